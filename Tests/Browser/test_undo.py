# SPDX-License-Identifier: MIT
"""Undo and redo on our pages: every edit, goal and import, step by step, and never over somebody else's change."""

import re

import pytest
from playwright.sync_api import expect
from test_import import GOOD
from visit import AWAY

STREAKS = "/streaks?date=2024-02-25&today=2024-02-28"
MARKS = "/kal?date=2024-02-20&today=2024-02-28"


def points(almanac):
    return sorted(session["points"] for session in almanac.sessions())


def undo(page, times=1):
    for _ in range(times):
        page.press("Control+Z")
    return page


def redo(page, times=1):
    for _ in range(times):
        page.press("Control+Shift+Z")
    return page


def edit(page, start, points):
    page.button(start, exact=False).click()
    page.fill(points=points).save()
    expect(page.dialog).to_have_count(0)
    return page


def test_every_change_of_a_session_is_undone_and_redone(almanac, visit):
    page = visit(almanac, STREAKS)
    page.add_session("10:00", "11:00", 7)
    expect(page.toast).to_contain_text("Session added")
    edit(page, "Edit: 7 points", 8)
    expect(page.toast).to_contain_text("Session saved")
    edit(page, "Edit: 8 points", 9)
    page.button("Delete: 9 points, 10:00 AM – 11:00 AM").click()
    expect(page.cards).to_have_count(0)
    page.has_sent()
    undo(page)
    expect(page.cards).to_contain_text(["9 points"])
    undo(page, 2)
    expect(page.cards).to_contain_text(["7 points"])
    page.has_sent()
    assert points(almanac) == [7]
    undo(page)
    expect(page.cards).to_have_count(0)
    page.has_sent()
    assert points(almanac) == []
    redo(page, 3)
    expect(page.cards).to_contain_text(["9 points"])
    redo(page)
    expect(page.cards).to_have_count(0)
    undo(page)
    expect(page.cards).to_contain_text(["9 points"])
    page.has_sent()
    assert points(almanac) == [9]
    expect(page.dialog).to_have_count(0)


def test_the_message_undoes_what_it_tells_of(almanac, visit):
    page = visit(almanac, STREAKS)
    page.add_session("10:00", "11:00", 7)
    page.toast.get_by_role("button", name="Undo").click()
    expect(page.cards).to_have_count(0)
    expect(page.said_of_page()).to_have_text("Undone: Session added")
    page.has_sent()
    assert points(almanac) == []


@pytest.mark.parametrize("locale, names", [("en-US", ("Undo", "Redo")), ("de-DE", ("Rückgängig", "Wiederholen"))])
@pytest.mark.parametrize("path", [STREAKS, MARKS])
def test_the_message_of_an_undo_makes_the_change_again(almanac, visit, path, locale, names):
    almanac.add_session("own", "2024-02-25T06:00", "2024-02-25T07:00", 1)
    almanac.add_mark("own", "watered", "2024-02-20", "Fern")
    page = visit(almanac, path, locale=locale)
    shown = page.cards if path == STREAKS else page.rows
    expect(shown).to_have_count(1)
    shown.locator(".remove").click()
    for count, name in ((1, names[0]), (0, names[1]), (1, names[0])):
        # A second click in the same place would be held back for a moment.
        page.toast.get_by_role("button", name=name).press("Enter")
        expect(shown).to_have_count(count)
        page.has_sent()
        assert len(almanac.sessions() if path == STREAKS else almanac.marks()) == count


def test_a_goal_is_undone(almanac, visit):
    almanac.tutorial()
    page = visit(almanac, STREAKS)
    expect(page.cards).to_have_count(2)
    page.button("Daily goal").click()
    page.fill(goal=40, firstDay="2024-02-10").save()
    expect(page.cell("2024-02-12")).to_have_attribute("data-tint", "streak-none")
    expect(page.cell("2024-02-05")).not_to_have_attribute("data-tint", re.compile("."))
    expect(page.toast).to_contain_text("Daily goal · \u206840 points a day, from Feb 10, 2024\u2069")
    undo(page)
    expect(page.cell("2024-02-05")).to_have_attribute("data-tint", "streak-none")
    page.has_sent()
    assert (almanac.get("settings")["goal"], almanac.get("settings")["firstDay"]) == (100, "2024-01-01")
    redo(page)
    expect(page.cell("2024-02-05")).not_to_have_attribute("data-tint", re.compile("."))


