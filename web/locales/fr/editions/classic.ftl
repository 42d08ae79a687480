# Ce qui porte un autre nom ou agit autrement dans l’édition de 2003.

card-bribery = Surenchère sur place
card-protection = Blocage de mise
card-protection-does = Avec une mise : le palier juste au-dessus de ton pion est bloqué jusqu’à la fin des enchères, où qu’il aille.
card-architect = Bâtisseur
card-cultivation = Paysan gratuit
card-cultivation-does = Au marché : un paysan gratuit, à côté des champs.
card-influence = Correction d’offrande
card-theft = Carte −3
card-treasury = 8 or
card-abundance = Récolte accrue
card-favours = Bonus cartes pouvoir
card-farmers = Bonus paysans
card-upper_lower = Basse/Haute-Égypte
card-east_west = Côté ouest/est
card-river = Rives du Nil
