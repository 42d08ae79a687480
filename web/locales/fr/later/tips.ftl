# Infobulles : à quoi servent les choses. Ce qu'elles sont, leur nom le dit.

tip-province-abu = Une mine rapporte autant que le temple soit haut ou bas, et deux { -symboles-faveur } te permettent d’acheter des cartes.
tip-province-abydos = Le plus de { -symboles-faveur } : l’endroit où acheter des { -cartes-faveur }, et le plus sûr chemin vers { card-favours }. Qui la remporte reçoit une { -pierre }.
tip-province-amarna = Un peu de tout : des champs, des { -symboles-faveur } et un temple. Utile dans les deux empires, la meilleure en rien.
tip-province-avaris = La plus riche caravane. Elle rapporte tant que le temple est bas, quand les champs rapportent peu.
tip-province-baharya = Deux paysans y sont dessinés et ne coûtent rien ; ils travaillent à chaque récolte et comptent pour { card-farmers }.
tip-province-berenike = La plus riche mine : de l’or sûr à chaque récolte. Elle n’a pas de champ, aucun paysan ne peut s’y installer.
tip-province-buto = Beaucoup de champs : un temple haut la rend riche. Qui la remporte reçoit une { -carte-faveur }.
tip-province-dakhla = Ni champ ni revenu, mais beaucoup d’or et une carte tout de suite pour qui la remporte. Utile quand l’or te manque.
tip-province-damanhur = Deux temples : elle marque à la fin d’un empire, et d’autant plus que le temple est haut.
tip-province-edfu = Un temple qui marque, deux champs, et une { -carte-faveur } pour qui la remporte.
tip-province-kharga = Des champs et une caravane : elle rapporte quelque chose que le temple soit haut ou bas.
tip-province-memphis = Trois { -symboles-faveur }, et deux { -pierres } pour qui la remporte : une de plus fait une pyramide.
tip-province-mendes = Le plus de champs. Aucune province ne rapporte davantage quand elle est pleine de paysans et que le temple est haut ; sans paysans, elle ne rapporte rien.
tip-province-sawu = Une bonne caravane et presque rien d’autre. Elle rapporte tant que le temple est bas.
tip-province-thebes = Des champs, des { -symboles-faveur } et deux { -cartes-faveur } pour qui la remporte. Elle est rarement bon marché.

tip-figure-farmer = Un paysan. À la récolte, chaque paysan rapporte autant d’or que la position du temple. Les paysans partent à la fin de l’empire.
tip-figure-printedFarmer = Un paysan dessiné sur le plateau : il travaille comme les autres, ne coûte rien et ne part jamais.
tip-figure-field = Un champ avec un paysan.
tip-figure-fallow = Un champ libre. On y place les paysans achetés au marché ou reçus comme dons.
tip-figure-pyramid = Une pyramide : 1 point à chaque décompte. Une dans chacune de tes provinces fait une série, 3 points de plus. Elle reste pour le Nouvel Empire, à qui que soit alors la province.
tip-figure-stone = Une { -pierre }. La troisième { -pierre } d’une province transforme les trois en pyramide.
tip-figure-pylon = Un temple : à un décompte, il vaut autant de points que la position du temple sur sa piste.
tip-figure-ingot = Une mine : elle rapporte cet or à chaque récolte, où que soit le temple.
tip-figure-coin = L’or : pour les mises, les achats et les offrandes. Tout à la fin, il rapporte des points aux plus riches.
tip-figure-camel = Une caravane : elle rapporte cet or à la récolte tant que le temple est en position 1 ou 2.
tip-figure-favour = Un { -symbole-faveur } : au marché, tu peux acheter autant de { -cartes-faveur } que ta meilleure province a de symboles.
tip-figure-card = Une { -carte-faveur }. Chacune se joue dans sa phase, ou se vend pour 1 or.
tip-figure-scroll = Un choix scellé. Il est révélé quand tout le monde a choisi.
tip-figure-shield = { card-protection } : personne ne peut miser sur le palier juste au-dessus de ce { -scribe }.
tip-figure-spentShield = Une protection épuisée pour ces enchères.
tip-figure-purse = { card-bribery } : quand on surenchérit sur ce joueur, il peut miser de nouveau dans la même province.
tip-figure-spentPurse = { card-bribery } a déjà servi pour ces enchères.
tip-figure-star = Un point.
tip-figure-ankh = Un ankh du jeu de cartes. À la fin d’un royaume, le joueur qui en montre le plus est Pharaon : premier dans l’ordre du tour, il marque 1 point ; celui qui en montre le moins perd 1 point.
tip-figure-blessing = La bénédiction : qui remporte cette province la reçoit aussitôt.
tip-figure-scribe = Un { -scribe } et sa mise. Le plus haut remporte la province ; un { -scribe } dépassé doit aller ailleurs.
tip-figure-pharaoh = Pharaon se tient là où l’on a surenchéri en dernier. Qui remporte cette province reçoit un jeton, qui apporte plus de dons.
tip-statue = Le pouvoir appartient à qui contrôle sa province.
tip-official = Si tu remportes cette province et en gardes une autre, son dignitaire fait ceci pour toi.
tip-tile = Une tuile construite sur des tuiles identiques rapporte une fois de plus pour chacune ; une rangée complète marque à la fin.

