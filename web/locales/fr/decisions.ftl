# Chaque décision dans l’analyse

decisions = Toutes les décisions
decisions-place = { $number }. Place attendue : { $place }
decisions-better = Mieux : { $action }
