"""Scenarios: rules as examples that anyone can write and run."""

from amunre.scenarios.format import Example, Remark, Scenario, ScenarioError
from amunre.scenarios.runner import (
    Report,
    Result,
    check_file,
    check_text,
    examine_file,
    examine_text,
    read_scenarios,
    run_scenario,
)

__all__ = [
    "Example",
    "Remark",
    "Report",
    "Result",
    "Scenario",
    "ScenarioError",
    "check_file",
    "check_text",
    "examine_file",
    "examine_text",
    "read_scenarios",
    "run_scenario",
]
