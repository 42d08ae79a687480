"""What an operator can set: by a TOML file, by ``AMUNRE_...``, or on the command line; the later wins."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from amunre.tables.thinking import TIME_LIMIT
from amunre.tui.saves import data_folder


@dataclass(frozen=True)
class ServerSettings:
    """Nothing needs to be set: without anything, a file in the data folder and this machine alone."""

    host: str = "127.0.0.1"
    """Address to listen on; 0.0.0.0 is every address of this machine."""
    port: int = 8000
    """Port to listen on; 0 takes a free one."""
    open: bool = False
    """Open the page in a browser as soon as the server is ready."""
    data: str = ""
    """Folder for the database file; empty takes the usual data folder."""
    database: str = ""
    """Address of the database, sqlite:///FILE or postgresql://...; empty takes a file in the data folder."""
    workers: int = 1
    """Processes that serve; more than one needs PostgreSQL."""
    https: bool = False
    """Players come over https, through a proxy: cookies are marked for it and browsers are told to stay."""
    origins: str = ""
    """Web addresses whose pages may use this server, with commas; empty takes the address asked for."""
    hosts: str = ""
    """Names under which this server answers, with commas; empty takes any."""
    proxies: str = ""
    """Addresses of proxies whose word on the caller's address is believed, with commas."""
    metrics_for: str = "127.0.0.1,::1"
    """Addresses that may read /metrics, with commas."""
    log_level: str = "info"
    """How much is written to the log: debug, info, warning or error."""
    log_addresses: Literal["short", "whole", "none"] = "short"
    """Addresses of callers in the log: short (a /24 or /48), whole, or none."""
    bot_processes: int = 1
    """Processes in which bots think: so many for quick ones, for those that search, and for others' bots."""
    bot_delay: float = 1.0
    """Seconds that bots let pass before they act, give or take a half."""
    bot_seconds: float = TIME_LIMIT
    """Seconds of thinking after which a bot's turn is played for it at random; programs start within them."""
    bot_tables: int = 3
    """Running games with bots that one browser or account may begin and be at."""
    bot_tables_per_address: int = 40
    """Running games with bots of one address; beyond that those that nobody is at are put aside."""
    aside_after: float = 15.0
    """Minutes after which a game against bots is put aside if nobody is there; opening it goes on with it."""
    expire_open_days: int = 14
    """Days after which a table is closed at which nothing happens and no game has begun; 0 is never."""
    expire_aside_days: int = 90
    """Days after which a game is closed that was put aside; 0 is never."""
    expire_bots_days: int = 7
    """Days after which a game is closed in which no person has a seat; 0 is never."""
    expire_untimed_days: int = 365
    """Days after which a game without clocks is closed in which nobody has done anything; 0 is never."""
    expire_closed_days: int = 30
    """Days after which a table is deleted for good that was closed so; 0 is never."""
    bot_commands: str = ""
    """Programs that may play as bots, NAME=COMMAND with semicolons; they run with this server's rights."""
    requests_per_minute: int = 3_000
    """Requests that one address may make in a minute."""
    tables_per_hour: int = 30
    """Tables that one account may open in an hour; twenty times that the guests of one address."""
    tables_per_account: int = 50
    """Tables of an account that are not over; twenty times that of an address's guests; 0 is no limit."""
    actions_per_minute: int = 120
    """Moves and the like that one caller may make in a minute; chat counts three."""
    accounts_per_hour: int = 5
    """Accounts that one address may open in an hour."""
    guesses: int = 5
    """Wrong passwords in 15 minutes before strangers must solve puzzles; four times that for an address."""
    sockets: int = 5_000
    """Sockets and streams in all."""
    sockets_per_caller: int = 20
    """Sockets and streams of one seat or account."""
    sockets_per_address: int = 300
    """Sockets and streams of one address."""
    connections_per_address: int = 500
    """Connections of one address, whatever comes over them; those of proxies are not counted."""
    session_days: int = 30
    """Days after which one has to log in again."""

    def database_url(self) -> str:
        if self.database:
            return self.database
        folder = Path(self.data).expanduser() if self.data else data_folder()
        return f"sqlite:///{folder.absolute() / 'server.db'}"


def words(text: str) -> tuple[str, ...]:
    """What stands between commas."""
    return tuple(word.strip() for word in text.split(",") if word.strip())
