"""Heights a second from Python, in batches of 1,000 texts: speed.py LABELS, a file of lines with a "text"."""

import json
import sys
import time

import pyarrow

import selfsizing

texts = [json.loads(line)["text"] for line in open(sys.argv[1], encoding="utf-8")]
texts = (texts * (1000 // len(texts) + 1))[:1000]
engine = selfsizing.Engine(stacks={"ui": ["Inter-Regular.otf", "NotoSans-Regular.ttf", "NotoColorEmoji.ttf"]})
for name, items in (("list[str]", texts), ("Arrow", pyarrow.array(texts))):
    least = float("inf")
    for _ in range(100):
        start = time.perf_counter()
        engine.heights(items, 250)
        least = min(least, time.perf_counter() - start)
    print(f"{name}: {least / len(texts) * 1e9:.0f} ns a text, {len(texts) / least:.0f} texts a second")
