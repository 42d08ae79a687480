# Das Kartenspiel: was gefragt wird, was möglich ist, was geschehen ist.

cardgame-course = { $kingdom ->
    [0] Vor dem ersten Reich
   *[other] Reich { $kingdom } von 3, Versteigerung { $auction } von 3
}
phase-income = Einkommen

prompt-cardgame-bid = Lege eine Goldkarte an eine Provinz: an eine ohne Karte oder mit einer niedrigeren.
prompt-extend = Lege { $won } auf eine deiner Provinzen, die in diesem Reich noch nicht erweitert wurde.
prompt-pyramid = Stelle eine Pyramide in eine deiner Provinzen mit den wenigsten. { $left ->
    [one] Es ist die letzte.
   *[other] Noch { $left } sind übrig.
}
prompt-cardgame-offer = Versiegle dein Opfer: beliebige Karten aus deinem Vorrat oder nichts.
prompt-cardgame-offer-sealed = Dein Opfer ist versiegelt. Du kannst es ändern, bis alle gewählt haben.
prompt-build = Baue Pyramiden mit deinen { $gold } Gold, in einem einzigen Kauf; was übrig bleibt, wird dein Vorrat.
prompt-prepare = Lege einen Vorrat im Wert von genau { $gold } Gold aus, darunter die 0.

tool-bid_card = Bieten
tool-extend_province = Erweitern
tool-place_pyramid = Pyramide
tool-offer_cards = Opfer
tool-build_pyramids = Bauen
tool-lay_reserve = Vorrat
key-digits-gold = die Goldkarte mit dieser Zahl wählen

action-bid_card = Die { $card } an { $province } legen
action-extend_province = Die neue Karte auf { $province } legen
action-place_pyramid = Eine Pyramide in { $province } aufstellen
action-offer_cards = Opfern: { $cards }
action-build_pyramids = { $count ->
    [0] Nichts
    [one] Eine Pyramide
   *[other] { $count } Pyramiden
} bauen
action-lay_reserve = Den Vorrat { $cards } auslegen
cost-worth = Wert { $worth }
cost-build = für { $price } Gold; { $left ->
    [one] 1 bleibt
   *[other] { $left } bleiben
} für deinen Vorrat

lay-pick = Wähle eine deiner Goldkarten und eine hervorgehobene Provinz.
lay-pick-province = Du hältst die { $card } in der Hand: Wähle eine hervorgehobene Provinz.
lay-pick-card = Wähle eine Goldkarte für { $province }.
lay-free = { $province }, noch keine Karte
lay-held = { $province }, { $who } hat { $amount } gelegt
offer-worth = { $count ->
    [0] Keine Karte gewählt.
    [one] Eine Karte, Wert { $worth }.
   *[other] { $count } Karten, Wert { $worth }.
}
offer-pick = Wähle unter deinen Goldkarten.
offer-nothing = Nichts opfern
reserve-worth = { $worth } von { $gold } Gold
reserve-ways = Möglichkeiten zum Auffüllen
build-none = keine
build-for = { $count ->
    [one] 1 Pyramide
   *[other] { $count } Pyramiden
} für { $price } Gold
build-costs = kostet { $price }
build-leaves = { $left ->
    [one] 1 bleibt
   *[other] { $left } bleiben
}

gold-hand = Deine neun Goldkarten
gold-in-reserve = { $amount } in deinem Vorrat
gold-out = { $amount } liegt an { $province }
gold-spent = { $amount } ausgegeben
gold-picked = { $amount } gewählt
gold-can-pick = { $amount }, wählbar

player-reserve = im Vorrat
player-ankhs =
    { $count ->
        [one] Anch
       *[other] Anchs
    }
player-fields =
    { $count ->
        [one] Feld
       *[other] Felder
    }
player-caravans =
    { $count ->
        [one] Karawane
       *[other] Karawanen
    }
player-pharaoh = Pharao

