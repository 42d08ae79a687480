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
refusal-unknown_card = Nessuna { -carta-favore } si chiama «{ $name }».
refusal-card_not_held = Non hai in mano { $card }, o non così tante volte.
refusal-card_not_dealt = Hai ricevuto { $cards }. Tieni una di queste due carte.
refusal-already_played = Due obiettivi con lo stesso effetto non si possono mostrare nello stesso conteggio. Tieni l’altro.
refusal-already_played-with-card = { $card } qui si gioca una volta sola.
refusal-not_in_order = Nomina le carte in ordine: i nomi in ordine alfabetico, i numeri crescenti, ciascuno una volta sola.
refusal-theft_not_sold = { card-theft } non si vende mai. Questa carta resta sempre a te.
refusal-theft_not_discarded = { card-theft } non si scarta mai. Questa carta resta sempre a te.
refusal-not_enough_cards = Se ne possono prendere solo altre { $count }.

# Asta
refusal-unknown_province = Nessuna provincia si chiama «{ $name }».
refusal-not_for_auction = { $province } ora non è all’asta.
refusal-which_scribe = Indica quale dei tuoi scribi, se possono essere più d’uno, e solo allora.
refusal-own_scribe_there = Lì c’è già il tuo altro scriba. Due scribi dello stesso giocatore non stanno mai in una provincia.
refusal-same_province = Uno scriba superato deve andare in un’altra provincia, a meno che sia in vigore { card-bribery }.
refusal-not_a_step = { $amount } non è un gradino della scala.
refusal-bid_too_low = Una puntata su { $province } deve superare { $highest }.
refusal-bid_too_low-card-auction-3 = Su { $province } c’è la carta { $card }. Solo una carta Oro più alta la batte.
refusal-step_blocked = { card-protection } blocca il gradino { $amount } in { $province }. Punta di più.
refusal-not_outbid = { card-bribery } si gioca solo quando il tuo scriba è stato superato.
refusal-still_leading = La tua puntata è ancora in testa, quindi devi passare.
refusal-cannot_pay = Il tuo oro non basta. Prima puoi vendere { -carte-favore }.
refusal-cannot_pay-with-gold-price = Costa { $price } oro e ne hai { $gold }. Prima puoi vendere { -carte-favore }.
refusal-cannot_pay-with-card = Senza { $card } non potresti più pagare la puntata con cui sei in testa.
refusal-cannot_pay-with-leads-worth = Sei già in testa altrove con { $leads } oro. Per questa puntata il tuo oro e le { -carte-favore } che potresti vendere valgono ancora { $worth }.
refusal-cannot_pay-with-worth = Per questa puntata il tuo oro e le { -carte-favore } che potresti vendere valgono { $worth }.
refusal-cannot_pay-offering-1 = Non hai più di { $gold } oro da offrire.
refusal-cannot_pay-card-income-2 = Costa { $price } oro e ne hai { $gold }.

# Mercato
refusal-count_too_low = Compra almeno { $kind ->
    [cards] una { -carta-favore }
    [farmers] un contadino
    [stones] una { -pietra }
   *[tiles] una tessera tomba
  }, o niente del tutto.
refusal-count_too_low-card-income-2 = Non puoi costruire meno di 0 piramidi.
refusal-kind_is_over = Ogni tipo si compra una volta, prima di tutti i successivi. Per { $kind ->
    [cards] le { -carte-favore }
    [farmers] i contadini
    [stones] le { -pietre }
   *[tiles] le tessere tomba
  } è troppo tardi.
refusal-over_card_limit = { $count ->
    [0] Non puoi comprare { -carte-favore }: nessuna delle tue province ha { -simboli-favore }.
    [one] Puoi comprare una sola { -carta-favore }: tanti sono i { -simboli-favore } della migliore delle tue province.
   *[other] Puoi comprare al massimo { $count } { -carte-favore }: tanti sono i { -simboli-favore } della migliore delle tue province.
  }
refusal-no_empty_field = In { $province } non c’è un campo vuoto.
refusal-no_empty_field-with-count = { $count ->
    [0] Non hai campi vuoti per i contadini.
    [one] Hai solo un campo vuoto per i contadini.
   *[other] Hai solo { $count } campi vuoti per i contadini.
  }
refusal-not_your_province = { $province } non è tua. Dev’essere una delle tue province.
refusal-not_your_province-with-top = { $top } non è la carta in cima a una delle tue province.
refusal-not_two_stones = Nella provincia ci devono essere esattamente due { -pietre }.
refusal-buy_first = { card-cultivation } si gioca dopo aver comprato qualcosa.
refusal-not_on_a_field = Qui { card-cultivation } non può mettere il contadino su un campo.

