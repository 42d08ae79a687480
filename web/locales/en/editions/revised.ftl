# What the edition of 2016 calls or does otherwise; rules/components/names.toml has the same names.

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
