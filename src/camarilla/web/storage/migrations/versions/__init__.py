"""The migrations. A released one is never changed; a change of the schema is a further one."""
