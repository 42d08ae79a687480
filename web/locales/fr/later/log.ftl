# Ce qui s'est passé, une phrase par événement. $who est un nom ou « toi » ; l'attribut .you s'adresse au lecteur.

event-hand_dealt = { $who } commence avec { $gold } or, { $cards } et { card-theft }.
    .you = Tu commences avec { $gold } or, { $cards } et { card-theft }.
event-schemes_dealt = { $who } reçoit { $count } objectifs de départ.
    .you = Tu reçois { $count } objectifs de départ.
event-schemes_dealt-known = { $who } reçoit les objectifs de départ { $cards }.
    .you = Tu reçois les objectifs de départ { $cards }.
event-schemes_left = { $count ->
    [0] Il ne reste aucun objectif de départ.
    [one] Un objectif de départ quitte le jeu sans être vu.
   *[other] { $count } objectifs de départ quittent le jeu sans être vus.
  }
event-scheme_kept = { $who } garde un objectif de départ et renonce à l’autre.
    .you = Tu gardes un objectif de départ et renonces à l’autre.
event-scheme_kept-known = { $who } garde { $kept } et renonce à { $given_up }.
    .you = Tu gardes { $kept } et renonces à { $given_up }.
event-favour_deck_shuffled = La pioche des { -cartes-faveur } est mélangée : { $count } cartes.
event-province_deck_shuffled = La pioche des provinces est mélangée : { $count } provinces.
event-provinces_blocked = Aucune province n’est bloquée.
event-provinces_blocked-known = Bloquées pour toute la partie : { $provinces }.
event-order_drawn = Premier ordre du tour : { $order }.
event-choice_sealed = { $who } a scellé son choix.
    .you = Tu as scellé ton choix.
event-choice_sealed-known = { $who } a scellé son choix : { $choice }.
    .you = Tu as scellé ton choix : { $choice }.
event-choice_changed = { $who } a changé son choix scellé.
    .you = Tu as changé ton choix scellé.
event-choice_changed-known = { $who } a changé son choix scellé : { $choice }.
    .you = Tu as changé ton choix scellé : { $choice }.

event-round_began = La manche { $round } commence ({ $kingdom }).
event-provinces_came_up = Aux enchères : { $provinces }.
event-blessing_set_out = Une bénédiction est posée face cachée à { $province } : { $count ->
    [one] une { -carte-faveur }
   *[other] { $count } { -cartes-faveur }
  }.
event-bid_placed = { $who } mise { $amount } sur { $province }.
    .you = Tu mises { $amount } sur { $province }.
event-bribery_played = { $who } joue { card-bribery }.
    .you = Tu joues { card-bribery }.
event-protection_played = { $who } joue { card-protection }.
    .you = Tu joues { card-protection }.
event-passed = { $who } passe : sa mise reste en tête.
    .you = Tu passes : ta mise reste en tête.
event-bid_paid = { $who } paie { $price } or.
    .you = Tu paies { $price } or.
event-province_taken = { $who } prend le contrôle de la province { $province }.
    .you = Tu prends le contrôle de la province { $province }.
event-blessing_cards_taken = { $who } reçoit la bénédiction à { $province } : { $count ->
    [one] une { -carte-faveur }
   *[other] { $count } { -cartes-faveur }
  }.
    .you = Tu reçois la bénédiction à { $province } : { $count ->
        [one] une { -carte-faveur }
       *[other] { $count } { -cartes-faveur }
      }.
event-blessing_cards_taken-known = { $who } reçoit la bénédiction à { $province } : { $cards }.
    .you = Tu reçois la bénédiction à { $province } : { $cards }.
event-blessing_gold_taken = { $who } reçoit la bénédiction à { $province } : { $gold } or.
    .you = Tu reçois la bénédiction à { $province } : { $gold } or.
event-auction_cleared = Les enchères sont terminées.
event-auction_cleared-known = Les enchères sont terminées ; défausse : { $discarded }.

event-stone_placed = { $who } place une { -pierre } à { $province }.
    .you = Tu places une { -pierre } à { $province }.
event-stone_placed-known = { $who } place une { -pierre } à { $province }, où trois { -pierres } deviennent une pyramide.
    .you = Tu places une { -pierre } à { $province }, où trois { -pierres } deviennent une pyramide.
event-pyramid_built = { $who } construit une pyramide à { $province } avec { $stones } { -pierres }.
    .you = Tu construis une pyramide à { $province } avec { $stones } { -pierres }.
event-farmer_placed = { $who } place un paysan à { $province }, à côté des champs.
    .you = Tu places un paysan à { $province }, à côté des champs.
