"""The description of the API, with the frames of sockets among its types."""

from __future__ import annotations

from importlib.metadata import version
from typing import Any

import msgspec
from litestar import Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from amunre.kernel.ruleset import kinds_of_frames, phase_of
from amunre.kernel.state import Frame
from amunre.rules.catalogue import all_modules
from amunre.server.bodies import Body
from amunre.server.frames import ClientFrame, ServerFrame

REFERENCE = "#/components/schemas/{name}"


class WithFrames(JsonRenderPlugin):
    """OpenAPI knows no sockets, so their frames are added to the types here."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, with_frames(openapi_schema))


def with_frames(described: dict[str, Any]) -> dict[str, Any]:
    (client, server), found = msgspec.json.schema_components(
        (ClientFrame, ServerFrame), ref_template=REFERENCE
    )
    components = described.setdefault("components", {})
    found |= {"ClientFrame": client, "ServerFrame": server}
    components["schemas"] = found | components.get("schemas", {})
    phases = phase_schemas()
    components["schemas"] |= phases
    refs = [{"$ref": f"#/components/schemas/{name}"} for name in phases]
    components["schemas"]["View"]["properties"]["flow"]["items"] = {"anyOf": refs}
    components["schemas"].pop("Frame", None)
    components["schemas"] |= {
        name: schema for name, schema in body_schemas().items() if name in components["schemas"]
    }
    return described


def body_schemas() -> dict[str, dict[str, Any]]:
    """What clients send. Litestar says neither that other fields are refused nor every limit of a field."""
    _, found = msgspec.json.schema_components(Body.__subclasses__(), ref_template=REFERENCE)
    return {name: explicit(schema) for name, schema in found.items()}


def explicit(schema: Any) -> Any:
    """The same with what goes without saying, which programs that make types of it want to be told."""
    if isinstance(schema, list):
        return [explicit(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    found = {key: explicit(value) for key, value in schema.items()}
    if all(isinstance(word, str) for word in found.get("enum", [0])):
        found["type"] = "string"
    if found.get("type") == "object" and not found.keys() & {"properties", "additionalProperties"}:
        found["additionalProperties"] = {}
    return found


def phase_schemas() -> dict[str, dict[str, Any]]:
    """What each kind of phase in progress shows, by its type; ``phase`` tells them apart."""
    names: dict[type[Frame], list[str]] = {}
    for module in all_modules():
        own = {phase_of(frame): frame for frame in module.frames}
        for name, kind in kinds_of_frames({**module.phases, **module.replaces_phases}, own).items():
            names.setdefault(kind, []).append(name)
    found = {}
    for kind, phases in names.items():
        _, described = msgspec.json.schema_components((kind,), ref_template=REFERENCE)
        schema = described[kind.__name__]
        schema["properties"]["phase"] = {"type": "string", "enum": sorted(set(phases))}
        schema["required"] = list(kind.__struct_fields__)
        name = "PlainPhase" if kind is Frame else kind.__name__
        found[name] = schema | {"title": name}
    return found


def openapi_config() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="amunre",
        version=version("amunre"),
        description="Tables for the board game Amun-Re. The guide is docs/server.md.",
        path="/api/schema",
        render_plugins=[WithFrames(path="/openapi.json")],
        components=Components(
            security_schemes={
                "seat": SecurityScheme(type="http", scheme="bearer", description="A guest's seat token."),
                "session": SecurityScheme(
                    type="apiKey", name="amunre", security_scheme_in="cookie", description="An account."
                ),
            }
        ),
    )
