# The card game: what is asked, what may be done, what has happened.

cardgame-course = { $kingdom ->
    [0] Before the first kingdom
   *[other] Kingdom { $kingdom } of 3, auction { $auction } of 3
}
phase-income = Income

prompt-cardgame-bid = Lay a gold card at a province: one without a card, or with a lower one.
prompt-extend = Lay { $won } on one of your provinces that was not extended in this kingdom.
prompt-pyramid = Set up a pyramid in one of your provinces with fewest. { $left ->
    [one] It is the last one.
   *[other] { $left } are left.
}
prompt-cardgame-offer = Seal your offering: any cards of your reserve, or nothing.
prompt-cardgame-offer-sealed = Your offering is sealed. You may change it until all have chosen.
prompt-build = Build pyramids with your { $gold } gold, in one purchase; what is left becomes your reserve.
prompt-prepare = Lay a reserve worth exactly { $gold } gold, the 0 among it.

tool-bid_card = Bid
tool-extend_province = Extend
tool-place_pyramid = Pyramid
tool-offer_cards = Offering
tool-build_pyramids = Build
tool-lay_reserve = Reserve
key-digits-gold = pick the gold card of that number

action-bid_card = Lay the { $card } at { $province }
action-extend_province = Lay the new card on { $province }
action-place_pyramid = Set up a pyramid in { $province }
action-offer_cards = Offer { $cards }
action-build_pyramids = Build { $count ->
    [0] nothing
    [one] one pyramid
   *[other] { $count } pyramids
}
action-lay_reserve = Lay the reserve { $cards }
cost-worth = worth { $worth }
cost-build = for { $price } gold; { $left ->
    [one] 1 is left
   *[other] { $left } are left
} for your reserve

lay-pick = Choose one of your gold cards and a lit province.
lay-pick-province = The { $card } is in your hand: choose a lit province.
lay-pick-card = Choose a gold card for { $province }.
lay-free = { $province }, no card yet
lay-held = { $province }, { $who } has laid { $amount }
offer-worth = { $count ->
    [0] No card picked.
    [one] One card, worth { $worth }.
   *[other] { $count } cards, worth { $worth }.
}
offer-pick = Choose among your gold cards.
offer-nothing = Offer nothing
reserve-worth = { $worth } of { $gold } gold
reserve-ways = Ways to fill it up
build-none = none
build-for = { $count ->
    [one] 1 pyramid
   *[other] { $count } pyramids
} for { $price } gold
build-costs = costs { $price }
build-leaves = leaves { $left }

gold-hand = Your nine gold cards
gold-in-reserve = { $amount } in your reserve
gold-out = { $amount } laid at { $province }
gold-spent = { $amount } spent
gold-picked = { $amount } picked
gold-can-pick = { $amount }, can be picked

player-reserve = in reserve
player-ankhs =
    { $count ->
        [one] ankh
       *[other] ankhs
    }
player-fields =
    { $count ->
        [one] field
       *[other] fields
    }
player-caravans =
    { $count ->
        [one] caravan
       *[other] caravans
    }
player-pharaoh = Pharaoh

cardgame-keys = Arrow keys move between cards, Enter chooses one.
cardgame-of = { $card }. Province of { $who }.
cardgame-lot = { $card }. { $bid }.
cardgame-can-choose = It can be chosen.
cardgame-no-bid = No gold card yet
cardgame-won-by = won by { $who }
cardgame-deck = { $count ->
    [0] No card is left in the deck of this kingdom.
    [one] One card is left in the deck of this kingdom.
   *[other] { $count } cards are left in the deck of this kingdom.
}
cardgame-crib = Reminder
cardgame-crib-points = Points after each kingdom
cardgame-crib-lowest = each pyramid of your province with fewest: +1
cardgame-crib-fields = { $count } or more fields: +{ $points }
cardgame-crib-pharaoh = Pharaoh: +{ $points }
cardgame-crib-ankhs = fewest ankhs: −{ $points }
cardgame-crib-favour = Offering: pyramids for the highest, the second, every other
cardgame-crib-favour-two = Offering: pyramids for the higher, the other
cardgame-crib-costs = Pyramids and what they cost
cardgame-crib-caravan = A caravan pays { $gold } gold at flood levels { $levels }.
cardgame-crib-decks = Province cards left in the decks: { $counts }
cardgame-new = New provinces
cardgame-offerings = Offerings
cardgame-offering-none = not yet chosen
cardgame-together = { $amount } together
cardgame-begin = Everybody lays a first reserve.
cardgame-purse = { $who }: reserve { $reserve }; spent { $spent }
cardgame-purse-out = { $who }: reserve { $reserve }; { $bid } laid at { $province }; spent { $spent }
cardgame-is-ankhs = { $count ->
    [one] 1 visible ankh
   *[other] { $count } visible ankhs
}
cardgame-is-fields = { $count ->
    [one] 1 visible field
   *[other] { $count } visible fields
}
cardgame-is-caravans = { $count ->
    [one] 1 visible caravan
   *[other] { $count } visible caravans
}
cardgame-is-lowest = fewest pyramids in one province: { $count }

