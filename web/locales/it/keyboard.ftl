# Per chi gioca con i tasti o ascolta.

prompt-region = Che cosa si chiede
