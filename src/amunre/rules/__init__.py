"""The rules: base game, editions, component data, and the catalogue of titles."""
