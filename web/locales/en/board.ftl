# The map and the cards, in words.

board-map = Map of Egypt
board-map-keys = Arrow keys move between provinces, Enter chooses one.
board-where = { $name }, { $bank ->
    [west] west bank
   *[east] east bank
}, { $region ->
    [lower] Lower Egypt
   *[upper] Upper Egypt
}, { $nile ->
    [yes] on the Nile
   *[no] away from the Nile
}
board-lower = Lower Egypt
board-upper = Upper Egypt
board-west-desert = West desert
board-west-bank = West bank
board-east-bank = East bank
board-east-desert = East desert
board-sea = The Great Green
board-nile = The Nile
board-nile-at = The Nile, with the temple on position { $position }
board-nile-before = The Nile, before the first { -offering }
board-nile-letters = NILE

board-can-choose = It can be chosen.
board-is-chosen = It is chosen.
board-held = Held by { $who }.
board-open = Open: nobody has kept it.
board-waiting = Not up for auction.
board-blocked = Blocked: it does not take part in this game.
board-out = Out of the game.
board-blocked-short = blocked
board-out-short = out
board-no-bid-short = no bid yet
board-bids = Up for auction: { $bids }.
board-no-bids = Up for auction, no bid yet.
board-bid = { $who } bids { $amount }{ $guard ->
    [on] , protected
    [spent] , protection used up
   *[none] {""}
}
board-bribery = { $told }, { $state ->
    [spent] { card-bribery } used up
   *[force] { card-bribery } in force
}
board-has = It has { $what }.
board-fields = { $farmed } of { $count ->
    [one] 1 { -field }
   *[other] { $count } { -fields }
} farmed
board-no-fields = no { -fields }
board-extra-farmers = { $count ->
    [one] 1 farmer
   *[other] { $count } farmers
} beside the { -fields }
board-printed-farmers = { $count ->
    [one] 1 farmer who never leaves
   *[other] { $count } farmers who never leave
}
board-pyramids = { $count ->
    [one] 1 pyramid
   *[other] { $count } pyramids
}
board-stones = { $count ->
    [one] 1 { -stone }
   *[other] { $count } { -stones }
}
board-icons = { $count ->
    [one] 1 { -favour-icon }
   *[other] { $count } { -favour-icons }
}
board-temples = { $count ->
    [one] 1 temple
   *[other] { $count } temples
}
board-mine = a mine that pays { $count } gold at every harvest
board-caravan = a caravan that pays { $count } gold while the temple is low
board-cards = { $count ->
    [one] 1 { -favour-card }
   *[other] { $count } { -favour-cards }
}
board-gold = { $count } gold
board-hidden-cards = { $count ->
    [one] 1 { -favour-card } face down
   *[other] { $count } { -favour-cards } face down
}
board-blessing = { -a-blessing } for its winner: { $what }
board-harvest-card = { $card } played on it
board-farmer = a farmer

temple-track = { -Temple-track }
temple-title = Temple
temple-at = The temple is on position { $position }.
temple-before = The temple is not on its track yet.
temple-collective = The last collective { -offering } was { $amount }.
temple-row = Position { $position }: reached with { -an-offering } of { $range }; each farmer pays { $position } gold and each temple { $position } { $position ->
    [one] point
   *[other] points
}; { $caravan ->
    [yes] caravans pay
   *[no] caravans do not pay
}.
temple-below = { $most } or less
temple-between = { $least } to { $most }
temple-from = { $least } or more
temple-offered = offered
temple-offered-now = offered { $amount }

ladder-title = Bids for { $province }
ladder-step = Bid { $amount }
ladder-held = { $amount }: { $who }
ladder-low = { $amount }: below the highest bid
ladder-blocked = { $amount }: closed by { card-protection }
ladder-dear = { $amount }: more than you can bid now
ladder-protected = protected
ladder-protection-spent = protection used up

order-title = Turn order
order-place = { $place }. { $who }{ $state ->
    [sealed] , has chosen
    [asked] , to decide
   *[other] {""}
}
score-title = Points
score-of = { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
scroll-sealed = A sealed choice
coins-worth = { $count } gold
card-back = A favour card face down
pharaoh-title = The Pharaoh
pharaoh-tokens = { $count ->
    [one] 1 Pharaoh token
   *[other] { $count } Pharaoh tokens
}

outlook-open = Press Enter to see what each position pays.
