"""What pyproject.toml cannot say: a wheel carries the rules, and is not built without the web client."""

import os
import shutil
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent
CLIENT = ROOT / "src" / "amunre" / "server" / "static" / "index.html"


class Build(build_py):
    def run(self) -> None:
        if not self.editable_mode and not CLIENT.is_file() and not os.environ.get("AMUNRE_WITHOUT_CLIENT"):
            raise SystemExit(
                'The web client is not built, and a wheel without it would serve no pages: say "make wheel", '
                "which builds both. (AMUNRE_WITHOUT_CLIENT=1 leaves the client out on purpose.)"
            )
        super().run()
        if not self.editable_mode:  # a checkout reads its own docs/
            docs = Path(self.build_lib) / "amunre" / "docs"
            for name in ("rules", "rulings"):
                shutil.copytree(ROOT / "docs" / name, docs / name, dirs_exist_ok=True)
            shutil.copy(ROOT / "docs" / "rulings.md", docs)


setup(cmdclass={"build_py": Build})
