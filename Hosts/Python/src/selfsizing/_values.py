"""Values that the library gives."""

from __future__ import annotations

from typing import NamedTuple, Optional


class TextSize(NamedTuple):
    """The size of a label at a width, in points, and the widths `[valid_from, valid_to)` for which it holds."""

    width: float
    height: float
    first_baseline: float
    last_baseline: float
    line_count: int
    is_truncated: bool
    valid_from: float
    valid_to: float


class Line(NamedTuple):
    """A line of a label: the code points `start` to `end` of its text, and where it stands, in points."""

    start: int
    end: int
    x: float
    width: float
    baseline: float
    ascent: float
    descent: float


class RowSize(NamedTuple):
    """The size of a row, in points, and the proposed widths `[valid_from, valid_to)` with this height."""

    width: float
    height: float
    valid_from: float
    valid_to: float


class Rect(NamedTuple):
    """A frame in points, not rounded to pixels."""

    x: float
    y: float
    width: float
    height: float


class Slot(NamedTuple):
    """A slot of a list: a row, or the header or footer of a section; lengths in points."""

    slot: int
    section: int
    #: The row's number in its section; None for a header or a footer.
    row: Optional[int]
    #: "row", "header" or "footer".
    part: str
    #: The top: on screen for visible and pinned slots, in the content for `ListLayout.slot_frame`.
    y: float
    height: float
    #: The number of its lane; None where it takes the list's whole width.
    lane: Optional[int]
    #: "unmeasured", "measured" or "stale".
    state: str
    #: The left edge and the width, lanes and insets counted; in a horizontal list the top and the height.
    x: float
    width: float


class Report(NamedTuple):
    """What an event or a frame did to a list, in points."""

    offset: float
    content_height: float
    bias: float
    correction: float
    #: Measurements that were not current.
    dropped: int
    #: Heights that were cut to the greatest one.
    clamped: int


class Request(NamedTuple):
    """A slot that a list wants to have measured."""

    slot: int
    section: int
    #: The row's number in its section; None for a header or a footer.
    row: Optional[int]
    #: "row", "header" or "footer".
    part: str
    #: The width for which its height is asked, in points.
    width: float
    #: Its class of estimates.
    estimate_class: int
