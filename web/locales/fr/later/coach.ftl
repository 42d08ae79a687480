# Le guide de la première partie. Pour chaque leçon : titre, ce qui est demandé, pourquoi, ce qu'il faut regarder, une tâche.

coach = Le guide
coach-fold = Replier la leçon
coach-unfold = Montrer la leçon
coach-back = Retour
coach-next = Suivant
coach-stop = Arrêter les leçons
coach-resume = Continuer les leçons
coach-show = Montre-moi
coach-done = Bravo !
coach-unread = { $count ->
    [one] encore une leçon
   *[other] encore { $count } leçons
  }
coach-count = { $at } / { $all }

coach-welcome-title = Bienvenue au bord du Nil
coach-welcome-ask = Tu joues six manches en deux empires. À chaque manche : remporte une province, fais tes achats, fais une offrande, récolte.
coach-welcome-why = On ne compte les points que deux fois, après les manches 3 et 6. Les pyramides en rapportent le plus ; l’or sert à les bâtir.
coach-welcome-look = Le plateau est au milieu, les joueurs à côté. Laisse le pointeur sur un élément, ou appuie un moment dessus : tu sauras ce que c’est.

coach-start_scheme-title = Un plan secret
coach-start_scheme-ask = Tu as deux objectifs. Gardes-en un ; l’autre quitte le jeu.
coach-start_scheme-why = Un objectif rapporte 3 points à un décompte si tes provinces le remplissent : il t’indique donc quelles provinces viser.
coach-start_scheme-look = Lis les deux cartes. « Toutes sur la même rive » se prépare plus facilement qu’un grand nombre de quelque chose.
coach-start_scheme-task = Choisis un objectif et confirme.

coach-bid-title = Les enchères
coach-bid-ask = Choisis une province et un palier de son échelle. Si quelqu’un monte plus haut, tu dois miser de nouveau, ailleurs.
coach-bid-why = À la fin, chacun a exactement une province et paie sa mise. Les paliers montent vite : un second choix est souvent moins cher.
coach-bid-look = Les parcelles carrées sont des champs : les paysans y rapportent de l’or à chaque récolte. Les scarabées te permettent d’acheter des cartes faveur.
coach-bid-task = Mise sur une des provinces qui ont le plus de champs.

coach-keep_bid-title = Ta mise est en tête
coach-keep_bid-ask = Personne n’a surenchéri : passe. Avec la carte Protection, tu pourrais d’abord fermer le palier suivant.
coach-keep_bid-why = Avec Protection, surenchérir sur toi coûte plus cher. Elle vaut la peine pour une province que d’autres veulent aussi.
coach-keep_bid-look = Ton scribe est sur l’échelle de la province.

coach-pay-title = L’or manque
coach-pay-ask = Ton or ne couvre pas ta mise. Vends des cartes faveur, 1 or chacune, jusqu’à ce qu’il suffise.
coach-pay-why = On peut miser plus que ce que l’on a, dans la mesure où des cartes comblent la différence.
coach-pay-look = Vends ce dont tu as le moins besoin.

coach-market-title = Le marché
coach-market-ask = Achète des cartes faveur, puis des paysans, puis des pierres : toujours dans cet ordre, chaque sorte une fois.
coach-market-why = Dans chaque sorte, le premier achat coûte 1 or, le deuxième 2 de plus, le troisième 3 de plus. Un peu de tout est bon marché, beaucoup d’une sorte est cher. Trois pierres dans une province font une pyramide.
coach-market-look = Garde un peu d’or : l’offrande vient ensuite.
coach-market-task = Achète au moins un paysan.

coach-place_farmer-title = Où cultiver
coach-place_farmer-ask = Place le paysan sur un de tes champs libres.
coach-place_farmer-why = Chaque paysan rapporte autant d’or que la position du temple. Les paysans partent à la fin de l’empire : plus ils arrivent tôt, mieux c’est.
coach-place_farmer-look = Tes provinces qui ont des champs libres sont éclairées.
coach-place_farmer-task = Place un paysan sur un champ.

coach-place_stone-title = Construire
coach-place_stone-ask = Place la pierre dans une de tes provinces.
coach-place_stone-why = La troisième pierre fait une pyramide : 1 point à chaque décompte. Une pyramide dans chacune de tes provinces fait une série, 3 points de plus. La meilleure province de chaque rive en rapporte 5.
coach-place_stone-look = Les pierres déjà présentes comptent. Les pyramides restent pour le Nouvel Empire, même si quelqu’un d’autre remporte alors la province.
coach-place_stone-task = Construis une pyramide avec une troisième pierre. Cela peut prendre plus d’une manche.

