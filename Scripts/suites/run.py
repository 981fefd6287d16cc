# SPDX-License-Identifier: MIT
"""A running step."""

import os
import signal
import subprocess
import time


class Run:
    """A step's command in a process group of its own, with its output in `log`."""

    def __init__(self, step, log, folder):
        self.step = step
        self.log = log
        self.started = time.monotonic()
        with log.open("wb") as output:
            self.process = subprocess.Popen(
                step.command,
                cwd=folder,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )

    @property
    def seconds(self):
        return time.monotonic() - self.started

    @property
    def is_over(self):
        """Whether it has ended, or its time is up."""
        return self.process.poll() is not None or self.seconds > self.step.minutes * 60

    def end(self):
        """Ends whatever is left of it; returns the exit code, or None when its time was up.

        Browsers and servers may be left of a test that was cut off.
        """
        code = self.process.poll()
        try:
            os.killpg(self.process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        self.process.wait()
        return code

    @property
    def output(self):
        return self.log.read_text(encoding="utf-8", errors="replace")