# Offerta
refusal-offer_too_low = Offri almeno 1 oro, oppure { card-theft }.
refusal-not_an_offering_card = { $card } non si gioca con un’offerta.
refusal-needs_theft = { $card } si gioca solo con { card-theft }.
refusal-up_or_down = { card-influence } alza o abbassa; non può lasciare tutto com’è.
refusal-not_that_many_gifts = { $count ->
    [one] Hai solo un dono da prendere.
   *[other] Hai solo { $count } doni da prendere.
  }

# Raccolto e conteggio
refusal-province_has_card = Su { $province } c’è già { $card }. Una provincia riceve una sola carta.
refusal-not_a_scheme = { $card } non è un obiettivo.
refusal-scheme_not_met = Non hai ciò che chiede { $card }.

# Espansioni
refusal-province_not_held = Hai in mano { $provinces }. Metti all’asta una di queste.
refusal-not_leading = Nessuno dei tuoi scribi è in testa in { $province }.
refusal-not_won = Hai vinto { $provinces }. Tieni una di queste.
refusal-not_enough_tiles = { $count ->
    [0] Non restano tessere tomba da pescare.
    [one] Resta solo una tessera tomba da pescare.
   *[other] Restano solo { $count } tessere tomba da pescare.
  }
refusal-no_gift_left = Hai preso tutti i tuoi doni. Ogni altra tessera costa due carte o tessere scartate.
refusal-two_discards = Un’altra tessera costa esattamente due carte o tessere scartate.
refusal-tile_not_held = Non hai una tessera { $tile } da usare, o non così tante.
refusal-no_such_space = Una tomba non ha questo spazio: la fila in basso ne ha cinque, ogni fila più in alto uno di meno.
refusal-space_taken = Lì c’è già una tessera { $tile }. Ciò che è costruito resta.
refusal-no_support = Prima vanno costruiti i due spazi subito sotto.
refusal-last_card_is_owed = La tua ultima carta è quella da scartare per Thot.
refusal-not_your_statue = La provincia di Horus non è tua.
refusal-out_of_reach = { $province } non è la provincia di Horus e non confina con essa.
refusal-no_stone_laid = Mentre si prendono i doni, Horus costruisce solo dopo una { -pietra } presa come dono.
refusal-stone_has_its_place = Questa { -pietra } va in { $province }.
refusal-not_that_many_points = Gloria compra { $most ->
    [one] un punto
   *[other] da 1 a { $most } punti
  }.

# Gioco di carte
refusal-gold_card_not_there = La carta { $card } non è nella tua riserva.
refusal-no_such_gold_card = Non esiste una carta Oro { $card }.
refusal-not_the_lowest = Una piramide va in una delle tue province che ne hanno meno.
refusal-already_extended = { $province } è stata messa in questo Impero. Estendi una provincia non ancora estesa.
refusal-too_much_left = Resterebbero { $left } oro, ma una riserva ne tiene al massimo { $most }. Costruisci di più.
refusal-zero_is_missing = Lo 0 fa parte di ogni riserva.
refusal-wrong_worth = Queste carte valgono { $worth }, ma la tua riserva deve valere esattamente { $gold }.

# Posti e tavolo
refusal-no_such_table = Questo tavolo non esiste.
refusal-table_deleted = Questo tavolo è stato eliminato.
refusal-no_such_seat = Lì non è seduto nessuno.
refusal-no_such_seat-with-seat = Questo tavolo non ha un posto { $seat }.
refusal-no_such_seat-with-last = Questo tavolo ha i posti da 0 a { $last }.
refusal-no_such_bot = Questo bot non esiste.
refusal-no_such_moment = Questo momento non esiste in questa partita.
refusal-no_such_title = Questo titolo non esiste.
refusal-bad_page = Nessuna pagina finisce lì; comincia dalla prima.
refusal-bad_setup = Così non si può preparare una partita. Cambia edizione, numero di giocatori o opzioni.
refusal-bad_seats = Indica per ogni posto chi lo prende: tu una volta, altrimenti libero o un bot.
refusal-bad_clock = Questo orologio non è possibile: o in tempo reale con al massimo un giorno di scorta, o lungo con al massimo 30 giorni per decisione e 60 giorni di pausa.
refusal-bad_components = Con questi valori non si può giocare: { $fault }.
refusal-bad_components-with-fault-line = La riga { $line } non va: { $fault }.
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
refusal-sits_already = Hai già un posto a questo tavolo.
refusal-sits_already-with-table = C’è già una rivincita: tavolo { $table }. Siediti lì.
refusal-seat_changed = Al tuo posto ora c’è qualcun altro. Guarda di nuovo.
refusal-not_seated = Non hai un posto a questo tavolo.
refusal-not_the_host = Può farlo solo chi è seduto qui da più tempo.
refusal-bot_plays = A questo posto gioca un bot.
refusal-nothing_to_claim = Nessun bot gioca per te.
refusal-no_name = Serve un nome.
refusal-name_taken = Qualcuno a questo tavolo ha già questo nome, o uno quasi uguale. Scegline un altro.
refusal-mixed_scripts = Il nome mescola lettere di scritture diverse. Usane una sola.
refusal-bad_text = Ci sono segni che non si possono mostrare. Toglili.
refusal-too_long = Questo testo è troppo lungo: al massimo { $most } caratteri.