event-kingdom_deck_shuffled = The deck of kingdom { $kingdom } is shuffled: { $count } cards.
event-first_gold_given = { $who } begins with { $gold } gold.
    .you = You begin with { $gold } gold.
event-auction_began = { $kingdom }, auction { $auction }: { $provinces } come up.
event-card_bid = { $who } lays the { $card } at { $province }.
    .you = You lay the { $card } at { $province }.
event-bid_returned = The { $card } at { $province } is outbid and goes back to the reserve of { $who }.
    .you = Your { $card } at { $province } is outbid and goes back to your reserve.
event-province_won = { $who } wins { $province } with the { $card }.
    .you = You win { $province } with the { $card }.
event-province_founded = { $who } founds a province: { $province }.
    .you = You found a province: { $province }.
event-province_extended = { $who } lays { $province } on { $over }.
    .you = You lay { $province } on { $over }.
event-pharaoh_named = { $who } is Pharaoh with { $ankhs ->
    [one] one ankh
   *[other] { $ankhs } ankhs
  }.
    .you = You are Pharaoh with { $ankhs ->
        [one] one ankh
       *[other] { $ankhs } ankhs
      }.
event-offerings_opened = The offerings are opened: { $offers }.
event-flood_came = All offer { $collective } together, so the flood reaches level { $level }.
event-favour_earned = { $who } earns { $count ->
    [one] one pyramid
   *[other] { $count } pyramids
  } by the offering.
    .you = You earn { $count ->
        [one] one pyramid
       *[other] { $count } pyramids
      } by your offering.
event-pyramids_placed = { $who } sets up { $count ->
    [one] one pyramid
   *[other] { $count } pyramids
  } in { $province }.
    .you = You set up { $count ->
        [one] one pyramid
       *[other] { $count } pyramids
      } in { $province }.
event-income_taken = { $who } takes { $gold } gold: { $fields } for fields, { $caravans } for caravans, { $reserve } out of the reserve.
    .you = You take { $gold } gold: { $fields } for fields, { $caravans } for caravans, { $reserve } out of your reserve.
event-pyramids_bought = { $who } builds { $count ->
    [0] nothing
    [one] one pyramid for { $price } gold
   *[other] { $count } pyramids for { $price } gold
  }.
    .you = You build { $count ->
        [0] nothing
        [one] one pyramid for { $price } gold
       *[other] { $count } pyramids for { $price } gold
      }.
event-reserve_laid = { $who } lays a reserve worth { $price }: { $cards }.
    .you = You lay a reserve worth { $price }: { $cards }.

source-fields = many fields
source-pharaoh = Pharaoh
source-fewest_ankhs = fewest ankhs
source-not_below_0 = never below 0

cardgame-table = Table of the card game
cardgame-flood = Flood
cardgame-flood-at = Flood level { $level }
cardgame-flood-before = No offering yet in this kingdom.
cardgame-flood-row = Level { $level }: all offer { $range } together; each field pays { $level } gold, { $caravan ->
    [yes] caravans pay
   *[no] caravans do not pay
}
cardgame-up = Provinces for auction
cardgame-kingdom = Kingdom { $kingdom }, auction { $auction }
cardgame-card = { $name }: { $what }
cardgame-ankhs = { $count ->
    [one] 1 ankh
   *[other] { $count } ankhs
}
cardgame-all-fields = { $count ->
    [one] 1 field
   *[other] { $count } fields
}
cardgame-caravans = { $count ->
    [one] 1 caravan
   *[other] { $count } caravans
}
cardgame-covered = covered: only its pyramids count
cardgame-bid = { $who } has bid { $amount }
cardgame-stack = { $pyramids ->
    [one] 1 pyramid
   *[other] { $pyramids } pyramids
} in this province
cardgame-gold-card = gold card { $amount }
cardgame-empty = no province yet
place-giza = Giza
place-saqqara = Saqqara
place-dahshur = Dahshur
place-meidum = Meidum
place-abusir = Abusir
place-heliopolis = Heliopolis
place-hierakonpolis = Hierakonpolis
place-naqada = Naqada
place-tarkhan = Tarkhan
place-helwan = Helwan
place-elkab = El-Kab
place-elephantine = Elephantine
place-coptos = Coptos
place-thinis = Thinis
place-maadi = Maadi
place-lisht = Lisht
place-hawara = Hawara
place-lahun = Lahun
place-karnak = Karnak
place-luxor = Luxor
place-hermopolis = Hermopolis
place-asyut = Asyut
place-bubastis = Bubastis
place-gurob = Gurob
place-akhmim = Akhmim
place-dendera = Dendera
place-esna = Esna
place-armant = Armant
place-medamud = Medamud
place-qantir = Qantir
place-alexandria = Alexandria
place-tanis = Tanis
place-sais = Sais
place-naucratis = Naucratis
place-philae = Philae
place-ombos = Ombos
place-canopus = Canopus
place-pelusium = Pelusium
place-oxyrhynchus = Oxyrhynchus
place-siwa = Siwa
place-arsinoe = Arsinoe
place-karanis = Karanis
place-tebtunis = Tebtunis
place-athribis = Athribis
place-sebennytos = Sebennytos
