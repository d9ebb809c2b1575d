"""Row templates: equal to rows written by hand, from Arrow, NumPy and lists, and from bytes."""

import json

import numpy as np
import pyarrow
import pytest

import selfsizing
from conftest import FIXTURES, lines

ROW = {"id": "chat", "tree": {"kind": "vstack", "spacing": {"hole": "gap"}, "alignment": "leading", "children": [
    {"kind": "text", "string": {"hole": "name"}, "font": {"weight": 700}, "lineLimit": {"hole": "lines"}},
    {"kind": "if", "condition": {"hole": "photo"}, "then": [{"kind": "image", "size": {"hole": "size"}, "id": "image"}]},
    {"kind": "text", "runs": [{"string": {"hole": "body"}}, {"string": " (end)"}]}]}}
VALUES = {"gap": 4, "name": "Mira", "lines": 1, "photo": True, "size": (30, 20), "body": "Are you\nthere?"}


@pytest.fixture(scope="module")
def template(engine):
    return engine.template(ROW)


def by_hand(values):
    """The row with values in place of the holes."""
    def filled(part):
        if isinstance(part, dict):
            return values[part["hole"]] if set(part) == {"hole"} else {key: filled(each) for key, each in part.items()}
        return [filled(each) for each in part] if isinstance(part, list) else part
    return filled(ROW)


def table(count):
    return {
        "gap": [number % 7 + 0.5 for number in range(count)], "name": [f"Person {number % 13}" for number in range(count)],
        "lines": [number % 3 + 1 for number in range(count)], "photo": [number % 2 == 0 for number in range(count)],
        "size": [[number % 50, 10 + number % 9] for number in range(count)],
        "body": ["some words " * (number % 11) + "\n" * (number % 2) + str(number) for number in range(count)]}


def test_a_filled_template_is_the_row_written_by_hand(engine, template):
    assert template.holes == {
        "gap": "number", "name": "string", "lines": "count", "photo": "flag", "size": "size", "body": "string"}
    row, wanted = template.row(VALUES), engine.row(by_hand(VALUES))
    assert template.row(**VALUES).height(100) == row.height(100)
    for width in (0, 60, 120.5, 400):
        assert row.measure(width) == wanted.measure(width) and row.frames(width) == wanted.frames(width)


def test_many_rows_are_the_rows_one_by_one(engine, template):
    columns = table(500)
    wanted = np.array([
        engine.row(by_hand({name: column[number] for name, column in columns.items()})).heights([80, 320])
        for number in range(500)])
    arrow = pyarrow.table(columns)
    parts = pyarrow.concat_tables([arrow.slice(0, 123), arrow.slice(123)])
    large = {**columns, "body": pyarrow.array(columns["body"], pyarrow.large_string()),
             "name": pyarrow.array(columns["name"]).dictionary_encode(), "gap": np.array(columns["gap"], np.float32),
             "lines": np.array(columns["lines"], np.uint8), "photo": np.array(columns["photo"]),
             "size": pyarrow.array(columns["size"], pyarrow.list_(pyarrow.float64(), 2))}
    copy = engine.decode_template(template.encode(), "chat")
    for read in (template, copy):
        for given in (columns, arrow, parts, large, arrow.to_batches()[0]):
            assert np.array_equal(read.heights(given, [80, 320]), wanted)
    assert np.array_equal(template.heights(arrow.slice(100, 50), 320), wanted[100:150, 1])
    found = template.heights(arrow, [80, 320], intervals=True)
    assert np.array_equal(found[:, [0, 3]], wanted) and np.all(found[:, 1] <= 80) and np.all(found[:, 5] > 320)
    assert template.heights({name: [] for name in columns}, [1, 2]).shape == (0, 2)


def test_rows_that_cannot_be_measured_are_kept_apart(engine, template):
    columns = table(8)
    columns["body"][1] = None
    columns["gap"][2] = float("nan")
    columns["lines"][3] = 0
    columns["size"][4] = None
    columns["size"][5] = [1, 2, 3]
    given = pyarrow.table({**columns, "gap": pyarrow.array(columns["gap"], from_pandas=False)})
    measured = engine.measure_table(given, template, [80, 320], intervals=True)
    assert measured.column_names[6:] == [f"{kind}_{width}" for width in (80, 320) for kind in (
        "height", "valid_from", "valid_to")] + ["error"]
    errors = measured["error"].to_pylist()
    for number, words in enumerate((None, "null", "takes a number", '"lines"', "null", "takes a size", None, None)):
        assert (errors[number] is None) if words is None else (words in errors[number])
        assert (measured["height_320"][number].as_py() is None) == (words is not None)
    again = engine.measure_table(given, ROW, [80, 320], intervals=True)
    assert all(again[name].equals(measured[name]) for name in measured.column_names[6:])
    part = engine.measure_table(given.slice(4, 3), template, [80])
    assert [error is None for error in part["error"].to_pylist()] == [False, False, True]
    with pytest.raises(selfsizing.ValueMismatchError, match='row 1: the value of "body" is null'):
        template.heights(given, 80)


