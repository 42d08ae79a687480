# What the edition of 2003 calls or does otherwise; rules/components/names.toml has the same names.

-favour-card = power card
-favour-cards = power cards
-Favour-cards = Power cards
-favour-icon = power card symbol
-favour-icons = power card symbols
-scribe = marker
-Scribe = Marker
-scribes = markers
-stone = building stone
-stones = building stones
-Stone = Building stone
-Stones = Building stones
-blessing = free material
-a-blessing = free material
-A-blessing = Free material
-offering = sacrifice
-an-offering = a sacrifice
-offerings = sacrifices
-Offering = Sacrifice
-gift = reward
-gifts = rewards
-field = farm
-fields = farms
-Fields = Farms

card-bribery = Overbid in Same Province
card-protection = Bidding Blockade
card-protection-does = With a bid: the step right above your { -scribe } is blocked until the auction ends, wherever the { -scribe } goes.
card-architect = Builder
card-cultivation = Free Farmer
card-cultivation-does = In the market: one farmer for nothing, beside the { -fields }.
card-influence = Sacrifice Correction
card-theft = −3 Card
card-treasury = 8 Gold
card-abundance = Harvest Increase
card-favours = Power Card Bonus
card-farmers = Farmer Bonus
card-upper_lower = Lower/Upper Egypt
card-east_west = West/East Side
card-river = Nile Banks

order-title = Turn order, from the pharaoh on
event-order_drawn = The first turn order, from the pharaoh on, is { $order }.
event-order_changed = The new turn order, from the pharaoh on, is { $order }.
source-mine = income always
source-caravan = income with camel
board-mine = income of { $count } gold at every harvest, always
board-caravan = income with camel: { $count } gold while the temple is low
board-fields = { $farmed } of { $count ->
    [one] 1 farm
   *[other] { $count } farms
} in use
