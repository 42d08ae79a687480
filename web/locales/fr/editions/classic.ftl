# Ce qui porte un autre nom ou agit autrement dans l’édition de 2003.

-carte-faveur = carte pouvoir
-cartes-faveur = cartes pouvoir
-Cartes-faveur = Cartes pouvoir
-symbole-faveur = symbole pouvoir
-symboles-faveur = symboles pouvoir
-pierre = pierre de construction
-pierres = pierres de construction
-Pierre = Pierre de construction
-Pierres = Pierres de construction
-scribe = pion
-scribes = pions
-Scribe = Pion

card-bribery = Surenchère sur place
card-protection = Blocage de mise
card-protection-does = Avec une mise : le palier juste au-dessus de ton { -scribe } est bloqué jusqu’à la fin des enchères, où qu’il aille.
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

order-title = Ordre du tour, à partir du premier joueur
event-order_drawn = Le premier ordre du tour, à partir du premier joueur : { $order }.
event-order_changed = Le nouvel ordre du tour, à partir du premier joueur : { $order }.
