"""Requests and responses: pages, the API, errors, headers, limits, cookies, metrics, logs.

May import everything but the terminal and the application itself.
"""
