"""The parts that schemas are made of."""

from camarilla.web.http.request_schemas import Schema

NUMBER: Schema = {"type": "integer"}
COUNT: Schema = {"type": "integer", "minimum": 0}
TEXT: Schema = {"type": "string"}
FLAG: Schema = {"type": "boolean"}
FREE: Schema = {"type": "object", "additionalProperties": True}
"""An object whose keys depend on something that no schema can say."""


def means(schema: Schema, words: str) -> Schema:
    """A schema, and what its value means."""
    return {**schema, "description": words}


def text(longest: int) -> Schema:
    """A text of limited length."""
    return {"type": "string", "maxLength": longest}


def one_of(*values: str | int) -> Schema:
    """One of these texts or numbers."""
    return {"type": "integer" if isinstance(values[0], int) else "string", "enum": list(values)}


def list_of(items: Schema, **more: int) -> Schema:
    """A list; `more` limits its length."""
    return {"type": "array", "items": items, **more}


def map_of(values: Schema) -> Schema:
    """An object with any keys."""
    return {"type": "object", "additionalProperties": values}


def record(properties: dict[str, Schema], optional: str = "") -> Schema:
    """An object with these keys, all of which are there but the optional ones."""
    required = [name for name in properties if name not in optional.split()]
    return {"type": "object", "properties": properties, "required": required}


def closed(properties: dict[str, Schema], optional: str = "") -> Schema:
    """An object with these keys and no others."""
    return {**record(properties, optional), "additionalProperties": False}


def maybe(schema: Schema) -> Schema:
    """A value, or null."""
    return {"anyOf": [schema, {"type": "null"}]}


def ref(name: str) -> Schema:
    """A schema that has a name."""
    return {"$ref": f"#/components/schemas/{name}"}


def told_apart(by: str, names: dict[str, str]) -> Schema:
    """One of several named schemas; the value of the field `by` says which."""
    places = {value: f"#/components/schemas/{name}" for value, name in names.items()}
    return {"oneOf": [ref(name) for name in names.values()], "discriminator": {"propertyName": by, "mapping": places}}
