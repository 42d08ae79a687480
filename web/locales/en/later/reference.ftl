# Decks and piles, and the quick reference of the board game.

piles-title = Decks and piles
piles-favour = { -Favour-cards }
piles-deck = { $count ->
    [0] None left face down
    [one] 1 card face down
   *[other] { $count } cards face down
}
piles-discards = { $count ->
    [0] Nothing is discarded.
   *[other] Discarded, face up: { $count }
}
piles-times = { $count } times
piles-many = { $count } × { $what }
piles-gone = { $count ->
    [one] 1 start scheme has left the game unseen.
   *[other] { $count } start schemes have left the game unseen.
}
piles-provinces = Province cards
piles-provinces-deck = { $count ->
    [0] No province card is left in the deck.
    [one] 1 province card is left in the deck.
   *[other] { $count } province cards are left in the deck.
}
piles-provinces-used = Auctioned in this kingdom: { $provinces }.
piles-provinces-blocked = Blocked: { $provinces }.
piles-provinces-out = Out of the game: { $provinces }.
piles-tiles = Tomb tiles
piles-tiles-stack = { $count ->
    [0] No tile is left face down.
    [one] 1 tile face down
   *[other] { $count } tiles face down
}
piles-officials = Officials cards
piles-statues = Statue cards

reference-phases = A round
reference-prices = Prices
reference-prices-line = { -Favour-cards }, farmers and { -stones }, each kind together:
reference-prices-tiles = Tomb tiles, { -favour-cards }, farmers and { -stones }, each kind together:
reference-bids = Steps of a bid
reference-bids-end = { $step } is the last step: whoever stands there cannot be outbid.
reference-few = 2 or 3 players
reference-many = 4 or 5 players
reference-farmer = Each farmer, gold
reference-temple = Each temple, points
reference-caravans = Caravans
reference-yes = pay
reference-no = do not pay
reference-gifts = Taking { -gifts }
reference-gifts-line = The highest { -offering } takes { $first }, the second { $second }, every other one of gold { $other }.
reference-gifts-two = With two players the second takes 2 only for half of the first or more.
reference-theft = { card-theft } takes none and brings { $gold } gold.
reference-pyramid = each pyramid: { $points }
reference-set = a pyramid in each of your provinces: { $points } for every such set
reference-bank = the province with most pyramids on each bank (then most { -stones }): { $points }
reference-bank-player = the player with most pyramids on each bank (then most { -stones }): { $points }
reference-temples = each temple: the position of the temple
reference-scheme = each scheme that is shown: { $points }
reference-gold = at the end of the game, most gold: { $awards }; players who are level all take the best of the places they fill
reference-gold-two = with two players the second takes 4 only for half of the first or more, else 2
reference-rows = at the end of the game, each full row of a tomb: { $points }
reference-cards = Cards
reference-cards-line = A card is played in its phase, never two of the same name in one phase. Any but { card-theft } can be sold for 1 gold.
reference-start = everybody begins with one
reference-start-scheme = Everybody also begins with one scheme out of two.
reference-copies = { $count } in the deck
