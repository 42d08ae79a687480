# What the edition of 2016 calls or does otherwise; rules/components/names.toml has the same names.

-favour-card = Favor card
-favour-cards = Favor cards
-Favour-cards = Favor cards
-favour-icon = Favor symbol
-favour-icons = Favor symbols
-blessing = immediate bonus
-a-blessing = an immediate bonus
-A-blessing = An immediate bonus
-gift = reward
-gifts = rewards
-Temple-track = Offering tiles

card-bribery-does = When outbid, you may bid once again in the same province.
card-protection-does = With a bid: the step right above that bid is blocked while your scribe stands there.
card-cultivation = Free Farmer
card-cultivation-does = In the market: one farmer for nothing, on an empty field or beside the fields.
card-influence = Offering Adjustment
card-abundance = Big Harvest
card-favours = Master of Scribes
card-upper_lower = High/Low Egypt
card-east_west = West/East Bank
card-river = Nile/Frontier

order-title = Turn order, from the Start Player on
event-order_drawn = The first turn order, from the Start Player on, is { $order }.
event-order_changed = The Start Player token is passed on; the new turn order is { $order }.
source-mine = Gold Mine
source-caravan = Caravan
board-mine = a Gold Mine that pays { $count } gold at every harvest
board-caravan = a Caravan that pays { $count } gold while the temple is low
