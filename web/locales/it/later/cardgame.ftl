# Il gioco di carte: che cosa si chiede, che cosa si può fare, che cosa è successo.

cardgame-course = { $kingdom ->
    [0] Prima del primo Impero
   *[other] Impero { $kingdom } di 3, asta { $auction } di 3
}
phase-income = Rendita

prompt-cardgame-bid = Metti una carta Oro su una provincia: una senza carta, o con una carta più bassa.
prompt-extend = Metti { $won } su una delle tue province non ancora estese in questo Impero.
prompt-pyramid = Metti una piramide in una delle tue province che ne hanno meno. { $left ->
    [one] È l’ultima.
   *[other] Ne restano { $left }.
}
prompt-cardgame-offer = Sigilla la tua offerta: carte a piacere della tua riserva, o niente.
prompt-cardgame-offer-sealed = La tua offerta è sigillata. Puoi cambiarla finché non hanno scelto tutti.
prompt-build = Costruisci piramidi con i tuoi { $gold } oro, in un solo acquisto; ciò che resta diventa la tua riserva.
prompt-prepare = Prepara una riserva che valga esattamente { $gold } oro, con lo 0 compreso.

tool-bid_card = Punta
tool-extend_province = Estendi
tool-place_pyramid = Piramide
tool-offer_cards = Offerta
tool-build_pyramids = Costruisci
tool-lay_reserve = Riserva
key-digits-gold = sceglie la carta Oro con quel numero

action-bid_card = Metti la carta { $card } su { $province }
action-extend_province = Metti la nuova carta su { $province }
action-place_pyramid = Metti una piramide in { $province }
action-offer_cards = Offri { $cards }
action-build_pyramids = { $count ->
    [0] Non costruire niente
    [one] Costruisci una piramide
   *[other] Costruisci { $count } piramidi
}
action-lay_reserve = Prepara la riserva { $cards }
cost-worth = valore { $worth }
cost-build = per { $price } oro; { $left ->
    [one] ne resta 1
   *[other] ne restano { $left }
} per la tua riserva

lay-pick = Scegli una delle tue carte Oro e una provincia evidenziata.
lay-pick-province = Hai in mano la carta { $card }: scegli una provincia evidenziata.
lay-pick-card = Scegli una carta Oro per { $province }.
lay-free = { $province }, ancora nessuna carta
lay-held = { $province }, { $who } ha messo { $amount }
offer-worth = { $count ->
    [0] Nessuna carta scelta.
    [one] Una carta, valore { $worth }.
   *[other] { $count } carte, valore { $worth }.
}
offer-pick = Scegli tra le tue carte Oro.
offer-nothing = Non offrire niente
reserve-worth = { $worth } di { $gold } oro
reserve-ways = Modi per completarla
build-none = nessuna
build-for = { $count ->
    [one] 1 piramide
   *[other] { $count } piramidi
} per { $price } oro
build-costs = costa { $price }
build-leaves = { $left ->
    [one] resta 1
   *[other] restano { $left }
}

gold-hand = Le tue nove carte Oro
gold-in-reserve = { $amount } nella tua riserva
gold-out = { $amount } su { $province }
gold-spent = { $amount } nella pila personale
gold-picked = { $amount } scelta
gold-can-pick = { $amount }, si può scegliere

player-reserve = in riserva
player-ankhs = ankh
player-fields =
    { $count ->
        [one] campo
       *[other] campi
    }
player-caravans =
    { $count ->
        [one] carovana
       *[other] carovane
    }
player-pharaoh = Faraone

cardgame-keys = Le frecce spostano tra le carte, Invio ne sceglie una.
cardgame-of = { $card }. Provincia di { $who }.
cardgame-lot = { $card }. { $bid }.
cardgame-can-choose = Si può scegliere.
cardgame-no-bid = Ancora nessuna carta Oro
cardgame-won-by = vinta da { $who }
cardgame-deck = { $count ->
    [0] Nel mazzo di questo Impero non restano carte.
    [one] Nel mazzo di questo Impero resta una carta.
   *[other] Nel mazzo di questo Impero restano { $count } carte.
}
cardgame-crib = Promemoria
cardgame-crib-points = Punti dopo ogni Impero
cardgame-crib-lowest = ogni piramide della tua provincia che ne ha meno: +1
cardgame-crib-fields = { $count } o più campi: +{ $points }
cardgame-crib-pharaoh = Faraone: +{ $points }
cardgame-crib-ankhs = meno ankh di tutti: −{ $points }
cardgame-crib-favour = Offerta: piramidi per la più alta, la seconda, ogni altra
cardgame-crib-favour-two = Offerta: piramidi per la più alta, l’altra
cardgame-crib-costs = Le piramidi e il loro costo
cardgame-crib-caravan = Una carovana rende { $gold } oro con l’inondazione ai livelli { $levels }.
cardgame-crib-decks = Carte provincia nei mazzi: { $counts }
cardgame-new = Nuove province
cardgame-offerings = Offerte
cardgame-offering-none = non ancora scelta
cardgame-together = { $amount } in tutto
cardgame-begin = Tutti preparano una prima riserva.
cardgame-purse = { $who }: riserva { $reserve }; pila personale { $spent }
cardgame-purse-out = { $who }: riserva { $reserve }; { $bid } su { $province }; pila personale { $spent }
cardgame-is-ankhs = { $count ->
    [one] 1 ankh visibile
   *[other] { $count } ankh visibili
}
cardgame-is-fields = { $count ->
    [one] 1 campo visibile
   *[other] { $count } campi visibili
}
cardgame-is-caravans = { $count ->
    [one] 1 carovana visibile
   *[other] { $count } carovane visibili
}
cardgame-is-lowest = minor numero di piramidi in una provincia: { $count }

