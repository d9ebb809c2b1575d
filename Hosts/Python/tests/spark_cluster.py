"""Measures rows by Spark, in this machine's two cores and in a cluster of two workers of which one is killed in the middle: the
results are those of the tool, bit for bit.

    python spark_cluster.py ROWS TOOL

TOOL is a release build of `selfsize`. Prints rows a second, without Spark's start, beside those of two processes of the tool side by
side: each of them reads rows as documents, and then once more as values of a compiled template.
"""

import json
import os
import pathlib
import signal
import subprocess
import sys
import tempfile
import threading
import time

os.environ["PYSPARK_PYTHON"] = sys.executable

import pyarrow.parquet
from pyspark.sql import SparkSession

from conftest import FIXTURES
from selfsizing import _tables
from selfsizing import spark as job
from test_spark import TEMPLATE, WIDTHS, make_table

COUNT, TOOL = int(sys.argv[1]), sys.argv[2]
CONFIGURATION = (FIXTURES / "Hosts/configure.json").read_text("utf-8")
HEAD = {key: value for key, value in json.loads(CONFIGURATION).items() if key in ("format", "environment")}
folder = pathlib.Path(tempfile.mkdtemp())
table = make_table(COUNT)
pyarrow.parquet.write_table(table, f"{folder}/rows.parquet", row_group_size=1000)


def side_by_side(commands):
    """What processes print that run side by side, and the seconds that they take."""
    start = time.monotonic()
    processes = [
        subprocess.Popen(command, stdout=open(folder / f"{number}.json", "w")) for number, command in enumerate(commands)]
    assert [process.wait() for process in processes] == [0] * len(commands)
    taken = time.monotonic() - start
    heights = {}
    for number in range(len(commands)):
        for line in open(folder / f"{number}.json", encoding="utf-8"):
            result = json.loads(line)
            heights.setdefault(int(result["id"]), []).append(result["height"])
    return heights, taken


def by_tool():
    """Rows by number as two processes of the tool measure them, each row a document of its own, and the seconds that they took."""
    rows = [[], []]
    for row in table.to_pylist():
        if row["body"] is not None:
            tree = _tables.filled(TEMPLATE["tree"], row)
            rows[row["id"] % 2].append(json.dumps({"id": str(row["id"]), "tree": tree}) + "\n")
    for number, part in enumerate(rows):
        (folder / f"{number}.ndjson").write_text(json.dumps(HEAD) + "\n" + "".join(part), "utf-8")
    return side_by_side([
        [TOOL, "measure", folder / f"{number}.ndjson", "--width", "280,320", "--format", "json"] for number in range(2)])


def by_templates():
    """The rows as two processes of the tool measure them from a compiled template and lines of values."""
    (folder / "rows.json").write_text(json.dumps({**HEAD, "rows": [{"id": "chat", **TEMPLATE}]}), "utf-8")
    (folder / "stacks.json").write_text(json.dumps(HEAD["environment"]["stacks"]), "utf-8")
    subprocess.run([TOOL, "compile", folder / "rows.json", "-o", folder / "rows.ssr"], check=True, stdout=subprocess.DEVNULL)
    values = [[], []]
    for row in table.to_pylist():
        if row["body"] is not None:
            line = {"id": str(row["id"]), "values": {name: row[name] for name in ("name", "body")}}
            values[row["id"] % 2].append(json.dumps(line) + "\n")
    for number, part in enumerate(values):
        (folder / f"values{number}.ndjson").write_text("".join(part), "utf-8")
    return side_by_side([
        [TOOL, "measure", folder / "rows.ssr", "--values", folder / f"values{number}.ndjson", "--stacks", folder / "stacks.json",
         "--width", "280,320", "--format", "json"] for number in range(2)])


def executors():
    """The processes of the executors."""
    found = []
    for process in pathlib.Path("/proc").glob("[0-9]*"):
        try:
            if b"CoarseGrainedExecutorBackend" in (process / "cmdline").read_bytes():
                found.append(int(process.name))
        except OSError:
            pass
    return found


def by_spark(master, tasks, kill_after=None):
    """Seconds that Spark took to measure and write the rows, after it started; the results are compared with the tool's.

    Each task costs Spark some 0.1 s of its own, whatever is in it.
    """
    before = set(executors())
    spark = (
        SparkSession.builder.master(master).config("spark.ui.enabled", "false").config("spark.executor.memory", "512m")
        .config("spark.sql.execution.arrow.maxRecordsPerBatch", "2000").getOrCreate())
    spark.sparkContext.setLogLevel("OFF")
    rows = spark.read.parquet(f"{folder}/rows.parquet").repartition(tasks).cache()
    rows.count()
    # Workers start, and open the fonts.
    job.measure(rows.limit(100).repartition(2), TEMPLATE, WIDTHS, configuration=CONFIGURATION).collect()
    killed = []

    def kill():
        killed.append(sorted(set(executors()) - before)[0])
        os.kill(killed[0], signal.SIGKILL)

    timer = threading.Timer(kill_after, kill) if kill_after else None
    start = time.monotonic()
    if timer:
        timer.start()
    output = f"{folder}/heights-{master[:6]}"
    job.measure(rows, TEMPLATE, WIDTHS, configuration=CONFIGURATION).write.parquet(output)
    taken = time.monotonic() - start
    if timer:
        timer.cancel()
        assert killed, f"no executor was killed: all was measured within {taken:.1f} s"
    measured = pyarrow.parquet.read_table(output)
    spark.stop()
    assert measured.num_rows == COUNT
    count = 0
    for number, *heights, error in zip(*(measured[name].to_pylist() for name in ("id", "height_280", "height_320", "error"))):
        if number in wanted:
            assert error is None and heights == wanted[number], f"row {number}: {heights}, by the tool {wanted[number]}"
            count += 1
        else:
            assert error and heights == [None, None]
    assert count == len(wanted)
    return taken


def line(name, taken, note=""):
    print(f"{name}: {COUNT / taken:.0f} rows a second, {tool_taken / taken:.2f} of two processes of the tool{note}")


wanted, tool_taken = by_tool()
line("two processes of the tool", tool_taken)
of_templates, taken = by_templates()
assert of_templates == wanted
line("two processes of the tool, by a compiled template", taken)
alone = by_spark("local[2]", tasks=max(4, COUNT // 100_000))
line("local[2]", alone, f"; all {COUNT} rows equal")
cluster = by_spark("local-cluster[2,1,1024]", tasks=16, kill_after=max(1.0, alone * 0.4))
line("local-cluster[2,1,1024], one executor killed", cluster, f"; all {COUNT} rows equal")
