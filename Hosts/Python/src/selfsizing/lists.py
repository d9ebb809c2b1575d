"""The layout of lists whose heights are mostly unknown."""

from __future__ import annotations

import ctypes
import json
import numbers
from collections.abc import Callable
from typing import Any, Optional

from ._library import MEASURE, Handle, library
from ._library import Report as _Report
from ._library import Slot as _Slot
from ._values import Report, Request, Slot
from .engine import _json
from .errors import RefusedError

UNITS_PER_POINT = 192
_PARTS = {-1: "header", -2: "footer"}
_STATES = ("unmeasured", "measured", "stale")


def _points(units: int) -> float:
    return units / UNITS_PER_POINT


def _place(row: int) -> tuple[Optional[int], str]:
    return (None, _PARTS[row]) if row < 0 else (row, "row")


class ListLayout(Handle):
    """Where the rows of a list stand, and by how much its offset changes so that nothing the reader saw moves.

    Used by one thread at a time, and not from within its own callback. Configuration and events are those of list traces
    (`selfsize replay`; the article "Lists in traces" has all): `ListLayout(viewport=640, width=320, estimates=[60])`,
    `layout.event("load", {"rows": {"count": 1000}})`.
    """

    __slots__ = ()
    _release = library.ss_list_free

    def __init__(self, **configuration: Any) -> None:
        data = _json({"configure": configuration})
        handle = ctypes.c_void_p()
        library.ss_list_create(data, len(data), ctypes.byref(handle))
        super().__init__(handle)

    def apply(self, line: Any) -> dict[str, Any]:
        """Applies a line of a trace and gives the state that `selfsize replay` prints: lengths in units of 1/192 point.

        An event that the list refuses has `refused` in its state; by its name (`event`, `batch` and others) it raises `RefusedError`.
        """
        data = _json(line)
        state, length = ctypes.c_void_p(), ctypes.c_size_t()
        library.ss_list_apply(self._handle, data, len(data), ctypes.byref(state), ctypes.byref(length))
        result: dict[str, Any] = json.loads(ctypes.string_at(state.value or 0, length.value))
        return result

    def event(self, name: str, value: Any) -> dict[str, Any]:
        """Applies an event by its name, as `event("width", 375)`; raises `RefusedError` where the list refuses it."""
        state = self.apply({name: value})
        if "refused" in state:
            raise RefusedError(library.ss_error_message().decode("utf-8", "replace"))
        return state

    def load(self, content: Any) -> dict[str, Any]:
        """Begins afresh: with so many rows, with a list of their keys, or with `{"sections": [...]}` or `{"rows": [...]}`."""
        if isinstance(content, numbers.Integral):
            content = {"rows": {"count": content}}
        return self.event("load", {"rows": content} if isinstance(content, list) else content)

    def batch(self, **changes: Any) -> dict[str, Any]:
        """Deletes, inserts, moves and reloads as one: `batch(deletes=[[0, 3]], inserts=[{"at": [0, 0], "key": "new"}])`."""
        return self.event("batch", changes)

    def snapshot(self, **content: Any) -> dict[str, Any]:
        """Goes over to other content, the difference found by key: `snapshot(rows=["a", "b"])`."""
        return self.event("snapshot", content)

    def scroll_to(self, **target: Any) -> dict[str, Any]:
        """Shows a slot: `scroll_to(row=500, align="middle")`, `scroll_to(end=True)`."""
        return self.event("scrollTo", target)

    def saved(self, heights: bool = True) -> str:
        """The reader's place and the heights, to be kept beyond the program's end."""
        return str(self.apply({"query": {"saved": heights}})["answer"])

    def restore(self, saved: str) -> dict[str, Any]:
        """Brings back what was saved; what is not there yet waits until its key comes."""
        self.event("keep", {"name": "saved", "saved": saved})
        return self.event("restore", "saved")

    def set_width(self, width: float) -> dict[str, Any]:
        """Gives the list another width."""
        return self.event("width", width)

    def set_viewport(self, height: float) -> dict[str, Any]:
        """Gives the list another height."""
        return self.event("viewport", height)

    def scroll_by(self, distance: float, overscrolls: bool = False) -> Report:
        """Scrolls as the user does, in points."""
        return self._report(library.ss_list_scroll_by, distance, overscrolls)

    def set_height(self, slot: int, height: float) -> Report:
        """Says how tall a slot is, in points."""
        return self._report(library.ss_list_set_height, slot, height)

    def set_height_by_key(self, key: str, height: float) -> Report:
        """Says how tall the slot with a key is, in points."""
        data = key.encode()
        return self._report(library.ss_list_set_height_by_key, data, len(data), height)

    def frame(self, measure: Callable[[Request], Optional[float]]) -> Report:
        """Asks for the heights of what is visible and not measured, and gives everything its place.

        Args:
            measure: gives the height of a slot in points; None where it is not known yet. What it raises is raised here, after the
                frame, in which the slot stays as it was.
        """
        raised: list[BaseException] = []

        def answer(_: Any, request: Any) -> float:
            wanted = request.contents
            row, part = _place(wanted.row)
            try:
                if not raised:
                    height = measure(
                        Request(
                            wanted.slot, wanted.section, row, part, _points(wanted.across), wanted.class_number))
                    if height is not None:
                        return float(height)
            except BaseException as error:
                raised.append(error)
            return float("nan")

        report = self._report(library.ss_list_frame, MEASURE(answer), None)
        if raised:
            raise raised[0]
        return report

    @property
    def state(self) -> Report:
        """Where the list stands."""
        return self._report(library.ss_list_state)

    @property
    def visible(self) -> list[Slot]:
        """The slots that the last frame shows at their own places."""
        return self._slots(library.ss_list_visible_slots)

    @property
    def pinned(self) -> list[Slot]:
        """The headers and footers that the last frame shows away from their own places."""
        return self._slots(library.ss_list_pinned_slots)

    def __len__(self) -> int:
        return self._number(library.ss_list_slot_count)

    def slot_at(self, y: float) -> Optional[int]:
        """The slot at a y of the content, in points."""
        slot = self._number(library.ss_list_slot_at, round(y * UNITS_PER_POINT))
        return None if slot < 0 else slot

    def slot_with_key(self, key: str) -> Optional[int]:
        """The slot with a key."""
        data = key.encode()
        slot = self._number(library.ss_list_slot_with_key, data, len(data))
        return None if slot < 0 else slot

    def slot_frame(self, slot: int) -> Slot:
        """Where a slot stands in the content."""
        frame = _Slot()
        library.ss_list_slot_frame(self._handle, slot, ctypes.byref(frame))
        return self._slot(frame)

    def key(self, slot: int) -> str:
        """The key of a slot."""
        key, length = ctypes.c_void_p(), ctypes.c_size_t()
        library.ss_list_key(self._handle, slot, ctypes.byref(key), ctypes.byref(length))
        return ctypes.string_at(key.value or 0, length.value).decode()

    def _report(self, function: Any, *arguments: Any) -> Report:
        report = _Report()
        function(self._handle, *arguments, ctypes.byref(report))
        return Report(
            _points(report.offset), _points(report.content_height), _points(report.bias), _points(report.correction),
            report.dropped, report.clamped)

    def _number(self, function: Any, *arguments: Any) -> int:
        number = ctypes.c_int64()
        function(self._handle, *arguments, ctypes.byref(number))
        return number.value

    def _slots(self, function: Any) -> list[Slot]:
        count = ctypes.c_size_t()
        function(self._handle, None, 0, ctypes.byref(count))
        slots = (_Slot * count.value)()
        function(self._handle, slots, count.value, ctypes.byref(count))
        return [self._slot(slot) for slot in slots]

    def _slot(self, slot: _Slot) -> Slot:
        x, width = ctypes.c_int64(), ctypes.c_int64()
        library.ss_list_slot_sides(self._handle, slot.slot, ctypes.byref(x), ctypes.byref(width))
        row, part = _place(slot.row)
        return Slot(
            slot.slot, slot.section, row, part, _points(slot.y), _points(slot.height),
            None if slot.lane < 0 else slot.lane, _STATES[slot.state], _points(x.value), _points(width.value))
