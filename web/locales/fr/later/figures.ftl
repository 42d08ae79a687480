# Les valeurs de son propre exemplaire : préparer une table avec elles, et leurs noms.

figures-line = Certaines valeurs ne figurent dans aucune règle : nous les avons reconstituées. Qui possède un jeu imprimé peut faire jouer cette table avec les valeurs de son exemplaire : colle ici un fichier de composants ou choisis-en un. Ce qui n’y est pas reste tel quel ; à la table, tout le monde voit ce qui change.
figures-text = Fichier de composants (TOML)
figures-file = Choisir un fichier
figures-check = Vérifier le fichier
figures-same = Rien dans ce fichier ne diffère des valeurs habituelles.
figures-too-large = Ce fichier est trop grand : 32 Kio au plus.
figures-unchecked = Vérifie d’abord le fichier des valeurs, ou vide son champ.
figures-unnamed = Exemplaire sans nom
figures-good = { $count ->
    [one] « { $name } » change une valeur. La table jouera avec elle.
   *[other] « { $name } » change { $count } valeurs. La table jouera avec elles.
  }
figures-table = { $count ->
    [one] Cette table joue avec les valeurs de « { $name } ». Une seule change :
   *[other] Cette table joue avec les valeurs de « { $name } ». { $count } changent :
  }
figure-is = { $value } (d’habitude { $usual })
figure-of = { $place } : { $figure }
figure-yes = oui
figure-no = non
figure-word-east = est
figure-word-west = ouest
figure-word-upper = Haute-Égypte
figure-word-lower = Basse-Égypte
figure-province-bank = rive du Nil
figure-province-region = partie de l’Égypte
figure-province-nile = borde le Nil
figure-province-fields = champs
figure-province-printed_farmers = paysans imprimés
figure-province-icons = { -symboles-faveur }
figure-province-blessing_cards = bénédiction, { -cartes-faveur }
figure-province-blessing_stones = bénédiction, { -pierres }
figure-province-blessing_gold = bénédiction, or
figure-province-temples = temples
figure-province-mine = or de la mine
figure-province-caravan = or de la caravane
figure-province-neighbours = voisines
figure-card-ankhs = ankhs
figure-card-fields = champs
figure-card-caravans = caravanes
figure-card-pyramids = pyramides
figure-track-old = Piste du temple : les positions 2, 3 et 4 commencent à
figure-track-small = Piste du temple à peu de joueurs : les positions 2, 3 et 4 commencent à
figure-table-ladder = Échelle des mises
figure-table-start_gold = Or au départ
figure-table-gold_awards = Points pour le plus d’or
figure-table-gifts = Dons pour les offrandes
figure-table-pyramid_points = Points pour une pyramide
figure-table-set_points = Points pour une série de pyramides
figure-table-bank_points = Points pour une rive
figure-table-scheme_points = Points pour un objectif
figure-table-theft_gold = { card-theft } : or
figure-table-influence_gold = { card-influence } : or
figure-table-treasury_gold = { card-treasury } : or
figure-table-caravan_positions = Positions du temple où les caravanes paient
figure-table-small_track_players = Nombres de joueurs avec la petite piste du temple
figure-table-favours_needed = { card-favours } : symboles et cartes
figure-table-farmers_needed = { card-farmers } : paysans
figure-card_table-start_gold = Or de la réserve
figure-card_table-flood = Crue : les niveaux 2, 3 et 4 commencent à
figure-card_table-favour = Faveur pour les offrandes
figure-card_table-favour_of_two = Faveur pour les offrandes à deux
figure-card_table-caravan_gold = Or d’une caravane
figure-card_table-caravan_levels = Niveaux de la crue où les caravanes paient
figure-card_table-fields_needed = Champs pour des points
figure-card_table-fields_points = Points pour les champs
figure-card_table-pharaoh_points = Points pour le pharaon
figure-card_table-ankhs_loss = Points perdus pour les ankhs
figure-card_cost = { $count ->
    [one] Prix d’une pyramide
   *[other] Prix de { $count } pyramides
  }
figure-deck = Dans la pioche : { $card }
figure-expansion-gifts_for_a_token = Pharaon : dons pour un jeton
figure-expansion-tokens_needed = Pharaon : jetons pour l’objectif
figure-expansion-glory_points = { card-glory } : points au plus
figure-expansion-greed_gifts = { card-greed } : dons
figure-expansion-popularity_cards = { card-popularity } : cartes
figure-expansion-export_gold = { card-export } : or
figure-expansion-tile_points = Tuile tombeau : points
figure-expansion-tile_gold = Tuile tombeau : or
figure-expansion-row_points = Points pour une rangée du tombeau
figure-expansion-bastet_gold = { statue-bastet } : or
figure-expansion-horus_gold = { statue-horus } : or
figure-expansion-set_gifts = { statue-set } : dons
figure-expansion-isis_temples = { statue-isis } : temples
figure-expansion-sobek_points = { statue-sobek } : points
figure-expansion-statues_needed = Statues pour l’objectif
figure-official = Carte de dignitaire { $card }
figure-official-cards = { -cartes-faveur }
figure-official-farmers = paysans
figure-official-stones = { -pierres }
figure-official-gold = or
figure-official-points = points
