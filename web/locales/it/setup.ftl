# Preparare un tavolo

new-hints = I suggerimenti sono permessi: chi deve scegliere può chiedere una mossa a un bot
