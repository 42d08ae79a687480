"""Component data: provinces, tracks, tables and decks, each figure with its mark (canon 9)."""

from .limits import bounds
from .model import CardSet, ComponentError, Components, Official, Province, ProvinceCard
from .names import Names, editions_with_names, names
from .reading import parse_components
from .schema import CARDS, EDITIONS, PROVINCE_CARDS, PROVINCES, SCHEMES
from .sets import figures, for_edition, override, standard

__all__ = [
    "CARDS",
    "EDITIONS",
    "PROVINCE_CARDS",
    "PROVINCES",
    "SCHEMES",
    "CardSet",
    "ComponentError",
    "Components",
    "Names",
    "Official",
    "Province",
    "ProvinceCard",
    "bounds",
    "editions_with_names",
    "figures",
    "for_edition",
    "names",
    "override",
    "parse_components",
    "standard",
]
