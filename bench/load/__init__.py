"""Many tables at once through sockets: decisions a second, and how long each waits for its answer."""
