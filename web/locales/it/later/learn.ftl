# Imparare il gioco: punti allo stato attuale, che cosa rende ogni posizione, le regole.

points-now-title = Se si contasse ora
points-now-none = Ora non si farebbero punti.
points-now-total = { $points ->
    [one] 1 punto in più, { $all } in tutto
   *[other] { $points } punti in più, { $all } in tutto
  }
points-now-hidden = Gli obiettivi nascosti degli altri non sono contati.

outlook-title = Quanto rende ogni posizione del tempio
outlook-now = il tempio è qui
outlook-offered = offerta collettiva { $range }
outlook-gold = { $gold } oro
outlook-and-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }
outlook-where = Da dove viene
outlook-none = Nessuna provincia renderebbe.

learn-title = Impara giocando
learn-line = Una prima partita con un istruttore: tre giocatori, due dei quali bot. Spiega ogni decisione quando arriva.
learn-start = Impara giocando
learn-go-on = Continua a imparare

rules-page = Regole del gioco
rules-list = Ogni edizione ha la sua pagina, e così il gioco di carte. Le espansioni si aggiungono lì.
rules-contents = Indice
rules-edition = Edizione
rules-with = Espansioni
rules-search = Cerca in queste regole
rules-found = { $count ->
    [0] Nessun paragrafo contiene queste parole.
    [one] Un paragrafo contiene queste parole.
   *[other] { $count } paragrafi contengono queste parole.
  }
rules-link = Link a { $id }
rules-all = Tutte le regole di questo gioco
rules-part-intro = Su queste regole
rules-part-game = Il gioco
rules-part-setup = Preparazione
rules-part-auction = Asta
rules-part-market = Mercato
rules-part-offering = Offerta
rules-part-harvest = Raccolto
rules-part-scoring = Conteggio
rules-part-kingdom = Tra i due regni
rules-part-end = La fine
rules-part-extension = Le province e il Faraone
rules-part-pyramids = Piramidi
rules-part-income = Rendita e costruzione
rules-part-points = Punti
rules-part-officials = Funzionari
rules-part-afterlife = Aldilà
rules-part-statues = Statue
rules-part-pharaoh = Faraone
rules-part-promos = Carte promo
rules-part-expert = Esperti
rules-part-rulings = Chiarimenti
rules-part-symbols = Simboli
rules-unknown = Questo gioco non esiste.

keys-title = Tasti
key-arrows = andare al tabellone e passare da una provincia all’altra, tranne quelle bloccate
key-all = lo stesso, anche alle province bloccate
key-enter = sceglie e, premuto ancora, conferma
key-escape = cancella la scelta
key-u = annulla la mossa
key-digits = scegliere una provincia, un gradino, una carta o un numero; al mercato, uno in più di un tipo
key-t = prendere lo strumento successivo
key-question = questo elenco
key-l = apre la cronaca
key-r = apre le regole
hint-key = un consiglio; premuto ancora, la mossa
rules-of = Regole: { $title }
rules-missing = Nessun testo trovato per { $rule }.
rulings-in-english = Quasi tutti i chiarimenti sono scritti solo in inglese.
