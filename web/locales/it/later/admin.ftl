# La pagina di chi si occupa del sito.

admin-not-you = Questa pagina è riservata all’amministrazione del sito. Se ne fai parte, prima accedi.
admin-version = Server { $version }
admin-done = Fatto.
admin-none = Niente.
admin-look = Guarda
admin-nobody = nessuno
admin-former = qualcuno che non c’è più
admin-operator = Il gestore
admin-since = dal { $when }
admin-until = fino al { $until }
admin-unknown = da una data sconosciuta

admin-reports = Segnalazioni
admin-tables = Tavoli
admin-accounts = Account
admin-networks = Reti
admin-acts = Registro
admin-figure-reports = aperte: { $count }
admin-figure-tables = in corso: { $running }, aperti: { $open }
admin-figure-networks = bloccate: { $count }

admin-term = Per quanto tempo
admin-term-days = { $count ->
    [one] 1 giorno
   *[other] { $count } giorni
  }
admin-term-open = fino a nuovo ordine
admin-reason-needed = Perché? Le persone interessate possono leggerlo.
admin-reason-note = Nota per il resto dell’amministrazione (facoltativa)
admin-lift = Revoca

admin-reports-open = Aperte
admin-reports-settled = Chiuse
admin-reports-none-open = Nulla ti aspetta.
admin-reports-none-settled = Nessuna segnalazione è stata ancora chiusa.
admin-called = (lì come { $name })
admin-at-seat = al posto { $seat }
admin-to-table = Tavolo
admin-reported-by = Segnalato da
admin-onlooker = qualcuno che guardava
admin-settle = Chiudi
admin-settle-acted = Risolta
admin-settle-acted-line = La segnalazione si chiude e il suo testo sparisce dopo 30 giorni. Quello che c’è da fare, fallo prima.
admin-settle-dismissed = Respingi
admin-settle-dismissed-line = La segnalazione si chiude senza che accada nulla e il suo testo sparisce dopo 30 giorni.
admin-outcome-acted = Risolta
admin-outcome-dismissed = Respinta

admin-tables-open = in attesa di giocatori
admin-tables-running = in corso
admin-tables-ended = finiti
admin-tables-none = Nessun tavolo corrisponde.
admin-seats = persone: { $persons }, bot: { $bots }
admin-unlisted = fuori dall’elenco
admin-opened = aperto il { $when }
admin-changed = ultimo cambiamento il { $when }
admin-record = Registrazione
admin-close = Chiudi
admin-close-table = Chiudi questo tavolo
admin-close-line = La partita finisce subito, senza risultato, e non può riprendere. Tutti al tavolo ne sono informati, con il motivo.
admin-delete = Elimina
admin-delete-table = Elimina questo tavolo
admin-delete-table-line = Tutto quello che vi è stato giocato e detto sparisce per sempre. Le segnalazioni restano. Se basta, chiudi soltanto il tavolo.
admin-bot-for = gioca un bot
admin-word = Amministrazione
admin-removed = (rimosso)
admin-table-reports = Segnalazioni da questo tavolo
admin-seat-mute = Togli la chat
admin-seat-mute-who = Togli la chat a { $who } a questo tavolo
admin-seat-mute-line = Da questo posto non si può più scrivere, solo a questo tavolo. Tutti al tavolo ne sono informati, con il motivo.
admin-seat-unmute = Ridai la chat
admin-seat-unmute-who = Ridai la chat a { $who }
admin-seat-unmute-line = Da questo posto si può scrivere di nuovo. Tutti al tavolo ne sono informati, con il motivo.
admin-seat-remove = Allontana
admin-seat-remove-who = Allontana { $who } da questo tavolo
admin-seat-remove-line = Prima di una partita il posto si libera; durante una partita continua un bot, in modo definitivo. Tutti al tavolo ne sono informati, con il motivo.

