# Pourquoi le serveur dit non, selon son code ; suivi d’une règle là où elle demande sa propre phrase.

# La partie et la décision
refusal-game_over = La partie est terminée.
refusal-not_your_decision = Ce n’est pas à toi de décider.
refusal-wrong_moment = Ce n’est pas possible maintenant. Regarde ce qui est demandé.
refusal-stale_decision = Cela répond à une question précédente. Regarde celle de maintenant.
refusal-superseded = Cela concerne une question précédente. Regarde celle de maintenant.
refusal-turn_is_over = Ton tour est fini. On n’annule que ce qui s’est passé pendant le tour.
refusal-not_last_to_act = Tu ne peux annuler que ta propre dernière action.
refusal-something_was_shown = Cette action a montré quelque chose de caché ou de tiré au sort. Elle reste.

# Cartes
refusal-unknown_card = Aucune { -carte-faveur } ne s’appelle « { $name } ».
refusal-card_not_held = Tu n’as pas { $card } en main, ou pas autant de fois.
refusal-card_not_dealt = Tu as reçu { $cards }. Garde une de ces deux cartes.
refusal-already_played = Deux objectifs de même effet ne peuvent pas être montrés au même décompte. Garde l’autre.
refusal-already_played-with-card = { $card } ne se joue ici qu’une seule fois.
refusal-not_in_order = Nomme les cartes dans l’ordre : les noms par ordre alphabétique, les nombres en montant, chacun une fois.
refusal-theft_not_sold = { card-theft } ne se vend jamais. Cette carte reste toujours à toi.
refusal-theft_not_discarded = { card-theft } ne se défausse jamais. Cette carte reste toujours à toi.
refusal-not_enough_cards = Il n’y en a plus que { $count } à prendre.

# Enchères
refusal-unknown_province = Aucune province ne s’appelle « { $name } ».
refusal-not_for_auction = { $province } n’est pas aux enchères maintenant.
refusal-which_scribe = Dis lequel de tes { -scribes } est concerné s’il peut y en avoir plusieurs, et seulement alors.
refusal-own_scribe_there = Ton autre { -scribe } est déjà là. Deux { -scribes } d’un même joueur ne partagent jamais une province.
refusal-same_province = Après une surenchère, il faut aller dans une autre province, sauf si { card-bribery } est en vigueur.
refusal-not_a_step = { $amount } n’est pas un palier de l’échelle.
refusal-bid_too_low = Une mise à { $province } doit dépasser { $highest }.
refusal-bid_too_low-card-auction-3 = Le { $card } est posé sur { $province }. Seule une carte or plus forte le bat.
refusal-step_blocked = { card-protection } bloque le palier { $amount } à { $province }. Mise plus haut.
refusal-not_outbid = { card-bribery } ne se joue que si l’on a surenchéri sur ton { -scribe }.
refusal-still_leading = Ta mise est encore en tête, tu dois donc passer.
refusal-cannot_pay = Ton or n’y suffit pas. Tu peux d’abord vendre des { -cartes-faveur }.
refusal-cannot_pay-with-gold-price = Cela coûte { $price } or et tu en as { $gold }. Tu peux d’abord vendre des { -cartes-faveur }.
refusal-cannot_pay-with-card = Sans { $card }, tu ne pourrais plus payer la mise qui est en tête.
refusal-cannot_pay-with-leads-worth = Tu es déjà en tête ailleurs avec { $leads } or. Pour cette mise, ton or et les { -cartes-faveur } que tu pourrais vendre valent encore { $worth }.
refusal-cannot_pay-with-worth = Pour cette mise, ton or et les { -cartes-faveur } que tu pourrais vendre valent { $worth }.
refusal-cannot_pay-offering-1 = Tu n’as pas plus de { $gold } or à offrir.
refusal-cannot_pay-card-income-2 = Cela coûte { $price } or et tu en as { $gold }.

# Marché
refusal-count_too_low = Achète au moins { $kind ->
    [cards] une { -carte-faveur }
    [farmers] un paysan
    [stones] une { -pierre }
   *[tiles] une tuile tombeau
  }, ou rien du tout.
