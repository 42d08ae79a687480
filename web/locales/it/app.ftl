app-name = Amun-Re
app-line = Aste, piramidi e la piena del Nilo
nav-home = Home
nav-new = Prepara un tavolo
nav-about = Informazioni
nav-skip = Vai al contenuto

play-now = Gioca subito
play-now-line = Una partita contro i bot, subito e senza account.
your-name = Il tuo nome
edition = Edizione
title-classic = Classica, 2003
title-classic-line = La prima edizione: si gioca in senso orario e una riva va a chi ha più piramidi in una sola provincia.
title-revised = Riveduta, 2016
title-revised-line = La seconda edizione: una riva va a chi vi ha più piramidi in tutto.
title-anniversary = Anniversario, 2023
title-anniversary-line = L’edizione attuale: piani iniziali, tracciato dell’ordine di turno, province bloccate.
bots-number = { $count ->
    [one] 1 bot
   *[other] { $count } bot
  }
bots-how-many = Avversari
level = Giocano
level-random = a caso
level-beginner = come un principiante
level-greedy = in modo solido
level-strategist = con un piano
level-searcher = guardando avanti
level-master = come un maestro
level-other = { $level }

tables-open = Tavoli in attesa di giocatori
tables-none = Nessun tavolo pubblico è in attesa. Preparane uno e invita qualcuno.
tables-mine = I tuoi tavoli
table-of = { $title }, { $players } giocatori
table-status-open = in attesa di giocatori
table-status-running = in corso
table-status-finished = finito
table-status-abandoned = interrotto
table-your-turn = tocca a te
table-join = Partecipa
table-open = Apri
table-watch = Guarda
pace-live = tempo reale
pace-slow = tempo lungo
pace-untimed = senza orologio

new-title = Un nuovo tavolo
new-name = Nome del tavolo
new-name-hint = può restare vuoto
new-players = Giocatori
new-players-not = Questa combinazione è per { $counts } giocatori.
new-expansions = Espansioni
new-expansions-none = Questa edizione non ne ha.
expansion-officials = Funzionari
expansion-officials-line = Per due o tre: punta con due scribi, tieni una provincia e fatti servire dal funzionario dell’altra.
expansion-afterlife = Aldilà
expansion-afterlife-line = Compra tessere tomba e costruisci una tomba le cui tessere rendono più volte.
expansion-statues = Statue
expansion-statues-line = In alcune province ci sono statue che danno il loro potere a chi le controlla.
expansion-pharaoh = Faraone
expansion-pharaoh-line = Il Faraone va dove è stata superata l’ultima puntata e lascia un segnalino che porta doni.
expansion-promos = Carte promo
expansion-promos-line = Altre quattro carte favore: gloria, avidità, popolarità ed esportazione.
expansion-expert = Esperti
expansion-expert-line = Tieni in mano carte provincia e scegli in segreto quali vanno all’asta.
new-options = Opzioni
option-memory = Oro e numero di carte degli altri
option-memory-closed = nascosti, come da regole
option-memory-open = visibili
option-track = Lati del tracciato del tempio
option-track-box = come dicono le regole
option-track-picture = come mostra l’illustrazione
option-old_track = Vecchio tracciato del tempio con ogni numero di giocatori
option-all_provinces = Nessuna provincia bloccata
option-no_start_cards = Niente piani iniziali
option-clockwise_order = Turni in senso orario
option-no_federation = Niente piano della federazione
option-on = sì
option-off = no
new-seats = Posti
seat-me = Tu
seat-open = Libero per chiunque
seat-bot = Bot, gioca { $level }
seat-number = Posto { $number }
new-clock = Orologio
clock-none = Senza orologio
clock-live = Tempo reale: { $minutes } minuti per la partita, più { $seconds } secondi per ogni decisione
clock-slow = Tempo lungo: { $days ->
    [one] un giorno
   *[other] { $days } giorni
  } per ogni decisione
new-listed = Mostralo nell’elenco dei tavoli pubblici
new-open = Apri il tavolo
new-open-bots = Comincia la partita

lobby-invite = Invita
lobby-invite-line = Chi ha questo link può sedersi o guardare.
lobby-copy = Copia il link
lobby-copied = Copiato
lobby-qr = Il link come immagine per la fotocamera del telefono
lobby-free = libero
lobby-sit = Siediti qui
lobby-bot = Fai sedere un bot
lobby-away = Allontana
lobby-up = Alzati
lobby-start = Comincia la partita
lobby-waiting = La partita comincia quando tutti i posti sono occupati.
lobby-host-waiting = Si attende che chi ospita cominci la partita.
lobby-fair = La distribuzione è fissata prima che qualcuno si sieda: { $commitment }

about-title = Informazioni
about-what = Amun-Re è un gioco da tavolo di Reiner Knizia con aste, piramidi e offerte lungo il Nilo. Questa è un’edizione digitale con disegni e testi propri, fatta da persone a cui il gioco piace.
about-rights = Nome e regole appartengono all’autore e agli editori; niente di ciò che trovi qui è approvato da loro.
about-how = Come si gioca
about-how-1 = Sei round in due regni. In ogni round ti aggiudichi una provincia all’asta, fai acquisti, offri oro in segreto e raccogli.
about-how-2 = Dopo il terzo e il sesto round si contano i punti: piramidi, serie complete, la provincia migliore di ogni riva, templi e piani. Alla fine conta anche l’oro.
about-how-3 = Pietre e piramidi restano quando finisce l’Antico Regno. Costruisci dove vorresti tornare.
about-keys = Si può giocare tutto con la tastiera. Al tavolo premi ? per l’elenco dei tasti.
about-free = Il programma è software libero.

trouble-no_such_table = Questo tavolo non esiste.
trouble-lost = Connessione persa; nuovo tentativo in corso.
trouble-unreachable = Il server non è raggiungibile. Riprova tra un momento.
loading = Un momento
close = Chiudi

language = Lingua
