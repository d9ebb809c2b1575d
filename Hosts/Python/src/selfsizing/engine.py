"""Engines, labels and rows."""

from __future__ import annotations

import ctypes
import json
import os
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Optional, Union

import numpy as np
from numpy.typing import ArrayLike, NDArray

from . import _batches
from ._library import Handle, Rect as _Rect, Line as _Line, RowSize as _RowSize, TextSize as _TextSize, TextStyle, library
from ._values import Line, Rect, RowSize, TextSize
from .errors import MisuseError, NumberError

if TYPE_CHECKING:
    from .templates import Template

#: What describes something in JSON: a text, or what `json.dumps` makes one of; numbers may be NumPy's, and files paths.
Document = Union[str, Mapping[str, Any]]


def _json(document: Document) -> bytes:
    if isinstance(document, str):
        return document.encode()
    return json.dumps(document, ensure_ascii=False, allow_nan=False, default=_plain).encode()


def _plain(value: Any) -> Any:
    if isinstance(value, (np.generic, np.ndarray)):
        return value.tolist()
    if isinstance(value, os.PathLike):
        return os.fspath(value)
    raise TypeError(f"a document is made of numbers, texts, lists and mappings, and this is {value!r}")


def _new(function: Any, *arguments: Any) -> ctypes.c_void_p:
    handle = ctypes.c_void_p()
    function(*arguments, ctypes.byref(handle))
    return handle


def _count(function: Any, handle: Any) -> int:
    count = ctypes.c_size_t()
    function(handle, ctypes.byref(count))
    return count.value


def _bytes(function: Any, handle: Any) -> bytes:
    count = ctypes.c_size_t()
    function(handle, None, 0, ctypes.byref(count))
    data = ctypes.create_string_buffer(count.value)
    function(handle, data, count.value, ctypes.byref(count))
    return data.raw


def _style(
    stack: Optional[str], size: Optional[float], weight: Optional[int], italic: bool, language: Optional[str],
    line_limit: Optional[int], minimum_lines: Optional[int], line_spacing: float, tracking: float,
) -> TextStyle:
    if size is not None and not size > 0:
        raise NumberError(f"a font size is greater than 0, and this is {size}")
    if line_limit is not None and line_limit < 1:
        raise NumberError(f"a line limit is at least 1, and this is {line_limit}")
    return TextStyle(
        ctypes.sizeof(TextStyle), None if stack is None else stack.encode(),
        None if language is None else language.encode(), size or 0, line_spacing, tracking, weight or 0, italic,
        line_limit or 0, minimum_lines or 0)


