"""Row templates: what rows have in common is read once, and values fill it again and again."""

from __future__ import annotations

import ctypes
from collections.abc import Mapping
from typing import Any, Optional

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ._library import Column, Handle, Value, library
from .engine import Row, _bytes, _new
from .errors import Error, MisuseError

#: The kinds of holes, by their numbers in the header.
KINDS = ("string", "number", "flag", "count", "size")
_TEXTS, _TEXTS_32, _NUMBERS, _SIZES = range(4)


class Template(Handle):
    """A row with holes. It never changes; any threads may use it. A filled row has the heights of the row with the values written in.

        template = engine.template({"tree": {"kind": "text", "string": {"hole": "body"}}})
        template.row(body="Hello").height(320)
        template.heights({"body": ["Hello", "Good morning"]}, [320, 375])
    """

    __slots__ = ("holes",)
    _release = library.ss_template_release

    def __init__(self, handle: ctypes.c_void_p) -> None:
        super().__init__(handle)
        count, name, kind = ctypes.c_size_t(), ctypes.c_char_p(), ctypes.c_int32()
        library.ss_template_hole_count(handle, ctypes.byref(count))
        #: The kinds of the holes by their names: "string", "number", "flag", "count" or "size".
        self.holes: dict[str, str] = {}
        for hole in range(count.value):
            library.ss_template_hole(handle, hole, ctypes.byref(name), ctypes.byref(kind))
            self.holes[(name.value or b"").decode()] = KINDS[kind.value]

    def row(self, values: Optional[Mapping[str, Any]] = None, **more: Any) -> Row:
        """The row with a value in each hole: a str, a number, a bool, or a pair of numbers for a size."""
        given = {**(values or {}), **more}
        self._check(given)
        return Row(_new(
            library.ss_template_row, self._handle, (Value * len(self.holes))(*self._values(given)), len(self.holes)))

    def _values(self, given: Mapping[str, Any]) -> list[Value]:
        found = []
        for name, kind in self.holes.items():
            value = given[name]
            try:
                if kind == "string":
                    data = value.encode()
                    found.append(Value(data, len(data)))
                elif kind == "size":
                    width, height = value
                    found.append(Value(None, 0, width, height))
                else:
                    found.append(Value(None, 0, value))
            except (AttributeError, TypeError, ValueError):
                raise MisuseError(f"the hole \"{name}\" takes a {kind}, and was given {value!r}") from None
        return found

    def heights(
        self, columns: Any, widths: ArrayLike, *, intervals: bool = False
    ) -> NDArray[np.float64]:
        """The heights of many rows: an array with a row a row, and a column a width if `widths` has several.

        Args:
            columns: a mapping of the holes' names to their values in all rows: Arrow arrays, NumPy arrays or lists; or an Arrow
                table or batch with columns of these names. Arrow texts are read where they lie.
            widths: a width in points, or several.
            intervals: whether each height is followed by the least width for which it holds, and by the end of these widths.

        Raises:
            Error: about the first row that cannot be measured.
        """
        wanted: NDArray[np.float64] = np.ascontiguousarray(np.atleast_1d(widths), dtype=np.float64)
        if wanted.ndim != 1:
            raise MisuseError("widths are a number or a list of numbers")
        result, error = self._measured(columns, wanted, intervals)
        if error is not None:
            raise error
        return result[:, 0] if np.ndim(widths) == 0 and not intervals else result

    def _measured(
        self, columns: Any, widths: NDArray[np.float64], intervals: bool
    ) -> tuple[NDArray[np.float64], Optional[Error]]:
        """The heights, NaN for rows that cannot be measured, and what is wrong with the first of these."""
        import pyarrow

        if isinstance(columns, (pyarrow.Table, pyarrow.RecordBatch)):
            columns = dict(zip(columns.schema.names, columns.columns))
        self._check(columns, exactly=False)
        cells = [Cells(columns[name], name) for name in self.holes]
        counts = {len(cell) for cell in cells} or {0}
        if len(counts) > 1:
            raise MisuseError(f"the columns of the holes have different lengths: {sorted(counts)}")
        shape = (counts.pop(), widths.size)
        found = [np.empty(shape) for _ in range(3 if intervals else 1)]
        addresses = [part.ctypes.data for part in found] + [None] * (3 - len(found))
        error = None
        try:
            library.ss_template_heights(
                self._handle, (Column * len(cells))(*(cell.column for cell in cells)), len(cells), shape[0],
                widths.ctypes.data, widths.size, *addresses)
        except Error as raised:
            error = raised
        return np.stack(found, axis=2).reshape(shape[0], -1) if intervals else found[0], error

    def _check(self, given: Any, exactly: bool = True) -> None:
        """Every hole has a value, and nothing else has one."""
        for name in self.holes:
            if name not in given:
                raise MisuseError(f"the hole \"{name}\" has no value; there are values of {', '.join(given) or 'none'}")
        if exactly and len(given) > len(self.holes):
            others = ", ".join(name for name in given if name not in self.holes)
            raise MisuseError(f"the template has no hole {others}; it has {', '.join(self.holes) or 'none'}")

    def encode(self) -> bytes:
        """The template as bytes, to be read by `Engine.decode_template` elsewhere."""
        return _bytes(library.ss_template_encode, self._handle)


class Cells:
    """The values of one hole in many rows, as the library reads them; it keeps what they lie in."""

    def __init__(self, values: Any, name: str) -> None:
        import pyarrow
        from pyarrow import types

        if isinstance(values, pyarrow.ChunkedArray):
            values = values.chunk(0) if values.num_chunks == 1 else values.combine_chunks()
        elif isinstance(values, str):
            raise MisuseError(f"the column \"{name}\" is a list or an array of values, and this is {values!r}")
        elif not isinstance(values, pyarrow.Array):
            # Arrow takes pairs from lists alone.
            values = pyarrow.array(list(values) if np.ndim(values) == 2 else values)
        if types.is_dictionary(values.type):
            values = values.dictionary_decode()
        if types.is_null(values.type) or str(values.type) == "string_view":
            values = values.cast(pyarrow.large_string())
        kind = values.type
        self.count = len(values)
        self.column = Column()
        if types.is_string(kind) or types.is_large_string(kind):
            validity, offsets, data = values.buffers()
            width = 4 if types.is_string(kind) else 8
            self.column.kind = _TEXTS_32 if width == 4 else _TEXTS
            self.column.offsets = offsets.address + width * values.offset
            self.column.values = None if data is None else data.address
        elif types.is_list(kind) or types.is_large_list(kind) or types.is_fixed_size_list(kind):
            validity = values.buffers()[0]
            pairs = [pair if pair is not None and len(pair) == 2 else (np.nan, np.nan) for pair in values.to_pylist()]
            self.kept = np.array(pairs, dtype=np.float64).reshape(-1)
            self.column.kind, self.column.values = _SIZES, self.kept.ctypes.data
        elif types.is_integer(kind) or types.is_floating(kind) or types.is_boolean(kind):
            if types.is_boolean(kind):
                values = values.cast(pyarrow.uint8())
            validity = values.buffers()[0]
            self.kept = np.ascontiguousarray(values.to_numpy(zero_copy_only=False), dtype=np.float64)
            self.column.kind, self.column.values = _NUMBERS, self.kept.ctypes.data
        else:
            raise MisuseError(f"the column \"{name}\" is of {kind}, which fills no hole")
        if validity is not None and values.null_count:
            self.column.validity, self.column.first_bit = validity.address, values.offset
        # The buffers lie in it.
        self.values = values

    def __len__(self) -> int:
        return self.count
