"""The OpenAPI document of the API, from which requests are also validated, and the pages about the API made."""
