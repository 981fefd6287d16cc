# SPDX-License-Identifier: MIT
"""A hundred steps of all kinds, made by the hands and keys of a person, are taken back one by one, and made again."""

from playwright.sync_api import expect
from test_calendars_editing import edit as edit_calendar
from test_events import DESK, PAGE, busy, shown  # noqa: F401
from test_events_import import GOOD as EVENTS
from test_events_import import begin, choose, foot, sheet
from test_events_layers import layer, lived  # noqa: F401
from test_import import GOOD

STREAKS = "/streaks?date=2024-02-25&today=2024-02-28"
STEPS = 100


def contents(almanac):
    """All that a store holds, without how often it has been written to."""
    kinds = {"events": almanac.get("events?from=2024-01-01&to=2024-05-01"), "calendars": almanac.get("calendars"),
             "sessions": almanac.sessions(), "marks": almanac.marks()}
    records = {f"{kind}/{record['id']}": record for kind, found in kinds.items() for record in found}
    return {"goal": almanac.get("settings")["goal"],
            **{name: record | dict.fromkeys(("revision", "change")) for name, record in records.items()}}


def pressed(page, part, *keys):
    """Presses keys on an event or a mark; each of them is a step."""
    part.focus()
    page.press(*keys)
    return len(keys)


def test_a_hundred_steps_of_all_kinds_are_undone_to_the_same_store_and_redone(lived, visit):  # noqa: F811
    before = contents(lived)
    page = visit(lived, STREAKS, **DESK)
    page.button("Daily goal").click()
    page.fill(goal=70).save()
    expect(page.dialog).to_have_count(0)
    page.drop(("walks.csv", "text/csv", GOOD))
    expect(page.dialog).to_contain_text("2 sessions added")
    page.press("Escape")
    expect(page.dialog).to_have_count(0)
    page.button("Edit: 80 points", exact=False).click()
    page.fill(points=85).save()
    expect(page.dialog).to_have_count(0)
    page.button("Delete: 20 points", exact=False).click()
    steps = 4
    page.has_sent()
    # What other pages have done goes on here.
    page.open(PAGE)
    edit_calendar(page, "Work").fill(name="Office").save()
    expect(page.dialog).to_have_count(0)
    page.press("c")
    page.fill(title="Lunch", startTime="13:00").save()
    expect(shown(page, "Lunch")).to_be_visible()
    layer(page, "Gym").check()
    mark = shown(page, "Gym")
    expect(mark).to_be_visible()
    foot(page).click()
    begin(choose(page, "music.csv", EVENTS))
    expect(sheet(page)).to_contain_text("music.csv imported")
    page.press("Escape")
    expect(shown(page, "Concert")).to_be_visible()
    steps += 3
    review, dentist, lunch, holiday = (shown(page, title) for title in ("Review", "Dentist", "Lunch", "Holiday"))
    for count in (5, 5, 5, 3):
        for part, times in ((review, 5), (dentist, 5), (lunch, count)):
            steps += pressed(page, part, *["Alt+ArrowDown"] * times)
        steps += pressed(page, review, *["Control+Alt+ArrowDown"] * 4)
        for part in (holiday, mark):
            steps += pressed(page, part, "Alt+ArrowRight", "Alt+ArrowLeft")
    for part in (holiday, mark):
        steps += pressed(page, part, "Alt+ArrowRight")
    steps += pressed(page, dentist, "Delete")
    expect(dentist).to_have_count(0)
    assert steps == STEPS
    # A mark is read before it is changed.
    page.page.wait_for_function("async () => (await (await fetch('/api/marks/gym')).json()).day === '2024-02-21'",
                                polling=100)
    page.has_sent()
    after = contents(lived)
    assert {name for name in before if before[name] != after.get(name)} == {
        "goal", "sessions/c", "sessions/d", "calendars/work", "events/a", "events/b", "events/c", "marks/gym"}
    # Lunch, and what was imported: sessions, then events and the calendar of one of them.
    assert len(set(after) - set(before)) == 1 + 2 + 3
    page.press(*["Control+Z"] * STEPS)
    # What was done first is undone last.
    expect(page.page.get_by_text("100 points a day")).to_be_visible(timeout=20_000)
    page.has_sent()
    assert contents(lived) == before
    page.press(*["Control+Shift+Z"] * STEPS)
    # What was undone first is done again last.
    expect(dentist).to_have_count(0, timeout=20_000)
    page.has_sent()
    assert contents(lived) == after
