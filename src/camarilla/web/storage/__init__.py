"""Where tables are kept: schema, transactions, connections, migrations, backup. Knows no requests and no games."""
