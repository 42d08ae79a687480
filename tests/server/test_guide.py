"""The guide tells the truth: its commands run, and its tables name what there is."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

from amunre.server import errors, hub
from amunre.server.limits import GUESTS
from amunre.server.routes import watching
from amunre.server.settings import ServerSettings
from tests.server.cast import RULES
from tests.server.running import PATIENCE, Running

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
COMMANDS = re.findall(r"^```bash\n(.*?)^```", GUIDE, re.MULTILINE | re.DOTALL)


def test_the_commands_of_the_guide_run_as_they_stand(server: Running, tmp_path: Path) -> None:
    script = "".join(COMMANDS).replace("http://127.0.0.1:8000", server.url)
    assert script.count("curl") >= 8
    strict = 'set -eu -o pipefail\ncurl() { command curl --fail-with-body "$@"; }\n'
    done = subprocess.run(
        ["bash", "-c", strict + script], cwd=tmp_path, capture_output=True, text=True, timeout=PATIENCE
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert '"status": "running"' in done.stdout
    assert '"name":"Ada"' in done.stdout


def test_the_guide_names_every_code_with_its_status() -> None:
    for code, status in errors.STATUSES.items():
        line = next(line for line in GUIDE.splitlines() if f"`{code}`" in line and line.startswith("|"))
        assert str(status) in line.split("|")[1], code
    for closing in (*hub.REASONS, watching.REFUSED):
        assert f"| {closing} |" in GUIDE


def test_the_guide_names_every_request_at_a_table() -> None:
    for method, path in RULES:
        last = path.rpartition("/")[2]
        if path.startswith("/api/tables/{table_id}/") and not last.startswith("{"):
            assert f"`{method} {last}`" in GUIDE or f"`{last}`" in GUIDE, path


def test_the_limits_in_the_guide_are_the_defaults() -> None:
    usual = ServerSettings()
    for text in (
        f"{usual.requests_per_minute} requests a minute",
        f"{usual.tables_per_hour} tables an hour",
        f"{usual.actions_per_minute} commands a minute",
        f"{usual.sockets_per_caller} sockets and streams for each caller",
    ):
        assert text in " ".join(GUIDE.split())
    assert (usual.bot_tables, usual.guesses) == (3, 5)
    assert "three games against bots at a time (`bot_tables`)" in " ".join(GUIDE.split())
    for text in (
        f"for {usual.aside_after:.0f} minutes (`aside_after`)",
        f"{usual.bot_tables_per_address} such games running (`bot_tables_per_address`)",
        f"{usual.sockets_per_address} sockets",
        f"{GUESTS * usual.tables_per_hour} tables an hour for each address",
    ):
        assert text in " ".join(GUIDE.split())
    assert "Five wrong passwords" in GUIDE
