# SPDX-License-Identifier: MIT
"""A browser is killed with changes that wait: none that the disk has is lost, and none is made twice."""

import os
import random
import signal
import subprocess
import time

import pytest
import walk_plan
from conftest import chromium_path
from playwright.sync_api import Error, expect
from test_events import DESK, busy, shown  # noqa: F401
from visit import AWAY, Visit

PAGE = "/?date=2024-02-20&today=2024-02-20&time-zone=Europe/Berlin"
KILLS = walk_plan.steps(12)
# Whether a change of a title waits in the browser, and on the disk.
KEPT = """title => new Promise(resolve => {
  const opening = indexedDB.open('almanac-outbox');
  opening.onsuccess = () => {
    const reading = opening.result.transaction('entries').objectStore('entries').getAll();
    reading.onsuccess = () => resolve(reading.result.some(text => text.includes(title)));
  };
})"""
MADE = """async title =>
  (await (await fetch('/api/events?from=2024-02-20&to=2024-02-21')).text()).includes(title)"""


def eventually(page, condition, title):
    # What is waited for in the page itself may not be a promise.
    limit = time.monotonic() + 15
    while not page.evaluate(condition, title):
        assert time.monotonic() < limit, title


class Laptop:
    """A browser with a profile that outlives it."""

    def __init__(self, kind, folder):
        self.kind, self.folder, self.context = kind, folder, None

    def open(self, almanac, path=PAGE):
        arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
        self.context = self.kind.launch_persistent_context(
            self.folder, executable_path=chromium_path(), args=arguments, locale="en-US", reduced_motion="reduce",
            **DESK)
        # What it was killed with is not what a worker serves.
        self.context.add_init_script("delete Navigator.prototype.serviceWorker")
        page = Visit(self.context.new_page(), almanac.address)
        page.forgive(AWAY)
        return page.open(path)

    def kill(self):
        """Ends it and all that it has started without a word."""
        listed = subprocess.run(["ps", "-axo", "pid=,args="], capture_output=True, text=True).stdout
        for line in listed.splitlines():
            number, _, words = line.strip().partition(" ")
            if f"--user-data-dir={self.folder}" in words:
                try:
                    os.kill(int(number), signal.SIGKILL)
                except ProcessLookupError:
                    # It has ended with another one.
                    pass
        self.close()

    def close(self):
        try:
            self.context.close()
        except Error:
            # It is gone.
            pass


@pytest.fixture
def laptop(browser, tmp_path):
    laptop = Laptop(browser.browser_type, str(tmp_path / "profile"))
    yield laptop
    laptop.close()


def test_what_waits_in_a_browser_that_is_killed_is_made_once(busy, laptop):  # noqa: F811
    numbers = random.Random(walk_plan.seed(12))
    moved = {"Review": 10 * 60, "Dentist": 10 * 60 + 30}
    made, unsure, waited = set(), set(), 0
    for number in range(KILLS):
        page = laptop.open(busy)
        # What was there when it was killed is sent by now, or is on its way.
        for title in made:
            expect(shown(page, title)).to_have_count(1)
        page.has_sent()
        isaway = numbers.random() < 0.7
        if isaway:
            # Requests are lost, or what the server has made is never heard of here.
            is_heard = numbers.random() < 0.5

            def lose(route, is_heard=is_heard):
                if route.request.method == "GET":
                    return route.continue_()
                if is_heard:
                    route.fetch()
                return route.abort("connectionreset")

            page.page.route("**/api/events**", lose)
        for step in range(numbers.randrange(1, 4)):
            title = numbers.choice(sorted(moved))
            shown(page, title).focus()
            page.press("Alt+ArrowDown")
            moved[title] += 15
            start = f"2024-02-20T{moved[title] // 60:02}:{moved[title] % 60:02}"
            expect(shown(page, title)).to_have_attribute("data-start", start)
        title = f"Made {number:02}"
        page.press("Escape", "c")
        page.fill(title=title, startTime=f"{6 + number:02}:00").save()
        expect(page.dialog).to_have_count(0)
        expect(shown(page, title)).to_have_count(1)
        if number % 2 == 0:
            made.add(title)
        # The last change is killed on its way to the disk in every other round: before or after.
        if number % 2 == 1:
            unsure.add(title)
        elif isaway:
            waited += 1
            # The disk has it; `localStorage` may have written it a minute later.
            eventually(page, KEPT, title)
        else:
            eventually(page, MADE, title)
        laptop.kill()
    page = laptop.open(busy)
    page.has_sent()
    events = busy.get("events?from=2024-02-01&to=2024-03-01")
    titles = [event["title"] for event in events]
    # Before or after, once: what was on its way to the disk may be there.
    assert sorted(titles) == sorted({"Holiday", *moved, *made, *unsure.intersection(titles)})
    for event in events:
        if event["title"] in moved:
            minutes = moved[event["title"]]
            assert event["start"][:16] == f"2024-02-20T{minutes // 60:02}:{minutes % 60:02}"
    # Each of them once: as often as it was moved, and not more.
    revisions = {event["title"]: event["revision"] for event in events}
    steps = {"Review": (moved["Review"] - 600) // 15, "Dentist": (moved["Dentist"] - 630) // 15}
    for title, count in steps.items():
        assert revisions[title] == 1 + count
    assert all(revisions[title] == 1 for title in {*made, *unsure.intersection(titles)})
    assert waited > KILLS // 6 and min(steps.values()) > 2
    laptop.close()
    assert page.complaints == []
