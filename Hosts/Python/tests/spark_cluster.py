"""Measures rows in a cluster of two workers of which one is killed in the middle: the result is that of one process.

    python spark_cluster.py ROWS

Prints rows a second, without Spark's start, beside those of one process.
"""

import os
import pathlib
import signal
import sys
import tempfile
import threading
import time

os.environ["PYSPARK_PYTHON"] = sys.executable

import numpy as np
import pyarrow
import pyarrow.parquet
from pyspark.sql import SparkSession

import selfsizing
from conftest import FIXTURES
from selfsizing import spark as job
from test_spark import TEMPLATE, by_id, expected, make_table

count = int(sys.argv[1])
configuration = (FIXTURES / "Hosts/configure.json").read_text("utf-8")
table = make_table(count)
engine = selfsizing.Engine(configuration=configuration)
start = time.monotonic()
wanted = expected(engine, table, TEMPLATE)
alone = count / (time.monotonic() - start)


def executors():
    """The processes of the executors."""
    found = []
    for folder in pathlib.Path("/proc").glob("[0-9]*"):
        try:
            if b"CoarseGrainedExecutorBackend" in (folder / "cmdline").read_bytes():
                found.append(int(folder.name))
        except OSError:
            pass
    return found


before = set(executors())
spark = (
    SparkSession.builder.master("local-cluster[2,1,1024]").config("spark.ui.enabled", "false")
    .config("spark.executor.memory", "512m").config("spark.sql.execution.arrow.maxRecordsPerBatch", "1000").getOrCreate())
spark.sparkContext.setLogLevel("OFF")
with tempfile.TemporaryDirectory() as folder:
    pyarrow.parquet.write_table(table, f"{folder}/rows.parquet", row_group_size=1000)
    rows = spark.read.parquet(f"{folder}/rows.parquet").repartition(16).cache()
    rows.count()
    killed = []

    def kill():
        own = sorted(set(executors()) - before)
        os.kill(own[0], signal.SIGKILL)
        killed.append(own[0])

    timer = threading.Timer(float(os.environ.get("SELFSIZING_KILL_AFTER", "4")), kill)
    timer.start()
    start = time.monotonic()
    heights = job.measure(rows, TEMPLATE, [280.0, 320.0], configuration=configuration)
    heights.write.parquet(f"{folder}/heights")
    taken = time.monotonic() - start
    timer.cancel()
    got = by_id(spark.read.parquet(f"{folder}/heights"))
spark.stop()
assert killed, f"no executor was killed: all was measured within {taken:.1f} s"
assert got == wanted
print(f"{count} rows equal, executor {killed[0]} killed; {count / taken:.0f} rows a second, one process alone {alone:.0f}")
