"""Sockets and what is sent through them. Reads tables and tells watchers; decides nothing and stores nothing."""