refusal-count_too_low-card-income-2 = Tu ne peux pas construire moins de 0 pyramide.
refusal-kind_is_over = Chaque sorte s’achète une fois, avant toutes les suivantes. Pour { $kind ->
    [cards] les { -cartes-faveur }
    [farmers] les paysans
    [stones] les { -pierres }
   *[tiles] les tuiles tombeau
  }, il est trop tard.
refusal-over_card_limit = { $count ->
    [0] Tu ne peux acheter aucune { -carte-faveur } : aucune de tes provinces n’a de { -symbole-faveur }.
    [one] Tu ne peux acheter qu’une { -carte-faveur } : c’est le nombre de { -symboles-faveur } de ta meilleure province.
   *[other] Tu peux acheter au plus { $count } { -cartes-faveur } : c’est le nombre de { -symboles-faveur } de ta meilleure province.
  }
refusal-no_empty_field = Il n’y a pas de champ libre à { $province }.
refusal-no_empty_field-with-count = { $count ->
    [0] Tu n’as aucun champ libre pour des paysans.
    [one] Tu n’as qu’un champ libre pour des paysans.
   *[other] Tu n’as que { $count } champs libres pour des paysans.
  }
refusal-not_your_province = { $province } n’est pas à toi. Il faut une de tes propres provinces.
refusal-not_your_province-with-top = { $top } n’est pas la carte du dessus d’une de tes provinces.
refusal-not_two_stones = Il faut exactement deux { -pierres } dans la province.
refusal-buy_first = { card-cultivation } se joue une fois que tu as acheté quelque chose.
refusal-not_on_a_field = { card-cultivation } ne peut pas placer le paysan sur un champ ici.

# Offrande
refusal-offer_too_low = Offre au moins 1 or, ou { card-theft }.
refusal-not_an_offering_card = { $card } ne se pose pas avec une offrande.
refusal-needs_theft = { $card } ne se pose qu’avec { card-theft }.
refusal-up_or_down = { card-influence } monte ou baisse ; elle ne peut pas ne rien changer.
refusal-not_that_many_gifts = { $count ->
    [0] Tu n’as plus de don à prendre.
    [one] Tu n’as qu’un don à prendre.
   *[other] Tu n’as que { $count } dons à prendre.
  }

# Récolte et décompte
refusal-province_has_card = { $card } est déjà sur { $province }. Une province ne reçoit qu’une carte.
refusal-not_a_scheme = { $card } n’est pas un objectif.
refusal-scheme_not_met = Tu n’as pas ce que demande { $card }.

# Extensions
refusal-province_not_held = Tu as en main { $provinces }. Mets l’une d’elles aux enchères.
refusal-not_leading = Aucun de tes { -scribes } n’est en tête à { $province }.
refusal-not_won = Tu as remporté { $provinces }. Garde l’une d’elles.
refusal-not_enough_tiles = { $count ->
    [0] Il ne reste aucune tuile tombeau à piocher.
    [one] Il ne reste qu’une tuile tombeau à piocher.
   *[other] Il ne reste que { $count } tuiles tombeau à piocher.
  }
refusal-no_gift_left = Tous tes dons sont pris. Chaque tuile de plus coûte deux cartes ou tuiles défaussées.
refusal-two_discards = Une tuile de plus coûte exactement deux cartes ou tuiles défaussées.
refusal-tile_not_held = Tu n’as pas de tuile { $tile } disponible, ou pas autant.
refusal-no_such_space = Un tombeau n’a pas cette case : la rangée du bas en a cinq, chaque rangée au-dessus une de moins.
refusal-space_taken = Une tuile { $tile } est déjà là. Ce qui est construit reste.
refusal-no_support = Il faut d’abord construire les deux cases juste en dessous.
refusal-last_card_is_owed = Ta dernière carte est celle à défausser pour Thot.
refusal-not_your_statue = La province d’Horus n’est pas à toi.
refusal-out_of_reach = { $province } n’est ni la province d’Horus ni une voisine.
refusal-no_stone_laid = Pendant les dons, Horus ne construit qu’après une { -pierre } prise comme don.
refusal-stone_has_its_place = Cette { -pierre } va à { $province }.
refusal-not_that_many_points = Gloire achète { $most ->
    [one] un point
   *[other] de 1 à { $most } points
  }.

