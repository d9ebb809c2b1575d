"""Shows the chat in a window of a virtual screen, uses it as a reader does, and reads from pictures of the screen where rows are.

    python3 window.py PROGRAM [--pictures FOLDER] [--most-layout MILLISECONDS]
    python3 window.py PROGRAM --portrait FILE      (the picture in the README)

Needs Xvfb and xdotool. Each row has a strip of a colour of its own at its left edge, from which its top and bottom are read; what the
list says of them is only compared with that. The strip is six pixels wide; the indicator at the right edge is left out.
"""

import argparse
import json
import math
import os
import pathlib
import struct
import subprocess
import sys
import tempfile
import time
import zlib

MARK, DRAFT, INDICATOR = 2, 2**31 - 1, 12


class Screen:
    """A virtual screen, and pictures of it."""

    def __init__(self, folder, width, height):
        read, write = os.pipe()
        self.process = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{width}x{height}x24", "-fbdir", folder, "-nolisten", "tcp"],
            pass_fds=[write], stderr=subprocess.DEVNULL)
        os.close(write)
        self.display = ":" + os.read(read, 20).decode().strip()
        self.file = pathlib.Path(folder, "Xvfb_screen0")

    def picture(self, width, height):
        """The upper left corner: a line of 4 bytes a pixel for each row, blue first."""
        data = self.file.read_bytes()
        head = struct.unpack(">25I", data[:100])
        start, line = head[0] + head[19] * 12, head[12]
        return [data[start + y * line:start + y * line + width * 4] for y in range(height)]

    def use(self, *command):
        subprocess.run(["xdotool", *map(str, command)], check=True, env={**os.environ, "DISPLAY": self.display})


def write_png(lines, path):
    width = len(lines[0]) // 4
    rows = b"".join(
        b"\0" + b"".join(line[4 * x:4 * x + 3][::-1] for x in range(width)) for line in lines)
    part = lambda kind, data: struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    head = struct.pack(">IIBBBBB", width, len(lines), 8, 2, 0, 0, 0)
    path.write_bytes(
        b"\x89PNG\r\n\x1a\n" + part(b"IHDR", head) + part(b"IDAT", zlib.compress(rows, 9)) + part(b"IEND", b""))


class Chat:
    """The program in its window."""

    def __init__(self, program, screen, pictures=None, *options, scale=1):
        self.screen, self.pictures, self.taken = screen, pictures, 0
        self.width, self.height, self.most_layout = 460 * scale, 720 * scale, math.inf
        self.process = subprocess.Popen(
            [program, "--commands", *options], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
            env={**os.environ, "DISPLAY": screen.display, "GDK_BACKEND": "x11", "GSK_RENDERER": "cairo", "GTK_A11Y": "none", "GDK_SCALE": str(scale),
                 "GSETTINGS_BACKEND": "memory", "LC_ALL": "C.UTF-8"})

    def tell(self, command="report"):
        """Has something come in, and waits until it is on the screen; gives what the list says."""
        self.process.stdin.write(command + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def wait(self, is_there):
        """What the list says, once that is so: of what came by way of the screen's server."""
        for _ in range(200):
            report = self.tell()
            if is_there(report):
                return report
            time.sleep(0.02)
        raise AssertionError(f"it never came: {report}")

    def wait_for_window(self):
        """Waits until the server shows the window, which it does some time after the window was drawn: until then the screen is black."""
        for _ in range(500):
            first, *_, last = self.screen.picture(self.width, self.height)
            if any(first) and any(last):
                return
            time.sleep(0.02)
        raise AssertionError("the window never came")

    def picture(self, name):
        lines = self.screen.picture(self.width, self.height)
        self.taken += 1
        if self.pictures:
            write_png(lines, self.pictures / f"{self.taken:02}-{name}.png")
        return lines

    def tell_to_quit(self):
        self.process.stdin.write("quit\n")
        self.process.stdin.close()
        assert self.process.wait(timeout=20) == 0

    def resize(self, width, height):
        self.width, self.height = width, height
        window = subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--name", "A million messages"], check=True, text=True,
            capture_output=True, env={**os.environ, "DISPLAY": self.screen.display}).stdout.split()[0]
        self.screen.use("windowsize", "--sync", window, width, height)
        time.sleep(0.3)
        return self.tell()

    def edges(self, edges):
        """The pixels of a row's top and bottom in the window."""
        return tuple(min(max(0, nearest(edge)), self.height) for edge in edges)

    def compared(self, name, report=None):
        """A picture in which all rows are where the list says; and the rows as read from it: their tops and bottoms by number."""
        report = report or self.tell()
        says = {number: (y, y + height) for number, y, height in report["rows"]}
        shown = [number for number, (top, bottom) in says.items() if nearest(bottom) > 0 and nearest(top) < self.height]
        # The server may show the last frame some time after it was drawn.
        for _ in range(50):
            lines = self.picture(name)
            rows = read_rows(lines)
            if list(rows) == shown and all(rows[number] == self.edges(says[number]) for number in shown):
                break
            time.sleep(0.02)
        assert list(rows) == shown, f"{name}: rows {rows} are drawn, and the list says {says}"
        for number, (top, bottom) in rows.items():
            wanted = self.edges(says[number])
            assert (top, bottom) == wanted, f"{name}: row {number} is drawn at {top} to {bottom}, and the list says {wanted}"
        global compared
        compared += len(rows)
        return lines, rows


