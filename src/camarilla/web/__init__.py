"""The table in the browser: pages, sockets, storage, and bots that think elsewhere."""
