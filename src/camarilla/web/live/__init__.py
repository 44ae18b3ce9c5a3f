"""Sockets and what is sent through them. Imports core, speech, drawing and tables; knows no storage and no pages."""
