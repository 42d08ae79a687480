"""Machines that can lose each other: network namespaces, with no traffic to anywhere else.

This needs root and Debian's package iproute2. Everything, the bridge too, is in namespaces of our own, whose
names tell which process has made them: what a killed one has left behind is removed by the next.
"""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

CLONE_NEWNET = 0x40000000
PREFIX = "amunre-test-"
NETNS = Path("/run/netns")
HUB = "10.213.0.1"
"""The address of the machine in the middle."""


class NoNetworks(Exception):
    """They cannot be made here; the sentence says why."""


def ip(*words: str) -> None:
    done = subprocess.run(["ip", *words], capture_output=True, text=True)
    if done.returncode:
        raise NoNetworks(f"ip {' '.join(words)}: {done.stderr.strip()}")


def enter(handle: int) -> None:
    """Let this thread, and the processes and threads that it begins, live in a namespace."""
    if ctypes.CDLL(None, use_errno=True).setns(handle, CLONE_NEWNET):
        raise OSError(ctypes.get_errno(), "setns")


class Network:
    """A machine in the middle, and others around it, each with a link that can go down."""

    def __init__(self, *names: str) -> None:
        self.own = f"{PREFIX}{os.getpid()}-"
        self.made: list[str] = []
        self.address: dict[str, str] = {"hub": HUB}
        try:
            self.make("hub")
            self.run("hub", "link", "add", "bridge", "type", "bridge")
            self.run("hub", "addr", "add", f"{HUB}/24", "dev", "bridge")
            self.run("hub", "link", "set", "bridge", "up")
            for number, name in enumerate(names, 2):
                self.make(name)
                self.address[name] = f"10.213.0.{number}"
                peer = ("peer", "name", f"to-{name}", "netns", self.own + "hub")
                ip("link", "add", "name", "wire", "netns", self.own + name, "type", "veth", *peer)
                self.run("hub", "link", "set", f"to-{name}", "master", "bridge", "up")
                self.run(name, "addr", "add", f"{self.address[name]}/24", "dev", "wire")
                self.run(name, "link", "set", "wire", "up")
        except BaseException:
            self.remove()
            raise

    def make(self, name: str) -> None:
        ip("netns", "add", self.own + name)
        self.made.append(self.own + name)
        self.run(name, "link", "set", "lo", "up")

    def run(self, name: str, *words: str) -> None:
        ip("-netns", self.own + name, *words)

    def cut(self, name: str) -> None:
        """No packet comes through any more, and nobody is told so."""
        self.run("hub", "link", "set", f"to-{name}", "nomaster")

    def mend(self, name: str) -> None:
        self.run("hub", "link", "set", f"to-{name}", "master", "bridge")

    def down(self, name: str) -> None:
        """The machine itself sees that its link is down."""
        self.run(name, "link", "set", "wire", "down")

    def up(self, name: str) -> None:
        self.run(name, "link", "set", "wire", "up")

    def move_to(self, name: str) -> None:
        """For the rest of this thread's life."""
        handle = os.open(NETNS / (self.own + name), os.O_RDONLY)
        try:
            enter(handle)
        finally:
            os.close(handle)

    @contextmanager
    def inside(self, name: str) -> Iterator[None]:
        """Be on one of the machines; sockets and processes stay there that are begun meanwhile."""
        home = os.open("/proc/thread-self/ns/net", os.O_RDONLY)
        try:
            self.move_to(name)
            yield
        finally:
            enter(home)
            os.close(home)

    def remove(self) -> None:
        for name in self.made:
            subprocess.run(["ip", "netns", "delete", name], capture_output=True)


def sweep() -> None:
    """Remove what processes have left that were killed."""
    for found in NETNS.glob(f"{PREFIX}*") if NETNS.is_dir() else ():
        if not Path("/proc", found.name.removeprefix(PREFIX).partition("-")[0]).exists():
            subprocess.run(["ip", "netns", "delete", found.name], capture_output=True)


@contextmanager
def network(*names: str) -> Iterator[Network]:
    if os.geteuid():
        raise NoNetworks("network namespaces need root.")
    if shutil.which("ip") is None:
        raise NoNetworks("network namespaces need the program ip, of Debian's package iproute2.")
    sweep()
    made = Network(*names)
    try:
        yield made
    finally:
        made.remove()
