import json
import pathlib

import pytest

import selfsizing

FIXTURES = pathlib.Path(__file__).resolve().parents[3] / "Fixtures"


def lines(path):
    return [line for line in path.read_text("utf-8").split("\n") if line]


@pytest.fixture(scope="session")
def configuration():
    return json.loads((FIXTURES / "Hosts/configure.json").read_text("utf-8"))


@pytest.fixture(scope="session")
def engine(configuration):
    return selfsizing.Engine(configuration=configuration)