def test_marks_are_undone_on_the_day_that_they_are_of(almanac, visit):
    page = visit(almanac, MARKS)
    page.add_mark("watered", "Fern")
    expect(page.rows).to_have_count(1)
    page.cell("2024-02-22").click()
    page.add_mark("pruned", "Ficus")
    page.cell("2024-02-24").click()
    expect(page.rows).to_have_count(0)
    undo(page)
    expect(page.page.locator("#day-heading")).to_have_text("Marks on Feb 22, 2024")
    expect(page.rows).to_have_count(0)
    redo(page)
    expect(page.rows).to_contain_text(["pruned"])
    undo(page, 2)
    expect(page.page.locator("#day-heading")).to_have_text("Marks on Feb 20, 2024")
    page.has_sent()
    assert almanac.marks() == []


def test_an_import_is_undone_as_a_whole(almanac, visit):
    almanac.add_session("own", "2024-02-25T06:00", "2024-02-25T07:00", 1)
    page = visit(almanac, STREAKS)
    page.drop(("walks.csv", "text/csv", GOOD))
    expect(page.dialog).to_contain_text("2 sessions added")
    page.press("Escape")
    expect(page.cards).to_have_count(3)
    expect(page.toast).to_contain_text("walks.csv imported")
    page.toast.get_by_role("button", name="Undo").click()
    expect(page.cards).to_have_count(1)
    assert points(almanac) == [1]
    redo(page)
    expect(page.cards).to_have_count(3)
    assert points(almanac) == [1, 50, 60]


def test_an_import_that_has_been_edited_elsewhere_stays(almanac, visit):
    page = visit(almanac, STREAKS, forgives=[AWAY])
    page.add_session("05:00", "06:00", 3)
    page.drop(("walks.csv", "text/csv", GOOD))
    expect(page.dialog).to_contain_text("2 sessions added")
    page.press("Escape")
    expect(page.cards).to_have_count(3)
    other = next(session for session in almanac.sessions() if session["points"] == 60)
    status, _ = almanac.ask("PATCH", f"sessions/{other['id']}", {"revision": other["revision"], "points": 61})
    assert status == 200
    expect(page.cards).to_contain_text(["3 points", "61 points"])
    undo(page)
    expect(page.toast).to_contain_text("Changed on another device")
    assert points(almanac) == [3, 50, 61]
    # What came before can still be undone.
    undo(page)
    expect(page.cards).to_have_count(2)


def test_what_another_device_has_changed_is_not_undone_in_silence(almanac, visit):
    almanac.tutorial()
    page = visit(almanac, STREAKS)
    edit(page, "Edit: 80 points", 85)
    page.has_sent()
    status, _ = almanac.ask("PATCH", "sessions/c", {"revision": 2, "points": 99})
    assert status == 200
    expect(page.cards).to_contain_text(["20 points", "99 points"])
    undo(page)
    expect(page.dialog).to_contain_text("Changed on another device")
    expect(page.dialog.locator(".version").nth(0)).to_contain_text("99 points")
    expect(page.dialog.locator(".version").nth(1)).to_contain_text("80 points")
    assert almanac.get("sessions/c")["points"] == 99
    page.button("Keep other version").click()
    expect(page.cards).to_contain_text(["20 points", "99 points"])
    page.has_sent()
    assert almanac.get("sessions/c")["points"] == 99


def test_once_a_deletion_is_undone_there_is_nothing_to_decide(almanac, visit):
    almanac.tutorial()
    here = visit(almanac, STREAKS)
    there = visit(almanac, STREAKS, context=here.page.context)
    there.button("Edit: 80 points", exact=False).click()
    there.fill(points=85)
    here.button("Delete: 80 points", exact=False).click()
    here.has_sent()
    expect(there.page.locator("#sessions")).not_to_contain_text("80 points")
    there.save()
    expect(there.dialog).to_contain_text("Changed on another device")
    there.press("Escape")
    expect(here.notice).to_contain_text("1 change needs your decision.")
    # The deletion is undone while the edit waits for a decision: it is of what is there again.
    undo(here)
    for page in (here, there):
        expect(page.cards).to_contain_text(["20 points", "85 points"])
        expect(page.page.get_by_text("1 change needs your decision.")).to_have_count(0)
    here.has_sent()
    assert almanac.get("sessions/c")["points"] == 85


def test_somebody_elses_change_between_two_of_ones_own_is_kept(almanac, visit):
    almanac.tutorial()
    page = visit(almanac, STREAKS)
    edit(page, "Edit: 80 points", 85).has_sent()
    almanac.ask("PATCH", "sessions/c", {"revision": 2, "points": 90})
    expect(page.cards).to_contain_text(["20 points", "90 points"])
    edit(page, "Edit: 90 points", 95).has_sent()
    undo(page)
    expect(page.cards).to_contain_text(["20 points", "90 points"])
    page.has_sent()
    undo(page)
    expect(page.dialog).to_contain_text("Changed on another device")
    assert almanac.get("sessions/c")["points"] == 90


