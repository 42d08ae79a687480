"""The web server: thin handlers over ``amunre.tables``. Needs the extra ``web``."""
