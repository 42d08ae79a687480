# Formes courtes pour petits écrans

all-short = Tous les coups
