# What the edition of 2003 calls or does otherwise; rules/components/names.toml has the same names.

card-bribery = Overbid in Same Province
card-protection = Bidding Blockade
card-protection-does = With a bid: the step right above your marker is blocked until the auction ends, wherever the marker goes.
card-architect = Builder
card-cultivation = Free Farmer
card-cultivation-does = In the market: one farmer for nothing, beside the farms.
card-influence = Sacrifice Correction
card-theft = −3 Card
card-treasury = 8 Gold
card-abundance = Harvest Increase
card-favours = Power Card Bonus
card-farmers = Farmer Bonus
card-upper_lower = Lower/Upper Egypt
card-east_west = West/East Side
card-river = Nile Banks
