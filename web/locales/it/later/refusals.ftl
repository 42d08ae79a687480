# Perché il server dice di no, secondo il suo codice; seguito da una regola dove serve una frase propria.

# La partita e la decisione
refusal-game_over = La partita è finita.
refusal-not_your_decision = Ora non tocca a te decidere.
refusal-wrong_moment = Ora non è possibile. Guarda che cosa viene chiesto.
refusal-stale_decision = Questo risponde a una domanda precedente. Guarda quella attuale.
refusal-superseded = Questo riguarda una domanda precedente. Guarda quella attuale.
refusal-turn_is_over = Il tuo turno è finito. Si ritira solo ciò che è successo nel turno in corso.
refusal-not_last_to_act = Puoi ritirare solo la tua ultima azione.
refusal-something_was_shown = Questa azione ha mostrato qualcosa di nascosto o di casuale. Resta valida.

# Carte
refusal-unknown_card = Questa carta favore non esiste.
refusal-card_not_held = Non hai in mano questa carta, o non così tante.
refusal-card_not_dealt = Non hai ricevuto questa carta. Tieni uno dei tuoi due obiettivi iniziali.
refusal-already_played = Di queste carte qui puoi giocarne solo una.
refusal-not_in_order = Nomina le carte in ordine: i nomi in ordine alfabetico, i numeri crescenti, ciascuno una volta sola.
refusal-theft_not_sold = Furto non si vende mai. Resta sempre a te.
refusal-theft_not_discarded = Furto non si scarta mai. Resta sempre a te.
refusal-not_enough_cards = Non ne restano così tante da pescare.

# Asta
refusal-unknown_province = Questa provincia non esiste.
refusal-not_for_auction = Questa provincia ora non è all’asta.
refusal-which_scribe = Indica quale dei tuoi scribi, se possono essere più d’uno, e solo allora.
refusal-own_scribe_there = Lì c’è già il tuo altro scriba. Due scribi dello stesso giocatore non stanno mai in una provincia.
refusal-same_province = Uno scriba superato deve andare in un’altra provincia, a meno che sia in vigore Corruzione.
refusal-not_a_step = Questo non è un gradino della scala.
refusal-bid_too_low = La tua puntata deve superare la più alta in questa provincia.
refusal-bid_too_low-card-auction-3 = Solo una carta Oro più alta batte quella che c’è già.
refusal-step_blocked = Protezione blocca questo gradino. Punta di più.
refusal-not_outbid = Corruzione si gioca solo quando il tuo scriba è stato superato.
refusal-still_leading = La tua puntata è ancora in testa, quindi devi passare.
refusal-cannot_pay = Il tuo oro non basta. Prima puoi vendere carte favore.
refusal-cannot_pay-auction-5 = Il tuo oro e le carte che potresti vendere non valgono tanto.
refusal-cannot_pay-R27 = Con le carte giocate ti manca oro: non potresti più pagare la puntata con cui sei in testa.
refusal-cannot_pay-R40 = Sei già in testa altrove. Il tuo oro non basta per tutte e due le puntate.
refusal-cannot_pay-offering-1 = Non hai tanto oro da offrire.
refusal-cannot_pay-card-income-2 = Non puoi pagare così tante piramidi.

# Mercato
refusal-count_too_low = Comprane almeno uno, o niente del tutto.
refusal-count_too_low-card-income-2 = Non puoi costruire meno di 0 piramidi.
refusal-kind_is_over = Ogni tipo si compra una volta, prima di tutti i successivi. Questo è passato.
refusal-over_card_limit = Puoi comprare solo tante carte favore quanti simboli favore ha la migliore delle tue province.
refusal-no_empty_field = Non c’è un campo vuoto per questo.
refusal-not_your_province = Dev’essere una delle tue province.
refusal-not_two_stones = Nella provincia ci devono essere esattamente due pietre.
refusal-buy_first = Coltivazione si gioca dopo aver comprato qualcosa.
refusal-not_on_a_field = Qui Coltivazione non può mettere il contadino su un campo.

