"""The database: schema, queries, group commit, migrations, backup. Imports the core alone, nothing else of web."""