compared = 0


def nearest(y):
    """The nearest whole pixel, halves downwards on the screen."""
    return math.floor(y + 0.5)


def read_rows(lines):
    """Tops and bottoms of the rows in a picture, by the numbers of their messages, read from their marks."""
    rows = {}
    for y, line in enumerate(lines):
        color = int.from_bytes(line[4 * MARK:4 * MARK + 3], "little")
        number = DRAFT if color == 0xFE0001 else color - 0x400000
        top, bottom = rows.get(number, (y, y))
        assert bottom == y, f"row {number} is in two pieces"
        rows[number] = (top, y + 1)
    return rows


def ink(lines, top, bottom):
    """A part of a picture without the indicator."""
    return [line[:-4 * INDICATOR] for line in lines[top:bottom]]


def same(before, after, what):
    assert ink(before, 0, None) == ink(after, 0, None), f"{what}: something moved, or looks another way"


def moved(before, after, what, least=3):
    """By how many pixels the rows that both pictures show whole have moved; they look the same in both."""
    (lines, rows), (new_lines, new_rows) = before, after
    whole = [number for number, (top, bottom) in rows.items() if top > 0 and bottom < len(lines) and number in new_rows
             and new_rows[number][0] > 0 and new_rows[number][1] < len(new_lines)]
    assert len(whole) >= least, f"{what}: too few rows are on both pictures, {whole}"
    distances = {new_rows[number][0] - rows[number][0] for number in whole}
    assert len(distances) == 1, f"{what}: rows moved by different distances, {distances}"
    for number in whole:
        assert ink(lines, *rows[number]) == ink(new_lines, *new_rows[number]), f"{what}: row {number} looks another way"
    return distances.pop()


def test_wheel(chat):
    chat.tell("row 500000")
    before = chat.compared("middle")
    for button, sign in ((4, 1), (5, -1)):
        start = chat.tell()
        chat.screen.use("mousemove", 200, 300, "click", button)
        after = chat.compared("wheel", chat.wait(lambda report: report["rows"] != start["rows"]))
        distance = moved(before, after, "wheel")
        assert distance * sign > 40, distance
        before = after


def test_kinetic(chat):
    """A list that is let go while it is dragged goes on, and comes to rest."""
    chat.tell("row 600000")
    before = chat.compared("pressed")
    drag = [word for y in range(206, 301, 6) for word in ("mousemove", 200, y, "sleep", 0.012)]
    chat.screen.use("mousemove", 200, 200, "mousedown", 1, *drag, "mouseup", 1)
    # The answer comes when nothing moves any more.
    distance = moved(before, chat.compared("let go"), "fling", least=1)
    assert distance > 96 + 40, f"dragged by 96 points, it went {distance}"


def test_speed(chat):
    """6,000 points a second over rows that were never measured."""
    chat.tell("row 250000")
    report = chat.tell("fling 6000 300")
    chat.compared("after speed", report)
    for name in ("layout", "drawing"):
        times = report[name]
        print(f"{name} of a frame at 6,000 points a second: {times['median']:.3f} ms (median of {times['frames']} frames), "
              f"{times['p99']:.3f} ms (99 of 100), {times['most']:.3f} ms (most)")
    assert report["layout"]["median"] <= chat.most_layout, f"layout takes more than {chat.most_layout} ms"


