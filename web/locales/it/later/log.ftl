# Che cosa è successo, una frase per ogni evento. $who è un nome o "tu"; l’attributo .you parla a chi legge.

event-hand_dealt = { $who } comincia con { $gold } oro, { $cards } e { card-theft }.
    .you = Cominci con { $gold } oro, { $cards } e { card-theft }.
event-schemes_dealt = { $who } riceve { $count } obiettivi iniziali.
    .you = Ricevi { $count } obiettivi iniziali.
event-schemes_dealt-known = { $who } riceve gli obiettivi iniziali { $cards }.
    .you = Ricevi gli obiettivi iniziali { $cards }.
event-schemes_left = { $count ->
    [0] Non avanza nessun obiettivo iniziale.
    [one] Un obiettivo iniziale esce dal gioco senza essere visto.
   *[other] { $count } obiettivi iniziali escono dal gioco senza essere visti.
  }
event-scheme_kept = { $who } tiene un obiettivo iniziale e rinuncia all’altro.
    .you = Tieni un obiettivo iniziale e rinunci all’altro.
event-scheme_kept-known = { $who } tiene { $kept } e rinuncia a { $given_up }.
    .you = Tieni { $kept } e rinunci a { $given_up }.
event-favour_deck_shuffled = Il mazzo delle { -carte-favore } viene mescolato: { $count } carte.
event-province_deck_shuffled = Il mazzo delle province viene mescolato: { $count } province.
event-provinces_blocked = Nessuna provincia è bloccata.
event-provinces_blocked-known = Bloccate per tutta la partita: { $provinces }.
event-order_drawn = Il primo ordine di turno è { $order }.
event-choice_sealed = { $who } ha sigillato una scelta.
    .you = Hai sigillato una scelta.
event-choice_sealed-known = { $who } ha sigillato una scelta: { $choice }.
    .you = Hai sigillato una scelta: { $choice }.
event-choice_changed = { $who } ha cambiato la scelta sigillata.
    .you = Hai cambiato la scelta sigillata.
event-choice_changed-known = { $who } ha cambiato la scelta sigillata: { $choice }.
    .you = Hai cambiato la scelta sigillata: { $choice }.

event-round_began = Comincia il round { $round }: { $kingdom }.
event-provinces_came_up = All’asta: { $provinces }.
event-blessing_set_out = Una benedizione è posta coperta in { $province }: { $count ->
    [one] una { -carta-favore }
   *[other] { $count } { -carte-favore }
  }.
event-bid_placed = { $who } punta { $amount } su { $province }.
    .you = Punti { $amount } su { $province }.
event-bribery_played = { $who } gioca { card-bribery }.
    .you = Giochi { card-bribery }.
event-protection_played = { $who } gioca { card-protection }.
    .you = Giochi { card-protection }.
event-passed = { $who } mantiene la puntata in testa e passa.
    .you = Mantieni la puntata in testa e passi.
event-bid_paid = { $who } paga { $price } oro.
    .you = Paghi { $price } oro.
event-province_taken = { $who } prende il controllo di { $province }.
    .you = Prendi il controllo di { $province }.
event-blessing_cards_taken = { $who } prende la benedizione di { $province }: { $count ->
    [one] una { -carta-favore }
   *[other] { $count } { -carte-favore }
  }.
    .you = Prendi la benedizione di { $province }: { $count ->
        [one] una { -carta-favore }
       *[other] { $count } { -carte-favore }
      }.
event-blessing_cards_taken-known = { $who } prende la benedizione di { $province }: { $cards }.
    .you = Prendi la benedizione di { $province }: { $cards }.
event-blessing_gold_taken = { $who } prende la benedizione di { $province }: { $gold } oro.
    .you = Prendi la benedizione di { $province }: { $gold } oro.
event-auction_cleared = L’asta è finita.
event-auction_cleared-known = L’asta è finita; carte scartate: { $discarded }.

event-stone_placed = { $who } mette una { -pietra } in { $province }.
    .you = Metti una { -pietra } in { $province }.
event-stone_placed-known = { $who } mette una { -pietra } in { $province }, dove tre { -pietre } diventano una piramide.
    .you = Metti una { -pietra } in { $province }, dove tre { -pietre } diventano una piramide.
event-pyramid_built = { $who } costruisce una piramide in { $province } con { $stones } { -pietre }.
    .you = Costruisci una piramide in { $province } con { $stones } { -pietre }.
event-farmer_placed = { $who } mette un contadino accanto ai campi di { $province }.
    .you = Metti un contadino accanto ai campi di { $province }.
event-farmer_placed-known = { $who } mette un contadino su un campo di { $province }.
    .you = Metti un contadino su un campo di { $province }.