event-kingdom_deck_shuffled = Il mazzo dell’Impero { $kingdom } viene mescolato: { $count } carte.
event-first_gold_given = { $who } comincia con { $gold } oro.
    .you = Cominci con { $gold } oro.
event-auction_began = { $kingdom }, asta { $auction }: { $provinces }.
event-card_bid = { $who } mette la carta { $card } su { $province }.
    .you = Metti la carta { $card } su { $province }.
event-bid_returned = La carta { $card } su { $province } è superata e torna nella riserva di { $who }.
    .you = La tua carta { $card } su { $province } è superata e torna nella tua riserva.
event-province_won = { $who } vince { $province } con la carta { $card }.
    .you = Vinci { $province } con la carta { $card }.
event-province_founded = { $who } fonda una provincia: { $province }.
    .you = Fondi una provincia: { $province }.
event-province_extended = { $who } mette { $province } su { $over }.
    .you = Metti { $province } su { $over }.
event-pharaoh_named = { $who } è Faraone con { $ankhs ->
    [one] un ankh
   *[other] { $ankhs } ankh
  }.
    .you = Sei Faraone con { $ankhs ->
        [one] un ankh
       *[other] { $ankhs } ankh
      }.
event-offerings_opened = Le offerte vengono rivelate: { $offers }.
event-flood_came = Tutti insieme offrono { $collective }, quindi l’inondazione raggiunge il livello { $level }.
event-favour_earned = { $who } ottiene { $count ->
    [one] una piramide
   *[other] { $count } piramidi
  } con l’offerta.
    .you = Ottieni { $count ->
        [one] una piramide
       *[other] { $count } piramidi
      } con la tua offerta.
event-pyramids_placed = { $who } mette { $count ->
    [one] una piramide
   *[other] { $count } piramidi
  } in { $province }.
    .you = Metti { $count ->
        [one] una piramide
       *[other] { $count } piramidi
      } in { $province }.
event-income_taken = { $who } prende { $gold } oro: { $fields } per i campi, { $caravans } per le carovane, { $reserve } dalla riserva.
    .you = Prendi { $gold } oro: { $fields } per i campi, { $caravans } per le carovane, { $reserve } dalla tua riserva.
event-pyramids_bought = { $who } { $count ->
    [0] non costruisce niente
    [one] costruisce una piramide per { $price } oro
   *[other] costruisce { $count } piramidi per { $price } oro
  }.
    .you = { $count ->
        [0] Non costruisci niente
        [one] Costruisci una piramide per { $price } oro
       *[other] Costruisci { $count } piramidi per { $price } oro
      }.
event-reserve_laid = { $who } prepara una riserva che vale { $price }: { $cards }.
    .you = Prepari una riserva che vale { $price }: { $cards }.

source-fields = molti campi
source-pharaoh = Faraone
source-fewest_ankhs = meno ankh
source-not_below_0 = mai sotto 0

cardgame-table = Tavolo del gioco di carte
cardgame-flood = Inondazione
cardgame-flood-at = Inondazione al livello { $level }
cardgame-flood-before = Ancora nessuna offerta in questo Impero.
cardgame-flood-row = Livello { $level }: tutti insieme offrono { $range }; ogni campo rende { $level } oro, { $caravan ->
    [yes] le carovane rendono
   *[no] le carovane non rendono
}
cardgame-up = Province all’asta
cardgame-kingdom = Impero { $kingdom }, asta { $auction }
cardgame-card = { $name }: { $what }
cardgame-ankhs = { $count ->
    [one] 1 ankh
   *[other] { $count } ankh
}
cardgame-all-fields = { $count ->
    [one] 1 campo
   *[other] { $count } campi
}
cardgame-caravans = { $count ->
    [one] 1 carovana
   *[other] { $count } carovane
}
cardgame-covered = coperta: contano solo le sue piramidi
cardgame-bid = { $who } ha puntato { $amount }
cardgame-stack = { $pyramids ->
    [one] 1 piramide
   *[other] { $pyramids } piramidi
} in questa provincia
cardgame-gold-card = carta Oro { $amount }
cardgame-empty = ancora nessuna provincia
place-giza = Giza
place-saqqara = Saqqara
place-dahshur = Dahshur
place-meidum = Meidum
place-abusir = Abusir
place-heliopolis = Eliopoli
place-hierakonpolis = Ieracompoli
place-naqada = Naqada
place-tarkhan = Tarkhan
place-helwan = Helwan
place-elkab = El-Kab
place-elephantine = Elefantina
place-coptos = Copto
place-thinis = Thinis
place-maadi = Maadi
place-lisht = Lisht
place-hawara = Hawara
place-lahun = Lahun
place-karnak = Karnak
place-luxor = Luxor
place-hermopolis = Ermopoli
place-asyut = Asyut
place-bubastis = Bubasti
place-gurob = Gurob
place-akhmim = Akhmim
place-dendera = Dendera
place-esna = Esna
place-armant = Armant
place-medamud = Medamud
place-qantir = Qantir
place-alexandria = Alessandria
place-tanis = Tanis
place-sais = Sais
place-naucratis = Naucrati
place-philae = Philae
place-ombos = Ombos
place-canopus = Canopo
place-pelusium = Pelusio
place-oxyrhynchus = Ossirinco
place-siwa = Siwa
place-arsinoe = Arsinoe
place-karanis = Karanis
place-tebtunis = Tebtunis
place-athribis = Atribi
place-sebennytos = Sebennito