# Jeu de cartes
refusal-gold_card_not_there = Le { $card } n’est pas dans ta réserve.
refusal-no_such_gold_card = Il n’y a pas de carte or { $card }.
refusal-not_the_lowest = Une pyramide va dans une de tes provinces qui en ont le moins.
refusal-already_extended = { $province } a été posée dans ce royaume. Agrandis une province qui ne l’a pas encore été.
refusal-too_much_left = Il resterait { $left } or, mais une réserve en contient au plus { $most }. Construis davantage.
refusal-zero_is_missing = Le 0 fait partie de toute réserve.
refusal-wrong_worth = Ces cartes valent { $worth }, mais ta réserve doit valoir exactement { $gold }.

# Places et table
refusal-no_such_table = Cette table n’existe pas.
refusal-table_deleted = Cette table a été supprimée.
refusal-no_such_seat = Personne n’est assis là.
refusal-no_such_seat-with-seat = Cette table n’a pas de place { $seat }.
refusal-no_such_seat-with-last = Cette table a les places 0 à { $last }.
refusal-no_such_bot = Ce bot n’existe pas.
refusal-no_such_moment = Ce moment n’existe pas dans cette partie.
refusal-no_such_title = Ce titre n’existe pas.
refusal-bad_page = Aucune page ne finit là ; commence par la première.
refusal-bad_setup = Une partie ne peut pas être préparée ainsi. Change l’édition, le nombre de joueurs ou les options.
refusal-bad_seats = Dis pour chaque place qui la prend : toi une fois, sinon ouverte ou un bot.
refusal-bad_clock = Cette pendule n’est pas possible : ou bien en temps réel avec un jour de réserve au plus, ou bien tour par tour avec 30 jours au plus par décision et 60 jours de congé.
refusal-bad_components = On ne peut pas jouer avec ces valeurs : { $fault }.
refusal-bad_components-with-fault-line = La ligne { $line } ne va pas : { $fault }.
refusal-bad_token = Ta clé n’ouvre aucune place à cette table.
refusal-has_begun = La partie a déjà commencé.
refusal-not_running = La partie ne se joue pas en ce moment.
refusal-stopped_early = Seules les parties jouées jusqu’à la fin sont examinées ; celle-ci a été arrêtée.
refusal-still_running = Ce sera possible quand la partie sera terminée.
refusal-private_table = À une table privée, c’est réservé aux personnes qui y étaient assises.
refusal-table_full = Toutes les places de cette table sont prises.
refusal-seat_taken = Quelqu’un est déjà assis là.
refusal-seat_free = Personne n’est assis là.
refusal-seats_free = La partie commence quand toutes les places sont prises. Des bots peuvent en prendre.
refusal-sits_already = Tu as déjà une place à cette table.
refusal-sits_already-with-table = Il y a déjà une revanche : table { $table }. Assieds-toi là-bas.
refusal-seat_changed = Quelqu’un d’autre est maintenant à ta place. Regarde de nouveau.
refusal-not_seated = Tu n’as pas de place à cette table.
refusal-not_the_host = Seule la personne assise ici depuis le plus longtemps peut le faire.
refusal-bot_plays = Un bot joue à cette place.
refusal-nothing_to_claim = Aucun bot ne joue pour toi.
refusal-no_name = Il faut un nom.
refusal-name_taken = Quelqu’un porte déjà ce nom, ou un nom presque pareil, à cette table. Choisis-en un autre.
refusal-mixed_scripts = Ce nom mélange les lettres de plusieurs écritures. N’en utilise qu’une.
refusal-bad_text = Il y a là des signes qui ne peuvent pas être montrés. Enlève-les.
refusal-too_long = Ce texte est trop long : { $most } caractères au plus.

# Ensemble
refusal-empty_chat = Il n’y a rien d’écrit.
refusal-too_many_tables = Tu as ouvert { $count } tables qui ne sont pas terminées ; on ne peut pas plus. Termine l’une d’elles, ou vote pour y mettre fin ; les tables où personne n’est assis finissent d’elles-mêmes.
refusal-too_many_guest_tables = Des invités de ton adresse ont ouvert { $count } tables qui ne sont pas terminées ; on ne peut pas plus. Terminez-en une, ou connecte-toi.
refusal-was_removed = L’administration du site t’a retiré de cette partie.
refusal-too_much_chat = Tout a été dit à cette table ; il n’y a plus de place.
refusal-too_much_done = Tu as annulé, changé, ordonné, voté, rappelé ou quitté { $most } fois à cette table ; on ne peut pas plus. Continue sans cela.
refusal-too_many_came = Tant de gens sont venus et repartis à cette table que plus personne ne peut s’y asseoir ; ouvres-en une autre.
refusal-not_waiting = Personne n’attend ce joueur.
refusal-nudged_already = Tu as envoyé un rappel il y a peu.
refusal-not_reminded = { $minutes ->
    [one] Envoie d’abord un rappel, puis attends une minute la réponse.
   *[other] Envoie d’abord un rappel, puis attends { $minutes } minutes la réponse.
  }
