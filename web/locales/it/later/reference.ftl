# Mazzi e scarti, e il riepilogo del gioco da tavolo.

piles-title = Mazzi e scarti
piles-favour = { -Carte-favore }
piles-deck = { $count ->
    [0] Nessuna carta coperta
    [one] 1 carta coperta
   *[other] { $count } carte coperte
}
piles-discards = { $count ->
    [0] Non c’è niente negli scarti.
   *[other] Scarti, scoperti: { $count }
}
piles-times = { $count } volte
piles-many = { $count } × { $what }
piles-gone = { $count ->
    [one] Un obiettivo iniziale ha lasciato la partita senza essere visto.
   *[other] { $count } obiettivi iniziali hanno lasciato la partita senza essere visti.
}
piles-provinces = Carte provincia
piles-provinces-deck = { $count ->
    [0] Nel mazzo non ci sono più carte provincia.
    [one] Nel mazzo resta 1 carta provincia.
   *[other] Nel mazzo restano { $count } carte provincia.
}
piles-provinces-used = All’asta in questo regno: { $provinces }.
piles-provinces-blocked = Bloccate: { $provinces }.
piles-provinces-out = Fuori dal gioco: { $provinces }.
piles-tiles = Tessere tomba
piles-tiles-stack = { $count ->
    [0] Nessuna tessera coperta.
    [one] 1 tessera coperta
   *[other] { $count } tessere coperte
}
piles-officials = Carte funzionario
piles-statues = Carte statua

reference-phases = Un round
reference-prices = Prezzi
reference-prices-line = { -Carte-favore }, contadini e { -pietre }, tutto per tipo:
reference-prices-tiles = Tessere tomba, { -carte-favore }, contadini e { -pietre }, tutto per tipo:
reference-bids = Gradini delle puntate
reference-bids-end = { $step } è l’ultimo gradino: chi ci sta non può essere superato.
reference-few = 2 o 3 giocatori
reference-many = 4 o 5 giocatori
reference-farmer = Per contadino, oro
reference-temple = Per tempio, punti
reference-caravans = Carovane
reference-yes = rendono
reference-no = non rendono
reference-gifts = I doni
reference-gifts-line = L’offerta più alta prende { $first } doni, la seconda { $second }, ogni altra offerta d’oro { $other }.
reference-gifts-two = In due, la seconda ne prende 2 solo se vale almeno la metà della prima.
reference-theft = { card-theft } non ne prende e porta { $gold } oro.
reference-pyramid = ogni piramide: { $points }
reference-set = una piramide in ciascuna delle tue province: { $points } per ogni serie
reference-bank = su ogni riva la provincia con più piramidi (poi { -pietre }): { $points }
reference-bank-player = su ogni riva il giocatore con più piramidi (poi { -pietre }): { $points }
reference-temples = ogni tempio: la posizione del tempio
reference-scheme = ogni obiettivo mostrato: { $points }
reference-gold = a fine partita, chi ha più oro: { $awards }; a parità, ognuno prende il migliore dei posti occupati insieme
reference-gold-two = in due, il secondo prende 4 solo con almeno la metà dell’oro del primo, altrimenti 2
reference-rows = a fine partita, ogni fila completa di una tomba: { $points }
reference-cards = Carte
reference-cards-line = Una carta si gioca nella sua fase, mai due con lo stesso nome in una fase. Tutte tranne { card-theft } si vendono per 1 oro.
reference-start = ognuno ne ha una all’inizio
reference-start-scheme = Ognuno comincia anche con un obiettivo su due.
reference-copies = { $count } nel mazzo
