import copy
import json
import math
import pathlib
import pickle
import threading

import numpy as np
import pyarrow
import pytest

import selfsizing

STACKS = {"ui": ["Inter-Regular.otf", {"file": "DejaVuSans.ttf"}]}


def test_engines_open_fonts_by_name_or_from_the_system():
    named = selfsizing.Engine(stacks=STACKS, scale=3, line_metrics="css")
    assert named.label("Hello", size=17).height(100) == named.label("Hello").height(math.inf)
    assert selfsizing.Engine.system("Inter").label("Hello").height(100) > 10
    assert selfsizing.Engine(stacks=STACKS).fonts_digest() == named.fonts_digest("ui")
    with named as same:
        assert same is named
    with pytest.raises(selfsizing.MisuseError, match="engine must not be NULL"):
        named.label("closed")


def test_a_style_changes_heights(engine):
    plain = engine.label("some words", stack="ui").height(60)
    assert engine.label("some words", size=34).height(60) > plain
    assert engine.label("some words", line_limit=1).height(60) < plain
    assert engine.label("x", minimum_lines=3).height(60) > plain
    assert engine.label("some words", line_spacing=5).height(60) == plain + 5
    assert engine.label("some words", weight=700, italic=True, language="de", tracking=1).height(1e9) < plain
    assert engine.label("some words").with_size(8.5).keeping_heights().height(30) < plain


def test_what_no_font_covers_is_counted(engine):
    texts = ["\ua500", "a \ua500 b \ua501", "plain"]
    assert [engine.label(text).uncovered for text in texts] == [1, 2, 0]
    children = [{"kind": "text", "string": text} for text in texts]
    assert engine.row({"tree": {"kind": "vstack", "children": children}}).uncovered == 3


@pytest.mark.parametrize(
    "make, error, words",
    [
        (lambda engine: engine.label("a", stack="serif"), selfsizing.StyleError, "serif"),
        (lambda engine: engine.label("a", size=-1), selfsizing.NumberError, "font size"),
        (lambda engine: engine.label("a", size=math.nan), selfsizing.NumberError, "font size"),
        (lambda engine: engine.label("a", size=math.inf), selfsizing.StyleError, "font size"),
        (lambda engine: engine.label("a", weight=1001), selfsizing.StyleError, "weight"),
        (lambda engine: engine.label("a", line_limit=0), selfsizing.NumberError, "line limit"),
        (lambda engine: engine.label("\ud800"), UnicodeEncodeError, "surrogates"),
        (lambda engine: engine.label("a").height(math.nan), selfsizing.NumberError, "NaN"),
        (lambda engine: engine.label("a").measure(math.nan), selfsizing.NumberError, "NaN"),
        (lambda engine: engine.rich_label({"stack": "ui"}), selfsizing.DocumentError, '"text" is missing'),
        (lambda engine: engine.rich_label("{"), selfsizing.DocumentError, "label:1:2"),
        (lambda engine: engine.row({"tree": {"kind": "vstak"}}), selfsizing.DocumentError, "vstack"),
        (lambda engine: engine.row("[" * 5000), selfsizing.LimitError, ""),
        (lambda engine: engine.row({"tree": {"kind": "leaf", "w": math.nan}}), ValueError, ""),
        (lambda engine: selfsizing.Label.decode(b"nothing"), selfsizing.DamagedError, ""),
        (lambda engine: selfsizing.Label.decode(engine.label("a").encode()[:-1]), selfsizing.DamagedError, ""),
        (lambda engine: selfsizing.Engine(stacks={"ui": ["None.ttf"]}), selfsizing.FontError, "None.ttf"),
        (lambda engine: selfsizing.Engine(stacks={"ui": []}), selfsizing.FontError, "names no font"),
        (lambda engine: selfsizing.Engine(tailoring="webkit"), selfsizing.DocumentError, "webkit"),
        (lambda engine: selfsizing.Engine(stacks={}, configuration={}), selfsizing.MisuseError, "not both"),
        (lambda engine: engine.heights("text", 10), selfsizing.MisuseError, "list of texts"),
        (lambda engine: engine.heights(["a", 3], 10), selfsizing.MisuseError, "cannot be mixed"),
        (lambda engine: selfsizing.Engine(stacks={"ui": "Inter.otf"}), selfsizing.MisuseError, "['Inter.otf']"),
        (lambda engine: engine.heights(["a", engine.label("b")], 10), selfsizing.MisuseError, "cannot be mixed"),
        (lambda engine: selfsizing.Engine(stacks=["Inter.otf"]), selfsizing.MisuseError, "stacks have names"),
        (lambda engine: engine.label(b"a"), selfsizing.MisuseError, "a text is a str, and this is b'a'"),
        (lambda engine: engine.heights(["a", None], 10), selfsizing.MisuseError, "None is none"),
        (lambda engine: engine.heights([3], 10), selfsizing.MisuseError, "all of one kind"),
        (lambda engine: engine.heights(["a"], [[1]]), selfsizing.MisuseError, "widths"),
        (lambda engine: engine.heights(["a"], [math.nan]), selfsizing.NumberError, "NaN"),
        (lambda engine: engine.heights(pyarrow.array([1.5]), 10), selfsizing.MisuseError, "one of double"),
    ],
)
def test_what_is_wrong_is_an_exception_with_a_sentence(engine, make, error, words):
    with pytest.raises(error) as raised:
        make(engine)
    assert words in str(raised.value)
    if isinstance(raised.value, selfsizing.Error):
        assert 10 < len(str(raised.value).encode()) <= 4096


