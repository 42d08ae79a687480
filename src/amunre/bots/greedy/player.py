"""The greedy bot itself: reads the view and hands the question to the judgement that fits."""

from __future__ import annotations

import random
from collections.abc import Callable

from amunre.bots.greedy.auction import choose_bid, keep_bid, pay
from amunre.bots.greedy.expert import put_up
from amunre.bots.greedy.forecast import ORDINARY, SCORING, forecast
from amunre.bots.greedy.market import choose_in_market, place_farmer, place_stone
from amunre.bots.greedy.offering import (
    choose_gift,
    choose_gift_cards,
    choose_influence,
    choose_offer,
    end_gifts,
)
from amunre.bots.greedy.officials import keep_province
from amunre.bots.greedy.reading import Outlook, Reading
from amunre.bots.greedy.rewards import choose_in_harvest, keep_scheme, sell_all, show_schemes
from amunre.bots.greedy.statues import discard_for_thoth, lay_stone
from amunre.bots.greedy.weights import WEIGHTS, Weights
from amunre.kernel.legal import Legal
from amunre.kernel.messages import Action
from amunre.kernel.ruleset import Ruleset
from amunre.kernel.view import View
from amunre.rules.base.board import Config
from amunre.rules.base.turns import Done
from amunre.rules.shared.laid import blank_table

JUDGEMENTS: dict[str, Callable[[Reading, Legal], Action]] = {
    "start_scheme": keep_scheme,
    "bid": choose_bid,
    "keep_bid": keep_bid,
    "pay": pay,
    "market": choose_in_market,
    "place_farmer": place_farmer,
    "place_stone": place_stone,
    "offer": choose_offer,
    "influence": choose_influence,
    "gift_cards": choose_gift_cards,
    "gift": choose_gift,
    "harvest": choose_in_harvest,
    "schemes": show_schemes,
    "last_sale": sell_all,
    "gift_end": end_gifts,
    "keep_province": keep_province,
    "lay_stone": lay_stone,
    "thoth": discard_for_thoth,
    "put_up_province": put_up,
}


class GreedyBot:
    """Takes at every question what earns most by its own reckoning; it does not look ahead."""

    def __init__(self, rules: Ruleset, seat: int, weights: Weights = WEIGHTS) -> None:
        config: Config = rules.config
        parts = config.components
        self.name = "greedy"
        self.rules = rules
        self.weights = weights
        given = (
            config.players - 1,
            rules.points.temple_track(blank_table(rules, config.players)),
            parts.theft_gold,
            parts.gifts,
            parts.caravan_positions,
        )
        self.outlook = Outlook(forecast(ORDINARY, *given), forecast(SCORING, *given))

    def choose(self, view: View, legal: Legal, rng: random.Random) -> Action:
        return self.judge(Reading(self.rules, self.weights, self.outlook, view), legal, rng)

    def judge(self, reading: Reading, legal: Legal, rng: random.Random) -> Action:
        judge = JUDGEMENTS.get(reading.kind)
        if judge is not None:
            return judge(reading, legal)
        # an expansion may ask what this bot has not learned: it does no more than it must
        return Done() if Done() in legal else legal.sample(rng)
