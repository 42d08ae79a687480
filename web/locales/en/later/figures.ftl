# An owner's component set: setting a table up with one, and what its figures are called.

figures-line = Some figures are not known from any rulebook, so we have reconstructed them. Whoever owns a printed copy can let this table play with the figures of that copy: paste a component file here or choose one. What it leaves out stays as it is; everybody sees at the table what is different.
figures-text = Component file (TOML)
figures-file = Choose a file
figures-check = Check the file
figures-same = Nothing in this file differs from the usual figures.
figures-too-large = This file is too large; 32 KiB are allowed.
figures-unchecked = Check the file with the figures first, or empty its field.
figures-unnamed = Copy without a name
figures-good = { $count ->
    [one] “{ $name }” changes one figure. The table will play with it.
   *[other] “{ $name }” changes { $count } figures. The table will play with them.
  }
figures-table = { $count ->
    [one] This table plays with the set “{ $name }”. One figure is not as usual:
   *[other] This table plays with the set “{ $name }”. { $count } figures are not as usual:
  }
figure-is = { $value } (usually { $usual })
figure-of = { $place }: { $figure }
figure-yes = yes
figure-no = no
figure-word-east = east
figure-word-west = west
figure-word-upper = Upper Egypt
figure-word-lower = Lower Egypt
figure-province-bank = bank of the Nile
figure-province-region = part of Egypt
figure-province-nile = borders the Nile
figure-province-fields = { -fields }
figure-province-printed_farmers = printed farmers
figure-province-icons = { -favour-icons }
figure-province-blessing_cards = { -blessing }, { -favour-cards }
figure-province-blessing_stones = { -blessing }, { -stones }
figure-province-blessing_gold = { -blessing }, gold
figure-province-temples = temples
figure-province-mine = gold of the mine
figure-province-caravan = gold of the caravan
figure-province-neighbours = neighbours
figure-card-ankhs = ankhs
figure-card-fields = fields
figure-card-caravans = caravans
figure-card-pyramids = pyramids
figure-track-old = Temple track: positions 2, 3 and 4 begin at
figure-track-small = Temple track for few players: positions 2, 3 and 4 begin at
figure-table-ladder = Bid ladder
figure-table-start_gold = Gold at the start
figure-table-gold_awards = Points for most gold
figure-table-gifts = Gifts for the offerings
figure-table-pyramid_points = Points for a pyramid
figure-table-set_points = Points for a set of pyramids
figure-table-bank_points = Points for a bank
figure-table-scheme_points = Points for a scheme
figure-table-theft_gold = { card-theft }: gold
figure-table-influence_gold = { card-influence }: gold
figure-table-treasury_gold = { card-treasury }: gold
figure-table-caravan_positions = Temple positions at which caravans pay
figure-table-small_track_players = Players with the small temple track
figure-table-favours_needed = { card-favours }: icons and cards
figure-table-farmers_needed = { card-farmers }: farmers
figure-card_table-start_gold = Gold of the reserve
figure-card_table-flood = Flood: levels 2, 3 and 4 begin at
figure-card_table-favour = Favour for the offerings
figure-card_table-favour_of_two = Favour for the offerings of two players
figure-card_table-caravan_gold = Gold of a caravan
figure-card_table-caravan_levels = Flood levels at which caravans pay
figure-card_table-fields_needed = Fields for points
figure-card_table-fields_points = Points for fields
figure-card_table-pharaoh_points = Points for the Pharaoh
figure-card_table-ankhs_loss = Points lost for ankhs
figure-card_cost = { $count ->
    [one] Price of one pyramid
   *[other] Price of { $count } pyramids
  }
figure-deck = In the deck: { $card }
figure-expansion-gifts_for_a_token = Pharaoh: gifts for a token
figure-expansion-tokens_needed = Pharaoh: tokens for the scheme
figure-expansion-glory_points = { card-glory }: most points
figure-expansion-greed_gifts = { card-greed }: gifts
figure-expansion-popularity_cards = { card-popularity }: cards
figure-expansion-export_gold = { card-export }: gold
figure-expansion-tile_points = Tomb tile: points
figure-expansion-tile_gold = Tomb tile: gold
figure-expansion-row_points = Points for a row of the tomb
figure-expansion-bastet_gold = { statue-bastet }: gold
figure-expansion-horus_gold = { statue-horus }: gold
figure-expansion-set_gifts = { statue-set }: gifts
figure-expansion-isis_temples = { statue-isis }: temples
figure-expansion-sobek_points = { statue-sobek }: points
figure-expansion-statues_needed = Statues for the scheme
figure-official = Officials card { $card }
figure-official-cards = { -favour-cards }
figure-official-farmers = farmers
figure-official-stones = { -stones }
figure-official-gold = gold
figure-official-points = points
