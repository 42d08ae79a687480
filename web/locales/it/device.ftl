# Un dispositivo per più persone, connessioni perse, aggiornamenti.

seat-here = A questo dispositivo
here-name = Nome
here-line = Chi gioca a questo dispositivo gioca a turno: il tavolo chiede di passare il dispositivo e intanto nasconde le carte di tutti.

hand-over = Passa il dispositivo a { $name }
hand-over-line = Non si vedono le carte di nessuno. Continua { $name }.
hand-over-sealed = Tutti scelgono in segreto, uno dopo l’altro.
hand-over-me = Sono { $name }
hand-over-news = Che cosa è successo
hand-over-others = Guarda le tue carte
hand-over-look = { $name }
here-open = Ora possono guardare tutti.
here-holds = { $name } ha il dispositivo
here-hide = Nascondi le mie carte
here-again = Gioca ancora a questo dispositivo

connection-lost = Nessuna connessione. Ultimo stato del tavolo: { $time }; nuovo tentativo in corso.
connection-back = Di nuovo in linea.
waiting-lost = Nessuna connessione dalle { $time }. Verrà inviata appena torna la connessione: { $action }
waiting-move = Verrà inviata tra poco: { $action }
waiting-take-back = Ritira
waiting-superseded = Il tavolo è andato avanti mentre mancava la connessione. Questa mossa non è stata giocata: { $action }.
waiting-refused = Tornata la connessione, questa mossa non è stata giocata: { $action }. { $why }
why-offline = Senza connessione il server non può dire perché.

offline-home = Non c’è connessione con il server.
offline-home-line = Puoi guardare i tuoi tavoli com’erano. Una mossa scelta ora viene inviata appena torna la connessione.
offline-as-of = aggiornato: { $time }
offline-none = In questo browser non è conservato nessun tuo tavolo.
offline-retry = Riprova
update-ready = C’è una nuova versione.
update-reload = Ricarica per aggiornare

zoom-in = Ingrandisci il tabellone
zoom-out = Mostra tutto il tabellone