refusal-not_waited_long = { $minutes ->
    [one] Le rappel date de peu ; attends encore une minute.
   *[other] Le rappel date de peu ; attends encore { $minutes } minutes.
  }
refusal-no_choice_of_bot = Là où il n’y a pas de conseils, personne ne choisit le bot qui prend la suite.
refusal-bot_answers = Tu n’as plus de temps : un bot répond à cette question. Tu pourras reprendre ta place ensuite.
refusal-back_too_soon = { $minutes ->
    [one] Il n’y a pas de conseils ici : qui a laissé jouer un bot s’absente un moment. Encore une minute.
   *[other] Il n’y a pas de conseils ici : qui a laissé jouer un bot s’absente un moment. Encore { $minutes } minutes.
  }
refusal-bots_move = C’est un bot qui a joué ce coup ; il reste joué.
refusal-bad_vote = On vote pour arrêter la partie, ou pour donner à un bot la place d’un autre qui n’en a pas encore.
refusal-no_holidays = Il n’y a de jours de congé que dans les parties tour par tour.
refusal-no_days_left = { $count ->
    [0] Il ne te reste aucun jour de congé.
    [one] Il ne te reste qu’un jour de congé.
   *[other] Il ne te reste que { $count } jours de congé.
  }
refusal-no_time_left = Annuler cela ne te laisserait plus de temps.
refusal-no_auction = Les consignes sont pour les enchères du jeu de plateau.
refusal-bad_order = Dans les consignes, nomme chaque province une seule fois.
refusal-bad_order-with-most = Une consigne nomme une province et une mise de 0 à { $most }.
refusal-no_hint = Aucun bot n’a d’idée pour cela maintenant.
refusal-no_hints = À cette table, on joue sans conseils.
refusal-not_your_turn = Rien ne t’est demandé maintenant.

# Comptes
refusal-account_exists = Quelqu’un porte déjà ce nom, ou un nom presque pareil. Choisis-en un autre.
refusal-common_password = Ce mot de passe est l’un des plus courants. Choisis-en un autre.
refusal-simple_password = Un mot de passe doit avoir { $least } caractères différents.
refusal-name_in_password = Ton propre nom se devine facilement. Choisis un autre mot de passe.
refusal-bad_login = Le nom ou le mot de passe est faux.
refusal-puzzle_needed = Il y a eu trop de mots de passe faux. Résous l’énigme et envoie aussi la réponse.
refusal-not_logged_in = Connecte-toi d’abord.
refusal-not_for_you = Cette page est pour l’exploitant du serveur.

# Serveur
refusal-bad_action = Cette action n’existe pas dans ce jeu.
refusal-bad_cid = L’identifiant de cette demande n’a pas la bonne forme.
refusal-bad_request = Le serveur ne comprend pas cette demande.
refusal-forbidden = Ce n’est pas permis ici.
refusal-foreign_origin = Seule une page de ce serveur peut le demander.
refusal-wrong_host = Le serveur ne répond pas sous ce nom.
refusal-no_such_page = Il n’y a rien à cette adresse.
refusal-no_such_method = Cette adresse n’accepte pas ce genre de demande.
refusal-too_many = C’est trop à la fois. Attends un peu.
refusal-put_aside = La partie est mise de côté. Ouvre-la de nouveau pour la reprendre.
refusal-too_many_games = Tu as { $count ->
    [one] une partie
   *[other] { $count } parties
  } contre des bots en cours. Continues-en une ou abandonnes-en une.
refusal-too_many_analyses = Tu as { $count ->
    [one] une analyse
   *[other] { $count } analyses
  } dans la file. Demande la suivante quand certaines seront finies.