event-cards_drawn = { $who } pesca { $count ->
    [one] una { -carta-favore }
   *[other] { $count } { -carte-favore }
  }.
    .you = Peschi { $count ->
        [one] una { -carta-favore }
       *[other] { $count } { -carte-favore }
      }.
event-cards_drawn-known = { $who } pesca { $cards }.
    .you = Peschi { $cards }.
event-deck_reshuffled = Gli scarti vengono mescolati in un nuovo mazzo di { -carte-favore }: { $count ->
    [one] 1 carta
   *[other] { $count } carte
  }.
event-card_sold = { $who } vende { $card } per 1 oro.
    .you = Vendi { $card } per 1 oro.
event-card_discarded = { $who } gioca { $card }.
    .you = Giochi { $card }.
event-bought = { $who } compra { $goods } per { $price } oro.
    .you = Compri { $goods } per { $price } oro.
event-market_turn_ended = { $who } ha finito al mercato.
    .you = Hai finito al mercato.

event-offerings_revealed = Le offerte vengono rivelate: { $offers }.
offer-gold = { $who } { $gold } oro
offer-theft = { $who } { card-theft }
offer-with = { $offer } con { $cards }
offer-selling = { $offer } (vendendo { $cards })
event-influence_used = { $who } sposta l’offerta collettiva di { $change }.
    .you = Sposti l’offerta collettiva di { $change }.
event-temple_moved = L’offerta collettiva è { $collective }, quindi il tempio va in posizione { $position }.
event-order_changed = Il nuovo ordine di turno è { $order }.
event-laid_cards_resolved = { $who } scarta { $cards }.
    .you = Scarti { $cards }.
event-theft_paid = { $who } prende { $gold } oro con { card-theft }.
    .you = Prendi { $gold } oro con { card-theft }.
event-gifts_divided = { $who } { $cards ->
    [0] non prende { -carte-favore }
    [one] prende una { -carta-favore }
   *[other] prende { $cards } { -carte-favore }
  } su { $gifts ->
    [one] un dono
   *[other] { $gifts } doni
  }.
    .you = { $cards ->
        [0] Non prendi { -carte-favore }
        [one] Prendi una { -carta-favore }
       *[other] Prendi { $cards } { -carte-favore }
      } su { $gifts ->
        [one] un dono
       *[other] { $gifts } doni
      }.
event-offering_ended = L’offerta è finita.
event-harvest_card_played = { $who } gioca { $card } su { $province }.
    .you = Giochi { $card } su { $province }.
event-harvested = { $who } non raccoglie niente.
    .you = Non raccogli niente.
event-harvested-known = { $who } raccoglie { $gold } oro: { $items }.
    .you = Raccogli { $gold } oro: { $items }.
harvest-item = { $province } { $gold } ({ $source })

event-scored = Nessuno fa punti.
event-scored-known = { $items }.
score-of-seat = { $who } fa { $points ->
    [one] 1 punto
   *[other] { $points } punti
  } ({ $parts })
    .you = fai { $points ->
        [one] 1 punto
       *[other] { $points } punti
      } ({ $parts })
score-part = { $source } { $points }
score-part-in = { $source } { $province } { $points }
event-scheme_shown = { $who } mostra { $card }.
    .you = Mostri { $card }.
event-scheme_turn_ended = { $who } non mostra altri obiettivi.
    .you = Non mostri altri obiettivi.
event-cards_sold_at_the_end = Le ultime vendite vengono rivelate: { $sold }.
event-gold_shown = Tutto l’oro viene mostrato: { $gold }.
seat-amount = { $who } { $amount }
seat-cards = { $who }: { $cards }
event-kingdom_ended = { $kingdom }, fine: scribi e contadini se ne vanno, { -pietre } e piramidi restano.
event-game_ended = La partita è finita: { $points }. { $winners }.
entry-seat_taken = { $who } si siede.
    .you = Ti siedi.
entry-seat_left = { $who } si alza.
    .you = Ti alzi.
entry-game_started = La partita comincia.
entry-move_undone = { $who } ritira l’ultima azione.
    .you = Ritiri l’ultima azione.
entry-orders_given = Hai lasciato istruzioni: { $orders }.
entry-orders_given-none = Hai ritirato le tue istruzioni.
entry-move_played-order = Le tue istruzioni giocano per te.
entry-orders_spent = Le tue istruzioni sono esaurite.
entry-nudged = { $other ->
    [tu] { $who } ti ricorda che il tavolo aspetta.
   *[other] { $who } sollecita { $other }: il tavolo aspetta.
  }
    .you = Solleciti { $other }: il tavolo aspetta.
