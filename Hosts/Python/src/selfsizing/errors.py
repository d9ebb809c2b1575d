"""What the library raises; each message is the library's own sentence: what, where, and what to do about it."""

from __future__ import annotations


class Error(Exception):
    """Something that the library could not do."""


class MisuseError(Error, ValueError):
    """An argument that makes no sense, or a handle that was closed."""


class EncodingError(Error, ValueError):
    """Text that is no UTF-8."""


class DocumentError(Error, ValueError):
    """JSON that is none or does not say what it should; the message has line and column."""


class FontError(Error, OSError):
    """A font that is missing or broken."""


class StyleError(Error, ValueError):
    """A stack, size, weight or number of a style that cannot be used."""


class NumberError(Error, ValueError):
    """A width or height that is no number."""


class LimitError(Error, ValueError):
    """More than a limit allows."""


class RefusedError(Error, ValueError):
    """An event that the list's state does not allow; nothing has changed."""


class BusyError(Error, RuntimeError):
    """A list that another thread, or its own callback, is using."""


class DamagedError(Error, ValueError):
    """Bytes that are no label or template of this version."""


class ValueMismatchError(Error, ValueError):
    """A value that does not fit the hole of a template."""


#: The exceptions by the status of the C interface.
BY_STATUS: dict[int, type[Error]] = {
    1: MisuseError, 2: EncodingError, 3: DocumentError, 4: FontError, 5: StyleError, 6: NumberError,
    7: LimitError, 8: RefusedError, 9: BusyError, 10: DamagedError, 11: ValueMismatchError,
}
