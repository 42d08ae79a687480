# Actions in words: as a choice in a list, and as what is about to be confirmed.

action-done = Be done
action-pass = Pass and keep the leading bid
action-sell_card = Sell { $card } for 1 gold
action-place_bid = Bid { $amount } for { $province }
action-with-bribery = { $action }, playing { card-bribery }
action-with-protection = { $action }, playing { card-protection }
action-buy_cards = Buy { $goods } for { $price } gold
action-buy_farmers = Buy { $goods } for { $price } gold
action-buy_stones = Buy { $goods } for { $price } gold
action-buy_tiles = Buy { $goods } for { $price } gold
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
action-collect_income = Collect your income
action-show_scheme = Show { $card }
action-show_all_schemes = Show { $cards }
action-last_sale = Sell nothing
action-last_sale-some = Sell { $cards } for { $count } gold
action-play_protection = Play { card-protection }
action-keep_scheme = Keep { $card }
