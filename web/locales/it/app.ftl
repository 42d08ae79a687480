app-name = Amun-Re
nav-home = Home
nav-new = Crea un tavolo
nav-about = Informazioni
nav-admin = Amministrazione
nav-skip = Vai al contenuto

clock-none = Senza orologio
clock-live = Tempo reale: { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minuti
  } per la partita, più { $seconds ->
    [one] 1 secondo
   *[other] { $seconds } secondi
  } per ogni decisione
clock-slow = Tempo lungo: { $days ->
    [one] un giorno
   *[other] { $days } giorni
  } per ogni decisione

trouble-no_such_table = Questo tavolo non esiste.
trouble-lost = Connessione persa; nuovo tentativo in corso.
trouble-unreachable = Il server non è raggiungibile. Riprova tra un momento.
loading = Un momento
close = Chiudi

language = Lingua

games = Le tue partite
nav-rules = Regole
account-enter = Accedi

lost-title = Questa pagina non esiste
lost-line = Forse l’indirizzo è scritto male, o ciò che mostrava non c’è più.
lost-home = Alla pagina iniziale
lost-other = Qualcosa è andato storto
