# Actions in words: as a choice in a list, and as what is about to be confirmed.

action-done = Be done
action-pass = Pass and keep the leading bid
action-sell_card = Sell { $card } for 1 gold
action-place_bid = Bid { $amount } for { $province }
action-with-bribery = { $action }, playing Bribery
action-with-protection = { $action }, playing Protection
action-with-leaving = { $action }, with the scribe from { $leaving }
action-buy_cards = Buy { $goods } for { $price } gold
action-buy_farmers = Buy { $goods } for { $price } gold
action-buy_stones = Buy { $goods } for { $price } gold
action-buy_tiles = Buy { $goods } for { $price } gold
action-play_glory = Play Glory: { $goods } for { $price } gold, and end the market turn
action-play_architect = Play Architect: a pyramid out of two stones in { $province }
action-play_cultivation = Play Cultivation: a farmer beside the fields of { $province }
action-play_cultivation-field = Play Cultivation: a farmer on a field of { $province }
action-place_farmer = Put a farmer into { $province }
action-place_stone = Put a stone into { $province }
action-offer = Offer { $gold } gold
action-offer-theft = Offer Theft
action-with-played = { $action } with { $cards }
action-with-sold = { $action }, selling { $cards }
action-influence-up = Raise the collective offering by 3
action-influence-down = Lower the collective offering by 3
action-take_cards = Take { $count ->
    [0] no favour card
    [one] one favour card
   *[other] { $count } favour cards
  } as gifts
action-take_farmer = Take a farmer for { $province }
action-take_stone = Take a stone for { $province }
action-play_treasury = Play Treasury: { $province } pays exactly 8 gold
action-play_abundance = Play Abundance: each farmer in { $province } pays 1 more
action-play_popularity = Play Popularity: { $province } pays nothing, draw three favour cards
action-play_export = Play Export: { $province } counts as a caravan of 10 gold
action-collect_income = Collect your income
action-show_scheme = Show { $card }
action-show_all_schemes = Show { $cards }
action-last_sale = Sell nothing
action-last_sale-some = Sell { $cards } for { $count } gold
action-play_protection = Play Protection
action-play_protection-at = Play Protection in { $province }
action-guard_scribe = Play Protection for the scribe in { $province }
action-keep_scheme = Keep { $card }
action-choose_province = Keep { $province }
action-delegate = Play Delegation: swap your two officials
action-put_up_province = Put up { $province }
action-afterlife_draw = Play Afterlife: draw a tomb tile
action-afterlife_build = Play Afterlife: build a { $tile } tile in row { $row }, space { $place }
action-take_tile = Build a { $tile } tile in row { $row }, space { $place }, as a gift
action-build_tile = Build a { $tile } tile in row { $row }, space { $place }, discarding { $paid }
action-build_with_horus = With Horus: a pyramid out of two stones in { $province }
action-discard_for_thoth = Discard { $card }
