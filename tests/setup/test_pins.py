"""The pinned files: complete, without addresses, installable on every Python and system that we promise."""

import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from packaging import tags
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name, parse_wheel_filename

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "requirements"
WHEELS = json.loads((FOLDER / "wheels.json").read_text())
FILES = ["play", "postgres", "test", "bench", "node", "pins"]


def manylinux(machine: str) -> list[str]:
    """What Linux distributions since 2020 take: glibc 2.31 and before."""
    return [*(f"manylinux_2_{minor}_{machine}" for minor in range(31, 16, -1)), f"manylinux2014_{machine}"]


PYTHONS = [(3, 11), (3, 12), (3, 13), (3, 14)]
# system: its tags, and what a requirement's marker sees of it
SYSTEMS = {
    "linux-x86-64": (manylinux("x86_64"), "linux", "x86_64"),
    "linux-aarch64": (manylinux("aarch64"), "linux", "aarch64"),
    "macos-arm64": (list(tags.mac_platforms((14, 0), "arm64")), "darwin", "arm64"),
    "macos-x86-64": (list(tags.mac_platforms((14, 0), "x86_64")), "darwin", "x86_64"),
    "windows": (["win_amd64"], "win32", "AMD64"),
}


def requirements(name: str) -> Iterator[tuple[Requirement, int]]:
    """Each pin of a file, and how many hashes it has."""
    text = (FOLDER / f"{name}.txt").read_text().replace("\\\n", " ")
    for line in text.splitlines():
        if line.strip() and not line.lstrip().startswith("#"):
            yield Requirement(line.split("--hash")[0].strip()), line.count("--hash=sha256:")


def version_of(pin: Requirement) -> str:
    (one,) = pin.specifier
    assert one.operator == "==", pin
    return one.version


def wheels_of(pin: Requirement) -> list[str]:
    found: list[str] = WHEELS[f"{canonicalize_name(pin.name)}=={version_of(pin)}"]
    return found


def environment(python: tuple[int, int], system: str) -> dict[str, str]:
    _, platform, machine = SYSTEMS[system]
    short = ".".join(map(str, python))
    return {
        "python_version": short,
        "python_full_version": f"{short}.0",
        "implementation_name": "cpython",
        "platform_python_implementation": "CPython",
        "sys_platform": platform,
        "platform_system": {"linux": "Linux", "darwin": "Darwin", "win32": "Windows"}[platform],
        "platform_machine": machine,
        "os_name": "nt" if platform == "win32" else "posix",
        "extra": "",
    }


def without_wheel(name: str, python: tuple[int, int], system: str) -> set[str]:
    names = SYSTEMS[system][0]
    fitting = {*tags.cpython_tags(python, platforms=names), *tags.compatible_tags(python, "cp", names)}
    return {
        pin.name
        for pin, _ in requirements(name)
        if (pin.marker is None or pin.marker.evaluate(environment(python, system)))
        and not any(parse_wheel_filename(wheel)[3] & fitting for wheel in wheels_of(pin))
    }


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("python", PYTHONS, ids=lambda python: ".".join(map(str, python)))
@pytest.mark.parametrize("name", FILES)
def test_every_pin_has_a_wheel_for_every_python_and_system(
    name: str, python: tuple[int, int], system: str
) -> None:
    assert without_wheel(name, python, system) == set()


@pytest.mark.parametrize("name", FILES)
def test_every_pin_is_exact_hashed_and_without_an_address(name: str) -> None:
    found = list(requirements(name))
    assert found
    for pin, hashes in found:
        assert hashes >= 1, pin
        assert version_of(pin)
        assert wheels_of(pin)
        assert pin.url is None
    assert "://" not in (FOLDER / f"{name}.txt").read_text()
    assert "://" not in json.dumps(WHEELS)


def test_the_list_of_wheels_is_that_of_the_pins() -> None:
    pinned = {
        f"{canonicalize_name(pin.name)}=={version_of(pin)}" for name in FILES for pin, _ in requirements(name)
    }
    assert set(WHEELS) == pinned


@pytest.mark.parametrize(("more", "fewer"), [("postgres", "play"), ("test", "postgres")])
def test_tests_run_on_the_versions_that_people_play_on(more: str, fewer: str) -> None:
    versions = {pin.name: version_of(pin) for pin, _ in requirements(more)}
    for pin, _ in requirements(fewer):
        assert versions[pin.name] == version_of(pin), pin


@pytest.mark.parametrize(
    ("name", "extras", "groups"),
    [
        ("play", ["web"], ["build"]),
        ("postgres", ["web", "postgres"], ["build"]),
        ("test", ["web", "postgres", "ray"], ["build", "dev"]),
    ],
)
def test_the_pins_are_those_of_the_project(name: str, extras: list[str], groups: list[str]) -> None:
    """Every direct requirement is pinned at a version that it allows, extras included."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    wanted = [
        *project["project"]["dependencies"],
        *(line for extra in extras for line in project["project"]["optional-dependencies"][extra]),
        *(line for group in groups for line in project["dependency-groups"][group] if isinstance(line, str)),
        *project["build-system"]["requires"],
    ]
    pinned = {canonicalize_name(pin.name): pin for pin, _ in requirements(name)}
    for line in map(Requirement, wanted):
        pin = pinned[canonicalize_name(line.name)]
        assert line.specifier.contains(version_of(pin)), line
        assert line.extras <= pin.extras, line


def test_the_supported_pythons_are_told_alike_everywhere() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    spelt = [".".join(map(str, python)) for python in PYTHONS]
    classified = [
        line.split(" :: ")[-1] for line in project["classifiers"] if re.search(r":: Python :: 3\.\d+$", line)
    ]
    assert classified == spelt
    assert project["requires-python"] == f">={spelt[0]}"
    finder = (ROOT / "tools" / "set-up").read_text()
    assert all(f"python{python}" in finder for python in spelt)
