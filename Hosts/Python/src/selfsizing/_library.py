"""The C library: its structures and functions as `selfsizing.h` declares them."""

from __future__ import annotations

import ctypes
import os
import pathlib
from ctypes import CFUNCTYPE, POINTER, Structure, c_char_p, c_double, c_int, c_int32, c_int64, c_size_t, c_uint32, c_uint64, c_void_p
from typing import Any

from .errors import BY_STATUS, Error

#: The interface that this module was written for.
ABI_VERSION = 1


class TextStyle(Structure):
    _fields_ = [
        ("struct_size", c_size_t), ("stack", c_char_p), ("language", c_char_p), ("font_size", c_double),
        ("line_spacing", c_double), ("tracking", c_double), ("weight", c_int32), ("italic", c_int32),
        ("line_limit", c_int32), ("minimum_lines", c_int32),
    ]


class TextSize(Structure):
    _fields_ = [
        ("width", c_double), ("height", c_double), ("first_baseline", c_double), ("last_baseline", c_double),
        ("valid_from", c_double), ("valid_to", c_double), ("line_count", c_int64), ("truncated", c_int32),
        ("reserved", c_int32),
    ]


class Line(Structure):
    _fields_ = [
        ("start", c_int64), ("end", c_int64), ("x", c_double), ("width", c_double), ("baseline", c_double),
        ("ascent", c_double), ("descent", c_double),
    ]


class RowSize(Structure):
    _fields_ = [("width", c_double), ("height", c_double), ("valid_from", c_double), ("valid_to", c_double)]


class Rect(Structure):
    _fields_ = [("x", c_double), ("y", c_double), ("width", c_double), ("height", c_double)]


class Report(Structure):
    _fields_ = [
        ("offset", c_int64), ("content_height", c_int64), ("bias", c_int64), ("correction", c_int64),
        ("dropped", c_int64), ("clamped", c_int64),
    ]


class Request(Structure):
    _fields_ = [
        ("slot", c_int64), ("section", c_int64), ("row", c_int64), ("across", c_int64), ("class_number", c_int32),
        ("reserved", c_int32),
    ]


class Slot(Structure):
    _fields_ = [
        ("slot", c_int64), ("section", c_int64), ("row", c_int64), ("y", c_int64), ("height", c_int64),
        ("lane", c_int32), ("state", c_int32),
    ]


class Value(Structure):
    _fields_ = [("text", c_char_p), ("length", c_size_t), ("number", c_double), ("height", c_double)]


class Column(Structure):
    _fields_ = [
        ("kind", c_int32), ("reserved", c_int32), ("values", c_void_p), ("offsets", c_void_p), ("validity", c_void_p),
        ("first_bit", c_size_t),
    ]


MEASURE = CFUNCTYPE(c_double, c_void_p, POINTER(Request))

_handle, _out, _text = c_void_p, POINTER(c_void_p), [c_char_p, c_size_t]
_count, _integer, _double = POINTER(c_size_t), POINTER(c_int64), POINTER(c_double)
_texts = [c_void_p, POINTER(TextStyle), c_void_p, c_void_p, c_size_t, c_void_p, c_size_t, c_void_p]