class Engine(Handle):
    """Opened fonts, and what labels and rows have in common. Make one and keep it; any threads may use it.

    `Engine()` has the system's fonts, `Engine.system("Inter")` those of a family and the system's fallback behind it: their
    answers depend on the machine. `Engine(stacks={"ui": ["Inter-Regular.otf"]})` names files, looked up in `font_dir` and the
    system's folders of fonts; a file may be an object as `{"file": ..., "index": 0, "family": ..., "weight": 700}`.
    """

    __slots__ = ()
    _release = library.ss_engine_release

    def __init__(
        self, stacks: Optional[Mapping[str, Sequence[Any]]] = None, *, font: Optional[Mapping[str, Any]] = None,
        scale: float = 2, language: Optional[str] = None, sizes: Sequence[float] = (17,), line_metrics: str = "pixel",
        tailoring: str = "unicode", font_dir: Optional[str] = None, families: Sequence[str] = (),
        configuration: Optional[Document] = None,
    ) -> None:
        """Opens fonts.

        Args:
            stacks: lists of font files by the names that labels and rows call them; None for the system's fonts.
            font: the font of rows' texts that name none, as {"stack": "ui", "style": "body"}; the only stack if None.
            scale: pixels a point, the grid that heights are rounded up to.
            language: a BCP 47 tag, as "en" or "zh-Hant".
            sizes: the font size of labels that name none comes first.
            line_metrics: "pixel", or "css" to round lines as browsers do.
            tailoring: "unicode", "unicode17" for the newer rules, or "chromium" to break lines as that browser does.
            font_dir: where bare file names are looked up first.
            families: of the system's fonts, the families in the order of preference.
            configuration: all of this as JSON instead, as `selfsize serve` takes it.
        """
        if configuration is None:
            environment: dict[str, Any] = {"scale": scale}
            document: dict[str, Any] = {
                "format": 1, "environment": environment, "sizes": list(sizes), "lineMetrics": line_metrics,
                "tailoring": tailoring}
            if stacks is None:
                document["systemStacks"] = {"system": list(families)}
            else:
                if not isinstance(stacks, Mapping):
                    raise MisuseError(f"stacks have names, as {{'ui': [...]}}, and this is {stacks!r}")
                file = next((files for files in stacks.values() if isinstance(files, str)), None)
                if file is not None:
                    raise MisuseError(f"a stack is a list of font files: {[file]!r}, not {file!r}")
                environment["stacks"] = {
                    name: files if isinstance(files, Mapping) else {"fonts": list(files)} for name, files in stacks.items()}
            names = ["system"] if stacks is None else list(stacks)
            if font is None and len(names) == 1:
                font = {"stack": names[0]}
            if font is not None:
                environment["font"] = dict(font)
            if language is not None:
                environment["lang"] = language
            configuration = document
        elif stacks is not None:
            raise MisuseError("give stacks or a configuration, not both")
        text = _json(configuration)
        folder = None if font_dir is None else str(font_dir).encode()
        super().__init__(_new(library.ss_engine_create, text, len(text), folder))

    @classmethod
    def system(cls, *families: str, **options: Any) -> Engine:
        """An engine of the system's fonts: of the first family that is installed, the system's fallback behind it."""
        return cls(families=families, **options)

    def fonts_digest(self, stack: Optional[str] = None) -> int:
        """A digest of the font files of a stack: equal on machines whose answers for it are equal."""
        digest = ctypes.c_uint64()
        library.ss_engine_fonts_digest(self._handle, None if stack is None else stack.encode(), ctypes.byref(digest))
        return digest.value

    def label(
        self, text: str, *, stack: Optional[str] = None, size: Optional[float] = None, weight: Optional[int] = None,
        italic: bool = False, language: Optional[str] = None, line_limit: Optional[int] = None,
        minimum_lines: Optional[int] = None, line_spacing: float = 0, tracking: float = 0,
    ) -> Label:
        """Prepares a text of one font."""
        if not isinstance(text, str):
            raise MisuseError(f"a text is a str, and this is {text!r}")
        style = _style(stack, size, weight, italic, language, line_limit, minimum_lines, line_spacing, tracking)
        data = text.encode()
        return Label(_new(library.ss_label_create, self._handle, data, len(data), ctypes.byref(style)))

    def rich_label(self, document: Document) -> Label:
        """Prepares a label described in JSON, with runs, boxes and whatever else a line of `selfsize wrap` may have."""
        data = _json(document)
        return Label(_new(library.ss_label_create_json, self._handle, data, len(data)))

    def row(self, document: Document) -> Row:
        """Prepares a row described in JSON, as `{"tree": {"kind": "vstack", "children": [...]}}`."""
        data = _json(document)
        return Row(_new(library.ss_row_create, self._handle, data, len(data)))

    def template(self, document: Document) -> Template:
        """A row described in JSON with holes, as `{"kind": "text", "string": {"hole": "body"}}`, to be filled again and again."""
        from .templates import Template

        data = _json(document)
        return Template(_new(library.ss_template_create, self._handle, data, len(data)))

    def decode_template(self, data: bytes, name: Optional[str] = None) -> Template:
        """A template of bytes that `selfsize compile` or `Template.encode` wrote, set in this engine's fonts.

        Args:
            data: the bytes; they may come from anywhere.
            name: the id of one of several templates; None for the only one.
        """
        from .templates import Template

        return Template(
            _new(library.ss_template_decode, self._handle, data, len(data), None if name is None else name.encode()))

    def heights(
        self, items: Any, widths: ArrayLike, *, stack: Optional[str] = None, size: Optional[float] = None,
        weight: Optional[int] = None, italic: bool = False, language: Optional[str] = None,
        line_limit: Optional[int] = None, minimum_lines: Optional[int] = None, line_spacing: float = 0,
        tracking: float = 0,
    ) -> NDArray[np.float64]:
        """The heights of many texts, labels or rows: an array with a row an item, and a column a width if `widths` has several.

        Args:
            items: texts (str), for which the other arguments count; an Arrow array of texts, whose nulls have heights of NaN;
                or labels; or rows.
            widths: a width in points, or several.
        """
        style = _style(stack, size, weight, italic, language, line_limit, minimum_lines, line_spacing, tracking)
        wanted: NDArray[np.float64] = np.ascontiguousarray(np.atleast_1d(widths), dtype=np.float64)
        if wanted.ndim != 1:
            raise MisuseError("widths are a number or a list of numbers")
        heights = _batches.heights(self._handle, items, wanted, style)
        return heights[:, 0] if np.ndim(widths) == 0 else heights

    def measure_table(self, table: Any, template: Any, widths: Sequence[float], *, intervals: bool = False) -> Any:
        """Measures each row of an Arrow table: the table with a column of heights a width, and one of errors.

        Args:
            table: a `pyarrow.Table` or `RecordBatch`.
            template: the name of a column of texts; or a `Template`, whose holes are filled from the columns of their names; or a
                row (with a "tree") or a label described in JSON, in which `{"hole": "name"}` stands for the value of the column
                of that name. `{"hole": "name"}` alone is a column of such descriptions. A row becomes a template where its
                holes allow it (`Engine.template`); otherwise the description of each row is read, which takes far longer.
            widths: widths in points; the columns are called `height_320`, the column of errors `error`.
            intervals: whether each width has two more columns, `valid_from_320` and `valid_to_320`: the widths, the second one
                not included, at which a row has the same height.
        """
        from . import _tables

        return _tables.measure(self, table, template, widths, intervals)


