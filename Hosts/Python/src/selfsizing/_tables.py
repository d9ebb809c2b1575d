"""Tables of Arrow: a column of heights a width, and a column of errors."""

from __future__ import annotations

import json
import re
import uuid
from collections.abc import Mapping, Sequence
from typing import Any, Optional

import numpy as np
import pyarrow

from .errors import DocumentError, Error, MisuseError
from .templates import Template


def names(widths: Sequence[float], intervals: bool = False) -> list[str]:
    """The columns of heights: `height_320`, `height_375.5`; and of the widths for which they hold."""
    sizes = [f"{int(width) if float(width).is_integer() else float(width)}" for width in widths]
    kinds = ("height", "valid_from", "valid_to") if intervals else ("height",)
    return [f"{kind}_{size}" for size in sizes for kind in kinds]


def ready(engine: Any, template: Any) -> Any:
    """What is measured, read once: the name of a column, a template, or a description in pieces.

    Labels, and rows with holes where a template may have none, are read anew for each row.
    """
    if isinstance(template, (str, Template, Pieces)):
        return template
    if not is_hole(template) and "tree" in template:
        try:
            return engine.template(template)
        except DocumentError:
            pass
    return Pieces(template)


def measure(engine: Any, table: Any, template: Any, widths: Sequence[float], intervals: bool = False) -> Any:
    """The table with its heights and errors."""
    template = ready(engine, template)
    widths = [float(width) for width in widths]
    if len(set(names(widths))) != len(widths):
        raise MisuseError("each width may be given once")
    if isinstance(template, str):
        values, errors = measured_texts(engine, table, template, widths, intervals)
    elif isinstance(template, Template):
        values, errors = measured_rows(template, table, widths, intervals)
    else:
        values, errors = measured_documents(engine, table, template, widths, intervals)
    for index, name in enumerate(names(widths, intervals)):
        table = table.append_column(name, pyarrow.array(values[:, index], from_pandas=True))
    return table.append_column("error", pyarrow.array(errors, pyarrow.string()))


def measured(item: Any, widths: Sequence[float], intervals: bool) -> Any:
    """The values of a label or row, as `names` calls them."""
    if not intervals:
        return item.heights(widths)
    sizes = [item.measure(width) for width in widths]
    return [value for size in sizes for value in (size.height, size.valid_from, size.valid_to)]


def measured_texts(
    engine: Any, table: Any, column: str, widths: Sequence[float], intervals: bool
) -> tuple[Any, list[Optional[str]]]:
    """The values of a column of texts: heights all at once, and one by one only where something is wrong with one of them."""
    texts = column_of(table, column)
    errors: list[Optional[str]] = [None] * len(texts)
    values: Any = None
    if not intervals:
        try:
            values = engine.heights(texts, widths)
        except Error:
            pass
    one_by_one = values is None
    if one_by_one:
        values = np.full((len(texts), len(names(widths, intervals))), np.nan)
    for index in range(len(texts)) if one_by_one or texts.null_count else ():
        try:
            if not texts[index].is_valid:
                raise MisuseError(f"the text of column \"{column}\" is null")
            if one_by_one:
                with engine.label(texts[index].as_py()) as label:
                    values[index] = measured(label, widths, intervals)
        except (Error, UnicodeError) as error:
            errors[index] = str(error)
    return values, errors


def measured_rows(
    template: Template, table: Any, widths: Sequence[float], intervals: bool
) -> tuple[Any, list[Optional[str]]]:
    """The values of rows of a template: all at once, and again one by one only those that cannot be measured."""
    columns = {name: column_of(table, name) for name in template.holes}
    errors: list[Optional[str]] = [None] * table.num_rows
    if not columns:
        with template.row() as row:
            return np.tile(measured(row, widths, intervals), (table.num_rows, 1)), errors
    sizes = np.array(widths, dtype=np.float64)
    values, error = template._measured(columns, sizes, intervals)
    if error is not None:
        for index in np.flatnonzero(np.isnan(values[:, 0])):
            one = {name: column[int(index):int(index) + 1] for name, column in columns.items()}
            _, error = template._measured(one, sizes, intervals)
            errors[index] = str(error).partition(": ")[2]
    return values, errors


def column_of(table: Any, column: str) -> Any:
    """A column of a table or a batch."""
    if column not in table.schema.names:
        raise MisuseError(f"there is no column \"{column}\": the columns are {', '.join(table.schema.names)}")
    return table.column(column)


def measured_documents(
    engine: Any, table: Any, pieces: Pieces, widths: Sequence[float], intervals: bool
) -> tuple[Any, list[Optional[str]]]:
    """The values of rows or labels described in pieces."""
    columns = [(name, column_of(table, name).to_pylist()) for name in pieces.names]
    values = np.full((table.num_rows, len(names(widths, intervals))), np.nan)
    errors: list[Optional[str]] = [None] * table.num_rows
    for index in range(table.num_rows):
        try:
            document, is_row = pieces.filled({name: column[index] for name, column in columns})
            with engine.row(document) if is_row else engine.rich_label(document) as item:
                values[index] = measured(item, widths, intervals)
        except (Error, UnicodeError, ValueError, TypeError) as error:
            errors[index] = str(error)
    return values, errors


class Pieces:
    """A template as JSON, cut at its holes."""

    def __init__(self, template: Any) -> None:
        # One that is no JSON at all is the caller's mistake, not that of a row.
        json.dumps(template, allow_nan=False)
        self.names = sorted(holes(template))
        self.is_whole = is_hole(template)
        self.is_row = "tree" in template
        mark = uuid.uuid4().hex
        marks = {name: f"{mark} {number}" for number, name in enumerate(self.names)}
        text = json.dumps(filled(template, marks), ensure_ascii=False)
        #: What stands between holes, and the numbers of these, by turns.
        self.parts = re.split(f'"{mark} (\\d+)"', text)

    def filled(self, values: Mapping[str, Any]) -> tuple[str, bool]:
        """The document with values in its holes, and whether it is a row."""
        for name, value in values.items():
            if value is None:
                raise MisuseError(f"the value of \"{name}\" is null")
        if self.is_whole:
            document = values[self.names[0]]
            return document, "tree" in json.loads(document)
        parts = self.parts.copy()
        for index in range(1, len(parts), 2):
            parts[index] = json.dumps(values[self.names[int(parts[index])]], ensure_ascii=False, allow_nan=False)
        return "".join(parts), self.is_row


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
        return values[part["hole"]]
    if isinstance(part, dict):
        return {key: filled(each, values) for key, each in part.items()}
    if isinstance(part, list):
        return [filled(each, values) for each in part]
    return part
