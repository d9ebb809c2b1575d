"""Heights a second from Python, in batches of 1,000 texts: speed.py LABELS [CALL_SPEED]

LABELS is a file of lines with a "text". CALL_SPEED is what Hosts/C builds under that name: it prints Swift's figure for the same texts
and fonts, of the same run.
"""

import json
import pathlib
import re
import subprocess
import sys
import tempfile
import time

import pyarrow

import selfsizing

CONFIGURATION = {
    "format": 1, "sizes": [17],
    "environment": {"scale": 2, "font": {"stack": "ui"}, "stacks": {"ui": {"fonts": [
        "Inter-Regular.otf", "NotoSans-Regular.ttf", "NotoColorEmoji.ttf"]}}}}
#: The least part of Swift's rate.
LEAST = {"list[str]": 0.5, "Arrow": 0.8}


def swift_rate():
    """Texts a second in Swift; None where it cannot be asked."""
    if len(sys.argv) < 3 or not pathlib.Path(sys.argv[2]).exists():
        return None
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        file.write(json.dumps(CONFIGURATION))
        file.flush()
        output = subprocess.run([sys.argv[2], file.name, sys.argv[1]], capture_output=True, text=True).stdout
    return 1e9 / float(re.search(r"a text in a batch of 1,000: Swift ([0-9.]+) ns", output)[1])


texts = [json.loads(line)["text"] for line in open(sys.argv[1], encoding="utf-8")]
texts = (texts * (1000 // len(texts) + 1))[:1000]
engine = selfsizing.Engine(configuration=CONFIGURATION)
swift = swift_rate()
for name, items in (("list[str]", texts), ("Arrow", pyarrow.array(texts))):
    least = float("inf")
    for _ in range(300):
        start = time.perf_counter()
        engine.heights(items, 250)
        least = min(least, time.perf_counter() - start)
    rate = len(texts) / least
    beside = "" if swift is None else f", {rate / swift:.2f} of Swift's (at least {LEAST[name]})"
    print(f"{name}: {1e9 / rate:.0f} ns a text, {rate:.0f} texts a second{beside}")