def test_what_another_window_has_sent_is_undone_on_top_of_that(almanac, visit):
    almanac.tutorial()
    here = visit(almanac, STREAKS, forgives=[AWAY])
    there = visit(almanac, STREAKS, context=here.page.context)
    # Only the other window reaches the server.
    here.cut("/api/sessions/")
    edit(here, "Edit: 80 points", 85)
    expect(there.page.locator("#sessions")).to_contain_text("85 points")
    there.add_session("10:00", "11:00", 7)
    here.has_sent()
    status, _ = almanac.ask("PATCH", "sessions/c", {"revision": 2, "points": 99})
    assert status == 200
    here.evaluate("() => mend()")
    undo(here)
    expect(here.dialog).to_contain_text("Changed on another device")
    assert almanac.get("sessions/c")["points"] == 99


def test_what_waits_is_undone_without_a_server(almanac, visit):
    page = visit(almanac, STREAKS, forgives=[AWAY])
    # What a form needs is loaded when nothing else is to do.
    page.evaluate("async () => { await customElements.whenDefined('almanac-picker') }")
    almanac.stop()
    expect(page.notice).to_have_count(1)
    page.add_session("10:00", "11:00", 7)
    edit(page, "Edit: 7 points", 8)
    undo(page)
    expect(page.cards).to_contain_text(["7 points"])
    undo(page)
    expect(page.cards).to_have_count(0)
    redo(page)
    expect(page.cards).to_contain_text(["7 points"])
    almanac.start()
    page.is_back()
    assert points(almanac) == [7]


def test_a_hundred_steps_are_kept(almanac, visit):
    page = visit(almanac, STREAKS)
    push = """async count => {
      const { History, Outbox } = await import('/app/parts.js');
      const { newID } = await import('/app/records.js');
      const sent = [];
      const api = { send: async method => ({ revision: sent.push(method) }) };
      const outbox = new Outbox(api, () => {});
      outbox.use('of-a-test');
      const history = new History(outbox);
      for (let n = 0; n < count; n += 1) {
        const id = newID();
        history.push({ op: 'add', kind: 'marks', id, day: null, values: { type: 'x' }, before: null,
          after: { id, type: 'x' } });
      }
      for (let n = 0; n < count; n += 1) await history.undo();
      await outbox.idle();
      return [sent, outbox.entries.length];
    }"""
    assert page.evaluate(push, 103) == [["POST"] * 103 + ["DELETE"] * 100, 0]


@pytest.mark.parametrize("key", ["Control+Z", "Meta+Z"])
def test_a_text_field_undoes_what_was_typed(almanac, visit, key):
    page = visit(almanac, STREAKS)
    page.add_session("10:00", "11:00", 7)
    page.button("Daily goal").click()
    page.dialog.locator("[name=goal]").focus()
    page.press(key)
    page.press("Escape")
    expect(page.dialog).to_have_count(0)
    expect(page.cards).to_have_count(1)
    page.press(key)
    expect(page.cards).to_have_count(0)


@pytest.mark.parametrize("locale, nothing, again", [("en-US", "Nothing to undo", "Nothing to redo"),
                                                    ("de-DE", "Nichts rückgängig zu machen", "Nichts zu wiederholen")])
def test_where_there_is_nothing_to_undo_that_is_said(almanac, visit, locale, nothing, again):
    almanac.add_mark("a", "star", "2024-02-20")
    page = visit(almanac, MARKS, locale=locale)
    undo(page)
    expect(page.toast).to_have_text(nothing)
    expect(page.page.locator("#said")).to_contain_text(nothing)
    redo(page)
    expect(page.toast).to_have_text(again)


def test_at_either_end_what_goes_on_is_offered(almanac, visit):
    almanac.add_mark("a", "star", "2024-02-20")
    page = visit(almanac, MARKS)
    page.button("Delete: star").click()
    expect(page.rows).to_have_count(0)
    undo(page)
    expect(page.rows).to_have_count(1)
    undo(page)
    expect(page.toast).to_contain_text("Nothing to undo")
    page.toast.get_by_role("button", name="Redo").click()
    expect(page.rows).to_have_count(0)
    redo(page)
    expect(page.toast).to_contain_text("Nothing to redo")
    # By a key: a second click at once, where Redo has been, is held back as the second of a double click.
    page.toast.get_by_role("button", name="Undo").press("Enter")
    expect(page.rows).to_have_count(1)
