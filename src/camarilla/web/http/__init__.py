"""Requests and responses: pages, the API, errors, headers, limits, cookies, metrics, logs. Uses all of web."""
