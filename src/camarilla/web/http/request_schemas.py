"""Validates the body of a request against the schema that the API's document publishes."""

import json
import re
from typing import Any

from camarilla.core.clauses import Malformed

Schema = dict[str, Any]
_TYPES: dict[str, type] = {"object": dict, "array": list, "string": str, "integer": int, "boolean": bool}


def check(value: object, schema: Schema, field: str = "body") -> None:
    """Refuse what does not fit a schema, naming the field; supports as much of JSON Schema as the API uses."""
    if not _fits(value, schema):
        raise Malformed("web-bad-field", field=field, wanted=_wanted(schema)[:300])
    if isinstance(value, dict):
        known = schema.get("properties", {})
        for name in schema.get("required", []):
            if name not in value:
                raise Malformed("web-missing-field", field=name, wanted=_wanted(known[name])[:300])
        for name, inner in value.items():
            rest = schema.get("additionalProperties", True)
            if name not in known and rest is False:
                raise Malformed("web-bad-field", field=name[:80], wanted=", ".join(known))
            check(inner, known.get(name, rest if isinstance(rest, dict) else {}), name[:80])
    if isinstance(value, list):
        for number, inner in enumerate(value):
            check(inner, schema.get("items", {}), f"{field} {number}")


def _wanted(schema: Schema) -> str:
    """What fits a schema, in the short words of JSON: `0 | 300 | 700`, `integer 2..6`, `string`."""
    if "anyOf" in schema:
        return " | ".join([_wanted(choice) for choice in schema["anyOf"]])
    if "enum" in schema:
        return " | ".join([json.dumps(value, ensure_ascii=False) for value in schema["enum"]])
    bounds = [schema.get(name, "") for name in ("minimum", "maximum")]
    return f"{schema.get('type', 'JSON')} {bounds[0]}..{bounds[1]}" if any(bounds) else str(schema.get("type", "JSON"))


def _fits(value: object, schema: Schema) -> bool:
    """Whether a value fits, apart from the values inside it."""
    if "anyOf" in schema:
        return any(_fits(value, choice) for choice in schema["anyOf"])
    if "type" in schema:
        if not isinstance(value, _TYPES[schema["type"]]):
            return False
        if isinstance(value, bool) and schema["type"] != "boolean":
            return False
    if value not in schema.get("enum", [value]):
        return False
    if isinstance(value, str):
        return bool(len(value) <= schema.get("maxLength", len(value)) and re.search(schema.get("pattern", ""), value))
    if isinstance(value, list):
        return bool(schema.get("minItems", 0) <= len(value) <= schema.get("maxItems", len(value)))
    if isinstance(value, dict):
        return bool(len(value) <= schema.get("maxProperties", len(value)))
    if isinstance(value, int):
        return bool(schema.get("minimum", value) <= value <= schema.get("maximum", value))
    return True