coach-offer-title = L’offrande
coach-offer-ask = Offre de l’or en secret, ou joue Vol et prends 3 or à la place.
coach-offer-why = Toutes les offrandes ensemble déplacent le temple : haut, il enrichit les champs et les temples ; bas, il fait rapporter les caravanes. La plus haute offrande reçoit le plus de dons et joue en premier à la manche suivante.
coach-offer-look = Le petit tableau montre ce que chaque position te rapporterait. Choisis la piste du temple pour le voir pour tout le monde.
coach-offer-task = Scelle une offrande.

coach-influence-title = Influence
coach-influence-ask = Ta carte Influence doit changer l’offrande commune de 3, en plus ou en moins.
coach-influence-why = Un cran sur la piste peut valoir plus que bien des paysans.
coach-influence-look = Regarde de quel côté d’un cran se trouve l’offrande.

coach-offerings-title = Le temple a bougé
coach-offerings-ask = Toutes les offrandes sont révélées. Leur somme a fixé la position du temple pour cette manche.
coach-offerings-why = Chaque paysan rapportera autant d’or, les caravanes ne rapportent qu’aux positions 1 et 2, et les temples marquent autant de points si c’est la troisième manche d’un empire.
coach-offerings-look = L’eau de la piste est aussi haute que le temple. Les dieux font maintenant leurs dons : trois pour la plus haute offrande, deux pour la suivante, un pour chaque autre ; les voleurs reçoivent de l’or.

coach-gift_cards-title = Les dons des dieux
coach-gift_cards-ask = Dis combien de tes dons seront des cartes faveur ; les autres deviennent des paysans ou des pierres.
coach-gift_cards-why = Les cartes viennent de la pioche, au hasard. Les paysans travaillent encore à la récolte de cette manche. Les pierres rapprochent d’une pyramide.
coach-gift_cards-look = Si une de tes provinces a deux pierres, une troisième fait aussitôt une pyramide.

coach-gift-title = Un paysan ou une pierre
coach-gift-ask = Prends ce don sous forme de paysan sur un champ libre ou sous forme de pierre.
coach-gift-why = Un paysan rapporte tout de suite si le temple est haut. Une pierre dure toute la partie.
coach-gift-look = Voici tes provinces.

coach-gift_end-title = Les dons sont pris
coach-gift_end-ask = Tes dons sont pris : utilise Horus ou construis des tuiles si tu peux, ou termine.
coach-gift_end-why = C’est la dernière occasion avant la récolte.

coach-harvest-title = La récolte
coach-harvest-ask = Encaisse ton revenu. Avant cela, tu peux jouer une carte de récolte sur une province.
coach-harvest-why = Trésor change une province pauvre en 8 or ; Abondance fait rapporter un de plus à chaque paysan. Une carte peut attendre une meilleure récolte.
coach-harvest-look = Ces provinces vont te rapporter.

coach-harvested-title = De l’or pour la manche suivante
coach-harvested-ask = La récolte est rentrée : paysans, mines et caravanes ont rapporté.
coach-harvested-why = Avec cet or, tu mises, achètes et offres à la manche suivante. Il y a trois récoltes par empire ; ensuite, on rend les paysans et les provinces.
coach-harvested-look = Ton or est à côté de tes cartes. Le nombre à côté des points de chacun dit ce qu’un décompte rapporterait maintenant.

coach-schemes-title = Montrer ses objectifs
coach-schemes-ask = Les provinces sont décomptées. Si tes provinces remplissent un objectif de ta main, montre-le.
coach-schemes-why = Chacun vaut 3 points, et un objectif pas encore rempli peut attendre le second décompte.
coach-schemes-look = Le panneau ne propose que les objectifs qui marquent.
coach-schemes-task = Montre un objectif, s’il y en a un de rempli.

coach-scoring-title = L’Ancien Empire s’achève
coach-scoring-ask = Pyramides, séries, meilleure province de chaque rive, temples et objectifs ont rapporté des points.
coach-scoring-why = Maintenant, toutes les provinces reviennent aux enchères. Les pierres et les pyramides restent en place : tout le monde veut les provinces à pyramides.
coach-scoring-look = Choisis les points d’un joueur pour voir d’où vient chacun d’eux.

coach-last_sale-title = La dernière vente
coach-last_sale-ask = Vends des cartes faveur pour 1 or chacune, avant que l’on compare l’or.
coach-last_sale-why = Le plus riche marque 6 points, le suivant 4, le troisième 2. Après cela, les cartes ne valent plus rien.
coach-last_sale-look = Il n’y a plus de raison de garder des cartes : vends-les toutes.

coach-ended-title = La partie est terminée
coach-ended-ask = C’était une partie complète d’Amun-Re.
coach-ended-why = Choisis les points de quelqu’un pour voir ce qui les a rapportés. La prochaine fois, prévois tôt une pyramide dans chacune de tes provinces.
coach-ended-look = Rejoue, ou essaie une extension depuis l’accueil.
