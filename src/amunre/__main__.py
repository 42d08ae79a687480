"""``python -m amunre`` is ``amunre``."""

from amunre.cli import main

if __name__ == "__main__":
    main(prog_name="amunre")
