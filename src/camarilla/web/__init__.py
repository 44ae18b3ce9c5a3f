"""The games in the browser: pages, sockets, tables, workers and storage. `app` wires them, `serving` runs them."""
