"""Tables of Arrow: a column of heights a width, and a column of errors."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Optional

import numpy as np
import pyarrow

from .errors import Error, MisuseError


def names(widths: Sequence[float]) -> list[str]:
    """The columns of heights: `height_320`, `height_375.5`."""
    return [f"height_{int(width) if float(width).is_integer() else float(width)}" for width in widths]


def measure(engine: Any, table: Any, template: Any, widths: Sequence[float]) -> Any:
    """The table with its heights and errors."""
    widths = [float(width) for width in widths]
    if len(set(names(widths))) != len(widths):
        raise MisuseError("each width may be given once")
    rows = measured_texts if isinstance(template, str) else measured_rows
    heights, errors = rows(engine, table, template, np.array(widths))
    for index, name in enumerate(names(widths)):
        table = table.append_column(name, pyarrow.array(heights[:, index], from_pandas=True))
    return table.append_column("error", pyarrow.array(errors, pyarrow.string()))


def measured_texts(engine: Any, table: Any, column: str, widths: Any) -> tuple[Any, list[Optional[str]]]:
    """The heights of a column of texts: all at once, and one by one only where something is wrong with one of them."""
    texts = column_of(table, column)
    errors: list[Optional[str]] = [None] * len(texts)
    try:
        heights = engine.heights(texts, widths)
    except Error:
        heights = np.full((len(texts), len(widths)), np.nan)
        for index, text in enumerate(texts):
            try:
                heights[index] = engine.heights(pyarrow.array([text.as_py()], pyarrow.string()), widths)[0]
            except (Error, UnicodeError) as error:
                errors[index] = str(error)
    for index in range(len(texts)) if texts.null_count else ():
        if not texts[index].is_valid:
            errors[index] = f"the text of column \"{column}\" is null"
    return heights, errors


def column_of(table: Any, column: str) -> Any:
    """A column of a table or a batch."""
    if column not in table.schema.names:
        raise MisuseError(f"there is no column \"{column}\": the columns are {', '.join(table.schema.names)}")
    return table.column(column)


def measured_rows(
    engine: Any, table: Any, template: Mapping[str, Any], widths: Any
) -> tuple[Any, list[Optional[str]]]:
    """The heights of rows of a template."""
    # One that is no JSON at all is the caller's mistake, not that of a row.
    template = json.loads(json.dumps(template))
    columns = {name: column_of(table, name) for name in holes(template)}
    heights = np.full((table.num_rows, len(widths)), np.nan)
    errors: list[Optional[str]] = [None] * table.num_rows
    for index in range(table.num_rows):
        try:
            values = {name: column[index].as_py() for name, column in columns.items()}
            with engine.row(filled(template, values)) as row:
                heights[index] = row.heights(widths)
        except (Error, UnicodeError, ValueError) as error:
            errors[index] = str(error)
    return heights, errors


def is_hole(part: Any) -> bool:
    """Whether a part of a template is to be filled."""
    return isinstance(part, dict) and set(part) == {"hole"}


def holes(part: Any) -> set[str]:
    """The names of what is to be filled."""
    if is_hole(part):
        if not isinstance(part["hole"], str):
            raise MisuseError("a hole has a name, as {\"hole\": \"body\"}")
        return {part["hole"]}
    parts = part.values() if isinstance(part, dict) else part if isinstance(part, list) else []
    return {name for each in parts for name in holes(each)}


def filled(part: Any, values: Mapping[str, Any]) -> Any:
    """A template with its holes filled."""
    if is_hole(part):
        value = values[part["hole"]]
        if value is None:
            raise MisuseError(f"the value of \"{part['hole']}\" is null")
        return value
    if isinstance(part, dict):
        return {key: filled(each, values) for key, each in part.items()}
    if isinstance(part, list):
        return [filled(each, values) for each in part]
    return part
