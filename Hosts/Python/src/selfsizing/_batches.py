"""The heights of many texts, labels or rows at once."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Iterable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ._library import TextStyle, library
from .errors import MisuseError

Heights = NDArray[np.float64]


def heights(engine: Any, items: Any, widths: Heights, style: TextStyle) -> Heights:
    """A row of heights an item."""
    arrow = sys.modules.get("pyarrow")
    if arrow is not None and isinstance(items, (arrow.Array, arrow.ChunkedArray)):
        return of_arrow(engine, items, widths, style)
    if isinstance(items, str) or not isinstance(items, Iterable):
        raise MisuseError("items are a list of texts, labels or rows")
    items = list(items)
    if items and isinstance(items[0], str):
        return of_texts(engine, items, widths, style)
    return of_handles(items, widths)


def of_texts(engine: Any, texts: list[str], widths: Heights, style: TextStyle) -> Heights:
    """The heights of texts, which are put one behind the other as Arrow has them."""
    try:
        data = [str.encode(text) for text in texts]
    except TypeError:
        other = next(text for text in texts if not isinstance(text, str))
        raise MisuseError(f"the first item is a text, and {other!r} is none: items of several kinds cannot be mixed") from None
    offsets = np.zeros(len(data) + 1, dtype=np.int64)
    np.cumsum([len(text) for text in data], out=offsets[1:])
    return _measure(library.ss_texts_heights, engine, style, b"".join(data), offsets.ctypes.data, len(data), widths)


def _measure(
    function: Any, engine: Any, style: TextStyle, data: Any, offsets: int, count: int, widths: Heights
) -> Heights:
    result = np.empty((count, widths.size), dtype=np.float64)
    function(
        engine, ctypes.byref(style), data, offsets, count, widths.ctypes.data, widths.size, result.ctypes.data)
    return result


def of_arrow(engine: Any, texts: Any, widths: Heights, style: TextStyle) -> Heights:
    """The heights of an Arrow array of texts, read where they lie; nulls have heights of NaN."""
    import pyarrow

    if isinstance(texts, pyarrow.ChunkedArray):
        parts = [of_arrow(engine, chunk, widths, style) for chunk in texts.chunks]
        return np.concatenate(parts) if parts else np.empty((0, widths.size))
    if pyarrow.types.is_dictionary(texts.type):
        texts = texts.dictionary_decode()
    if pyarrow.types.is_string(texts.type):
        function, width = library.ss_texts_heights_32, 4
    elif pyarrow.types.is_large_string(texts.type):
        function, width = library.ss_texts_heights, 8
    elif pyarrow.types.is_null(texts.type) or str(texts.type) == "string_view":
        texts = texts.cast(pyarrow.large_string())
        function, width = library.ss_texts_heights, 8
    else:
        raise MisuseError(f"an Arrow array of texts is wanted, and this is one of {texts.type}")
    if len(texts) == 0:
        return np.empty((0, widths.size))
    _, offsets, data = texts.buffers()
    # The buffers outlive the call: the array holds them.
    result = _measure(
        function, engine, style, None if data is None else data.address, offsets.address + width * texts.offset,
        len(texts), widths)
    if texts.null_count:
        result[texts.is_null().to_numpy(zero_copy_only=False)] = np.nan
    return result


def of_handles(items: list[Any], widths: Heights) -> Heights:
    """The heights of labels, or of rows."""
    from .engine import Label, Row

    result = np.empty((len(items), widths.size), dtype=np.float64)
    if all(isinstance(item, Label) for item in items):
        pointers = (ctypes.c_void_p * len(items))(*[item._handle for item in items])
        column = np.empty(len(items), dtype=np.float64)
        for index, width in enumerate(widths):
            library.ss_labels_heights(pointers, len(items), float(width), column.ctypes.data)
            result[:, index] = column
    elif all(isinstance(item, Row) for item in items):
        for index, item in enumerate(items):
            result[index] = item.heights(widths)
    else:
        raise MisuseError("items are texts, labels or rows, all of one kind")
    return result
