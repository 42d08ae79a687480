"""The description of the API, with the frames of sockets among its types."""

from __future__ import annotations

import asyncio
import gc
from importlib.metadata import version
from typing import Any

import msgspec
from litestar import Request, Response, Router
from litestar.enums import OpenAPIMediaType
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from amunre.kernel.ruleset import kinds_of_frames, phase_of
from amunre.kernel.state import Frame
from amunre.rules.catalogue import all_modules
from amunre.server.bodies import Body
from amunre.server.frames import ClientFrame, ServerFrame

PLACE = "/api/schema"
REFERENCE = "#/components/schemas/{name}"
AnyRequest = Request[Any, Any, Any]


class Description:
    """The document, which is the same for everybody. To write it takes a fifth of a second, so that is done
    once, beside everything else, when somebody asks first."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.document = b""

    async def answer(self, request: AnyRequest) -> Response[bytes] | None:
        """Before the framework would write it for each request anew."""
        places = (PLACE, f"{PLACE}/openapi.json")
        if request.method != "GET" or request.scope["path_template"] not in places:
            return None
        async with self.lock:
            if not self.document:
                self.document = await asyncio.to_thread(written, request)
        return Response(self.document, media_type=OpenAPIMediaType.OPENAPI_JSON)


def written(request: AnyRequest) -> bytes:
    document = msgspec.json.encode(with_frames(request.app.openapi_schema.to_schema()))
    gc.freeze()  # the framework keeps ten thousand objects of it, which are never garbage
    return document


def with_frames(described: dict[str, Any]) -> dict[str, Any]:
    """OpenAPI knows no sockets, so their frames are added to the types here."""
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
        openapi_router=Router(
            PLACE, route_handlers=[], include_in_schema=False, before_request=Description().answer
        ),
        render_plugins=[JsonRenderPlugin()],
        components=Components(
            security_schemes={
                "seat": SecurityScheme(type="http", scheme="bearer", description="A guest's seat token."),
                "session": SecurityScheme(
                    type="apiKey", name="amunre", security_scheme_in="cookie", description="An account."
                ),
            }
        ),
    )
