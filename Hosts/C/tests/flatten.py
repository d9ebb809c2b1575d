"""The table of cases as lines of tabs, for a program that reads no JSON: flatten.py FIXTURES

label JSON SIZE WIDTH HEIGHT LINES | row JSON WIDTH PROPOSED-HEIGHT HEIGHT VALID-FROM VALID-TO FRAMES | list EVENT STATE
Numbers are written in hexadecimal, bit for bit; - is a dimension left open.
"""
import json, pathlib, sys

fixtures = pathlib.Path(sys.argv[1])


def lines(path):
    return [line for line in path.read_text("utf-8").split("\n") if line]


def number(value):
    return "-" if value is None else float(value).hex()


def flat(*parts):
    print("\t".join(parts))


expected = iter(map(json.loads, lines(fixtures / "Hosts/labels.expected.ndjson")))
for line in lines(fixtures / "Hosts/labels.ndjson"):
    label = json.loads(line)
    for size in label["sizes"]:
        text = json.dumps({**label, "sizes": [size]})
        for width in label["widths"]:
            result = next(expected)
            flat("label", text, number(size), number(width), number(result["height"]), str(result["lines"]))
configuration = json.loads((fixtures / "Hosts/configure.json").read_text("utf-8"))
expected = iter(map(json.loads, lines(fixtures / "Hosts/rows.expected.ndjson")))
for line in lines(fixtures / "Hosts/rows.ndjson"):
    row = json.loads(line)
    own = row.get("proposal")
    for proposal in [own] if own else [{"width": width} for width in configuration["widths"]]:
        result = next(expected)
        frames = sorted(result["frames"].items(), key=lambda item: item[0].encode())
        flat("row", line, number(proposal["width"]), number(proposal.get("height")), number(result["height"]),
             number(result["valid"][0]), number(result["valid"][1]),
             ";".join(name + "=" + ",".join(map(number, frame)) for name, frame in frames))
for path in sorted((fixtures / "Lists").glob("*.expected.ndjson")):
    events = lines(path.with_name(path.name.replace(".expected", "")))
    for event, state in zip(events, lines(path), strict=True):
        flat("list", event, state)
