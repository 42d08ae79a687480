# Mise en culture à tout moment du marché (R31).

card-cultivation-does = Au marché : un paysan gratuit, à côté des champs.