def test_messages_come_in(chat):
    chat.tell("row 500000")
    chat.screen.use("mousemove", 200, 300, "click", 4)
    time.sleep(0.2)
    before, rows = chat.compared("before messages")
    for command in ("prepend 100", "append 100", "prepend 1", "append 1"):
        after, _ = chat.compared(command.replace(" ", "-"), chat.tell(command))
        same(before, after, command)
    # At the very top too, where the reader sees the first of all.
    chat.tell("row 0")
    before, rows = chat.compared("top")
    assert min(rows) == -101
    same(before, chat.compared("above-the-first", chat.tell("prepend 50"))[0], "above the first")
    # At the end what is new shows, and pushes the others up by its height.
    before = chat.compared("end", chat.tell("end"))
    after = chat.compared("new", chat.tell("append 1"))
    assert after[1][DRAFT] == before[1][DRAFT]
    newest = max(number for number in after[1] if number != DRAFT)
    assert newest not in before[1]
    top, bottom = after[1][newest]
    for number, (old_top, _) in before[1].items():
        if number in after[1] and number != DRAFT and after[1][number][0] > 0:
            assert after[1][number][0] == old_top - (bottom - top), "the others moved by the height of the new one"


def test_resizing(chat):
    chat.tell("row 700000")
    chat.screen.use("mousemove", 200, 300, "click", 4)
    time.sleep(0.2)
    before, rows = chat.compared("before resizing")
    held = next(iter(rows))
    says = {number: (y, height) for number, y, height in chat.tell()["rows"]}
    for width, height in ((300, 720), (700, 500), (460, 720)):
        report = chat.resize(width, height)
        lines, resized = chat.compared(f"{width}-wide", report)
        assert next(iter(resized)) == held, "another row is at the top"
        y, tall = next((y, tall) for number, y, tall in report["rows"] if number == held)
        # The line that was read stays: the row is cut at the same part of its height.
        assert abs(-y / tall + says[held][0] / says[held][1]) * tall <= 1
    same(before, lines, "resized and back")


def test_typing(chat):
    before = chat.compared("draft", chat.tell("end"))
    heights = set()
    for word in "This is typed into the last row, which grows and pushes up what is above ".split():
        start = chat.tell()
        chat.screen.use("type", "--delay", 1, word + " ")
        time.sleep(0.15)
        after = chat.compared("typed")
        assert after[1][DRAFT][1] == chat.height, "the draft left the end"
        top, bottom = after[1][DRAFT]
        grown = (bottom - top) - (before[1][DRAFT][1] - before[1][DRAFT][0])
        assert moved(before, after, "typing") == -grown
        heights.add(bottom - top)
        before = after
    assert len(heights) >= 2, "the draft never grew"
    count = chat.tell()["count"]
    chat.screen.use("key", "BackSpace", "Return")
    report = chat.wait(lambda report: report["count"] == count + 1)
    lines, rows = chat.compared("sent", report)
    top, bottom = rows[DRAFT]
    assert bottom == chat.height and bottom - top < max(heights)
    # An older draft further up does not scroll: typing shows it.
    chat.tell("row 1000")
    chat.screen.use("key", "x")
    _, rows = chat.compared("typed from afar", chat.wait(lambda report: report["rows"][-1][0] == DRAFT))
    assert rows[DRAFT][1] == chat.height


def portrait(program, screen, path):
    """The picture in the README: two pixels a point, no marks, something being written."""
    chat = Chat(program, screen, scale=2)
    chat.tell("append 17")
    chat.screen.use("mousemove", 200, 300, "type", "--delay", 1, "Saturday it is. I bring the cheese and the")
    time.sleep(1)
    chat.tell("end")
    write_png(chat.screen.picture(chat.width, chat.height), path)
    chat.tell_to_quit()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--pictures", type=pathlib.Path)
    parser.add_argument("--most-layout", type=float, default=math.inf)
    parser.add_argument("--portrait", type=pathlib.Path)
    given = parser.parse_args()
    if given.pictures:
        given.pictures.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        screen = Screen(folder, 1000, 1500)
        try:
            if given.portrait:
                return portrait(given.program, screen, given.portrait)
            chat = Chat(given.program, screen, given.pictures, "--marks")
            chat.most_layout = given.most_layout
            chat.tell()
            chat.wait_for_window()
            chat.compared("first")
            for test in (test_wheel, test_kinetic, test_speed, test_messages_come_in, test_resizing, test_typing):
                test(chat)
                print(f"{test.__name__[5:].replace('_', ' ')}: holds")
            chat.tell_to_quit()
            print(f"{compared} positions of rows read from {chat.taken} pictures: all where the list says")
        finally:
            screen.process.terminate()
            screen.process.wait()


if __name__ == "__main__":
    main()