TEXTS = ["one message", "", "another message of some words", "emoji 👩‍👩‍👧‍👦", "Größe", "字" * 30]


def test_heights_of_texts_labels_and_arrow_are_equal(engine):
    widths = [60, 120.5, 1000]
    labels = [engine.label(text) for text in TEXTS]
    expected = np.array([[label.height(width) for width in widths] for label in labels])
    for items in (TEXTS, labels, tuple(TEXTS), pyarrow.array(TEXTS), pyarrow.array(TEXTS, pyarrow.large_string())):
        assert np.array_equal(engine.heights(items, widths), expected)
        assert np.array_equal(engine.heights(items, 60), expected[:, 0])
    chunked = pyarrow.chunked_array([TEXTS[:2], TEXTS[2:]])
    assert np.array_equal(engine.heights(chunked, widths), expected)
    assert np.array_equal(engine.heights(pyarrow.array(TEXTS).slice(2, 3), widths), expected[2:5])
    assert np.array_equal(engine.heights(pyarrow.array(TEXTS).dictionary_encode(), widths), expected)
    assert np.array_equal(engine.heights(TEXTS, widths, size=34), [engine.label(t, size=34).heights(widths) for t in TEXTS])


def test_handles_are_not_copied_and_labels_are_pickled_as_their_bytes(engine):
    label = engine.label("Hello, world", size=20)
    for same in copy.copy(label), pickle.loads(pickle.dumps(label)), selfsizing.Label.decode(memoryview(label.encode())):
        assert same.height(50) == label.height(50)
        same.close()
    for make in copy.copy, copy.deepcopy, pickle.dumps:
        with pytest.raises(TypeError, match="neither copied nor pickled"):
            make(engine)


def test_numbers_may_be_those_of_numpy_and_files_paths():
    engine = selfsizing.Engine(stacks={"ui": [pathlib.PurePath("Inter-Regular.otf")]}, scale=np.float32(2))
    row = {"tree": {"kind": "padding", "length": np.int64(3), "child": {"kind": "leaf", "w": np.float32(4), "h": 5}}}
    assert engine.row(row).height(100) == 11
    with pytest.raises(TypeError, match="a document is made of"):
        engine.row({"tree": {1, 2}})
    layout = selfsizing.ListLayout(viewport=np.float32(100), estimates=np.array([10.0]))
    assert layout.load(np.int64(7))["content"] == 70 * 192


def test_nulls_have_no_heights_and_empty_lists_none(engine):
    heights = engine.heights(pyarrow.array(["a", None, "b"]), [100])
    assert np.isnan(heights[1, 0]) and heights[0, 0] == heights[2, 0]
    assert np.isnan(engine.heights(pyarrow.nulls(2), 10)).all()
    for nothing in ([], pyarrow.array([], pyarrow.string()), pyarrow.chunked_array([], pyarrow.string())):
        assert engine.heights(nothing, [1, 2]).shape == (0, 2)


