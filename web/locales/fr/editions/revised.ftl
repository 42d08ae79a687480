# Ce qui porte un autre nom ou agit autrement dans l’édition de 2016.

card-bribery-does = Quand on surenchérit sur toi, tu peux miser de nouveau dans la même province, une seule fois.
card-protection-does = Avec une mise : le palier juste au-dessus de cette mise est bloqué tant que ton scribe y reste.
card-cultivation = Paysan gratuit
card-cultivation-does = Au marché : un paysan gratuit, sur un champ vide ou à côté des champs.
card-influence = Ajustement d’offrande
card-abundance = Grande récolte
card-favours = Maître des scribes
card-upper_lower = Haute/Basse-Égypte
card-east_west = Rive ouest/est
card-river = Nil/Frontière

order-title = Ordre du tour, à partir du premier joueur
event-order_drawn = Le premier ordre du tour, à partir du premier joueur : { $order }.
event-order_changed = Le nouvel ordre du tour, à partir du premier joueur : { $order }.
