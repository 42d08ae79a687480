# Actions in words: as a choice in a list, and as what is about to be confirmed.

action-done = Be done
action-pass = Pass and keep the leading bid
action-sell_card = Sell { $card } for 1 gold
action-place_bid = Bid { $amount } for { $province }
action-with-bribery = { $action }, playing { card-bribery }
action-with-protection = { $action }, playing { card-protection }
action-with-leaving = { $action }, with the { -scribe } from { $leaving }
action-buy_cards = Buy { $goods } for { $price } gold
action-buy_farmers = Buy { $goods } for { $price } gold
action-buy_stones = Buy { $goods } for { $price } gold
action-buy_tiles = Buy { $goods } for { $price } gold
action-play_glory = Play { card-glory }: { $goods } for { $price } gold, and end the market turn
action-play_architect = Play { card-architect }: a pyramid out of two { -stones } in { $province }
action-play_cultivation = Play { card-cultivation }: a farmer beside the { -fields } of { $province }
action-play_cultivation-field = Play { card-cultivation }: a farmer on a { -field } of { $province }
action-place_farmer = Put a farmer into { $province }
action-place_stone = Put a { -stone } into { $province }
action-offer = Offer { $gold } gold
action-offer-theft = Offer { card-theft }
action-with-played = { $action } with { $cards }
action-with-sold = { $action }, selling { $cards }
action-influence-up = Raise the collective { -offering } by 3
action-influence-down = Lower the collective { -offering } by 3
action-take_cards = Take { $count ->
    [0] no { -favour-card }
    [one] one { -favour-card }
   *[other] { $count } { -favour-cards }
  } as { -gifts }
action-take_farmer = Take a farmer for { $province }
action-take_stone = Take a { -stone } for { $province }
action-play_treasury = Play { card-treasury }: { $province } pays exactly 8 gold
action-play_abundance = Play { card-abundance }: each farmer in { $province } pays 1 more
action-play_popularity = Play { card-popularity }: { $province } pays nothing, draw three { -favour-cards }
action-play_export = Play { card-export }: { $province } counts as a caravan of 10 gold
action-collect_income = Collect your income
action-show_scheme = Show { $card }
action-show_all_schemes = Show { $cards }
action-last_sale = Sell nothing
action-last_sale-some = Sell { $cards } for { $count } gold
action-play_protection = Play { card-protection }
action-play_protection-at = Play { card-protection } in { $province }
action-guard_scribe = Play { card-protection } for the { -scribe } in { $province }
action-keep_scheme = Keep { $card }
action-choose_province = Keep { $province }
action-delegate = Play { card-delegation }: swap your two officials
action-put_up_province = Put up { $province }
action-afterlife_draw = Play { card-afterlife }: draw a tomb tile
action-afterlife_build = Play { card-afterlife }: build a { $tile } tile in row { $row }, space { $place }
action-take_tile = Build a { $tile } tile in row { $row }, space { $place }, as a { -gift }
action-build_tile = Build a { $tile } tile in row { $row }, space { $place }, discarding { $paid }
action-build_with_horus = With Horus: a pyramid out of two { -stones } in { $province }
action-discard_for_thoth = Discard { $card }
