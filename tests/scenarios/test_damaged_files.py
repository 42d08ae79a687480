"""Whatever happens to a file of scenarios, it ends in sentences and never in a traceback."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from amunre.scenarios import examine_text

pytestmark = pytest.mark.untraced

HERE = Path(__file__).parent
GUIDE = (HERE.parents[1] / "docs" / "scenarios.md").read_text(encoding="utf-8")
TEXTS = re.findall(r"^```scenario\n(.*?)^```", GUIDE, re.MULTILINE | re.DOTALL) + [
    text
    for path in sorted(HERE.glob("*.scenario"))
    for text in re.split(r"^(?=scenario:)", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
    if text.startswith("scenario:")
]
LINES = sorted({line for text in TEXTS for line in text.split("\n")})
ODD = '-1 0 7 13 99 999999999 ² ٣ nobody nothing empty [] {} null "'.split()
WORDS = sorted({word for line in LINES for word in re.findall(r"\w+|[^\w\s]", line)}) + ODD


@st.composite
def damaged(draw: st.DrawFn) -> str:
    """A sound scenario after one to three slips of the pen."""
    lines = draw(st.sampled_from(TEXTS)).split("\n")
    for _ in range(draw(st.integers(1, 3))):
        place = draw(st.integers(0, len(lines) - 1))
        slip = draw(st.sampled_from(("word", "word", "insert", "double", "lose")))
        if slip == "word":
            words = re.findall(r"\w+|[^\w\s]|\s+", lines[place]) or [""]
            words[draw(st.integers(0, len(words) - 1))] = draw(st.sampled_from(WORDS))
            lines[place] = "".join(words)
        elif slip == "lose" and len(lines) > 1:
            del lines[place]
        else:
            line = draw(st.sampled_from(LINES if slip == "insert" else lines))
            lines.insert(place, line)
    return "\n".join(lines)


def is_told_well(text: str) -> bool:
    """Sentences about lines that are there, in their order."""
    report = examine_text(text)
    last = text.count("\n") + 1
    numbers = [mistake.line for mistake in report.mistakes]
    sentences = [remark.text for result in report.results for remark in result.remarks]
    assert numbers == sorted(numbers)
    assert all(1 <= number <= last for number in numbers)
    assert all(mistake.text.endswith((".", "?")) for mistake in report.mistakes)
    assert all(sentences)
    return bool(report.results or report.mistakes)


@settings(max_examples=300, deadline=None, derandomize=True, database=None)
@given(damaged())
@example("")
@example("\n".join(LINES))
def test_a_damaged_file_ends_in_sentences(text: str) -> None:
    assert is_told_well(text)


@settings(max_examples=100, deadline=None, derandomize=True, database=None)
@given(st.text(alphabet=st.sampled_from("scenariotlgvw:<>|#,*=.0129 \n\r\t\x0b²é\u2028"), max_size=200))
def test_any_text_ends_in_sentences(text: str) -> None:
    assert is_told_well(text)
    assert is_told_well(f"scenario: x\ntitle: classic\nseats: a b c\ngiven\n  phase: market\n{text}")
