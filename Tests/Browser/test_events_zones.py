# SPDX-License-Identifier: MIT
"""Where somebody lives decides what a place among the hours means, also in the nights in which clocks are changed."""

import re
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from playwright.sync_api import expect
from test_events import shown
from test_events_hands import at, drag

# All 24 hours are in view.
WHOLE = {"width": 1000, "height": 1620}
LONG = timedelta(hours=3)

# Who lives there, the evening before the change, where an event is carried from its 20:00, and how far its end is drawn.
NIGHTS = [
    # A day is missing, 30 minutes come twice, an hour comes twice, an hour is missing, nothing happens, and midnight
    # is missing.
    ("Pacific/Apia", "2011-12-29", "2011-12-31T09:00", "2011-12-31T15:30"),
    ("Australia/Lord_Howe", "2026-04-04", "2026-04-05T01:00", "2026-04-05T04:15"),
    ("America/Mazatlan", "2022-10-29", "2022-10-30T00:30", "2022-10-30T05:00"),
    ("Europe/Berlin", "2026-03-28", "2026-03-29T01:00", "2026-03-29T06:45"),
    ("Asia/Kolkata", "2026-03-28", "2026-03-29T01:00", "2026-03-29T06:45"),
    ("America/Santiago", "2026-09-05", "2026-09-05T22:30", "2026-09-06T05:00"),
]


def instant(wall, zone):
    """When a clock on the wall there shows this, for the first time if it does so twice."""
    return datetime.fromisoformat(wall).replace(tzinfo=ZoneInfo(zone)).astimezone(ZoneInfo("UTC"))


def wall(moment, zone):
    return moment.astimezone(ZoneInfo(zone)).strftime("%Y-%m-%dT%H:%M")


def stored(almanac, page):
    """The instants of the only event, whose zone is the one in which it was made."""
    [event] = almanac.get("events?from=2011-01-01&to=2030-01-01")
    texts = [re.fullmatch(r"(.+)\[(.+)\]", event[end]) for end in ("start", "end")]
    # Browsers have older names for some.
    name = page.evaluate("() => Intl.DateTimeFormat().resolvedOptions().timeZone")
    assert [text[2] for text in texts] == [name, name]
    return [datetime.fromisoformat(text[1]).astimezone(ZoneInfo("UTC")) for text in texts]


def place(page, text):
    day, time = text.split("T")
    return at(page, day, 60 * int(time[:2]) + int(time[3:]))


def shows(page, zone, start, end):
    """The event is seen where clocks there show these instants."""
    for part in (shown(page, "Night").first, shown(page, "Night").last):
        expect(part).to_have_attribute("data-start", wall(start, zone))
        expect(part).to_have_attribute("data-end", wall(end, zone))


@pytest.mark.parametrize("zone, evening, moved, drawn", NIGHTS, ids=[zone for zone, *_ in NIGHTS])
def test_an_event_is_made_carried_and_stretched_where_clocks_change(almanac, visit, zone, evening, moved, drawn):
    almanac.ask("POST", "calendars", {"id": "own", "name": "Own", "color": "#0B6BDB", "order": 0})
    page = visit(almanac, f"/?date={evening}&today={evening}&view=days", timezone_id=zone, viewport=WHOLE)
    expect(page.locator(f".day-column[data-day='{evening}']")).to_be_visible()
    # It is drawn on the evening before, from 20:00 to 23:00.
    drag(page, at(page, evening, 1202), at(page, evening, 1380))
    page.fill(title="Night").save()
    start = instant(f"{evening}T20:00", zone)
    shows(page, zone, start, start + LONG)
    page.has_sent()
    assert stored(almanac, page) == [start, start + LONG]
    # Carried by its first minutes it takes as long as it did.
    start = instant(moved, zone)
    x, y = place(page, moved)
    drag(page, at(page, evening, 1210), (x, y + 10))
    shows(page, zone, start, start + LONG)
    page.has_sent()
    assert stored(almanac, page) == [start, start + LONG]
    # Only the end follows who draws it.
    box = shown(page, "Night").last.bounding_box()
    drag(page, (box["x"] + 10, box["y"] + box["height"] - 3), (box["x"] + 10, place(page, drawn)[1]))
    end = instant(drawn, zone)
    shows(page, zone, start, end)
    page.has_sent()
    assert stored(almanac, page) == [start, end]
    page.page.reload()
    shows(page, zone, start, end)
    # To undo it all leaves the very instants there were.
    page.press("Control+Z")
    shows(page, zone, start, start + LONG)
    page.press("Control+Z")
    first = instant(f"{evening}T20:00", zone)
    shows(page, zone, first, first + LONG)
    page.has_sent()
    assert stored(almanac, page) == [first, first + LONG]
