"""Builds the C library by `swift build` and puts it into the wheel.

SELFSIZING_LIBRARY names a libselfsizing.so.1 that was built before, to be taken instead.
"""

import os
import pathlib
import shutil
import subprocess
import tempfile

from setuptools import setup
from setuptools.command.build_py import build_py
from setuptools.dist import Distribution

try:
    from setuptools.command.bdist_wheel import bdist_wheel
except ImportError:  # setuptools before 70.1
    from wheel.bdist_wheel import bdist_wheel

HERE = pathlib.Path(__file__).resolve().parent


class BuildLibrary(build_py):
    """Builds the package with the library in it."""

    def run(self):
        super().run()
        target = pathlib.Path(self.build_lib, "selfsizing", "libselfsizing.so.1")
        target.parent.mkdir(parents=True, exist_ok=True)
        ready = os.environ.get("SELFSIZING_LIBRARY")
        if ready:
            shutil.copy(ready, target)
            return
        with tempfile.TemporaryDirectory() as prefix:
            subprocess.run([HERE.parent / "C" / "build", prefix], check=True)
            shutil.copy(pathlib.Path(prefix, "lib", "libselfsizing.so.1"), target)


class Wheel(bdist_wheel):
    """A wheel for any Python of this platform: the library knows nothing of Python."""

    def get_tag(self):
        return ("py3", "none", super().get_tag()[2])


class BinaryDistribution(Distribution):
    """A distribution that is not the same on every platform."""

    def has_ext_modules(self):
        return True


setup(cmdclass={"build_py": BuildLibrary, "bdist_wheel": Wheel}, distclass=BinaryDistribution)
