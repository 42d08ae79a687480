# Che cosa mostra di un link un’app di messaggi. Le parole le inserisce il server: niente numeri con forme diverse.

preview-title = Amun-Re
preview-line = Il gioco da tavolo di aste, piramidi e offerte lungo il Nilo. Gioca contro i bot o con gli amici nel browser, anche senza account.
preview-table = Amun-Re: { $title }
preview-table-named = { $name } · Amun-Re: { $title }
preview-at = Al tavolo: { $names }.
preview-open = Posti occupati: { $taken } su { $players }. Segui il link per sederti o per guardare.
preview-running = Una partita a { $players } è in corso. Segui il link per guardare.
preview-over = Una partita a { $players } è finita. Segui il link per vedere com’è andata.
