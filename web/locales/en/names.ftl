# Names and what things do. Every card, tile, statue and official has a name and one sentence.

# Things that an edition may call otherwise (locales/LANGUAGE/editions).
-favour-card = favour card
-favour-cards = favour cards
-Favour-cards = Favour cards
-favour-icon = favour icon
-favour-icons = favour icons
-scribe = scribe
-Scribe = Scribe
-scribes = scribes
-stone = stone
-stones = stones
-Stone = Stone
-Stones = Stones
-blessing = blessing
-a-blessing = a blessing
-A-blessing = A blessing
-offering = offering
-an-offering = an offering
-offerings = offerings
-Offering = Offering
-gift = gift
-gifts = gifts
-field = field
-fields = fields
-Fields = Fields
-Temple-track = Temple track

you = you
list-clauses = { $before }; { $next }
nothing = nothing
times-card = { $card } ×{ $count }

province-abu = Abu
province-abydos = Abydos
province-amarna = Amarna
province-avaris = Avaris
province-baharya = Baharya
province-berenike = Berenike
province-buto = Buto
province-dakhla = Dakhla
province-damanhur = Damanhur
province-edfu = Edfu
province-kharga = Kharga
province-memphis = Memphis
province-mendes = Mendes
province-sawu = Sawu
province-thebes = Thebes

card-theft = Theft
card-theft-does = Offer it instead of gold: the collective { -offering } falls by 3 and you take 3 gold, but no { -gifts }.
card-bribery = Bribery
card-bribery-does = When outbid, you may bid again in the same province, until the auction ends.
card-protection = Protection
card-protection-does = The step right above your { -scribe } is blocked until the auction ends, wherever the { -scribe } goes; playable on a passing turn too.
card-architect = Architect
card-architect-does = In the market: exactly two { -stones } in one of your provinces become a pyramid.
card-cultivation = Cultivation
card-cultivation-does = In the market, once you have bought something: one farmer for nothing, beside the { -fields }.
card-influence = Influence
card-influence-does = Lay it with your { -offering }: raise or lower the collective { -offering } by 3.
card-treasury = Treasury
card-treasury-does = At the harvest: one of your provinces pays exactly 8 gold instead.
card-abundance = Abundance
card-abundance-does = At the harvest: each farmer in one of your provinces pays 1 gold more.
card-favours = Master of Favours
card-favours-does = 3 points if your provinces carry at least 7 { -favour-icons } and { -blessing } cards together.
card-farmers = Master of Farmers
card-farmers-does = 3 points if your provinces hold at least 9 farmers.
card-upper_lower = Upper or Lower
card-upper_lower-does = 3 points if all your provinces lie in Upper Egypt, or all in Lower Egypt.
card-east_west = East or West
card-east_west-does = 3 points if all your provinces lie on the same bank.
card-river = River or Hinterland
card-river-does = 3 points if all your provinces border the Nile, or none does.
card-federation = Master of Federation
card-federation-does = 3 points if your provinces touch one another as one piece.
card-delegation = Delegation
card-afterlife = Afterlife
card-tribute = Tribute
card-pharaohs_blessing = Pharaoh's Blessing
card-glory = Glory
card-greed = Greed
card-popularity = Popularity
card-export = Export

tile-point = point
tile-farmer = farmer
tile-stone = { -stone }
tile-favour = favour
tile-gold = gold
tile-point-does = 1 point
tile-farmer-does = a farmer
tile-stone-does = a { -stone }
tile-favour-does = a { -favour-card }
tile-gold-does = 2 gold

kingdom-1 = Old Kingdom
kingdom-2 = New Kingdom
phase-setup = Set-up
phase-auction = Auction
phase-market = Market
phase-offering = { -Offering }
phase-harvest = Harvest
phase-scoring = Scoring
phase-over = Over

source-pyramids = pyramids
source-sets = full sets
source-west_bank = west bank
source-east_bank = east bank
source-temples = temples
source-gold = gold
source-scheme = scheme { $card }
source-mine = mine
source-caravan = caravan
source-farmers = farmers
source-treasury = { card-treasury }
source-abundance = { card-abundance }
source-other = { $source }
goods-cards = { $count ->
    [one] one { -favour-card }
   *[other] { $count } { -favour-cards }
  }
goods-farmers = { $count ->
    [one] one farmer
   *[other] { $count } farmers
  }
goods-stones = { $count ->
    [one] one { -stone }
   *[other] { $count } { -stones }
  }
won-by = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
  }
    .you = You win
won-tie = { $won }, with more { $by ->
    [pyramids] pyramids
   *[stones] { -stones }
  }
won-tie-order = { $won }, being earlier in turn order
cardgame-kingdom-1 = First Kingdom
cardgame-kingdom-2 = Second Kingdom
cardgame-kingdom-3 = Third Kingdom
