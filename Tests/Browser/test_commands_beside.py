# SPDX-License-Identifier: MIT
"""Commands on the same file while the server runs: what they write is seen on an open page, and the other way round."""

import os
import pty
import select
import subprocess
import time

from almanac import BINARY
from playwright.sync_api import expect
from test_events import DESK, PAGE, busy, shown  # noqa: F401

BERLIN = "Europe/Berlin"
F2, HOME, ALT_DOWN = "\x1bOQ", "\x1b[H", "\x1b[1;3B"


def run(almanac, *words):
    """Runs a command over the server's database; what it prints."""
    command = [BINARY, *words, "--database", str(almanac.database)]
    return subprocess.run(command, check=True, capture_output=True, text=True, timeout=30).stdout


class Terminal:
    """A command that has a terminal of its own."""

    def __init__(self, almanac, *words):
        self.pid, self.end = pty.fork()
        if self.pid == 0:
            environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "100", "LINES": "40"}
            os.execvpe(BINARY, [BINARY, *words, "--database", str(almanac.database)], environment)
        self.text = ""

    def wait(self, text):
        """Reads until something is there, and forgets what came before it."""
        until = time.monotonic() + 20
        while text not in self.text:
            ready, _, _ = select.select([self.end], [], [], until - time.monotonic())
            assert ready, f"{text!r} is not in {self.text[-2000:]!r}"
            self.text += os.read(self.end, 65_536).decode(errors="replace")
        self.text = self.text.split(text)[-1]

    def type(self, keys):
        os.write(self.end, keys.encode())

    def close(self):
        self.type("q")
        try:
            while os.read(self.end, 65_536):
                pass
        except OSError:
            pass
        assert os.waitpid(self.pid, 0)[1] == 0
        os.close(self.end)


def test_what_commands_change_is_seen_and_undone_from_either_side(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    review = shown(page, "Review")
    expect(review).to_have_attribute("data-start", "2024-02-20T10:00")
    run(busy, "events", "move", "a", "--to", "14:00", "--zone", BERLIN)
    expect(review).to_have_attribute("data-start", "2024-02-20T14:00")
    run(busy, "events", "edit", "a", "--end", "16:00", "--zone", BERLIN)
    expect(review).to_have_attribute("data-end", "2024-02-20T16:00")
    run(busy, "undo")
    expect(review).to_have_attribute("data-end", "2024-02-20T15:30")
    # On top of that the page moves it, and the command takes back what the page did.
    review.focus()
    page.press("Alt+ArrowDown")
    expect(review).to_have_attribute("data-start", "2024-02-20T14:15")
    page.has_sent()
    assert "14:15" in run(busy, "agenda", "--from", "2024-02-20", "--days", "1", "--zone", BERLIN, "--locale", "en-GB")
    run(busy, "undo")
    expect(review).to_have_attribute("data-start", "2024-02-20T14:00")
    # What the page would take back is as it was already.
    page.press("Control+z")
    expect(page.toast).to_contain_text("Undone")
    page.has_sent()
    assert busy.get("events/a")["start"].startswith("2024-02-20T14:00")


def test_a_week_in_a_terminal_and_one_on_a_page_are_the_same(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    review = shown(page, "Review")
    expect(review).to_be_visible()
    terminal = Terminal(busy, "timeline", "-i", "--date", "2024-02-20", "--today", "2024-02-01", "--locale", "en-GB",
                        "--zone", BERLIN)
    terminal.wait("Tue 20")
    terminal.type(HOME + F2)
    terminal.wait("Review, Tuesday, 20 February 2024")
    terminal.type(ALT_DOWN)
    expect(review).to_have_attribute("data-start", "2024-02-20T10:15")
    review.focus()
    page.press("Alt+ArrowRight")
    terminal.wait("Wednesday, 21 February 2024")
    terminal.close()
    page.has_sent()
    assert busy.get("events/a")["start"].startswith("2024-02-21T10:15")
