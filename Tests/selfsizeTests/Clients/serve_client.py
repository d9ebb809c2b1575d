"""Runs the cases of a Fixtures folder through `selfsize serve`: python3 serve_client.py TOOL FIXTURES"""
import json, pathlib, subprocess, sys, threading


class SelfSize:
    """The tool beside this program. Requests are written by a thread of their own, so any number may be on the way."""

    def __init__(self, tool):
        self.process = subprocess.Popen(
            [tool, "serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8")

    def call(self, requests):
        def send():
            for number, request in enumerate(requests):
                self.process.stdin.write(json.dumps({"id": number, **request}) + "\n")
            self.process.stdin.flush()
        thread = threading.Thread(target=send)
        thread.start()
        answers = [json.loads(self.process.stdout.readline()) for _ in requests]
        thread.join()
        for number, answer in enumerate(answers):
            if answer["id"] != number or "error" in answer:
                sys.exit(f"request {number}: {answer}")
        return answers

    def close(self):
        self.process.stdin.close()
        return self.process.wait()


def read(path):
    return [json.loads(line) for line in path.read_text("utf-8").split("\n") if line]


tool, fixtures = SelfSize(sys.argv[1]), pathlib.Path(sys.argv[2])
hosts, count = fixtures / "Hosts", 0
tool.call([{"configure": json.loads((hosts / "configure.json").read_text("utf-8"))}])
for name, key, more in ("labels", "wrap", {}), ("rows", "measure", {"frames": True}):
    answers = tool.call([{key: case, **more} for case in read(hosts / f"{name}.ndjson")])
    results = [result for answer in answers for result in answer["results"]]
    assert results == read(hosts / f"{name}.expected.ndjson"), name
    count += len(results)
for path in sorted((fixtures / "Lists").glob("*.expected.ndjson")):
    trace = read(path.with_name(path.name.replace(".expected", "")))
    states = tool.call([{"list": path.name, "event": event} for event in trace])
    assert [answer["state"] for answer in states] == read(path), path.name
    count += len(states)
print(f"{count} results, exit code {tool.close()}")
