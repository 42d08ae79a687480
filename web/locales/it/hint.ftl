# Consigli: a che cosa penserebbe un bot, e poi che cosa giocherebbe.

hint = Consiglio
hint-move = Mostra la mossa
hint-key = un consiglio; premuto ancora, la mossa
hint-asking = Un bot sta pensando…
hint-shown = Il bot farebbe così. Conferma o scegli altro.
hint-count =
    { $count ->
        [one] 1 consiglio
       *[other] { $count } consigli
    }
entry-hint_taken = Hai chiesto un consiglio.

# Idee, secondo quale sarebbe la mossa
idea-place_bid-fields = All’asta nessuna provincia ha più spazio di { $province } per i contadini.
idea-place_bid-temples = Guarda i templi di { $province }: portano punti.
idea-place_bid-mine = { $province } rende oro senza alcun contadino.
idea-place_bid-caravan = { $province } vive della sua carovana, che rende quando l’offerta è bassa.
idea-place_bid-blessing_cards = { $province } porta subito carte favore.
idea-place_bid-blessing_gold = { $province } porta subito oro.
idea-place_bid-blessing_stones = { $province } porta subito pietre.
idea-place_bid-balance = { $province } dà molto per quello che costerà.
idea-bid_card-fields = Nessuna carta all’asta ha più campi di { $province }.
idea-bid_card-caravans = Guarda la carovana di { $province }.
idea-bid_card-pyramids = { $province } porta con sé delle piramidi.
idea-bid_card-ankhs = { $province } ha degli ankh, e chi ne ha meno perde punti.
idea-bid_card-balance = { $province } dà molto per quello che costerà.
idea-put_up_province = Metti all’asta ciò che vorresti vincere tu.
idea-pass = La tua puntata sta bene dov’è.
idea-play_protection = Qualcuno potrebbe voler superare la tua puntata; una carta che hai in mano può impedirlo.
idea-guard_scribe = Uno dei tuoi scribi è messo bene; una carta che hai in mano può tenerlo lì.
idea-choose_province = Confronta ciò che tieni con ciò che fa per te il funzionario dell’altra provincia.
idea-delegate = Il funzionario migliore è nella provincia migliore; una carta può cambiare le cose.
idea-sell_card = Una delle tue carte ora vale di più come oro.
idea-buy_cards = Il tuo oro rende di più in carte favore.
idea-buy_farmers = I contadini si ripagano finché restano raccolti.
idea-buy_stones = Le pietre comprate ora diventano piramidi in tempo per un conteggio.
idea-buy_tiles = La tua tomba ha bisogno di tessere per poter crescere.
idea-done = Hai fatto ciò che valeva la pena; tieni il resto.
idea-play_architect = Una carta che hai in mano fa di due pietre una piramide.
idea-play_cultivation = Una carta che hai in mano porta un contadino gratis.
idea-play_glory = Il tuo oro rimasto può diventare punti.
idea-place_farmer = Chiediti dove un contadino lavorerà più a lungo e renderà di più.
idea-place_stone = Chiediti dove una pietra completa una piramide o una serie, o conquista una riva.
idea-build_with_horus = Horus qui può farti risparmiare una pietra.
idea-discard_for_thoth = Separati dalla carta che ti aiuta meno.
idea-offer-theft = Stavolta lascia pagare gli altri.
idea-offer-little = Stavolta agli dèi basta poco.
idea-offer-much = Questa offerta merita molto oro.
idea-offer_cards-nothing = Stavolta tieni il tuo oro; pagheranno gli altri.
idea-offer_cards-some = Ciò che puoi ottenere qui merita un po’ d’oro.
idea-influence-up = Un tempio più alto aiuta te più degli altri.
idea-influence-down = Un tempio più basso aiuta te più degli altri.
idea-take_cards = Carte o pezzi: di che cosa hai più bisogno prima del prossimo conteggio?
idea-take_farmer = Qui un contadino rende più di quanto porterebbe una pietra.
idea-take_stone = Una pietra ti aiuta più di quanto renderebbe un contadino.
idea-take_tile = Uno dei tuoi doni rende di più nella tua tomba.
idea-afterlife_draw = Una carta che hai in mano porta una tessera.
idea-afterlife_build = Una carta che hai in mano ti fa costruire nella tua tomba.
idea-build_tile = Qualcosa che hai vale meno di una tessera al suo posto.
idea-play_treasury = Una delle tue province rende meno di quanto pagherebbe una carta che hai in mano.
idea-play_abundance = Una provincia con molti contadini stavolta può rendere di più.
idea-play_popularity = Un raccolto che porta poco può portare carte.
idea-play_export = Una delle tue province renderebbe di più come carovana.
idea-collect_income = Prendi il raccolto così com’è e tieni le tue carte.
idea-keep_scheme = Tieni il piano che puoi seguire fin dalla prima asta.
idea-show_scheme = Uno dei tuoi piani è soddisfatto: mostralo.
idea-last_sale = Dopo, le carte non valgono più niente; l’oro forse sì.
idea-extend_province = Metti la carta dove le sue piramidi alzano la tua provincia più povera.
idea-place_pyramid = Le piramidi contano a file intere: costruisci dove ce ne sono meno.
idea-build_pyramids-none = Tieni il tuo oro per la prossima asta.
idea-build_pyramids-some = Il tuo oro rende di più in piramidi.
idea-lay_reserve = Molte carte di valore medio ti lasciano più modi di pagare.
idea-other = Confronta ciò che ogni scelta ti porta entro il prossimo conteggio.
