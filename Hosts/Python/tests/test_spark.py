"""Tables by Spark: equal to one process, resumable, bad rows kept apart. Skipped where pyspark or Java is missing."""

import json
import os
import shutil
import sys

import numpy as np
import pyarrow
import pyarrow.parquet
import pytest

import selfsizing
from conftest import FIXTURES, lines

pyspark = pytest.importorskip("pyspark")
if not shutil.which("java"):
    pytest.skip("java is not installed", allow_module_level=True)

COUNT = int(os.environ.get("SELFSIZING_SPARK_ROWS", "4000"))
TEMPLATE = {"tree": {"kind": "vstack", "alignment": "leading", "children": [
    {"kind": "text", "string": {"hole": "name"}, "font": {"style": "headline"}, "lineLimit": 1},
    {"kind": "text", "string": {"hole": "body"}}]}}
WIDTHS = [280.0, 320.0]
HEIGHTS = ["height_280", "height_320"]


@pytest.fixture(scope="module")
def spark():
    from pyspark.sql import SparkSession

    os.environ["PYSPARK_PYTHON"] = sys.executable
    session = (
        SparkSession.builder.master(os.environ.get("SELFSIZING_SPARK_MASTER", "local[2]"))
        .config("spark.ui.enabled", "false").config("spark.sql.shuffle.partitions", "2")
        .config("spark.sql.execution.arrow.maxRecordsPerBatch", "1000").getOrCreate())
    session.sparkContext.setLogLevel("ERROR")
    yield session
    session.stop()


def make_table(count):
    corpus = (FIXTURES.parent / "Benchmarks/Corpora/chat.ndjson").read_text("utf-8").split("\n")
    texts = [json.loads(line)["text"] for line in corpus if line]
    bodies = [None if number % 997 == 5 else f"{texts[number % len(texts)]} {number}" for number in range(count)]
    return pyarrow.table({
        "id": np.arange(count), "name": [f"Person {number % 31}" for number in range(count)], "body": bodies})


@pytest.fixture(scope="module")
def table():
    return make_table(COUNT)


@pytest.fixture(scope="module")
def rows(spark, table, tmp_path_factory):
    path = str(tmp_path_factory.mktemp("rows") / "rows.parquet")
    pyarrow.parquet.write_table(table, path, row_group_size=1000)
    return spark.read.parquet(path)


def by_id(frame):
    return {row["id"]: ([row[name] for name in HEIGHTS], row["error"]) for row in frame.collect()}


def expected(engine, table, template):
    measured = engine.measure_table(table, template, WIDTHS)
    heights = zip(*(measured[name].to_pylist() for name in HEIGHTS))
    return {
        key: (list(each), error)
        for key, each, error in zip(measured["id"].to_pylist(), heights, measured["error"].to_pylist())}


@pytest.mark.parametrize("template", ["body", TEMPLATE], ids=["texts", "rows"])
def test_heights_are_those_of_one_process(engine, configuration, table, rows, template):
    from selfsizing import spark as job

    heights = by_id(job.measure(rows, template, WIDTHS, configuration=configuration))
    assert heights == expected(engine, table, template)
    bad = [key for key, (_, error) in heights.items() if error]
    assert sorted(bad) == [number for number in range(COUNT) if number % 997 == 5]


def test_the_table_of_cases(spark, configuration):
    """Labels and rows of the table that all hosts run, by Spark, equal bit for bit."""
    from selfsizing import spark as job

    cases, wanted = [], {}
    results = iter(lines(FIXTURES / "Hosts/labels.expected.ndjson"))
    for line in lines(FIXTURES / "Hosts/labels.ndjson"):
        document = json.loads(line)
        for size in document["sizes"]:
            key = f"label {document['id']} {size}"
            cases.append((key, json.dumps({**document, "sizes": [size]}), document["widths"]))
            wanted[key] = {width: (json.loads(next(results))["height"], None) for width in document["widths"]}
    results = iter(lines(FIXTURES / "Hosts/rows.expected.ndjson"))
    for line in lines(FIXTURES / "Hosts/rows.ndjson"):
        document = json.loads(line)
        if "proposal" in document:  # a job measures at widths
            next(results)
            continue
        cases.append((document["id"], line, configuration["widths"]))
        found = [json.loads(next(results)) for _ in configuration["widths"]]
        wanted[document["id"]] = {
            each["width"]: (each["height"], tuple(float(end) for end in each["valid"])) for each in found}
    assert next(results, None) is None and len(cases) == len(wanted) > 100
    count = 0
    for widths in sorted({tuple(widths) for _, _, widths in cases}):
        frame = spark.createDataFrame(
            [(key, document) for key, document, own in cases if tuple(own) == widths], "id string, document string")
        measured = job.measure(
            frame.repartition(4), {"hole": "document"}, widths, configuration=configuration, intervals=True)
        for row in measured.collect():
            assert row["error"] is None
            for width in widths:
                height, valid = wanted[row["id"]][width]
                assert row[f"height_{width:g}"] == height
                interval = row[f"valid_from_{width:g}"], row[f"valid_to_{width:g}"]
                assert interval[0] <= width < interval[1] if valid is None else interval == valid
                count += 1
    assert count == sum(map(len, wanted.values()))


def test_a_run_goes_on_where_it_stopped(spark, configuration, engine, table, rows, tmp_path):
    from selfsizing import spark as job

    output = str(tmp_path / "heights")
    everything = {"configuration": configuration, "key": "id", "buckets": 4}
    assert job.run(spark, rows, output, "body", WIDTHS, **everything) == [0, 1, 2, 3]
    # As a run that was stopped while it wrote one bucket, and before it began another.
    (tmp_path / "heights/bucket=1/_SUCCESS").unlink()
    shutil.rmtree(tmp_path / "heights/bucket=3")
    assert job.run(spark, rows, output, "body", WIDTHS, **everything) == [1, 3]
    assert job.run(spark, rows, output, "body", WIDTHS, **everything) == []
    assert by_id(spark.read.parquet(output)) == expected(engine, table, "body")


def test_a_worker_with_other_fonts_refuses(configuration, rows):
    from selfsizing import spark as job

    other = {stack: digest ^ 1 for stack, digest in job.digests(configuration).items()}
    # An engine of its own, which no worker has yet.
    own = {**configuration, "sizes": [17.5]}
    with pytest.raises(Exception, match="other files here than on the driver"):
        job.measure(rows, "body", WIDTHS, configuration=own, expected=other).collect()
