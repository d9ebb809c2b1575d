"""Heights of tables that one machine is too slow for, by Spark.

    heights = selfsizing.spark.measure(rows, template, [320, 375], configuration=configuration)

Nothing is shuffled: each worker measures the batches of rows that it has. `python -m selfsizing.spark --help` is the job that
measures a catalogue once, bucket by bucket, and goes on where it stopped.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Optional

from . import _tables
from .engine import Document, Engine
from .errors import FontError
from .templates import Template

#: The engines of this process, by what they were set up with, and their templates by their bytes.
_engines: dict[str, Engine] = {}
_templates: dict[tuple[str, bytes], Template] = {}


def digests(configuration: Document) -> dict[str, int]:
    """Digests of the fonts that a configuration names, on this machine."""
    text = configuration if isinstance(configuration, str) else json.dumps(configuration)
    stacks = json.loads(text).get("environment", {}).get("stacks", {})
    engine = _engine(text, {})
    return {name: engine.fonts_digest(name) for name in stacks}


def _engine(configuration: str, expected: Mapping[str, int]) -> Engine:
    """The engine of this process, whose fonts have to be those of the driver."""
    engine = _engines.get(configuration)
    if engine is None:
        engine = Engine(configuration=configuration)
        for stack, digest in expected.items():
            if engine.fonts_digest(stack) != digest:
                raise FontError(
                    f"the fonts of stack \"{stack}\" are other files here than on the driver, and heights would differ: "
                    "install the same versions of the fonts on all machines")
        _engines[configuration] = engine
    return engine


def _template(engine: Engine, configuration: str, data: bytes) -> Template:
    """A template of this process, read from its bytes once."""
    if (configuration, data) not in _templates:
        _templates[configuration, data] = engine.decode_template(data)
    return _templates[configuration, data]


def measure(
    df: Any, template: Any, widths: Sequence[float], *, configuration: Document,
    expected: Optional[Mapping[str, int]] = None, intervals: bool = False,
) -> Any:
    """A data frame with a column of heights a width, and one that says what is wrong with a row that cannot be measured.

    Args:
        df: a `pyspark.sql.DataFrame`.
        template: the name of a column of texts, a `Template`, or a row or label with holes, as for `Engine.measure_table`. A row
            is made a template once, here, and each worker process reads its bytes once.
        widths: widths in points; the columns are called `height_320`, the column of errors `error`.
        configuration: what `Engine(configuration=...)` takes; the fonts that it names have to be on all machines.
        expected: the digests of the fonts, to be compared by each worker; by default those of this machine.
        intervals: whether there are columns of the widths for which heights hold, as for `Engine.measure_table`.
    """
    from pyspark.sql import types

    text = configuration if isinstance(configuration, str) else json.dumps(configuration)
    digests_of_driver = dict(digests(text) if expected is None else expected)
    ready = _tables.ready(_engine(text, {}), template)
    data = ready.encode() if isinstance(ready, Template) else None
    sizes = [float(width) for width in widths]
    fields = [types.StructField(name, types.DoubleType()) for name in _tables.names(sizes, intervals)]
    schema = types.StructType([*df.schema.fields, *fields, types.StructField("error", types.StringType())])

    def measured(batches: Iterator[Any]) -> Iterator[Any]:
        engine = _engine(text, digests_of_driver)
        read = _tables.ready(engine, template) if data is None else _template(engine, text, data)
        for batch in batches:
            yield _tables.measure(engine, batch, read, sizes, intervals)

    return df.mapInArrow(measured, schema)


def run(
    spark: Any, rows: Any, output: str, template: Any, widths: Sequence[float], *, configuration: Document,
    key: str, buckets: int = 16, intervals: bool = False,
) -> list[int]:
    """Measures a table bucket by bucket, each written as Parquet below `output/bucket=…`; buckets that are done are skipped.

    Returns:
        The buckets that were measured by this run.
    """
    from pyspark.sql import functions

    path = spark._jvm.org.apache.hadoop.fs.Path(output)
    files = path.getFileSystem(spark._jsc.hadoopConfiguration())
    numbered = rows.withColumn("__bucket", functions.pmod(functions.xxhash64(key), functions.lit(buckets)))
    expected, done = digests(configuration), []
    for bucket in range(buckets):
        folder = f"{output}/bucket={bucket}"
        # Spark writes this file when all of a folder is there, and never before.
        if files.exists(spark._jvm.org.apache.hadoop.fs.Path(f"{folder}/_SUCCESS")):
            continue
        part = numbered.where(functions.col("__bucket") == bucket).drop("__bucket")
        heights = measure(part, template, widths, configuration=configuration, expected=expected, intervals=intervals)
        heights.write.mode("overwrite").parquet(folder)
        done.append(bucket)
    return done


def main(arguments: Optional[Sequence[str]] = None) -> None:
    """The job: `spark-submit … measure.py INPUT OUTPUT --configuration FILE --template FILE --width 320 --key id`."""
    from pyspark.sql import SparkSession

    parser = argparse.ArgumentParser(prog="selfsizing.spark", description="Measures a Parquet table of rows once.")
    parser.add_argument("input", help="the table, Parquet")
    parser.add_argument("output", help="the folder of heights; a run that was interrupted goes on there")
    parser.add_argument("--configuration", required=True, help="a file of JSON: fonts and environment")
    kind = parser.add_mutually_exclusive_group(required=True)
    kind.add_argument("--template", help="a file of JSON: a row with holes, named as columns")
    kind.add_argument("--text", help="a column of texts, each of them a label")
    parser.add_argument("--width", type=float, action="append", required=True, help="in points; repeatable")
    parser.add_argument("--key", required=True, help="the column by which rows go to buckets")
    parser.add_argument("--buckets", type=int, default=16)
    parser.add_argument("--intervals", action="store_true", help="also the widths for which each height holds")
    given = parser.parse_args(arguments)
    with open(given.configuration, encoding="utf-8") as file:
        configuration = file.read()
    template = given.text
    if given.template:
        with open(given.template, encoding="utf-8") as file:
            template = json.load(file)
    spark = SparkSession.builder.appName("selfsizing").getOrCreate()
    done = run(
        spark, spark.read.parquet(given.input), given.output, template, given.width, configuration=configuration,
        key=given.key, buckets=given.buckets, intervals=given.intervals)
    print(f"{len(done)} of {given.buckets} buckets measured, the others were done")


if __name__ == "__main__":
    main()
