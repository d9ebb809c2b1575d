"""The table of cases that every host runs: equal bit for bit."""

import json

import pytest

import selfsizing
from conftest import FIXTURES, lines


def test_labels(engine):
    expected = iter(lines(FIXTURES / "Hosts/labels.expected.ndjson"))
    count = 0
    for line in lines(FIXTURES / "Hosts/labels.ndjson"):
        document = json.loads(line)
        for size in document["sizes"]:
            label = engine.rich_label({**document, "sizes": [size]})
            copy = selfsizing.Label.decode(label.encode())
            for width in document["widths"]:
                result = json.loads(next(expected))
                shown = label.lines(width)
                assert (result["size"], result["width"]) == (size, width)
                assert label.height(width) == result["height"] == copy.height(width)
                assert [line.start for line in shown] == result["starts"]
                assert [line.width for line in shown] == result["widths"]
                assert label.uncovered == result["uncovered"]
                assert label.measure(width).height == result["height"]
                count += 1
    assert count > 400 and next(expected, None) is None


def test_rows(engine, configuration):
    expected = iter(lines(FIXTURES / "Hosts/rows.expected.ndjson"))
    for line in lines(FIXTURES / "Hosts/rows.ndjson"):
        own = json.loads(line).get("proposal")
        row = engine.row(line)
        for proposal in [own] if own else [{"width": width} for width in configuration["widths"]]:
            result = json.loads(next(expected))
            size = row.measure(**proposal)
            assert [size.width, size.height] == result["size"]
            assert [size.valid_from, size.valid_to] == [float(end) for end in result["valid"]]
            assert {name: list(frame) for name, frame in row.frames(**proposal).items()} == result["frames"]
            if not own:
                assert row.height(proposal["width"]) == result["height"]
    assert next(expected, None) is None


@pytest.mark.parametrize("path", sorted((FIXTURES / "Lists").glob("*.expected.ndjson")), ids=lambda path: path.name)
def test_lists(path):
    first, *events = lines(path.with_name(path.name.replace(".expected", "")))
    layout = selfsizing.ListLayout(**json.loads(first)["configure"])
    for event, state in zip(events, lines(path)[1:]):
        assert layout.apply(event) == json.loads(state)