cardgame-keys = Pfeiltasten wechseln zwischen Karten, Eingabe wählt eine.
cardgame-of = { $card }. Provinz von { $who }.
cardgame-lot = { $card }. { $bid }.
cardgame-can-choose = Wählbar.
cardgame-no-bid = Noch keine Goldkarte
cardgame-won-by = gewonnen von { $who }
cardgame-deck = { $count ->
    [0] Im Stapel dieses Reichs ist keine Karte mehr.
    [one] Im Stapel dieses Reichs ist noch eine Karte.
   *[other] Im Stapel dieses Reichs sind noch { $count } Karten.
}
cardgame-crib = Übersicht
cardgame-crib-points = Punkte nach jedem Reich
cardgame-crib-lowest = jede Pyramide deiner Provinz mit den wenigsten: +1
cardgame-crib-fields = { $count } oder mehr Felder: +{ $points }
cardgame-crib-pharaoh = Pharao: +{ $points }
cardgame-crib-ankhs = wenigste Anchs: −{ $points }
cardgame-crib-favour = Opfer: Pyramiden für das höchste, das zweite, jedes weitere
cardgame-crib-favour-two = Opfer: Pyramiden für das höhere, das andere
cardgame-crib-costs = Pyramiden und was sie kosten
cardgame-crib-caravan = Eine Karawane bringt { $gold } Gold bei den Flutstufen { $levels }.
cardgame-crib-decks = Provinzkarten in den Stapeln: { $counts }
cardgame-new = Neue Provinzen
cardgame-offerings = Opfer
cardgame-offering-none = noch nicht gewählt
cardgame-together = { $amount } zusammen
cardgame-begin = Alle legen einen ersten Vorrat aus.
cardgame-purse = { $who }: Vorrat { $reserve }; ausgegeben { $spent }
cardgame-purse-out = { $who }: Vorrat { $reserve }; { $bid } liegt an { $province }; ausgegeben { $spent }
cardgame-is-ankhs = { $count ->
    [one] 1 sichtbares Anch
   *[other] { $count } sichtbare Anchs
}
cardgame-is-fields = { $count ->
    [one] 1 sichtbares Feld
   *[other] { $count } sichtbare Felder
}
cardgame-is-caravans = { $count ->
    [one] 1 sichtbare Karawane
   *[other] { $count } sichtbare Karawanen
}
cardgame-is-lowest = wenigste Pyramiden in einer Provinz: { $count }

event-kingdom_deck_shuffled = Der Stapel von Reich { $kingdom } wird gemischt: { $count } Karten.
event-first_gold_given = { $who } beginnt mit { $gold } Gold.
    .you = Du beginnst mit { $gold } Gold.
event-auction_began = { $kingdom }, Versteigerung { $auction }: { $provinces }.
event-card_bid = { $who } legt die { $card } an { $province }.
    .you = Du legst die { $card } an { $province }.
event-bid_returned = Die { $card } an { $province } ist überboten und geht zurück in den Vorrat von { $who }.
    .you = Deine { $card } an { $province } ist überboten und geht zurück in deinen Vorrat.
event-province_won = { $who } gewinnt { $province } mit der { $card }.
    .you = Du gewinnst { $province } mit der { $card }.
event-province_founded = { $who } gründet eine Provinz: { $province }.
    .you = Du gründest eine Provinz: { $province }.
event-province_extended = { $who } legt { $province } auf { $over }.
    .you = Du legst { $province } auf { $over }.
event-pharaoh_named = { $who } ist Pharao mit { $ankhs ->
    [one] einem Anch
   *[other] { $ankhs } Anchs
  }.
    .you = Du bist Pharao mit { $ankhs ->
        [one] einem Anch
       *[other] { $ankhs } Anchs
      }.
event-offerings_opened = Die Opfer werden aufgedeckt: { $offers }.
event-flood_came = Alle zusammen opfern { $collective }, also erreicht die Flut Stufe { $level }.
event-favour_earned = { $who } erhält für das Opfer { $count ->
    [one] eine Pyramide
   *[other] { $count } Pyramiden
  }.
    .you = Du erhältst für dein Opfer { $count ->
        [one] eine Pyramide
       *[other] { $count } Pyramiden
      }.
