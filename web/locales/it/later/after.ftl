# Dopo la partita: replay, riepilogo, download, le proprie partite.

replay = Replay
replay-open = Guarda il replay
replay-past = Guarda indietro
replay-table = Al tavolo
replay-as = Punto di vista
replay-as-open = Tutte le carte scoperte
replay-as-everybody = Ciò che hanno visto tutti
replay-as-seat = Come l’ha vista { $who }
replay-cards = { $count ->
    [one] una carta
   *[other] { $count } carte
  }
replay-controls = Passi
replay-scrubber = Momento della partita
replay-step = { $step } di { $count }
replay-first = All’inizio (Inizio)
replay-last = Alla fine (Fine)
replay-back = Un passo indietro (freccia sinistra)
replay-on = Un passo avanti (freccia destra)
replay-round-back = Al round precedente (Pag su)
replay-round-on = Al round successivo (Pag giù)
replay-play = Avvia (spazio)
replay-pause = Pausa (spazio)
replay-speed = Velocità
replay-speed-slow = lenta
replay-speed-usual = normale
replay-speed-fast = veloce
replay-speed-fastest = molto veloce
replay-keys = ← → passi, Maiusc o Pag su/giù round, Inizio e Fine, spazio avvia. Sul tabellone: ↑ ↓.
replay-link = Indirizzo di questo momento
replay-no-drawing = Questa partita non si può disegnare qui; la racconta la cronaca.
replay-not-begun = La partita non è cominciata, quindi non c’è niente da rivedere.

review = Riepilogo
review-of = Riepilogo: { $title }
review-loading = Conteggio in corso
review-stopped = La partita è stata interrotta prima della fine.
review-standing = Classifica finale
review-won = { $count ->
    [one] { $names } vince
   *[other] Vittoria condivisa: { $names }
  }
review-won-tie = { $won }, a parità di punti, { $by ->
    [pyramids] con più piramidi
    [order] grazie all’ordine di turno
   *[stones] con più { -pietre }
  }
review-place = Posto
review-player = Giocatore
review-points = Punti
review-sources = Da dove vengono i punti
review-sources-line = Una barra per ogni giocatore, una parte per ogni fonte. Il numero in fondo è quanto ha portato il conteggio.
review-source = Fonte
review-kingdom = { $kingdom ->
    [1] Antico Regno
    [2] Nuovo Regno
   *[other] Regno { $kingdom }
  }
review-kingdom-cards = Impero { $kingdom }
review-sum = Questo conteggio
review-total = Punti in tutto
review-led = { $count ->
    [one] Dopo questo conteggio era in testa { $names }, con { $points ->
        [one] 1 punto
       *[other] { $points } punti
      }.
   *[other] Dopo questo conteggio erano in testa insieme { $names }, con { $points ->
        [one] 1 punto
       *[other] { $points } punti
      } a testa.
  }
review-gold = Oro
review-gold-line = Quanto aveva ciascuno alla fine di ogni round.
review-gold-cards-line = Quanto aveva ciascuno alla fine di ogni Impero, con il valore delle carte Oro scoperte.
review-pyramids = Piramidi
review-pyramids-line = Nelle province di ciascun giocatore. Tra un regno e l’altro si lasciano tutte le province.
review-pyramids-cards-line = In tutte le province di ciascun giocatore, comprese quelle sulle carte coperte da altre.
review-flood = Tempio
review-flood-line = Dov’era il tempio alla fine di ogni round, da 1 a 4.
review-flood-cards = Inondazione
review-flood-cards-line = Il livello dell’inondazione in ogni Impero, da 1 a 4.
review-prices = Quanto sono costate le province
review-prices-line = Il prezzo pagato; con i funzionari, entrambe le puntate insieme.
review-prices-cards-line = La carta Oro spesa per ogni carta provincia.
review-province = Provincia
review-price = Oro pagato
review-round = Round
review-round-n = Round { $round }
review-start = Preparazione
review-figures = Lo stesso in cifre
review-plot = { $title }. Le cifre sono nella tabella qui sotto.
review-position = Posizione

record = Scarica
record-line = La registrazione contiene tutta la partita con la sua distribuzione; amunre verify la controlla. Il file della partita contiene le mosse come testo.
record-record = Registrazione (JSON)
record-game = File della partita (testo)

games-line = Partite di questo browser{ $account ->
    [no] .
   *[yes] {" "}e del tuo account.
  }
games-none = Qui non hai ancora giocato.
games-none-line = Qui compaiono le partite che giochi in questo browser e, quando accedi, quelle del tuo account.
games-none-filtered = Nessuna partita corrisponde al filtro.
games-show = Mostra
games-show-all = tutte le partite
games-show-turn = quelle che ti aspettano
games-show-running = in corso
games-show-finished = finite
games-search = Cerca nomi
games-turn = Ti aspettano
games-running = In corso
games-waiting = In attesa di giocatori
games-finished = Finite
games-place = { $place ->
    [1] vinta
   *[other] { $place }º posto
  }
games-result = { $place ->
    [1] Hai vinto
   *[other] { $place }º posto su { $players }
  } con { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }
games-winner = Vittoria: { $names }
games-more = { $count ->
    [one] Mostrane un’altra
   *[other] Mostrane altre { $count }
  }
games-earlier = Partite precedenti del tuo account
games-last = ultima mossa { $when }
games-lost = Alcune partite non si sono potute leggere; riprova tra un momento.
games-continue = Continua

final-look = Guarda il tabellone
final-place = { $place }º
bot-move-count =
    { $count ->
        [one] 1 mossa di un bot
       *[other] { $count } mosse di un bot
    }
hint-count =
    { $count ->
        [one] 1 consiglio
       *[other] { $count } consigli
    }
points-none = Ancora nessun punto.
scoring-of = Conteggio: { $kingdom }
scoring-sum = Questo conteggio
scoring-now = Punti in tutto