admin-accounts-search = Il nome comincia con
admin-accounts-none = Nessun account si chiama così.
admin-no-account = Non c’è nessun account di nome { $name }.
admin-is-one = amministrazione
admin-is-banned = account bloccato
admin-is-muted = senza chat
admin-untouchable = Fa parte dell’amministrazione: su questo account può agire soltanto il gestore, con il comando amunre admin.
admin-account-reports = Segnalazioni su questo account
admin-account-tables = Tavoli
admin-got-up = ha lasciato il tavolo
admin-sessions = Accessi aperti
admin-ban = Blocca
admin-ban-who = Blocca { $who }
admin-ban-line = Ogni sessione finisce subito e nessuno può più accedere. Nelle partite in corso orologi e voti affidano i posti a dei bot.
admin-unban-who = Revoca il blocco di { $who }
admin-unban-line = Con questo account si potrà accedere di nuovo.
admin-mute = Togli la chat
admin-mute-who = Togli la chat a { $who } ovunque
admin-mute-line = Niente chat, a nessun tavolo, e niente nomi per i tavoli. Giocare e leggere resta possibile.
admin-unmute-who = Ridai la chat a { $who }
admin-unmute-line = Questo account potrà di nuovo scrivere e dare nomi ai tavoli.
admin-rename = Rinomina
admin-rename-who = Rinomina { $who }
admin-rename-line = A tutti i tavoli fin qui il vecchio nome viene rimosso; quello nuovo appare ai tavoli nuovi.
admin-rename-field = Nuovo nome
admin-reset = Nuova password
admin-reset-who = Una nuova password per { $who }
admin-reset-line = Ricevi un codice con cui scegliere una nuova password, una volta sola ed entro un giorno. Assicurati che a chiedertelo sia davvero la persona a cui appartiene l’account. Fino ad allora vale la password attuale.
admin-code = Codice per { $who }
admin-code-line = Viene mostrato solo questa volta e vale fino al { $until }. Fallo avere a { $who } in modo che nessun altro lo legga: lo chiede «Ho dimenticato la password» nella pagina dell’account.
admin-code-copy = Copia
admin-merge = Unisci
admin-merge-who = Unisci { $who } a un altro account
admin-merge-line = Per due account della stessa persona. Tutti i tavoli passano all’altro, il nome { $who } torna libero e le sessioni di entrambi finiscono. Non si può annullare.
admin-merge-field = Nome dell’account che resta
admin-delete-who = Elimina { $who }
admin-delete-account-line = L’account si chiude per sempre e tutto quello che ha scritto sparisce da tutti i tavoli. Non si può annullare.

admin-network = Rete
admin-network-hint = Un indirizzo, o una rete come 203.0.113.0/24
admin-network-line = Da una rete bloccata gli ospiti possono guardare, ma non aprire tavoli, né sedersi, né parlare, e nessuno può creare un account. Gli account che esistono non ne risentono. Una rete può essere di molte persone.
admin-network-ban = Blocca una rete
admin-network-ban-line = Gli ospiti di lì restano fuori e nessuno può crearvi un account.
admin-network-lift = Revoca il blocco di { $network }
admin-network-lift-line = Gli ospiti di lì sono di nuovo benvenuti.
admin-network-none = Nessuna rete è bloccata.

admin-acts-none = Non è stato ancora fatto nulla.
admin-act-account-ban = { $who } ha bloccato { $whom }.
admin-act-account-unban = { $who } ha revocato il blocco di { $whom }.
admin-act-account-mute = { $who } ha tolto la chat a { $whom }.
admin-act-account-unmute = { $who } ha ridato la chat a { $whom }.
admin-act-account-rename = { $who } ha rinominato { $former } in { $name }.
admin-act-account-reset-password = { $who } ha creato un codice per una nuova password di { $whom }.
admin-act-account-merge = { $who } ha unito un altro account a { $whom }.
admin-act-account-delete = { $who } ha eliminato un account.
admin-act-account-grant = { $who } ha accolto { $whom } nell’amministrazione.
admin-act-account-revoke = { $who } ha tolto { $whom } dall’amministrazione.
admin-act-network-ban = { $who } ha bloccato la rete { $whom }.
admin-act-network-unban = { $who } ha revocato il blocco della rete { $whom }.
admin-act-report-settle = { $outcome ->
    [dismissed] { $who } ha respinto una segnalazione.
   *[acted] { $who } ha chiuso una segnalazione.
  }
admin-act-table-close = { $who } ha chiuso un tavolo.
admin-act-table-delete = { $who } ha eliminato un tavolo.
admin-act-table-mute = { $who } ha tolto la chat al posto { $seat } di un tavolo.
admin-act-table-unmute = { $who } ha ridato la chat al posto { $seat } di un tavolo.
admin-act-table-remove = { $who } ha allontanato da un tavolo chi sedeva al posto { $seat }.