# Offerta
refusal-offer_too_low = Offri almeno 1 oro, oppure Furto.
refusal-not_an_offering_card = Questa carta non si gioca con un’offerta.
refusal-needs_theft = Questa carta si gioca solo con Furto.
refusal-up_or_down = Influenza alza o abbassa; non può lasciare tutto com’è.
refusal-not_that_many_gifts = Non hai così tanti doni da prendere.

# Raccolto e conteggio
refusal-province_has_card = Su questa provincia c’è già una carta. Ne riceve una sola.
refusal-not_a_scheme = Questa carta non è un obiettivo.
refusal-scheme_not_met = Non hai ciò che questo obiettivo chiede.

# Espansioni
refusal-province_not_held = Non hai in mano questa carta provincia. Metti all’asta una delle tue.
refusal-not_leading = Nessuno dei tuoi scribi è in testa in questa provincia.
refusal-not_won = Non hai vinto questa provincia. Tieni una delle tue due.
refusal-not_enough_tiles = Non restano così tante tessere tomba da pescare.
refusal-no_gift_left = Hai preso tutti i tuoi doni. Ogni altra tessera costa due carte o tessere scartate.
refusal-two_discards = Un’altra tessera costa esattamente due carte o tessere scartate.
refusal-tile_not_held = Non hai questa tessera tomba da usare, o non così tante.
refusal-no_such_space = Una tomba non ha questo spazio: la fila in basso ne ha cinque, ogni fila più in alto uno di meno.
refusal-space_taken = Lì c’è già una tessera. Ciò che è costruito resta.
refusal-no_support = Prima vanno costruiti i due spazi subito sotto.
refusal-last_card_is_owed = La tua ultima carta è quella da scartare per Thot.
refusal-not_your_statue = La provincia di Horus non è tua.
refusal-out_of_reach = Non è la provincia di Horus e non confina con essa.
refusal-no_stone_laid = Mentre si prendono i doni, Horus costruisce solo dopo una pietra presa come dono.
refusal-stone_has_its_place = Questa pietra va nella provincia di cui è la benedizione.
refusal-not_that_many_points = Gloria non compra così tanti punti.

# Gioco di carte
refusal-gold_card_not_there = Questa carta Oro non è nella tua riserva.
refusal-no_such_gold_card = Questa carta Oro non esiste.
refusal-not_the_lowest = Una piramide va in una delle tue province che ne hanno meno.
refusal-already_extended = Questa carta è stata messa in questo Impero. Estendi una provincia non ancora estesa.
refusal-too_much_left = Resterebbe più oro di quanto ne tiene una riserva. Costruisci di più.
refusal-zero_is_missing = Lo 0 fa parte di ogni riserva.
refusal-wrong_worth = La tua riserva deve valere esattamente l’oro che hai.

# Posti e tavolo
refusal-no_such_table = Questo tavolo non esiste.
refusal-no_such_seat = Questo posto qui non esiste, o nessuno vi è seduto.
refusal-no_such_bot = Questo bot non esiste.
refusal-no_such_moment = Questo momento non esiste in questa partita.
refusal-bad_setup = Così non si può preparare una partita. Cambia edizione, numero di giocatori o opzioni.
refusal-bad_seats = Indica per ogni posto chi lo prende: tu una volta, altrimenti libero o un bot.
refusal-bad_clock = Questo orologio non è possibile: o in tempo reale con al massimo un giorno di scorta, o lungo con al massimo 30 giorni per decisione e 60 giorni di pausa.
refusal-bad_token = La tua chiave non apre nessun posto a questo tavolo.
refusal-has_begun = La partita è già cominciata.
refusal-not_running = Ora la partita non è in corso.
refusal-stopped_early = Si esaminano solo le partite giocate fino alla fine; questa è stata interrotta.
refusal-still_running = Sarà possibile quando la partita sarà finita.
refusal-private_table = A un tavolo privato questo è riservato a chi vi era seduto.
refusal-table_full = Tutti i posti di questo tavolo sono presi.
refusal-seat_taken = Lì è già seduto qualcuno.
refusal-seat_free = Lì non è seduto nessuno.
refusal-seats_free = La partita comincia quando tutti i posti sono presi. I bot possono prenderne alcuni.
refusal-sits_already = Hai già un posto, o la rivincita è già aperta.
refusal-seat_changed = Al tuo posto ora c’è qualcun altro. Guarda di nuovo.
refusal-not_seated = Non hai un posto a questo tavolo.
refusal-not_the_host = Può farlo solo chi è seduto qui da più tempo.
refusal-bot_plays = A questo posto gioca un bot.
refusal-nothing_to_claim = Nessun bot gioca per te.
refusal-no_name = Serve un nome.
refusal-name_taken = Qualcuno a questo tavolo ha già questo nome. Scegline un altro.
refusal-bad_text = Ci sono segni che non si possono mostrare. Toglili.
refusal-too_long = Questo testo è troppo lungo.

