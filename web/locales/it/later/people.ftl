# Le persone ai tavoli: account, istruzioni, voti, orologi, avvisi.

account = Account
account-make = Crea un account
account-leave = Esci
account-left = Hai chiuso la sessione.
account-as = Accesso effettuato come
account-line = Un account tiene insieme i tuoi tavoli su ogni dispositivo e riserva a te il tuo nome. Non è mai obbligatorio: gli ospiti giocano a tutto.
account-name = Nome
account-change = Cambia la password
account-change-line = Su tutti gli altri dispositivi dovrai accedere di nuovo.
account-changed = La password è cambiata.
account-forgotten = Qui non si usano e-mail, quindi una password dimenticata non può esserti inviata. Conservala bene.
account-puzzle = Qualcuno ha provato a indovinare delle password. Un momento: il tuo browser risolve un enigma, così entri tu e non gli altri.
account-puzzle-part = Enigma
account-trouble-bad_login = Nome o password errati.
account-trouble-account_exists = Qualcuno ha già questo nome. Scegline un altro o accedi.
account-trouble-bad_request = Una password deve avere almeno 8 caratteri e un nome al massimo 20.
account-trouble-too_many = Troppi tentativi. Aspetta un quarto d’ora.
account-trouble-not_logged_in = La sessione è chiusa. Accedi e riprova.
recover = Scegli una nuova password
recover-ask = Ho dimenticato la password
recover-line = Rivolgiti all’amministrazione di questo sito: può darti un codice, valido un giorno e per una sola nuova password.
recover-code = Codice ricevuto dall’amministrazione
recover-go = Salva la password e accedi
recovered = La nuova password è salvata e hai effettuato l’accesso.
account-muted = L’amministrazione del sito ti ha tolto la chat.
account-muted-until = L’amministrazione del sito ti ha tolto la chat fino al { $until }.
account-muted-means = A ogni tavolo puoi giocare e leggere, ma non scrivere né dare un nome a un tavolo.
reason-given = Il motivo: «{ $reason }»
password = Password
password-old = Password attuale
password-new = Nuova password
password-hint = Almeno 8 caratteri. Alcune parole messe insieme sono facili da ricordare.
password-show = Mostra

people-account = con un account
people-guest = ospite
people-bot-for = Gioca un bot; il posto si può riprendere
people-waited-for = il tavolo aspetta
people-end = Termina la partita
people-end-line = Se tutti quelli che giocano sono d’accordo, la partita si ferma senza risultato.
people-own = Il tuo posto
nudge = Sollecita
vote-tally = D’accordo: { $yes } su { $all } ({ $names }). Non ancora: { $missing }.
vote-end = Vota per terminare la partita
vote-end-sure = Il tuo voto è decisivo. La partita finisce subito, senza risultato, e non si può riprendere.
vote-replace = Vota per un bot al posto di { $who }
vote-replace-sure = Il tuo voto è decisivo. Un bot continua al posto di { $who }, che può tornare e riprendere il posto.
replace-first = { $unit ->
    [hours] Se un sollecito resta senza risposta per { $count ->
        [one] un’ora
       *[other] { $count } ore
      }, gli altri possono votare per un bot.
   *[minutes] Se un sollecito resta senza risposta per { $count ->
        [one] un minuto
       *[other] { $count } minuti
      }, gli altri possono votare per un bot.
  }
replace-from = Potrai votare per un bot tra { $left } ({ $time }).
replace-own = Il tavolo aspetta e hai ricevuto un sollecito. Tra { $left } ({ $time }) gli altri potranno votare per far giocare un bot al tuo posto. Un messaggio in chat ti dà più tempo.
reminded-own = Hai ricevuto un sollecito. Tra { $left } gli altri potranno votare per un bot.
reminded-own-now = Hai ricevuto un sollecito. Ora gli altri possono votare per un bot.
reminded-other = Sollecito inviato a { $who }. Tra { $left } potrai votare per un bot.
reminded-now = Sollecito inviato a { $who }, senza risposta.
reminded-vote = Vota
vote-back = Ritira il tuo voto
leave-line = Un bot continua al tuo posto. Puoi riprenderlo finché dura la partita.
leave-strict = A questo tavolo non ci sono consigli: quando il bot ha giocato, puoi tornare solo dopo un po’.
leave-sure = Un bot continua subito al tuo posto e tu vedi solo ciò che vedono tutti. Più tardi puoi riprendere il posto, ma non annullare ciò che il bot ha fatto.
holiday = Prendi giorni di pausa
holiday-days = Giorni di pausa ({ $left ->
    [one] ne resta 1
   *[other] ne restano { $left }
})
holiday-take = { $days ->
    [one] Prendi un giorno di pausa
   *[other] Prendi { $days } giorni di pausa
  }
