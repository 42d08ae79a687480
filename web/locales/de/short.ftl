# Kurzformen für kleine Bildschirme

all-short = Alle Züge