def test_rows(engine):
    row = engine.row({"tree": {"kind": "vstack", "spacing": 4, "children": [
        {"kind": "text", "string": "Hello, world", "id": "text"}, {"kind": "leaf", "w": 10, "h": 7, "id": "leaf"}]}})
    heights = engine.heights([row, row], [60, 300])
    assert heights.shape == (2, 2) and heights[0, 0] > heights[0, 1] == row.height(300)
    assert row.names == ["leaf", "text"]
    assert row.frames(300)["leaf"].width == 10
    assert row.measure().valid_to == math.inf
    with pytest.raises(selfsizing.NumberError):
        row.height(math.nan)


def test_tables_of_texts_and_of_templates(engine):
    table = pyarrow.table({"id": [1, 2, 3], "body": ["a few words", None, "more"], "gap": [4.0, 5.0, 6.0]})
    measured = engine.measure_table(table, "body", [50, 320.5])
    assert measured.column_names == ["id", "body", "gap", "height_50", "height_320.5", "error"]
    assert measured["height_50"][0].as_py() == engine.label("a few words").height(50)
    assert measured["height_50"][1].as_py() is None and "null" in measured["error"][1].as_py()
    assert measured["error"][0].as_py() is None
    template = {"tree": {"kind": "vstack", "spacing": {"hole": "gap"}, "children": [
        {"kind": "text", "string": {"hole": "body"}}, {"kind": "leaf", "w": 1, "h": 10}]}}
    measured = engine.measure_table(table, template, [50])
    assert measured["height_50"].to_pylist()[1] is None
    row = engine.row({"tree": {"kind": "vstack", "spacing": 4, "children": [
        {"kind": "text", "string": "a few words"}, {"kind": "leaf", "w": 1, "h": 10}]}})
    assert measured["height_50"][0].as_py() == row.height(50)
    assert measured["error"].to_pylist()[1] == 'the value of "body" is null'
    label = {"text": {"hole": "body"}, "stack": "ui", "style": {"wordBreak": "breakAll"}}
    documents = pyarrow.table({"body": ["a few words"], "row": [json.dumps({"tree": {"kind": "leaf", "w": 1, "h": 3}})]})
    measured = engine.measure_table(documents, label, [50], intervals=True)
    wanted = engine.rich_label({**label, "text": "a few words"}).measure(50)
    assert measured.column_names[2:] == ["height_50", "valid_from_50", "valid_to_50", "error"]
    values = [measured[name][0].as_py() for name in measured.column_names[2:5]]
    assert values == [wanted.height, wanted.valid_from, wanted.valid_to]
    assert engine.measure_table(documents, {"hole": "row"}, [50])["height_50"].to_pylist() == [3]
    assert "Expecting value" in engine.measure_table(documents, {"hole": "body"}, [50])["error"][0].as_py()
    plain = engine.measure_table(table, "body", [50], intervals=True)
    assert plain["valid_to_50"].to_pylist()[1] is None and "null" in plain["error"][1].as_py()
    assert plain["valid_from_50"][0].as_py() == engine.label("a few words").measure(50).valid_from
    for bad in ("text", {"tree": {"kind": "text", "string": {"hole": "text"}}}):
        with pytest.raises(selfsizing.MisuseError, match="columns are id, body, gap"):
            engine.measure_table(table, bad, [50])
    with pytest.raises(selfsizing.MisuseError, match="once"):
        engine.measure_table(table, "body", [50, 50.0])


def test_threads_measure_at_once(engine):
    expected = engine.heights(TEXTS, [60, 200])
    shared = [engine.label(text) for text in TEXTS]
    wrong = []

    def work():
        for _ in range(50):
            if not np.array_equal(engine.heights(TEXTS, [60, 200]), expected):
                wrong.append("texts")
            if not np.array_equal(engine.heights(shared, [60, 200]), expected):
                wrong.append("labels")
            try:
                shared[0].height(math.nan)
                wrong.append("no error")
            except selfsizing.NumberError as error:
                if "NaN" not in str(error):
                    wrong.append(str(error))

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []


def test_a_million_calls_do_not_grow():
    def resident():
        with open("/proc/self/statm") as file:
            return int(file.read().split()[1]) * 4096

    engine = selfsizing.Engine(stacks=STACKS)
    label, texts = engine.label("Hello, world"), [f"text {number}" for number in range(100)]

    def calls(count):
        for number in range(count):
            label.height(number % 300)
            if number % 100 == 0:
                engine.label("short lived").close()
                engine.heights(texts, [50, 100])
                try:
                    label.height(math.nan)
                except selfsizing.NumberError:
                    pass

    calls(100_000)
    before = resident()
    calls(1_000_000)
    assert resident() - before < 4 << 20