refusal-analyses_full = Trop d’analyses attendent déjà. Réessaie plus tard.
refusal-too_many_connections = Trop de connexions sont ouvertes. Fermes-en une.
refusal-too_busy = Il se passe trop de choses à cette table. Réessaie.
refusal-too_slow = C’était trop lent. Réessaie.
refusal-too_large = La demande est trop grande.
refusal-too_deep = La demande est trop imbriquée.
refusal-not_ready = Le serveur n’est pas encore prêt.
refusal-storage_full = Le disque du serveur est plein ; rien n’a été enregistré.
refusal-storage_busy = La base de données du serveur est occupée. Réessaie bientôt.
refusal-storage_failed = La base de données du serveur ne répond pas. Réessaie bientôt.
refusal-other_rules = Cette partie a été jouée selon des règles que ce serveur n’a plus ; on ne peut donc pas montrer cela.
refusal-rules_unknown = Cette partie se joue selon des règles que ce serveur n’a pas. Elle reste fermée jusqu’à ce que l’exploitant les installe ou la laisse continuer selon d’autres.
refusal-storage_damaged = Une partie de la base de données du serveur est endommagée. L’exploitant doit s’en occuper.
refusal-table_closed = Ce qui est enregistré de cette table est abîmé. Elle reste fermée jusqu’à ce que l’exploitant ait regardé.
refusal-fault = Le serveur a fait une erreur ; elle est dans son journal, sous { $request }.
refusal-bad_hello = La connexion ne s’est pas annoncée à temps.
refusal-bad_frame = Le serveur ne comprend pas ce qui est venu par cette connexion.
refusal-role_changed = Ta place a changé. Recharge la page.
refusal-logged_out = Ta session est fermée.
refusal-stopping = Le serveur s’arrête. Réessaie bientôt.

# Administration du site
refusal-has_ended = La partie à cette table est déjà terminée.
refusal-not_a_person = C’est un bot qui occupe cette place.
refusal-seat_muted = L’administration du site t’a retiré la discussion à cette table.
refusal-no_guest = Ceci est réservé aux personnes assises ici sans compte ; pour un compte, la demande porte sur l’ensemble.
refusal-not_an_admin = Cela est réservé à l’administration de ce site.
refusal-operators_only = Seul l’exploitant peut le faire, avec la commande amunre admin.
refusal-no_such_account = Ce compte n’existe pas.
refusal-wrong_database = Ce serveur appartient à une autre base de données.
refusal-banned = Ce compte est banni de ce site : « { $reason } ».
refusal-banned-with-reason-until = Ce compte est banni de ce site jusqu’au { $until } : « { $reason } ».
refusal-muted = L’administration du site t’a retiré la discussion : « { $reason } ».
refusal-muted-with-reason-until = L’administration du site t’a retiré la discussion jusqu’au { $until } : « { $reason } ».
refusal-banned_network = Depuis ton réseau, les invités ne peuvent ni jouer ni parler, et personne ne peut créer de compte : « { $reason } ».
refusal-bad_network = Ce n’est ni une adresse ni un réseau tel que 203.0.113.0/24.
refusal-network_too_wide = C’est une trop grande partie du monde. Indique au moins { $bits } bits après la barre.
refusal-same_account = C’est déjà un seul et même compte.
refusal-both_sit_there = Les deux comptes sont assis aux mêmes tables et ne peuvent donc pas être réunis : { $tables }.
refusal-is_an_admin = Cette personne est aussi de l’administration. Seul l’exploitant peut le faire.
refusal-time_is_past = Ce moment est déjà passé. Choisis-en un à venir.
refusal-not_restricted = Rien de tel n’est en vigueur.
refusal-so_already = C’est déjà le cas. Rien n’a changé.
refusal-sits_here = Tu es à cette table. Seule une autre personne de l’administration, ou l’exploitant, peut le faire.
refusal-bad_code = Le nom ou le code est faux, ou le code a déjà servi ou est trop ancien.
refusal-no_such_message = De cette place, il n’y a aucun message de ce genre.
refusal-empty_seat = Personne n’est assis là.
refusal-own_seat = C’est ta propre place.
refusal-no_such_report = Ce signalement n’existe pas.
refusal-settled_already = Ce signalement est déjà réglé.