# Insieme
refusal-empty_chat = Non c’è scritto niente.
refusal-too_many_tables = Hai aperto { $count } tavoli che non sono ancora finiti; di più non si può. Finiscine uno, o vota per chiuderlo; i tavoli a cui non siede nessuno finiscono da soli.
refusal-too_many_guest_tables = Ospiti del tuo indirizzo hanno aperto { $count } tavoli che non sono ancora finiti; di più non si può. Finitene uno, oppure accedi.
refusal-was_removed = L’amministrazione del sito ti ha tolto da questa partita.
refusal-too_much_chat = A questo tavolo è stato detto tutto; non c’è più spazio.
refusal-too_much_done = A questo tavolo hai annullato, cambiato, ordinato, votato, sollecitato o lasciato { $most } volte; di più non si può. Continua senza.
refusal-too_many_came = A questo tavolo sono venuti e andati così in tanti che nessun altro può sedersi; aprine un altro.
refusal-not_waiting = Nessuno aspetta questo giocatore.
refusal-nudged_already = Hai sollecitato questo giocatore da poco.
refusal-not_reminded = { $minutes ->
    [one] Prima sollecita questo giocatore, poi aspetta un minuto la risposta.
   *[other] Prima sollecita questo giocatore, poi aspetta { $minutes } minuti la risposta.
  }
refusal-not_waited_long = { $minutes ->
    [one] Il sollecito è di poco fa; aspetta ancora un minuto.
   *[other] Il sollecito è di poco fa; aspetta ancora { $minutes } minuti.
  }
refusal-no_choice_of_bot = Dove non ci sono consigli, nessuno sceglie il bot che continua.
refusal-bot_answers = Il tuo tempo è scaduto, perciò a questa domanda risponde un bot. Poi potrai riprendere il posto.
refusal-back_too_soon = { $minutes ->
    [one] Qui non ci sono consigli: chi ha lasciato giocare un bot resta fuori per un po’. Manca ancora un minuto.
   *[other] Qui non ci sono consigli: chi ha lasciato giocare un bot resta fuori per un po’. Mancano ancora { $minutes } minuti.
  }
refusal-bots_move = Questa mossa l’ha fatta un bot, quindi resta.
refusal-bad_vote = Si vota per terminare la partita, o per un bot al posto di un altro per cui non gioca ancora nessun bot.
refusal-no_holidays = I giorni di pausa ci sono solo nelle partite a tempo lungo.
refusal-no_days_left = { $count ->
    [0] Non ti restano giorni di pausa.
    [one] Ti resta solo un giorno di pausa.
   *[other] Ti restano solo { $count } giorni di pausa.
  }
refusal-no_time_left = Ritirarlo non ti lascerebbe più tempo.
refusal-no_auction = Le istruzioni valgono per le aste del gioco da tavolo.
refusal-bad_order = Nelle istruzioni nomina ogni provincia una volta sola.
refusal-bad_order-with-most = Un’istruzione nomina una provincia e una puntata da 0 a { $most }.
refusal-no_hint = Ora nessun bot ha un’idea per questo.
refusal-no_hints = A questo tavolo si gioca senza consigli.
refusal-not_your_turn = Ora non ti viene chiesto niente.

# Account
refusal-account_exists = Qualcuno ha già questo nome, o uno quasi uguale. Scegline un altro.
refusal-common_password = Questa password è tra le più comuni. Scegline un’altra.
refusal-simple_password = Una password deve avere { $least } caratteri diversi.
refusal-name_in_password = Il proprio nome è facile da indovinare. Scegli un’altra password.
refusal-bad_login = Nome o password errati.
refusal-puzzle_needed = Ci sono state troppe password sbagliate. Risolvi l’enigma e invia anche la soluzione.
refusal-not_logged_in = Prima accedi.
refusal-not_for_you = Questa pagina è per chi gestisce il server.