holiday-sure = { $days ->
    [one] Il tuo orologio si ferma per un giorno. Il giorno è consumato anche se torni prima.
   *[other] Il tuo orologio si ferma per { $days } giorni. Sono consumati anche se torni prima.
  }

report-who = Segnala { $who }
report-what = Che cosa non va?
report-kind-abuse = Insulti, odio o minacce
report-kind-spam = Pubblicità o messaggi ripetuti all’infinito
report-kind-cheating = Gioco scorretto o accordi segreti
report-kind-name = Un nome offensivo
report-kind-other = Altro
report-text = Che cosa deve sapere l’amministrazione? Puoi lasciare vuoto questo campo.
report-line = Lo legge soltanto l’amministrazione di questo sito. Al tavolo nessuno ne viene informato.
report-send = Invia la segnalazione
report-thanks = Grazie. L’amministrazione del sito se ne occuperà.

orders = Istruzioni per l’asta
orders-private = Le vedi solo tu. Nessuno viene a sapere che ci sono.
orders-now = Valgono per l’asta in corso e finiscono con essa.
orders-next = Valgono per la prossima asta e finiscono con essa. Una provincia che non va all’asta viene saltata.
orders-none = Nel tuo elenco non c’è ancora nessuna provincia.
orders-add = Aggiungi una provincia:
orders-up-to = fino a
orders-highest = Puntata massima su { $province }
orders-up = Più importante: { $province }
orders-down = Meno importante: { $province }
orders-remove = Togli { $province } dall’elenco
orders-pass = Passa finché la mia puntata è in testa
orders-how = Quando tocca a te puntare, viene fatta la puntata più bassa possibile sulla prima provincia dell’elenco. Se nessuna è possibile, le istruzioni finiscono e la scelta torna a te. Le carte non vengono mai giocate.
orders-change = Sostituisci le istruzioni
orders-withdraw = Ritira
orders-stored = Le tue istruzioni sono attive.
orders-withdrawn = Le tue istruzioni sono ritirate.

pace-choice-none = Senza orologio
pace-choice-live = Tempo reale
pace-choice-slow = Tempo lungo, su più giorni
clock-none-line = Nessuno ha fretta.
clock-live-line = Ogni posto ha una scorta di tempo per tutta la partita e ne riceve un po’ dopo ogni decisione.
clock-slow-line = Ogni decisione può durare alcuni giorni. I giorni di pausa fermano l’orologio di un posto.
clock-sealed-line = Il tempo di un posto scorre mentre il tavolo lo aspetta. Quando tutti scelgono in segreto, scorre solo per chi non ha ancora scelto.
clock-out-line = Quando il tempo scade, un bot continua a quel posto e il giocatore può riprenderlo.
clock-bank = Scorta
clock-increment = Dopo ogni decisione
clock-per-decision = Per ogni decisione
clock-holidays = Giorni di pausa
clock-minutes = { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minuti
  }
clock-seconds = { $seconds ->
    [one] 1 secondo
   *[other] { $seconds } secondi
  }
clock-number-days = { $days ->
    [one] un giorno
   *[other] { $days } giorni
  }

settings = Impostazioni
notices = Quando tocca a te
notices-always = Il titolo e l’icona della pagina lo dicono sempre.
notices-sound = Un breve suono
notices-try = Prova
notices-browser = Una notifica del browser, quando la pagina è nascosta
notices-missing = Questo browser non mostra notifiche.
notices-denied = Il browser non permette notifiche da questa pagina. Puoi cambiarlo nelle sue impostazioni.
talk = Conversazione
invite-share = Condividi
returned = Dalla tua ultima visita
returned-more = { $count ->
    [one] Una riga precedente è nella cronaca.
   *[other] { $count } righe precedenti sono nella cronaca.
  }
returned-go = Al tavolo
word = Un messaggio dal sito
word-read = Va bene
word-means = { $type ->
    [table_closed] Nessuno vince e niente viene contato. Ciò che è stato giocato si può ancora guardare.
    [table_expired] Nessuno vince e niente viene contato. Ciò che è stato giocato si può ancora guardare.
    [expiry_warned] Basta una mossa o un messaggio in chat perché la partita continui.
    [seat_muted] { $muted ->
        [yes] Puoi continuare a giocare come prima e leggere ciò che scrivono gli altri.
       *[no] Gli altri possono di nuovo leggere ciò che scrivi.
      }
   *[other] Puoi continuare a guardare come tutti gli altri.
  }
table-turns = { $count ->
    [one] Il tavolo ti aspetta in una partita.
   *[other] Il tavolo ti aspetta in { $count } partite.
  }
table-turns-title = { $count ->
    [one] ● 1 turno
   *[other] ● { $count } turni
  }

cancel = Annulla
menu-leave = Lascia il posto a un bot
menu-confirm = Conferma ogni mossa
menu-home = Home