event-pyramids_placed = { $who } stellt { $count ->
    [one] eine Pyramide
   *[other] { $count } Pyramiden
  } in { $province } auf.
    .you = Du stellst { $count ->
        [one] eine Pyramide
       *[other] { $count } Pyramiden
      } in { $province } auf.
event-income_taken = { $who } nimmt { $gold } Gold: { $fields } für Felder, { $caravans } für Karawanen, { $reserve } aus dem Vorrat.
    .you = Du nimmst { $gold } Gold: { $fields } für Felder, { $caravans } für Karawanen, { $reserve } aus deinem Vorrat.
event-pyramids_bought = { $who } baut { $count ->
    [0] nichts
    [one] eine Pyramide für { $price } Gold
   *[other] { $count } Pyramiden für { $price } Gold
  }.
    .you = Du baust { $count ->
        [0] nichts
        [one] eine Pyramide für { $price } Gold
       *[other] { $count } Pyramiden für { $price } Gold
      }.
event-reserve_laid = { $who } legt einen Vorrat im Wert von { $price } aus: { $cards }.
    .you = Du legst einen Vorrat im Wert von { $price } aus: { $cards }.

source-fields = viele Felder
source-pharaoh = Pharao
source-fewest_ankhs = wenigste Anchs
source-not_below_0 = nie unter 0

cardgame-table = Tisch des Kartenspiels
cardgame-flood = Flut
cardgame-flood-at = Flutstufe { $level }
cardgame-flood-before = Noch kein Opfer in diesem Reich.
cardgame-flood-row = Stufe { $level }: alle zusammen opfern { $range }; jedes Feld bringt { $level } Gold, { $caravan ->
    [yes] Karawanen bringen Gold
   *[no] Karawanen bringen nichts
}
cardgame-up = Provinzen zur Versteigerung
cardgame-kingdom = Reich { $kingdom }, Versteigerung { $auction }
cardgame-card = { $name }: { $what }
cardgame-ankhs = { $count ->
    [one] 1 Anch
   *[other] { $count } Anchs
}
cardgame-all-fields = { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}
cardgame-caravans = { $count ->
    [one] 1 Karawane
   *[other] { $count } Karawanen
}
cardgame-covered = überdeckt: Nur ihre Pyramiden zählen
cardgame-bid = { $who } hat { $amount } geboten
cardgame-stack = { $pyramids ->
    [one] 1 Pyramide
   *[other] { $pyramids } Pyramiden
} in dieser Provinz
cardgame-gold-card = Goldkarte { $amount }
cardgame-empty = noch keine Provinz
place-giza = Gizeh
place-saqqara = Sakkara
place-dahshur = Dahschur
place-meidum = Meidum
place-abusir = Abusir
place-heliopolis = Heliopolis
place-hierakonpolis = Hierakonpolis
place-naqada = Naqada
place-tarkhan = Tarchan
place-helwan = Heluan
place-elkab = Elkab
place-elephantine = Elephantine
place-coptos = Koptos
place-thinis = Thinis
place-maadi = Maadi
place-lisht = Lischt
place-hawara = Hawara
place-lahun = Lahun
place-karnak = Karnak
place-luxor = Luxor
place-hermopolis = Hermopolis
place-asyut = Assiut
place-bubastis = Bubastis
place-gurob = Gurob
place-akhmim = Achmim
place-dendera = Dendera
place-esna = Esna
place-armant = Armant
place-medamud = Medamud
place-qantir = Qantir
place-alexandria = Alexandria
place-tanis = Tanis
place-sais = Sais
place-naucratis = Naukratis
place-philae = Philae
place-ombos = Ombos
place-canopus = Kanopus
place-pelusium = Pelusium
place-oxyrhynchus = Oxyrhynchos
place-siwa = Siwa
place-arsinoe = Arsinoe
place-karanis = Karanis
place-tebtunis = Tebtynis
place-athribis = Athribis
place-sebennytos = Sebennytos
