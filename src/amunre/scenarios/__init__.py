"""Scenarios: rules as examples that anyone can write and run."""

from amunre.scenarios.format import Scenario, ScenarioError, read_scenarios
from amunre.scenarios.runner import Result, check_file, check_text, run_scenario

__all__ = [
    "Result",
    "Scenario",
    "ScenarioError",
    "check_file",
    "check_text",
    "read_scenarios",
    "run_scenario",
]
