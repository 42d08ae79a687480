"""Component data: provinces, tracks, tables and decks, each figure with its mark (canon 9)."""

from .limits import bounds
from .model import ComponentError, Components, Province
from .reading import parse_components
from .schema import CARDS, PROVINCES, SCHEMES
from .sets import figures, override, standard

__all__ = [
    "CARDS",
    "PROVINCES",
    "SCHEMES",
    "ComponentError",
    "Components",
    "Province",
    "bounds",
    "figures",
    "override",
    "parse_components",
    "standard",
]