event-farmer_placed-known = { $who } place un paysan à { $province }, sur un champ.
    .you = Tu places un paysan à { $province }, sur un champ.
event-cards_drawn = { $who } pioche { $count ->
    [one] une { -carte-faveur }
   *[other] { $count } { -cartes-faveur }
  }.
    .you = Tu pioches { $count ->
        [one] une { -carte-faveur }
       *[other] { $count } { -cartes-faveur }
      }.
event-cards_drawn-known = { $who } pioche { $cards }.
    .you = Tu pioches { $cards }.
event-deck_reshuffled = La défausse est mélangée pour former une nouvelle pioche de { -cartes-faveur } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }.
event-card_sold = { $who } vend { $card } pour 1 or.
    .you = Tu vends { $card } pour 1 or.
event-card_discarded = { $who } joue { $card }.
    .you = Tu joues { $card }.
event-bought = { $who } achète { $goods } pour { $price } or.
    .you = Tu achètes { $goods } pour { $price } or.
event-market_turn_ended = { $who } a terminé au marché.
    .you = Tu as terminé au marché.

event-offerings_revealed = Les offrandes sont révélées : { $offers }.
offer-gold = { $who } { $gold } or
offer-theft = { $who } { card-theft }
offer-with = { $offer } avec { $cards }
offer-selling = { $offer } (en vendant { $cards })
event-influence_used = { $who } modifie l’offrande commune de { $change }.
    .you = Tu modifies l’offrande commune de { $change }.
event-temple_moved = L’offrande commune est de { $collective } : le temple est en position { $position }.
event-order_changed = Nouvel ordre du tour : { $order }.
event-laid_cards_resolved = { $who } défausse { $cards }.
    .you = Tu défausses { $cards }.
event-theft_paid = { $who } prend { $gold } or grâce à { card-theft }.
    .you = Tu prends { $gold } or grâce à { card-theft }.
event-gifts_divided = { $who } { $cards ->
    [0] ne prend aucune { -carte-faveur }
    [one] prend une { -carte-faveur }
   *[other] prend { $cards } { -cartes-faveur }
  } sur { $gifts ->
    [one] { $gifts } don
   *[other] { $gifts } dons
  }.
    .you = Tu { $cards ->
        [0] ne prends aucune { -carte-faveur }
        [one] prends une { -carte-faveur }
       *[other] prends { $cards } { -cartes-faveur }
      } sur { $gifts ->
        [one] { $gifts } don
       *[other] { $gifts } dons
      }.
event-offering_ended = L’offrande est terminée.
event-harvest_card_played = { $who } joue { $card } sur { $province }.
    .you = Tu joues { $card } sur { $province }.
event-harvested = { $who } ne récolte rien.
    .you = Tu ne récoltes rien.
event-harvested-known = { $who } récolte { $gold } or : { $items }.
    .you = Tu récoltes { $gold } or : { $items }.
harvest-item = { $province } { $gold } ({ $source })

event-scored = Personne ne marque.
event-scored-known = { $items }.
score-of-seat = { $who } marque { $points } ({ $parts })
    .you = tu marques { $points } ({ $parts })
score-part = { $source } { $points }
score-part-in = { $source } { $province } { $points }
event-scheme_shown = { $who } montre { $card }.
    .you = Tu montres { $card }.
event-scheme_turn_ended = { $who } ne montre plus d’objectif.
    .you = Tu ne montres plus d’objectif.
event-cards_sold_at_the_end = Les dernières ventes sont révélées : { $sold }.
event-gold_shown = Tout l’or est montré : { $gold }.
seat-amount = { $who } { $amount }
seat-cards = { $who } : { $cards }
event-kingdom_ended = { $kingdom } : c’est la fin. Les { -scribes } et les paysans partent, les { -pierres } et les pyramides restent.
event-game_ended = La partie est terminée : { $points }. { $winners }.
entry-seat_taken = { $who } s’assoit.
    .you = Tu t’assois.
entry-seat_left = { $who } se lève.
    .you = Tu te lèves.
entry-game_started = La partie commence.
entry-move_undone = { $who } annule sa dernière action.
    .you = Tu annules ta dernière action.
entry-orders_given = Tu as donné des consignes : { $orders }.
entry-orders_given-none = Tu as retiré tes consignes.
entry-move_played-order = Tes consignes jouent pour toi.
entry-orders_spent = Tes consignes sont épuisées.
entry-nudged = { $other ->
    [toi] { $who } te rappelle que la table attend.
   *[other] { $who } rappelle à { $other } que la table attend.
  }
    .you = Tu rappelles à { $other } que la table attend.
