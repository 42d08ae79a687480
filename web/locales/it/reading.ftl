# Le regole da leggere.

rulings-in-english = I chiarimenti sono scritti solo in inglese.