class Label(Handle):
    """A text that was prepared: its height at any width is arithmetic. It never changes; any threads may use it."""

    __slots__ = ()
    _release = library.ss_label_release

    def height(self, width: float) -> float:
        """The height in lines of at most `width` points; infinity leaves lines unbroken."""
        height = ctypes.c_double()
        library.ss_label_height(self._handle, width, ctypes.byref(height))
        return height.value

    def heights(self, widths: ArrayLike) -> NDArray[np.float64]:
        """The heights at several widths."""
        return np.array([self.height(float(width)) for width in np.atleast_1d(widths)], dtype=np.float64)

    def measure(self, width: float) -> TextSize:
        """The size at a width, and the widths for which it holds."""
        size = _TextSize()
        library.ss_label_measure(self._handle, width, ctypes.byref(size))
        return TextSize(
            size.width, size.height, size.first_baseline, size.last_baseline, size.line_count, bool(size.truncated),
            size.valid_from, size.valid_to)

    def lines(self, width: float) -> list[Line]:
        """The lines at a width."""
        count = ctypes.c_size_t()
        library.ss_label_lines(self._handle, width, None, 0, ctypes.byref(count))
        lines = (_Line * count.value)()
        library.ss_label_lines(self._handle, width, lines, count.value, ctypes.byref(count))
        return [
            Line(line.start, line.end, line.x, line.width, line.baseline, line.ascent, line.descent) for line in lines]

    @property
    def uncovered(self) -> int:
        """How many parts of the text no font of the stack has letters for."""
        return _count(library.ss_label_uncovered, self._handle)

    def with_size(self, size: float) -> Label:
        """The same label with its first font at another size, the others in proportion; nothing is shaped again."""
        return Label(_new(library.ss_label_with_font_size, self._handle, size))

    def keeping_heights(self) -> Label:
        """The same label with its heights kept as steps: worth it for one that is measured at several widths."""
        return Label(_new(library.ss_label_keep_heights, self._handle))

    def encode(self) -> bytes:
        """The label as bytes, to be measured on machines without its fonts."""
        return _bytes(library.ss_label_encode, self._handle)

    @staticmethod
    def decode(data: bytes) -> Label:
        """A label from such bytes, with the same answers bit for bit. Bytes from anywhere may be tried."""
        data = bytes(memoryview(data))
        return Label(_new(library.ss_label_decode, data, len(data)))

    def __reduce__(self) -> Any:
        return Label.decode, (self.encode(),)


class Row(Handle):
    """A row ready to be measured at any width. It never changes; any threads may use it."""

    __slots__ = ()
    _release = library.ss_row_release

    def height(self, width: float) -> float:
        """The height at a width, the proposed height left open."""
        return float(self.heights(width)[0])

    def heights(self, widths: ArrayLike) -> NDArray[np.float64]:
        """The heights at several widths."""
        wanted: NDArray[np.float64] = np.ascontiguousarray(np.atleast_1d(widths), dtype=np.float64)
        heights = np.empty(wanted.size, dtype=np.float64)
        library.ss_row_heights(self._handle, wanted.ctypes.data, wanted.size, heights.ctypes.data)
        return heights

    def measure(self, width: Optional[float] = None, height: Optional[float] = None) -> RowSize:
        """The size for a proposal; None leaves a dimension open."""
        size = _RowSize()
        library.ss_row_measure(self._handle, _proposed(width), _proposed(height), ctypes.byref(size))
        return RowSize(size.width, size.height, size.valid_from, size.valid_to)

    @property
    def uncovered(self) -> int:
        """How many parts of the row's texts no font of their stacks has letters for."""
        return _count(library.ss_row_uncovered, self._handle)

    @property
    def names(self) -> list[str]:
        """The names of the row's parts."""
        names, name = [], ctypes.c_char_p()
        for part in range(_count(library.ss_row_part_count, self._handle)):
            library.ss_row_part_name(self._handle, part, ctypes.byref(name))
            names.append((name.value or b"").decode())
        return names

    def frames(self, width: Optional[float] = None, height: Optional[float] = None) -> dict[str, Rect]:
        """The frames of the named parts that show, for a proposal."""
        names, count = self.names, ctypes.c_size_t()
        rects = (_Rect * len(names))()
        library.ss_row_frames(
            self._handle, _proposed(width), _proposed(height), rects, len(names), ctypes.byref(count))
        return {
            name: Rect(rect.x, rect.y, rect.width, rect.height) for name, rect in zip(names, rects) if rect.x == rect.x}


def _proposed(length: Optional[float]) -> Any:
    return None if length is None else ctypes.byref(ctypes.c_double(length))