entry-vote_cast = { $who } { $yes ->
    [yes] vote pour
   *[no] ne vote plus pour
  } { $about ->
    [end] arrêter la partie
   *[other] { $other ->
        [toi] te remplacer
       *[other] remplacer { $other }
      } par un bot
  }.
    .you = Tu { $yes ->
        [yes] votes pour
       *[no] ne votes plus pour
      } { $about ->
        [end] arrêter la partie
       *[other] remplacer { $other } par un bot
      }.
entry-seat_given_to_bot = { $why ->
    [left] { $who } s’en va ; un bot prend la suite.
    [time] { $who } n’a plus de temps ; un bot prend la suite.
    [removed] L’administration du site a exclu { $who } de la table ; un bot prend la suite.
   *[vote] Sur vote des autres, un bot remplace { $who }.
  }
    .you = { $why ->
        [left] Tu t’en vas ; un bot prend la suite.
        [time] Tu n’as plus de temps ; un bot prend la suite.
        [removed] L’administration du site t’a exclu de la table ; un bot prend la suite.
       *[vote] Sur vote des autres, un bot te remplace.
      }
entry-seat_claimed_back = { $who } est de retour et prend la suite du bot.
    .you = Te voilà de retour ; tu prends la suite du bot.
entry-holiday_taken = { $who } prend { $days ->
    [one] un jour
   *[other] { $days } jours
  } de congé.
    .you = Tu prends { $days ->
        [one] un jour
       *[other] { $days } jours
      } de congé.
entry-outage_ended = Le serveur était hors service ; aucune pendule n’a tourné pendant ce temps.
entry-outage_ended-grace = Le serveur était hors service ; aucune pendule n’a tourné pendant ce temps. { $unit ->
    [seconds] Il reste au moins { $count } secondes à qui doit jouer.
    [minutes] Il reste au moins { $count ->
        [one] une minute
       *[other] { $count } minutes
      } à qui doit jouer.
   *[hours] Il reste au moins { $count ->
        [one] une heure
       *[other] { $count } heures
      } à qui doit jouer.
  }
entry-game_abandoned = Tout le monde est d’accord pour arrêter ; il n’y a pas de résultat.
entry-rules_patched = { $yes ->
    [yes] Les règles de cette partie ont été corrigées ; elle reprend là où elle en était.
   *[no] Les règles de cette partie ont été corrigées ; elle reprend un peu plus tôt, et les coups joués ensuite sont annulés.
  }
entry-table_expired = { $why ->
    [open] Personne n’est venu à cette table depuis longtemps ; le site l’a donc fermée.
    [aside] Cette partie a été mise de côté si longtemps que le site l’a fermée ; il n’y a pas de résultat.
    [bots] Il n’y a que des robots à cette table ; le site l’a donc fermée. Il n’y a pas de résultat.
   *[untimed] Personne n’a joué dans cette partie depuis très longtemps ; le site l’a donc fermée. Il n’y a pas de résultat.
  }
entry-expiry_warned = Personne n’a joué ici depuis longtemps. Si personne ne fait rien, le site ferme cette partie dans { $days ->
    [one] un jour.
   *[other] { $days } jours.
  }
entry-reason_given = L’administration du site dit pourquoi : { $text }
entry-table_closed = L’administration du site a fermé cette table ; il n’y a pas de résultat.
entry-seat_muted = { $yes ->
    [yes] L’administration du site a retiré la discussion à { $who } à cette table.
   *[no] { $who } peut de nouveau écrire à cette table.
  }
    .you = { $yes ->
        [yes] L’administration du site t’a retiré la discussion à cette table.
       *[no] Tu peux de nouveau écrire à cette table.
      }
entry-game_put_aside = Plus personne n’est là : la partie est mise de côté et continuera dès que quelqu’un l’ouvrira.
entry-game_taken_up = { $who } est de retour ; la partie continue.
    .you = Te voilà de retour ; la partie continue.
entry-seed_revealed = La graine de la donne est révélée ; chacun peut la vérifier.
chat-removed = Message supprimé
chat-muted = L’administration du site t’a retiré la discussion à cette table. Tu peux toujours jouer et lire.
entry-rematch_opened = { $who } a ouvert une revanche.
    .you = Tu as ouvert une revanche.

offering-of = { $who } { $cards }
offering-sum = { $worth } ({ $cards })
entry-hint_taken = Tu as demandé un conseil.
report = Signaler
report-said = Signaler ce que { $who } a dit : { $text }
