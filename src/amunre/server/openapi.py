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


class WithFrames(JsonRenderPlugin):
    """OpenAPI knows no sockets, so their frames are added to the types here."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, with_frames(openapi_schema))


def with_frames(described: dict[str, Any]) -> dict[str, Any]:
    (client, server), found = msgspec.json.schema_components(
        (ClientFrame, ServerFrame), ref_template="#/components/schemas/{name}"
    )
    components = described.setdefault("components", {})
    found |= {"ClientFrame": client, "ServerFrame": server}
    components["schemas"] = found | components.get("schemas", {})
    phases = phase_schemas()
    components["schemas"] |= phases
    refs = [{"$ref": f"#/components/schemas/{name}"} for name in phases]
    components["schemas"]["View"]["properties"]["flow"]["items"] = {"anyOf": refs}
    components["schemas"].pop("Frame", None)
    for body in Body.__subclasses__():  # Litestar does not say that other fields are refused
        components["schemas"].get(body.__name__, {})["additionalProperties"] = False
    return described


def phase_schemas() -> dict[str, dict[str, Any]]:
    """What each kind of phase in progress shows, by its type; ``phase`` tells them apart."""
    names: dict[type[Frame], list[str]] = {}
    for module in all_modules():
        own = {phase_of(frame): frame for frame in module.frames}
        for name, kind in kinds_of_frames({**module.phases, **module.replaces_phases}, own).items():
            names.setdefault(kind, []).append(name)
    found = {}
    for kind, phases in names.items():
        _, described = msgspec.json.schema_components((kind,), ref_template="#/components/schemas/{name}")
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
