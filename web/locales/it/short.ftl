# Forme brevi per schermi piccoli

all-short = Tutte le mosse