#: The functions that give a status, by their arguments.
_CHECKED: dict[str, list[Any]] = {
    "engine_create": [*_text, c_char_p, _out],
    "engine_create_system": [c_char_p, _out],
    "engine_fonts_digest": [_handle, c_char_p, POINTER(c_uint64)],
    "label_create": [_handle, *_text, POINTER(TextStyle), _out],
    "label_create_json": [_handle, *_text, _out],
    "label_with_font_size": [_handle, c_double, _out],
    "label_keep_heights": [_handle, _out],
    "label_height": [_handle, c_double, _double],
    "labels_heights": [c_void_p, c_size_t, c_double, c_void_p],
    "label_measure": [_handle, c_double, POINTER(TextSize)],
    "label_lines": [_handle, c_double, POINTER(Line), c_size_t, _count],
    "label_uncovered": [_handle, _count],
    "label_encode": [_handle, c_void_p, c_size_t, _count],
    "label_decode": [*_text, _out],
    "texts_heights": _texts,
    "texts_heights_32": _texts,
    "row_create": [_handle, *_text, _out],
    "row_heights": [_handle, c_void_p, c_size_t, c_void_p],
    "row_measure": [_handle, _double, _double, POINTER(RowSize)],
    "row_part_count": [_handle, _count],
    "row_uncovered": [_handle, _count],
    "row_part_name": [_handle, c_size_t, POINTER(c_char_p)],
    "row_frames": [_handle, _double, _double, POINTER(Rect), c_size_t, _count],
    "template_create": [_handle, *_text, _out],
    "template_decode": [_handle, *_text, c_char_p, _out],
    "template_encode": [_handle, c_void_p, c_size_t, _count],
    "template_hole_count": [_handle, _count],
    "template_hole": [_handle, c_size_t, POINTER(c_char_p), POINTER(c_int32)],
    "template_row": [_handle, POINTER(Value), c_size_t, _out],
    "template_heights": [
        _handle, POINTER(Column), c_size_t, c_size_t, c_void_p, c_size_t, c_void_p, c_void_p, c_void_p],
    "list_create": [*_text, _out],
    "list_apply": [_handle, *_text, POINTER(c_void_p), _count],
    "list_scroll_by": [_handle, c_double, c_int, POINTER(Report)],
    "list_set_height": [_handle, c_int64, c_double, POINTER(Report)],
    "list_set_height_by_key": [_handle, *_text, c_double, POINTER(Report)],
    "list_frame": [_handle, MEASURE, c_void_p, POINTER(Report)],
    "list_visible_slots": [_handle, POINTER(Slot), c_size_t, _count],
    "list_pinned_slots": [_handle, POINTER(Slot), c_size_t, _count],
    "list_slot_count": [_handle, _integer],
    "list_slot_at": [_handle, c_int64, _integer],
    "list_slot_with_key": [_handle, *_text, _integer],
    "list_slot_frame": [_handle, c_int64, POINTER(Slot)],
    "list_slot_sides": [_handle, c_int64, POINTER(c_int64), POINTER(c_int64)],
    "list_key": [_handle, c_int64, POINTER(c_void_p), _count],
    "list_state": [_handle, POINTER(Report)],
}


def _check(status: int, function: Any, arguments: Any) -> int:
    """Raises what a status stands for."""
    if status:
        raise BY_STATUS.get(status, Error)(library.ss_error_message().decode("utf-8", "replace"))
    return status


def _open() -> Any:
    """The library beside this file, or the one that SELFSIZING_LIBRARY names."""
    path = os.environ.get("SELFSIZING_LIBRARY") or str(pathlib.Path(__file__).with_name("libselfsizing.so.1"))
    try:
        opened = ctypes.CDLL(path)
    except OSError as error:
        raise ImportError(
            f"{error}; selfsizing needs libharfbuzz0b, libfreetype6, libfontconfig1 and libpng16-16, and its wheel "
            "is built by `pip install Hosts/Python`") from error
    opened.ss_abi_version.restype = c_uint32
    if opened.ss_abi_version() != ABI_VERSION:
        raise ImportError(f"{path} has interface {opened.ss_abi_version()}, and this package needs {ABI_VERSION}")
    for name, arguments in _CHECKED.items():
        function = getattr(opened, "ss_" + name)
        function.argtypes, function.restype, function.errcheck = arguments, c_int32, _check
    for name in "engine_release", "label_release", "row_release", "template_release", "list_free":
        function = getattr(opened, "ss_" + name)
        function.argtypes, function.restype = [c_void_p], None
    for name in "error_message", "version":
        getattr(opened, "ss_" + name).restype = c_char_p
    return opened


library: Any = _open()


class Handle:
    """An object of the library, given back when it is closed or forgotten. It may be used in a `with`."""

    __slots__ = ("_handle", "__weakref__")
    _release: Any = None

    def __init__(self, handle: c_void_p) -> None:
        self._handle: c_void_p | None = handle

    def close(self) -> None:
        """Gives the object back to the library; after that it cannot be used."""
        handle, self._handle = getattr(self, "_handle", None), None
        if handle is not None:
            type(self)._release(handle)

    def __del__(self) -> None:
        self.close()

    def __reduce__(self) -> Any:
        # A copy would give the same object back twice.
        raise TypeError(f"{type(self).__name__} objects can be neither copied nor pickled: make one in each process")

    def __enter__(self) -> Any:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
