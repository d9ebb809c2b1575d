"""The job for `spark-submit`: see `python -m selfsizing.spark --help`."""

from selfsizing.spark import main

main()