def test_pairs_of_numpy_are_sizes_and_a_text_is_no_column(engine):
    image = engine.template({"tree": {"kind": "image", "size": {"hole": "photo"}}})
    assert image.heights({"photo": np.array([[30, 20], [40, 35]])}, 100).tolist() == [20, 35]
    text = engine.template({"tree": {"kind": "text", "string": {"hole": "body"}}})
    with pytest.raises(selfsizing.MisuseError, match="a list or an array"):
        text.heights({"body": "Hello"}, 100)


def test_a_template_without_holes(engine):
    whole = engine.template({"tree": {"kind": "leaf", "w": 1, "h": 3}})
    assert whole.holes == {} and whole.row().height(10) == 3
    measured = engine.measure_table(pyarrow.table({"id": [1, 2]}), whole, [10])
    assert measured["height_10"].to_pylist() == [3, 3]


@pytest.mark.parametrize("change, error, words", [
    ({"name": 3}, selfsizing.MisuseError, 'the hole "name" takes a string, and was given 3'),
    ({"gap": "wide"}, selfsizing.MisuseError, "takes a number"), ({"size": 3}, selfsizing.MisuseError, "takes a size"),
    ({"lines": 1.5}, selfsizing.ValueMismatchError, "takes a count"), ({"lines": 0}, selfsizing.ValueMismatchError, '"lines"'),
    ({"photo": 2}, selfsizing.ValueMismatchError, "takes a condition"), ({"nobody": 2}, selfsizing.MisuseError, "no hole nobody"),
    ({"gap": None}, selfsizing.MisuseError, "takes a number"),
])
def test_values_that_do_not_fit(template, change, error, words):
    with pytest.raises(error, match=words):
        template.row({**VALUES, **change})


def test_what_is_no_template(engine, template):
    data = template.encode()
    for bad in (b"", b"nothing", data[:-1], data + b"x", bytes([data[0] ^ 1]) + data[1:]):
        with pytest.raises(selfsizing.DamagedError):
            engine.decode_template(bad)
    with pytest.raises(selfsizing.MisuseError, match='no template "mail": there are "chat"'):
        engine.decode_template(data, "mail")
    with pytest.raises(selfsizing.DocumentError, match="template:1:"):
        engine.template({"tree": {"kind": "rect", "fill": {"hole": "color"}}})
    # Such holes are filled in the description, row by row.
    tree = {"kind": "frame", "height": 7, "child": {"kind": "rect", "fill": {"hole": "color"}}}
    assert engine.measure_table(pyarrow.table({"color": ["red"]}), {"tree": tree}, [10])["height_10"].to_pylist() == [7]
    for columns, words in (({"gap": [1]}, 'the hole "name" has no value'), ({**table(2), "gap": [1]}, "different lengths"),
                           ({**table(1), "gap": [b"x"]}, "fills no hole")):
        with pytest.raises(selfsizing.MisuseError, match=words):
            template.heights(columns, 10)
    closed = engine.template(ROW)
    closed.close()
    with pytest.raises(selfsizing.MisuseError, match="row_template must not be NULL"):
        closed.row(VALUES)


def test_the_rows_of_the_table_as_templates(engine, configuration):
    expected = iter(lines(FIXTURES / "Hosts/rows.expected.ndjson"))
    for line in lines(FIXTURES / "Hosts/rows.ndjson"):
        document = json.loads(line)
        own = document.get("proposal")
        read = engine.decode_template(engine.template(line).encode())
        row = read.row(document.get("values"))
        for proposal in [own] if own else [{"width": width} for width in configuration["widths"]]:
            result = json.loads(next(expected))
            size = row.measure(**proposal)
            assert [size.width, size.height] == result["size"]
            assert {name: list(frame) for name, frame in row.frames(**proposal).items()} == result["frames"]
    assert next(expected, None) is None