# Insieme
refusal-empty_chat = Non c’è scritto niente.
refusal-too_much_chat = A questo tavolo è stato detto tutto; non c’è più spazio.
refusal-not_waiting = Nessuno aspetta questo giocatore.
refusal-nudged_already = Hai sollecitato questo giocatore da poco.
refusal-bad_vote = Si vota per terminare la partita, o per un bot al posto di un altro per cui non gioca ancora nessun bot.
refusal-no_holidays = I giorni di pausa ci sono solo nelle partite a tempo lungo.
refusal-no_days_left = Non ti restano così tanti giorni di pausa.
refusal-no_time_left = Ritirarlo non ti lascerebbe più tempo.
refusal-no_auction = Le istruzioni valgono per le aste del gioco da tavolo.
refusal-bad_order = Nelle istruzioni nomina ogni provincia una volta sola, con una puntata possibile.
refusal-no_hint = Ora nessun bot ha un’idea per questo.
refusal-no_hints = A questo tavolo si gioca senza consigli.
refusal-not_your_turn = Ora non ti viene chiesto niente.

# Account
refusal-account_exists = Qualcuno ha già questo nome. Scegline un altro.
refusal-bad_login = Nome o password errati.
refusal-not_logged_in = Prima accedi.
refusal-not_for_you = Questa pagina è per chi gestisce il server.

# Server
refusal-bad_action = Questa azione non esiste in questo gioco.
refusal-bad_cid = L’identificativo di questa richiesta non ha la forma giusta.
refusal-bad_request = Il server non capisce questa richiesta.
refusal-forbidden = Qui non è permesso.
refusal-foreign_origin = Può chiederlo solo una pagina di questo server.
refusal-no_such_page = A questo indirizzo non c’è niente.
refusal-no_such_method = Questo indirizzo non accetta richieste di questo tipo.
refusal-too_many = È troppo in una volta. Aspetta un po’.
refusal-put_aside = La partita è messa da parte. Aprila di nuovo per continuare.
refusal-too_many_games = Hai troppe partite contro i bot in corso. Continuane una o abbandonane una.
refusal-too_many_connections = Sono aperte troppe connessioni. Chiudine una.
refusal-too_busy = A questo tavolo succedono troppe cose. Riprova.
refusal-too_slow = È stato troppo lento. Riprova.
refusal-too_large = La richiesta è troppo grande.
refusal-too_deep = La richiesta è troppo annidata.
refusal-not_ready = Il server non è ancora pronto.
refusal-storage_full = Il disco del server è pieno; non è stato salvato niente.
refusal-storage_busy = La base di dati del server è occupata. Riprova tra poco.
refusal-storage_failed = La base di dati del server non risponde. Riprova tra poco.
refusal-table_closed = Ciò che è salvato di questo tavolo è danneggiato. Resta chiuso finché chi gestisce il server non ha controllato.
refusal-fault = Il server ha commesso un errore; è nel suo registro.
refusal-bad_hello = La connessione non si è presentata in tempo.
refusal-bad_frame = Il server non capisce ciò che è arrivato da questa connessione.
refusal-role_changed = Il tuo posto è cambiato. Ricarica la pagina.
refusal-logged_out = Hai chiuso la sessione.
refusal-stopping = Il server si ferma. Riprova tra poco.
