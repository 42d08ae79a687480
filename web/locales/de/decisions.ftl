# Jede Entscheidung in der Analyse

decisions = Alle Entscheidungen
decisions-place = { $number }. Erwartet auf Platz { $place }
decisions-better = Besser: { $action }