# Server
refusal-bad_action = Questa azione non esiste in questo gioco.
refusal-bad_cid = L’identificativo di questa richiesta non ha la forma giusta.
refusal-bad_request = Il server non capisce questa richiesta.
refusal-forbidden = Qui non è permesso.
refusal-foreign_origin = Può chiederlo solo una pagina di questo server.
refusal-wrong_host = Il server non risponde a questo nome.
refusal-no_such_page = A questo indirizzo non c’è niente.
refusal-no_such_method = Questo indirizzo non accetta richieste di questo tipo.
refusal-too_many = È troppo in una volta. Aspetta un po’.
refusal-put_aside = La partita è messa da parte. Aprila di nuovo per continuare.
refusal-too_many_games = Hai { $count ->
    [one] una partita
   *[other] { $count } partite
  } contro i bot in corso. Continuane una o abbandonane una.
refusal-too_many_analyses = Hai { $count ->
    [one] un’analisi
   *[other] { $count } analisi
  } in coda. Chiedi la prossima quando alcune saranno finite.
refusal-analyses_full = Troppe analisi sono già in coda. Riprova più tardi.
refusal-too_many_connections = Sono aperte troppe connessioni. Chiudine una.
refusal-too_busy = A questo tavolo succedono troppe cose. Riprova.
refusal-too_slow = È stato troppo lento. Riprova.
refusal-too_large = La richiesta è troppo grande.
refusal-too_deep = La richiesta è troppo annidata.
refusal-not_ready = Il server non è ancora pronto.
refusal-storage_full = Il disco del server è pieno; non è stato salvato niente.
refusal-storage_busy = La base di dati del server è occupata. Riprova tra poco.
refusal-storage_failed = La base di dati del server non risponde. Riprova tra poco.
refusal-other_rules = Questa partita è stata giocata con regole che questo server non ha più; perciò non si può mostrare.
refusal-rules_unknown = Questa partita si gioca con regole che questo server non ha. Resta chiusa finché il gestore non le installa o la lascia continuare con altre.
refusal-storage_damaged = Una parte della base di dati del server è danneggiata. Il gestore deve occuparsene.
refusal-table_closed = Ciò che è salvato di questo tavolo è danneggiato. Resta chiuso finché chi gestisce il server non ha controllato.
refusal-fault = Il server ha commesso un errore; è nel suo registro, sotto { $request }.
refusal-bad_hello = La connessione non si è presentata in tempo.
refusal-bad_frame = Il server non capisce ciò che è arrivato da questa connessione.
refusal-role_changed = Il tuo posto è cambiato. Ricarica la pagina.
refusal-logged_out = Hai chiuso la sessione.
refusal-stopping = Il server si ferma. Riprova tra poco.

# Amministrazione del sito
refusal-has_ended = La partita a questo tavolo è già finita.
refusal-not_a_person = Lì siede un bot.
refusal-seat_muted = L’amministrazione del sito ti ha tolto la chat a questo tavolo.
refusal-no_guest = Questo è per gli ospiti che siedono qui; per un account la richiesta vale nel suo insieme.
refusal-not_an_admin = Questo è riservato all’amministrazione di questo sito.
refusal-operators_only = Può farlo soltanto il gestore, con il comando amunre admin.
refusal-no_such_account = Questo account non esiste.
refusal-wrong_database = Questo server appartiene a un altro database.
refusal-banned = Questo account è escluso da questo sito: «{ $reason }».
refusal-banned-with-reason-until = Questo account è escluso da questo sito fino al { $until }: «{ $reason }».
refusal-muted = L’amministrazione del sito ti ha tolto la chat: «{ $reason }».
refusal-muted-with-reason-until = L’amministrazione del sito ti ha tolto la chat fino al { $until }: «{ $reason }».
refusal-banned_network = Dalla tua rete gli ospiti non possono né giocare né parlare, e nessuno può creare un account: «{ $reason }».
refusal-bad_network = Non è né un indirizzo né una rete come 203.0.113.0/24.
refusal-network_too_wide = È una parte troppo grande del mondo. Indica almeno { $bits } bit dopo la barra.
refusal-same_account = È già lo stesso account.
refusal-both_sit_there = I due account siedono agli stessi tavoli e quindi non si possono unire: { $tables }.
refusal-is_an_admin = Anche questa persona fa parte dell’amministrazione. Può farlo soltanto il gestore.
refusal-time_is_past = Questo momento è già passato. Scegline uno futuro.
refusal-not_restricted = Non è in vigore niente del genere.
refusal-so_already = È già così. Non è cambiato nulla.
refusal-sits_here = Siedi a questo tavolo. Può farlo soltanto un’altra persona dell’amministrazione, oppure il gestore.
refusal-bad_code = Il nome o il codice è errato, oppure il codice è già stato usato o è troppo vecchio.
refusal-no_such_message = Da questo posto non c’è un messaggio simile.
refusal-empty_seat = Lì non siede nessuno.
refusal-own_seat = È il tuo stesso posto.
refusal-no_such_report = Questa segnalazione non esiste.
refusal-settled_already = Questa segnalazione è già chiusa.
