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
refusal-unknown_card = Cette carte faveur n’existe pas.
refusal-card_not_held = Tu n’as pas cette carte en main, ou pas autant de fois.
refusal-card_not_dealt = Tu n’as pas reçu cette carte. Garde un de tes deux objectifs de départ.
refusal-already_played = Tu ne peux jouer ici qu’une seule carte de cette sorte.
refusal-not_in_order = Nomme les cartes dans l’ordre : les noms par ordre alphabétique, les nombres en montant, chacun une fois.
refusal-theft_not_sold = Vol ne se vend jamais. Il reste toujours à toi.
refusal-theft_not_discarded = Vol ne se défausse jamais. Il reste toujours à toi.
refusal-not_enough_cards = Il n’en reste pas autant à piocher.

# Enchères
refusal-unknown_province = Cette province n’existe pas.
refusal-not_for_auction = Cette province n’est pas aux enchères maintenant.
refusal-which_scribe = Dis lequel de tes scribes est concerné s’il peut y en avoir plusieurs, et seulement alors.
refusal-own_scribe_there = Ton autre scribe est déjà là. Deux scribes d’un même joueur ne partagent jamais une province.
refusal-same_province = Après une surenchère, il faut aller dans une autre province, sauf si Corruption est en vigueur.
refusal-not_a_step = Ce n’est pas un palier de l’échelle.
refusal-bid_too_low = Ta mise doit dépasser la plus haute dans cette province.
refusal-bid_too_low-card-auction-3 = Seule une carte or plus forte bat celle qui est posée là.
refusal-step_blocked = Protection bloque ce palier. Mise plus haut.
refusal-not_outbid = Corruption ne se joue que si l’on a surenchéri sur ton scribe.
refusal-still_leading = Ta mise est encore en tête, tu dois donc passer.
refusal-cannot_pay = Ton or n’y suffit pas. Tu peux d’abord vendre des cartes faveur.
refusal-cannot_pay-auction-5 = Ton or et les cartes que tu pourrais vendre ne valent pas autant.
refusal-cannot_pay-R27 = Avec les cartes jouées, il te manque de l’or : tu ne pourrais plus payer la mise qui est en tête.
refusal-cannot_pay-R40 = Tu es déjà en tête ailleurs. Ton or ne suffit pas pour les deux mises.
refusal-cannot_pay-offering-1 = Tu n’as pas autant d’or à offrir.
refusal-cannot_pay-card-income-2 = Tu ne peux pas payer autant de pyramides.

# Marché
refusal-count_too_low = Achètes-en au moins un, ou rien du tout.
refusal-count_too_low-card-income-2 = Tu ne peux pas construire moins de 0 pyramide.
refusal-kind_is_over = Chaque sorte s’achète une fois, avant toutes les suivantes. Celle-ci est passée.
refusal-over_card_limit = Tu ne peux acheter qu’autant de cartes faveur que ta meilleure province a de symboles faveur.
refusal-no_empty_field = Il n’y a pas de champ libre pour cela.
refusal-not_your_province = Il faut une de tes propres provinces.
refusal-not_two_stones = Il faut exactement deux pierres dans la province.
refusal-buy_first = Mise en culture se joue une fois que tu as acheté quelque chose.
refusal-not_on_a_field = Mise en culture ne peut pas placer le paysan sur un champ ici.

# Offrande
refusal-offer_too_low = Offre au moins 1 or, ou Vol.
refusal-not_an_offering_card = Cette carte ne se pose pas avec une offrande.
refusal-needs_theft = Cette carte ne se pose qu’avec Vol.
refusal-up_or_down = Influence monte ou baisse ; elle ne peut pas ne rien changer.
refusal-not_that_many_gifts = Tu n’as pas autant de dons à prendre.

# Récolte et décompte
refusal-province_has_card = Une carte est déjà posée sur cette province. Elle n’en reçoit qu’une.
refusal-not_a_scheme = Cette carte n’est pas un objectif.
refusal-scheme_not_met = Tu n’as pas ce que cet objectif demande.

# Extensions
refusal-province_not_held = Tu n’as pas cette carte province en main. Mets aux enchères une des tiennes.
refusal-not_leading = Aucun de tes scribes n’est en tête dans cette province.
refusal-not_won = Tu n’as pas remporté cette province. Garde une de tes deux.
refusal-not_enough_tiles = Il ne reste pas autant de tuiles tombeau à piocher.
refusal-no_gift_left = Tous tes dons sont pris. Chaque tuile de plus coûte deux cartes ou tuiles défaussées.
refusal-two_discards = Une tuile de plus coûte exactement deux cartes ou tuiles défaussées.
refusal-tile_not_held = Tu n’as pas cette tuile tombeau disponible, ou pas autant de fois.
refusal-no_such_space = Un tombeau n’a pas cette case : la rangée du bas en a cinq, chaque rangée au-dessus une de moins.
refusal-space_taken = Une tuile est déjà là. Ce qui est construit reste.
refusal-no_support = Il faut d’abord construire les deux cases juste en dessous.
refusal-last_card_is_owed = Ta dernière carte est celle à défausser pour Thot.
refusal-not_your_statue = La province d’Horus n’est pas à toi.
refusal-out_of_reach = Ce n’est ni la province d’Horus ni une voisine.
refusal-no_stone_laid = Pendant les dons, Horus ne construit qu’après une pierre prise comme don.
refusal-stone_has_its_place = Cette pierre va dans la province dont elle est la bénédiction.
refusal-not_that_many_points = Gloire n’achète pas autant de points.

