# SPDX-License-Identifier: MIT
"""What the form for an event makes of what is written into it."""

import pytest
from playwright.sync_api import expect
from test_events import DESK, busy, shown  # noqa: F401
from test_events_editor import begin, has_times, save

SPRING = "/?date=2026-03-29&today=2026-03-27&time-zone=Europe/Berlin"


def summer(time):
    return f"2026-03-29T{time}:00+02:00[Europe/Berlin]"


@pytest.mark.parametrize("written, stored", [
    (("02:30", "03:30"), ("03:30", "04:30")), (("02:00", "03:00"), ("03:00", "04:00")),
    (("02:30", "03:15"), ("03:30", "04:15")),
])
def test_a_start_that_clocks_skip_is_later_and_the_event_as_long(busy, visit, written, stored):  # noqa: F811
    page = begin(visit(busy, SPRING, **DESK)).fill(title="Night", start="Mar 29, 2026")
    page.fill(startTime=written[0]).fill(endTime=written[1])
    has_times(page, "2026-03-29", written[0], "2026-03-29", written[1])
    save(page)
    found = next(each for each in busy.get("events?from=2026-03-29&to=2026-03-30") if each["title"] == "Night")
    assert (found["start"], found["end"]) == tuple(map(summer, stored))
    expect(shown(page, "Night")).to_have_attribute("data-end", f"2026-03-29T{stored[1]}")
