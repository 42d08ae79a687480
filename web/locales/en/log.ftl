# What has happened, one sentence for each event. $who is a name or "you"; $you is "yes" where it is the reader.

event-hand_dealt = { $who } { $you -> [yes] begin *[no] begins } with { $gold } gold, { $cards } and theft.
event-schemes_dealt = { $who } { $you -> [yes] are *[no] is } dealt { $count } start schemes.
event-schemes_dealt-known = { $who } { $you -> [yes] are *[no] is } dealt the start schemes { $cards }.
event-schemes_left = { $count ->
    [0] No start scheme is left over.
    [one] One start scheme leaves the game unseen.
   *[other] { $count } start schemes leave the game unseen.
  }
event-scheme_kept = { $who } { $you -> [yes] keep *[no] keeps } one start scheme and { $you -> [yes] give *[no] gives } up the other.
event-scheme_kept-known = { $who } { $you -> [yes] keep *[no] keeps } { $kept } and { $you -> [yes] give *[no] gives } up { $given_up }.
event-favour_deck_shuffled = The favour deck is shuffled: { $count } cards.
event-province_deck_shuffled = The province deck is shuffled: { $count } provinces.
event-provinces_blocked = No province is blocked.
event-provinces_blocked-known = Blocked for the whole game: { $provinces }.
event-order_drawn = The first turn order is { $order }.
event-choice_sealed = { $who } { $you -> [yes] have *[no] has } sealed a choice.
event-choice_sealed-known = { $who } { $you -> [yes] have *[no] has } sealed a choice: { $choice }.
event-choice_changed = { $who } { $you -> [yes] have *[no] has } changed the sealed choice.
event-choice_changed-known = { $who } { $you -> [yes] have *[no] has } changed the sealed choice: { $choice }.

event-round_began = Round { $round } begins, in the { $kingdom }.
event-provinces_came_up = Up for auction: { $provinces }.
event-blessing_set_out = A blessing lies face down in { $province }: { $count ->
    [one] one favour card
   *[other] { $count } favour cards
  }.
event-bid_placed = { $who } { $you -> [yes] bid *[no] bids } { $amount } for { $province }.
event-bribery_played = { $who } { $you -> [yes] play *[no] plays } bribery.
event-protection_played = { $who } { $you -> [yes] play *[no] plays } protection.
event-passed = { $who } { $you -> [yes] keep *[no] keeps } the leading bid and { $you -> [yes] pass *[no] passes }.
event-bid_paid = { $who } { $you -> [yes] pay *[no] pays } { $price } gold.
event-province_taken = { $who } { $you -> [yes] take *[no] takes } control of { $province }.
event-blessing_cards_taken = { $who } { $you -> [yes] take *[no] takes } the blessing of { $province }: { $count ->
    [one] one favour card
   *[other] { $count } favour cards
  }.
event-blessing_cards_taken-known = { $who } { $you -> [yes] take *[no] takes } the blessing of { $province }: { $cards }.
event-blessing_gold_taken = { $who } { $you -> [yes] take *[no] takes } the blessing of { $province }: { $gold } gold.
event-auction_cleared = The auction is over.
event-auction_cleared-known = The auction is over; discarded: { $discarded }.

event-stone_placed = { $who } { $you -> [yes] put *[no] puts } a stone into { $province }.
event-stone_placed-known = { $who } { $you -> [yes] put *[no] puts } a stone into { $province }, where three stones become a pyramid.
event-pyramid_built = { $who } { $you -> [yes] build *[no] builds } a pyramid in { $province } out of { $stones } stones.
event-farmer_placed = { $who } { $you -> [yes] put *[no] puts } a farmer beside the fields of { $province }.
event-farmer_placed-known = { $who } { $you -> [yes] put *[no] puts } a farmer on a field of { $province }.
event-cards_drawn = { $who } { $you -> [yes] draw *[no] draws } { $count ->
    [one] one favour card
   *[other] { $count } favour cards
  }.
event-cards_drawn-known = { $who } { $you -> [yes] draw *[no] draws } { $cards }.
event-deck_reshuffled = The discards are shuffled into a new favour deck: { $count } cards.
event-card_sold = { $who } { $you -> [yes] sell *[no] sells } { $card } for 1 gold.
event-card_discarded = { $who } { $you -> [yes] play *[no] plays } { $card }.
event-bought = { $who } { $you -> [yes] buy *[no] buys } { $goods } for { $price } gold.
goods-cards = { $count ->
    [one] one favour card
   *[other] { $count } favour cards
  }
goods-farmers = { $count ->
    [one] one farmer
   *[other] { $count } farmers
  }
goods-stones = { $count ->
    [one] one stone
   *[other] { $count } stones
  }
goods-tiles = { $count ->
    [one] one tomb tile
   *[other] { $count } tomb tiles
  }
goods-points = { $count ->
    [one] one point
   *[other] { $count } points
  }
event-market_turn_ended = { $who } { $you -> [yes] are *[no] is } done in the market.

event-offerings_revealed = The offerings are opened: { $offers }.
offer-gold = { $who } { $gold } gold
offer-theft = { $who } theft
offer-with = { $offer } with { $cards }
offer-selling = { $offer } (selling { $cards })
event-influence_used = { $who } { $you -> [yes] move *[no] moves } the collective offering by { $change }.
event-temple_moved = The collective offering is { $collective }, so the temple stands on position { $position }.
event-order_changed = The new turn order is { $order }.
event-laid_cards_resolved = { $who } { $you -> [yes] discard *[no] discards } { $cards }.
event-theft_paid = { $who } { $you -> [yes] take *[no] takes } { $gold } gold for theft.
event-gifts_divided = { $who } { $you -> [yes] take *[no] takes } { $cards ->
    [0] no favour card
    [one] one favour card
   *[other] { $cards } favour cards
  } out of { $gifts ->
    [one] one gift
   *[other] { $gifts } gifts
  }.
