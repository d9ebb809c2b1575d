"""The examples of the README run as they stand."""

import pathlib
import re
import subprocess
import sys

import pytest

README = pathlib.Path(__file__).resolve().parents[1] / "README.md"
EXAMPLES = re.findall(r"^```python\n(.*?)^```$", README.read_text("utf-8"), re.MULTILINE | re.DOTALL)


def test_there_are_three_and_the_first_is_short():
    assert len(EXAMPLES) == 3
    assert len([line for line in EXAMPLES[0].split("\n") if line]) <= 10


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_runs(example):
    result = subprocess.run([sys.executable, "-c", example], capture_output=True, text=True)
    assert result.returncode == 0, result.stderr
    assert result.stdout
