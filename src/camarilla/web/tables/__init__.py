"""The tables of a server: found, loaded, changed, forgotten. Stores first, then tells; knows no requests or sockets."""