entry-vote_cast = { $who } { $yes ->
    [yes] vota
   *[no] non vota più
  } { $about ->
    [end] per terminare la partita
   *[other] per un bot { $other ->
        [tu] al tuo posto
       *[other] al posto di { $other }
      }
  }.
    .you = { $yes ->
        [yes] Voti
       *[no] Non voti più
      } { $about ->
        [end] per terminare la partita
       *[other] per un bot al posto di { $other }
      }.
entry-seat_given_to_bot = { $why ->
    [left] { $who } lascia; continua un bot.
    [time] Il tempo di { $who } è scaduto; continua un bot.
    [removed] L’amministrazione del sito ha allontanato { $who } dal tavolo; continua un bot.
   *[vote] Per voto degli altri continua un bot al posto di { $who }.
  }
    .you = { $why ->
        [left] Lasci; continua un bot.
        [time] Il tuo tempo è scaduto; continua un bot.
        [removed] L’amministrazione del sito ti ha allontanato dal tavolo; continua un bot.
       *[vote] Per voto degli altri continua un bot al tuo posto.
      }
entry-seat_claimed_back = { $who } è di nuovo al tavolo e continua al posto del bot.
    .you = Sei di nuovo al tavolo e continui al posto del bot.
entry-holiday_taken = { $who } prende { $days ->
    [one] un giorno
   *[other] { $days } giorni
  } di pausa.
    .you = Prendi { $days ->
        [one] un giorno
       *[other] { $days } giorni
      } di pausa.
entry-outage_ended = Il server non era raggiungibile; nel frattempo nessun orologio è andato avanti.
entry-outage_ended-grace = Il server non era raggiungibile; nel frattempo nessun orologio è andato avanti. { $unit ->
    [seconds] Chi deve giocare ha ancora almeno { $count } secondi.
    [minutes] Chi deve giocare ha ancora almeno { $count ->
        [one] un minuto
       *[other] { $count } minuti
      }.
   *[hours] Chi deve giocare ha ancora almeno { $count ->
        [one] un’ora
       *[other] { $count } ore
      }.
  }
entry-game_abandoned = Tutti i giocatori hanno accettato di smettere; non c’è risultato.
entry-rules_patched = { $yes ->
    [yes] Le regole di questa partita sono state corrette; si continua da dove si era.
   *[no] Le regole di questa partita sono state corrette; si continua da un po’ prima e le mosse successive sono annullate.
  }
entry-table_expired = { $why ->
    [open] Da molto tempo nessuno è stato a questo tavolo; perciò il sito l’ha chiuso.
    [aside] Questa partita è rimasta da parte così a lungo che il sito l’ha chiusa; non c’è risultato.
    [bots] A questo tavolo siedono solo bot; perciò il sito l’ha chiuso. Non c’è risultato.
   *[untimed] Da moltissimo tempo nessuno gioca in questa partita; perciò il sito l’ha chiusa. Non c’è risultato.
  }
entry-expiry_warned = Da molto tempo nessuno gioca qui. Se nessuno fa qualcosa, il sito chiude questa partita tra { $days ->
    [one] un giorno.
   *[other] { $days } giorni.
  }
entry-reason_given = L’amministrazione del sito dice perché: { $text }
entry-table_closed = L’amministrazione del sito ha chiuso questo tavolo; non c’è risultato.
entry-seat_muted = { $yes ->
    [yes] L’amministrazione del sito ha tolto la chat a { $who } a questo tavolo.
   *[no] { $who } può di nuovo scrivere a questo tavolo.
  }
    .you = { $yes ->
        [yes] L’amministrazione del sito ti ha tolto la chat a questo tavolo.
       *[no] Puoi di nuovo scrivere a questo tavolo.
      }
entry-game_put_aside = Non c’è più nessuno: la partita è messa da parte e continua appena qualcuno la apre.
entry-game_taken_up = { $who } è di nuovo al tavolo; la partita continua.
    .you = Sei di nuovo al tavolo; la partita continua.
entry-seed_revealed = Il seme della distribuzione è svelato; chiunque può verificarlo.
chat-removed = Messaggio rimosso
chat-muted = L’amministrazione del sito ti ha tolto la chat a questo tavolo. Puoi ancora giocare e leggere.
entry-rematch_opened = { $who } ha aperto una rivincita.
    .you = Hai aperto una rivincita.

offering-of = { $who } { $cards }
offering-sum = { $worth } ({ $cards })
entry-hint_taken = Hai chiesto un consiglio.
report = Segnala
report-said = Segnala quello che ha detto { $who }: { $text }