# Jeu de cartes
refusal-gold_card_not_there = Cette carte or n’est pas dans ta réserve.
refusal-no_such_gold_card = Cette carte or n’existe pas.
refusal-not_the_lowest = Une pyramide va dans une de tes provinces qui en ont le moins.
refusal-already_extended = Cette carte a été posée dans ce royaume. Agrandis une province qui ne l’a pas encore été.
refusal-too_much_left = Il resterait plus d’or qu’une réserve n’en contient. Construis davantage.
refusal-zero_is_missing = Le 0 fait partie de toute réserve.
refusal-wrong_worth = Ta réserve doit valoir exactement l’or que tu as.

# Places et table
refusal-no_such_table = Cette table n’existe pas.
refusal-no_such_seat = Cette place n’existe pas ici, ou personne n’y est assis.
refusal-no_such_bot = Ce bot n’existe pas.
refusal-no_such_moment = Ce moment n’existe pas dans cette partie.
refusal-bad_setup = Une partie ne peut pas être préparée ainsi. Change l’édition, le nombre de joueurs ou les options.
refusal-bad_seats = Dis pour chaque place qui la prend : toi une fois, sinon ouverte ou un bot.
refusal-bad_clock = Cette pendule n’est pas possible : ou bien en temps réel avec un jour de réserve au plus, ou bien tour par tour avec 30 jours au plus par décision et 60 jours de congé.
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
refusal-sits_already = Tu as déjà une place, ou la revanche est déjà ouverte.
refusal-seat_changed = Quelqu’un d’autre est maintenant à ta place. Regarde de nouveau.
refusal-not_seated = Tu n’as pas de place à cette table.
refusal-not_the_host = Seule la personne assise ici depuis le plus longtemps peut le faire.
refusal-bot_plays = Un bot joue à cette place.
refusal-nothing_to_claim = Aucun bot ne joue pour toi.
refusal-no_name = Il faut un nom.
refusal-name_taken = Quelqu’un porte déjà ce nom à cette table. Choisis-en un autre.
refusal-bad_text = Il y a là des signes qui ne peuvent pas être montrés. Enlève-les.
refusal-too_long = Ce texte est trop long.

# Ensemble
refusal-empty_chat = Il n’y a rien d’écrit.
refusal-too_much_chat = Tout a été dit à cette table ; il n’y a plus de place.
refusal-not_waiting = Personne n’attend ce joueur.
refusal-nudged_already = Tu as envoyé un rappel il y a peu.
refusal-bad_vote = On vote pour arrêter la partie, ou pour donner à un bot la place d’un autre qui n’en a pas encore.
refusal-no_holidays = Il n’y a de jours de congé que dans les parties tour par tour.
refusal-no_days_left = Il ne te reste pas autant de jours de congé.
refusal-no_time_left = Annuler cela ne te laisserait plus de temps.
refusal-no_auction = Les consignes sont pour les enchères du jeu de plateau.
refusal-bad_order = Dans les consignes, nomme chaque province une seule fois, avec une mise possible.
refusal-no_hint = Aucun bot n’a d’idée pour cela maintenant.
refusal-no_hints = À cette table, on joue sans conseils.
refusal-not_your_turn = Rien ne t’est demandé maintenant.

# Comptes
refusal-account_exists = Quelqu’un porte déjà ce nom. Choisis-en un autre.
refusal-bad_login = Le nom ou le mot de passe est faux.
refusal-not_logged_in = Connecte-toi d’abord.
refusal-not_for_you = Cette page est pour l’exploitant du serveur.

# Serveur
refusal-bad_action = Cette action n’existe pas dans ce jeu.
refusal-bad_cid = L’identifiant de cette demande n’a pas la bonne forme.
refusal-bad_request = Le serveur ne comprend pas cette demande.
refusal-forbidden = Ce n’est pas permis ici.
refusal-foreign_origin = Seule une page de ce serveur peut le demander.
refusal-no_such_page = Il n’y a rien à cette adresse.
refusal-no_such_method = Cette adresse n’accepte pas ce genre de demande.
refusal-too_many = C’est trop à la fois. Attends un peu.
refusal-put_aside = La partie est mise de côté. Ouvre-la de nouveau pour la reprendre.
refusal-too_many_games = Trop de tes parties contre des bots sont en cours. Continues-en une ou abandonnes-en une.
refusal-too_many_connections = Trop de connexions sont ouvertes. Fermes-en une.
refusal-too_busy = Il se passe trop de choses à cette table. Réessaie.
refusal-too_slow = C’était trop lent. Réessaie.
refusal-too_large = La demande est trop grande.
refusal-too_deep = La demande est trop imbriquée.
refusal-not_ready = Le serveur n’est pas encore prêt.
refusal-storage_full = Le disque du serveur est plein ; rien n’a été enregistré.
refusal-storage_busy = La base de données du serveur est occupée. Réessaie bientôt.
refusal-storage_failed = La base de données du serveur ne répond pas. Réessaie bientôt.
refusal-table_closed = Ce qui est enregistré de cette table est abîmé. Elle reste fermée jusqu’à ce que l’exploitant ait regardé.
refusal-fault = Le serveur a fait une erreur ; elle est dans son journal.
refusal-bad_hello = La connexion ne s’est pas annoncée à temps.
refusal-bad_frame = Le serveur ne comprend pas ce qui est venu par cette connexion.
refusal-role_changed = Ta place a changé. Recharge la page.
refusal-logged_out = Ta session est fermée.
refusal-stopping = Le serveur s’arrête. Réessaie bientôt.
