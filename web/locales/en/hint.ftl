# Hints: what a bot would think of, and then what it would play.

hint = Hint
hint-move = Show move
hint-key = a hint; once more, the move
hint-asking = A bot is thinking …
hint-shown = The bot would do this. Confirm it or choose something else.
hint-count =
    { $count ->
        [one] 1 hint
       *[other] { $count } hints
    }
entry-hint_taken = You have asked for a hint.

# Ideas, by what the move would be
idea-place_bid-fields = Nothing that is up has more room for farmers than { $province }.
idea-place_bid-temples = Look at the temples of { $province }: they bring points.
idea-place_bid-mine = { $province } earns gold without any farmer.
idea-place_bid-caravan = { $province } lives on its caravan, which pays when the offering is low.
idea-place_bid-blessing_cards = { $province } brings favour cards at once.
idea-place_bid-blessing_gold = { $province } brings gold at once.
idea-place_bid-blessing_stones = { $province } brings stones at once.
idea-place_bid-balance = { $province } gives much for what it will cost.
idea-bid_card-fields = No card on offer has more fields than { $province }.
idea-bid_card-caravans = Look at the caravan of { $province }.
idea-bid_card-pyramids = { $province } brings pyramids with it.
idea-bid_card-ankhs = { $province } has ankhs, and whoever has fewest of them loses points.
idea-bid_card-balance = { $province } gives much for what it will cost.
idea-put_up_province = Put up what you would like to win yourself.
idea-pass = Your bid is good where it stands.
idea-play_protection = Somebody may want to outbid you; a card in your hand can stop that.
idea-guard_scribe = One of your scribes stands well; a card in your hand can keep it there.
idea-choose_province = Compare what you keep with what the official of the other province does for you.
idea-delegate = The better official waits in the better province; a card changes that.
idea-sell_card = One of your cards is worth more as gold now.
idea-buy_cards = Your gold does most for you as favour cards.
idea-buy_farmers = Farmers pay for themselves while harvests are left.
idea-buy_stones = Stones bought now become pyramids in time for a scoring.
idea-buy_tiles = Your tomb needs tiles before it can grow.
idea-done = You have done what is worth doing; keep what is left.
idea-play_architect = A card in your hand makes a pyramid of two stones.
idea-play_cultivation = A card in your hand brings a farmer for nothing.
idea-play_glory = What is left of your gold can become points.
idea-place_farmer = Ask where a farmer will work longest and pay best.
idea-place_stone = Ask where a stone completes a pyramid or a set, or takes a bank.
idea-build_with_horus = Horus can spare you a stone here.
idea-discard_for_thoth = Part with the card that helps you least.
idea-offer-theft = Let the others pay this time.
idea-offer-little = A small gift to the gods is enough this time.
idea-offer-much = This offering is worth good gold.
idea-offer_cards-nothing = Keep your gold this time; others will pay.
idea-offer_cards-some = What you may gain here is worth some gold.
idea-influence-up = A higher temple helps you more than the others.
idea-influence-down = A lower temple helps you more than the others.
idea-take_cards = Weigh cards against pieces: what do you need more before the next scoring?
idea-take_farmer = A farmer earns more here than a stone would bring.
idea-take_stone = A stone helps you more than a farmer would earn.
idea-take_tile = One of your gifts does most in your tomb.
idea-afterlife_draw = A card in your hand brings a tile.
idea-afterlife_build = A card in your hand lets you build in your tomb.
idea-build_tile = Something you hold is worth less than a tile in its place.
idea-play_treasury = One of your provinces earns less than a card in your hand would pay.
idea-play_abundance = A province with many farmers can earn more this time.
idea-play_popularity = A harvest that brings little can bring cards instead.
idea-play_export = One of your provinces would earn more as a caravan.
idea-collect_income = Take the harvest as it is and keep your cards.
idea-keep_scheme = Keep the scheme that you can plan for from the first auction on.
idea-show_scheme = One of your schemes holds: show it.
idea-last_sale = Cards are worth nothing after this; gold may be.
idea-extend_province = Lay the card where its pyramids lift your lowest province.
idea-place_pyramid = Pyramids count in whole rows: build where there are fewest.
idea-build_pyramids-none = Keep your gold for the next auction.
idea-build_pyramids-some = Your gold does most for you as pyramids.
idea-lay_reserve = Many cards of middling worth leave you more ways to pay.
idea-other = Compare what each choice brings you by the next scoring.
