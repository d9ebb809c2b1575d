"""How tall labels, rows and whole lists are at any width, before any view exists.

    import selfsizing

    engine = selfsizing.Engine(stacks={"ui": ["Inter-Regular.otf"]})
    engine.label("Hello, world", size=17).height(80)
    engine.heights(["one message", "another message"], [320, 375])

Lengths are points. Everything measured here equals, bit for bit, what the Swift package measures.
"""

from ._library import library
from ._values import Line, Rect, Report, Request, RowSize, Slot, TextSize
from .engine import Engine, Label, Row
from .errors import (
    BusyError, DamagedError, DocumentError, EncodingError, Error, FontError, LimitError, MisuseError, NumberError,
    RefusedError, StyleError, ValueMismatchError,
)
from .lists import ListLayout
from .templates import Template

__version__: str = library.ss_version().decode()

__all__ = [
    "BusyError", "DamagedError", "DocumentError", "EncodingError", "Engine", "Error", "FontError", "Label", "LimitError",
    "Line", "ListLayout", "MisuseError", "NumberError", "Rect", "RefusedError", "Report", "Request", "Row", "RowSize",
    "Slot", "StyleError", "Template", "TextSize", "ValueMismatchError",
]