event-offering_ended = The offering is over.
event-harvest_card_played = { $who } { $you -> [yes] play *[no] plays } { $card } on { $province }.
event-harvested = { $who } { $you -> [yes] harvest *[no] harvests } nothing.
event-harvested-known = { $who } { $you -> [yes] harvest *[no] harvests } { $gold } gold: { $items }.
harvest-item = { $province } { $gold } ({ $source })

event-scored = Nobody scores.
event-scored-known = { $items }.
score-of-seat = { $who } { $you -> [yes] score *[no] scores } { $points } ({ $parts })
score-part = { $source } { $points }
score-part-in = { $source } { $province } { $points }
event-scheme_shown = { $who } { $you -> [yes] show *[no] shows } { $card }.
event-scheme_turn_ended = { $who } { $you -> [yes] show *[no] shows } no more schemes.
event-cards_sold_at_the_end = The last sales are opened: { $sold }.
event-gold_shown = All gold is shown: { $gold }.
seat-amount = { $who } { $amount }
seat-cards = { $who }: { $cards }
event-kingdom_ended = The { $kingdom } ends: scribes and farmers leave, stones and pyramids stay.
event-game_ended = The game is over: { $points }. { $winners }.
won-by = { $count ->
    [one] { $you ->
        [yes] { $names } win
       *[no] { $names } wins
      }
   *[other] { $names } share the win
  }
won-tie = { $won }, with more { $by ->
    [pyramids] pyramids
    [stones] stones
   *[other] { $by }
  }

event-province_hand_taken = { $who } { $you -> [yes] take *[no] takes } up { $count } province cards.
event-province_hand_taken-known = { $who } { $you -> [yes] take *[no] takes } up the province cards { $provinces }.
event-officials_shuffled = The Officials cards are shuffled: { $count } cards.
event-official_set_out = An official waits in { $province }: { $official }.
event-officials_swapped = { $who } { $you -> [yes] let *[no] lets } the officials of { $provinces } change places.
event-official_dismissed = { $who } { $you -> [yes] send *[no] sends } the official of { $province } away ({ $official }).
event-official_served = The official of { $province } serves { $who }: { $official }.
event-scribe_came_home = { $who } { $you -> [yes] take *[no] takes } the other scribe home; its province stays open.
event-pharaoh_moved = The Pharaoh travels to { $province }.
event-pharaoh_token_gained = { $who } { $you -> [yes] gain *[no] gains } a Pharaoh token for { $province }.
event-pharaoh_left = The Pharaoh leaves the board.
event-pharaoh_tokens_returned = All Pharaoh tokens go back.
event-statue_deck_shuffled = The statue deck is shuffled: { $count } cards.
event-statue_placed = { $statue } is set up in { $province }.
event-statue_taken = { $who } { $you -> [yes] take *[no] takes } the card of { $statue } with { $province }.
event-bastet_paid = { $who } { $you -> [yes] take *[no] takes } { $gold } gold from Bastet.
event-horus_paid = { $who } { $you -> [yes] pay *[no] pays } { $price } gold to Horus.
event-discarded_for_thoth = { $who } { $you -> [yes] discard *[no] discards } { $card } for Thoth.
event-bought_again = { $who } { $you -> [yes] use *[no] uses } Ptah to buy a second time.
event-tiles_shuffled = The tomb tiles are shuffled: { $count } tiles.
event-tiles_drawn = { $who } { $you -> [yes] draw *[no] draws } { $count ->
    [one] one tomb tile
   *[other] { $count } tomb tiles
  }.
event-tiles_drawn-known = { $who } { $you -> [yes] draw *[no] draws } tomb tiles: { $tiles }.
event-tile_built = { $who } { $you -> [yes] build *[no] builds } a { $tile } tile in row { $row }, space { $place }{ $times ->
    [1] {""}
   *[other] , which pays { $times } times
  }.
event-tomb_gold_taken = { $who } { $you -> [yes] take *[no] takes } { $gold } gold for the tile.
event-afterlife_played = { $who } { $you -> [yes] play *[no] plays } afterlife.
event-tile_paid = { $who } { $you -> [yes] discard *[no] discards } { $goods } for a further tile.

entry-seat_taken = { $who } { $you -> [yes] sit *[no] sits } down.
entry-seat_left = { $who } { $you -> [yes] get *[no] gets } up.
entry-game_started = The game begins.
entry-move_undone = { $who } { $you -> [yes] take *[no] takes } back the last action.
entry-orders_given = You have given standing orders.
entry-orders_spent = Your standing orders are used up.
entry-nudged = { $who } { $you -> [yes] remind *[no] reminds } { $other }: the table waits.
entry-vote_cast = { $who } { $you -> [yes] vote *[no] votes } { $yes ->
    [yes] for
   *[no] no longer for
  } { $about ->
    [end] ending the game
   *[other] a bot for { $other }
  }.
entry-seat_given_to_bot = A bot plays on for { $who }.
entry-seat_claimed_back = { $who } { $you -> [yes] are *[no] is } back.
entry-holiday_taken = { $who } { $you -> [yes] take *[no] takes } { $days } days off.
entry-outage_ended = The server was away; that time is nobody's.
entry-game_abandoned = All players have agreed to stop; there is no result.
entry-seed_revealed = The seed of the deal is revealed; anybody may check it.
entry-rematch_opened = { $who } { $you -> [yes] have *[no] has } opened a rematch.