tip-window-auction = Se joue pendant les enchères.
tip-window-market = Se joue au marché.
tip-window-offering = Se pose avec une offrande scellée.
tip-window-harvest = Se joue à la récolte.
tip-window-scoring = Un objectif : se montre à un décompte, si tes provinces le remplissent.
tip-card-worth = Chaque fois que c’est à toi de décider, elle peut être vendue pour 1 or.
tip-card-theft = Cette carte revient toujours dans ta main et ne peut pas être vendue.

tip-phase-setup = Tout le monde reçoit de l’or et des cartes avant les premières enchères.
tip-phase-auction = On mise jusqu’à ce que chacun soit en tête dans une province, puis chacun paie la sienne.
tip-phase-market = À tour de rôle : achète des { -cartes-faveur }, des paysans et des { -pierres }. Plus on prend d’une même sorte, plus c’est cher.
tip-phase-offering = Tous offrent de l’or en secret. Ensemble, les offrandes déplacent le temple ; les plus hautes reçoivent le plus de dons.
tip-phase-harvest = Les paysans, les mines et les caravanes rapportent de l’or.
tip-phase-scoring = Après trois manches : pyramides, séries, rives, temples et objectifs rapportent des points.
tip-phase-over = La partie est terminée.
tip-rounds = Six manches, trois par empire. On compte les points après la troisième et après la sixième.

tip-player-gold = L’or en bourse. Celui des autres ne se voit que si la table joue bourses ouvertes.
tip-player-cards = Les { -cartes-faveur } en main. Des autres, on ne voit jamais que le nombre, et seulement aux tables ouvertes.
tip-player-pyramids = Les pyramides dans les provinces de ce joueur.
tip-player-offered = Ce que ce joueur a offert pendant cette manche.
tip-player-points = Les points jusqu’ici. Le petit nombre est ce qu’un décompte rapporterait en l’état, sans les objectifs cachés des autres.
tip-player-tokens = Jetons Pharaon : chacun apporte un don de plus pour une offrande d’or.
tip-player-tiles = Tuiles tombeau qui ne sont pas encore construites.

tip-button-confirm = Fait ce qui est écrit à côté. Jusque-là, rien n’est décidé.
tip-button-cancel = N’annule aucune action ; repose seulement ce que tu avais choisi.
tip-button-undo = Annule ta dernière action, tant que rien de caché n’a été révélé.
tip-button-why = Ouvre le paragraphe des règles qui concerne cette décision.
tip-button-change = Rouvre ton choix scellé. Personne ne le voit.
tip-button-rules = Les règles de ce jeu, avec recherche.

tip-tool-place_bid = Choisis une province, puis un palier de son échelle. Tu ne paies que si tu la remportes.
tip-tool-shop = { -Cartes-faveur }, puis paysans, puis { -pierres }. Règle les nombres et confirme chaque sorte.
tip-tool-place_farmer = Place un paysan sur un de tes champs libres.
tip-tool-place_stone = Place une { -pierre } dans une de tes provinces ; la troisième devient une pyramide.
tip-tool-play_architect = Deux { -pierres } dans une province deviennent une pyramide.
tip-tool-play_cultivation = Un paysan de plus, gratuit.
tip-tool-take_farmer = Prends le don sous forme de paysan sur un champ libre.
tip-tool-take_stone = Prends le don sous forme de { -pierre }.
tip-tool-play_treasury = Une province rapporte une somme fixe à la place de son revenu : bien pour une province qui rapporte peu.
tip-tool-play_abundance = Chaque paysan d’une province rapporte un de plus : bien pour une province pleine de paysans.
tip-tool-play_popularity = Une province ne rapporte rien, et tu pioches des { -cartes-faveur }.
tip-tool-play_export = Une province ne compte plus que comme une riche caravane.
tip-tool-choose_province = Garde une des deux provinces remportées ; le dignitaire de l’autre te sert.
tip-tool-put_up_province = Choisis la carte province que tu mets aux enchères.
tip-tool-guard_scribe = Protège un { -scribe } en tête, puis mise avec l’autre.
tip-tool-play_protection = Bloque le palier juste au-dessus de ton { -scribe }.
tip-tool-build_with_horus = Deux { -pierres } et 1 or deviennent une pyramide près d’Horus.
tip-tool-play_glory = Achète des points avec de l’or. Cela finit ton tour au marché.
tip-tool-take_cards = Combien de tes dons seront des { -cartes-faveur }.
tip-tool-sell_card = 1 or par carte. Une vente ne peut pas être annulée.
tip-tool-show_scheme = Montre un objectif que tes provinces remplissent, pour des points.
tip-tool-keep_scheme = Garde un objectif de départ ; l’autre quitte le jeu sans être vu.
tip-tool-discard_for_thoth = Thot t’a fait piocher une carte de trop ; rends-en une.
tip-tool-take_tile = Construis une tuile tombeau comme don.
tip-tool-afterlife_build = Construis une tuile tombeau avec la carte { card-afterlife }.
tip-tool-build_tile = Construis une tuile de plus en défaussant deux cartes ou tuiles.
tip-tool-offer = De l’or, ou { card-theft }. Personne ne le voit avant que tous aient choisi.
tip-tool-last_sale = La dernière occasion de changer des cartes en or, avant que l’on compare l’or.

tip-temple-who = { $who } : { $what }
tip-temple-nothing = rien
tip-temple-gold = { $gold } or à la récolte
tip-temple-points = { $points ->
    [one] { $points } point pour les temples
   *[other] { $points } points pour les temples
  }
