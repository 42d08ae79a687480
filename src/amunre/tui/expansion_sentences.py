"""Sentences for the events of expansions; how templates work is told where they are filled."""

from __future__ import annotations

SENTENCES: dict[str, tuple[str, ...]] = {
    # expert
    "province_hand_taken": (
        "{seat} [take|takes] up the province cards {provinces}.",
        "{seat} [take|takes] up {count:province card}.",
    ),
    # officials
    "officials_shuffled": ("The Officials cards are shuffled: {count:card}.",),
    "official_set_out": ("An official waits in {province}: {card}.",),
    "officials_swapped": ("{seat} [let|lets] the officials of {provinces} change places.",),
    "official_dismissed": ("{seat} [send|sends] the official of {province} away ({card}).",),
    "official_served": ("The official of {province} serves {seat}: {card}.",),
    "scribe_came_home": ("{seat} [take|takes] the other scribe home; its province stays open.",),
    # the Pharaoh
    "pharaoh_moved": ("The Pharaoh travels to {province}.",),
    "pharaoh_token_gained": ("{seat} [gain|gains] a Pharaoh token for {province}.",),
    "pharaoh_left": ("The Pharaoh leaves the board.",),
    "pharaoh_tokens_returned": ("All Pharaoh tokens go back.",),
    # statues
    "statue_deck_shuffled": ("The statue deck is shuffled: {count:card}.",),
    "statue_placed": ("{statue} is set up in {province}.",),
    "statue_taken": ("{seat} [take|takes] the card of {statue} with {province}.",),
    "bastet_paid": ("{seat} [take|takes] {gold} gold from Bastet.",),
    "horus_paid": ("{seat} [pay|pays] {price} gold to Horus.",),
    "discarded_for_thoth": ("{seat} [discard|discards] {card} for Thoth.",),
    "bought_again": ("{seat} [use|uses] Ptah to buy a second time.",),
    # afterlife
    "tiles_shuffled": ("The tomb tiles are shuffled: {count:tile}.",),
    "tiles_drawn": (
        "{seat} [draw|draws] {tiles}.",
        "{seat} [draw|draws] {count:tomb tile}.",
    ),
    "tile_built": ("{seat} [build|builds] a {tile} tile in row {row}, space {place}{times}.",),
    "tomb_gold_taken": ("{seat} [take|takes] {gold} gold for the tile.",),
    "afterlife_played": ("{seat} [play|plays] <afterlife>.",),
    "tile_paid": (
        "{seat} [discard|discards] {cards} and {tiles} for a further tile.",
        "{seat} [discard|discards] {tiles} for a further tile.",
        "{seat} [discard|discards] {cards} for a further tile.",
    ),
}
