# Un dispositivo per più persone, connessioni perse, aggiornamenti.

connection-lost = Nessuna connessione. Ultimo stato del tavolo: { $time }; nuovo tentativo in corso.
connection-back = Di nuovo in linea.
waiting-lost = Nessuna connessione dalle { $time }. Verrà inviata appena torna la connessione: { $action }
waiting-move = Verrà inviata tra poco: { $action }
waiting-take-back = Ritira
waiting-superseded = Il tavolo è andato avanti mentre mancava la connessione. Questa mossa non è stata giocata: { $action }.
waiting-refused = Tornata la connessione, questa mossa non è stata giocata: { $action }. { $why }
why-offline = Senza connessione il server non può dire perché.

update-ready = C’è una nuova versione.
update-reload = Ricarica per aggiornare

zoom-in = Ingrandisci il tabellone
zoom-out = Mostra tutto il tabellone
