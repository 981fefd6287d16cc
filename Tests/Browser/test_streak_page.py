# SPDX-License-Identifier: MIT
"""The streak page over the program: adding, changing, deleting, and what other pages see of it."""

import re
from datetime import date, timedelta

import pytest
from playwright.sync_api import expect

PAGE = "/streaks?date=2024-02-25&today=2024-02-28"


def tint(visit, day, name):
    expect(visit.cell(day)).to_have_attribute("data-tint", f"streak-{name}")


def test_the_tutorial_looks_as_in_the_tutorial(almanac, visit):
    page = visit(almanac.tutorial(), PAGE)
    for day in ("20", "25", "26"):
        tint(page, f"2024-02-{day}", "kept")
    tint(page, "2024-02-24", "short")
    tint(page, "2024-02-23", "none")
    expect(page.cell("2024-02-29")).not_to_have_attribute("data-tint", re.compile("."))
    expect(page.figure("Longest streak")).to_have_text("2")
    expect(page.figure("Goal days")).to_have_text("3")
    expect(page.page.locator("#day-heading")).to_have_text("Sessions on Feb 25, 2024")
    expect(page.cards).to_have_count(2)
    expect(page.cards.first).to_contain_text("20 points")
    expect(page.cards.first).to_contain_text("3:12 AM – 4:04 AM")
    page.cell("2024-02-24").click()
    expect(page.cards).to_contain_text(["ends before it starts"])
    assert "date=2024-02-24" in page.page.url


def test_what_is_added_on_one_page_appears_on_the_other(almanac, visit):
    almanac.set(firstDay="2024-01-01")
    here = visit(almanac, PAGE)
    there = visit(almanac, PAGE)
    expect(there.cell("2024-02-25")).to_have_attribute("data-tint", "streak-none")
    here.add_session("08:00", "09:00", 100)
    for page in (here, there):
        expect(page.cards).to_have_count(1)
        expect(page.cards).to_contain_text(["8:00 AM – 9:00 AM"])
        tint(page, "2024-02-25", "kept")
        expect(page.figure("Longest streak")).to_have_text("1")
    expect(here.said_of_page()).to_have_text("Session added")
    here.has_sent()
    [session] = almanac.sessions()
    assert (session["start"], session["end"], session["points"]) == ("2024-02-25T08:00", "2024-02-25T09:00", 100)


def test_a_session_is_edited_where_it_is(almanac, visit):
    page = visit(almanac.tutorial(), PAGE)
    page.button("Edit: 80 points, 6:30 AM – 9:50 AM").click()
    expect(page.dialog.locator("[name=start]")).to_have_value("06:30")
    expect(page.dialog.locator("[name=end]")).to_have_value("09:50")
    expect(page.dialog.locator("[name=points]")).to_have_value("80")
    page.fill(points=90).save()
    expect(page.cards.nth(1)).to_contain_text("90 points")
    page.has_sent()
    edited = next(session for session in almanac.sessions() if session["id"] == "c")
    # Times that were left alone stay as they were written, to the second.
    assert (edited["start"], edited["end"], edited["points"]) == ("2024-02-25T06:30", "2024-02-25T09:50:42", 90)
    assert edited["revision"] == 2


def test_a_zoned_session_stays_one(almanac, visit):
    almanac.add_session("z", "2024-02-24T23:30:00-05:00", "2024-02-25T00:30:00-05:00", 50)
    page = visit(almanac, PAGE + "&time-zone=Europe/Berlin", timezone_id="Europe/Berlin")
    expect(page.cards).to_contain_text(["5:30 AM – 6:30 AM"])
    page.button("Edit: 50 points, 5:30 AM – 6:30 AM").click()
    page.fill(end="07:00").save()
    expect(page.cards).to_contain_text(["5:30 AM – 7:00 AM"])
    page.has_sent()
    [session] = almanac.sessions()
    assert session["start"] == "2024-02-24T23:30:00-05:00"
    assert session["end"] == "2024-02-25T07:00:00+01:00"


def test_an_end_before_the_start_means_the_night(almanac, visit):
    page = visit(almanac, PAGE)
    page.button("Add session").click()
    check = page.dialog.get_by_label("Ends the next day")
    expect(check).to_be_hidden()
    page.fill(start="23:00", end="01:00", points=10)
    expect(check).to_be_checked()
    page.save()
    expect(page.cards).to_have_count(1)
    expect(page.cards).not_to_contain_text(["ends before it starts"])
    page.has_sent()
    assert almanac.sessions()[0]["end"] == "2024-02-26T01:00"
    page.button("Edit: 10 points, 11:00 PM – 1:00 AM, Feb 26").click()
    expect(check).to_be_checked()
    check.uncheck()
    page.save()
    expect(page.cards).to_contain_text(["ends before it starts"])
    page.has_sent()
    assert almanac.sessions()[0]["end"] == "2024-02-25T01:00"


def test_what_is_deleted_comes_back(almanac, visit):
    page = visit(almanac.tutorial(), PAGE)
    tint(page, "2024-02-25", "kept")
    page.button("Delete: 80 points, 6:30 AM – 9:50 AM").click()
    expect(page.cards).to_have_count(1)
    tint(page, "2024-02-25", "short")
    expect(page.toast).to_contain_text("Session deleted · \u206880 points, 6:30 AM – 9:50 AM\u2069")
    page.has_sent()
    assert [session["id"] for session in almanac.sessions()] == ["a", "b", "d", "e"]
    page.toast.get_by_role("button", name="Undo").click()
    expect(page.cards).to_have_count(2)
    tint(page, "2024-02-25", "kept")
    expect(page.toast).to_contain_text("Undone")
    page.has_sent()
    assert len(almanac.sessions()) == 5
    assert almanac.get("sessions/c")["revision"] == 3


def test_what_the_store_does_not_take_stands_at_the_field(almanac, visit):
    page = visit(almanac, PAGE)
    page.button("Add session").click()
    page.fill(points="99999999999").save()
    error = page.dialog.locator(".field .error").filter(has_text=re.compile(r"\w"))
    expect(error).to_have_text("Enter a whole number from -2,147,483,648 to 2,147,483,647.")
    expect(page.dialog.locator("[name=points]")).to_have_attribute("aria-invalid", "true")
    expect(page.dialog.locator("[name=points]")).to_be_focused()
    page.fill(points="abc").save()
    expect(error).to_have_text("Enter a whole number.")
    page.fill(points="7").save()
    expect(page.dialog).to_have_count(0)
    expect(page.cards).to_have_count(1)
    page.has_sent()
    assert [session["points"] for session in almanac.sessions()] == [7]


def test_the_points_of_another_week_say_which(almanac, visit):
    page = visit(almanac.tutorial(), PAGE)
    expect(page.figure("Points this week")).to_have_text("220")
    page.cell("2024-02-20").click()
    expect(page.figure("Points, Feb 18 – Feb 24")).to_have_text("130")
    expect(page.page.get_by_text("Points this week")).to_have_count(0)


def test_a_session_that_is_too_long_or_goes_on_in_the_future_is_refused(almanac, visit):
    almanac.add_session("long", "2024-02-24T08:00", "2024-02-25T07:00", 10)
    page = visit(almanac, PAGE)
    page.page.clock.set_fixed_time("2024-02-25T23:30:00Z")
    page.button("Add session").click()
    page.fill(start="22:00", end="01:00", points=10).save()
    expect(page.dialog.get_by_text("The session would end in the future. Choose an earlier end.")).to_be_visible()
    page.fill(end="23:00").save()
    expect(page.dialog).to_have_count(0)
    page.has_sent()
    # One of the day before ends on this one, and may not take longer than a day.
    page.cell("2024-02-24").click()
    page.page.locator(".session .open").click()
    page.fill(end="08:30").save()
    expect(page.dialog.get_by_text("A session takes at most 24 hours.")).to_be_visible()
    page.fill(end="08:00").save()
    expect(page.dialog).to_have_count(0)
    page.has_sent()
    assert sorted(session["end"] for session in almanac.sessions()) == ["2024-02-25T08:00", "2024-02-25T23:00"]


@pytest.mark.parametrize("day,end,over,least", [
    # Clocks are set forward in the night, which takes 23 hours, and back in the other, which takes 25.
    ("2026-03-28", "2026-03-29", "13:01", "13:00"),
    ("2026-10-24", "2026-10-25", "11:01", "11:00"),
])
def test_where_clocks_change_a_session_takes_24_hours_of_theirs(almanac, visit, day, end, over, least):
    almanac.set(zone="Europe/Berlin")
    almanac.add_session("long", f"{day}T12:00", f"{end}T07:00", 10)
    page = visit(almanac, f"/streaks?date={day}&today=2026-11-25")
    page.page.clock.set_fixed_time("2026-11-25T12:00:00Z")
    page.page.locator(".session .open").click()
    page.fill(end=over).save()
    expect(page.dialog.get_by_text("A session takes at most 24 hours.")).to_be_visible()
    page.fill(end=least).save()
    expect(page.dialog).to_have_count(0)
    page.has_sent()
    assert [session["end"] for session in almanac.sessions(day, "2026-12-01")] == [f"{end}T{least}"]


def test_a_date_that_is_an_interval_computes_nothing(almanac, visit):
    page = visit(almanac, PAGE)
    page.button("Add session").click()
    page.fill(date="Feb 27-28")
    page.press("Tab")
    page.fill(start="23:00", end="01:00")
    expect(page.dialog.get_by_label("Ends the next day")).to_be_checked()
    page.save()
    expect(page.dialog.locator("almanac-picker input")).to_be_focused()
    page.fill(date="Feb 27").press("Control+Enter")
    expect(page.dialog).to_have_count(0)
    page.has_sent()
    assert [session["end"] for session in almanac.sessions()] == ["2024-02-28T01:00"]


def test_a_label_stands_at_the_first_line_of_its_field(almanac, visit):
    page = visit(almanac, PAGE, viewport={"width": 390, "height": 844})
    page.button("Add session").click()
    middle = "element => { const { top, bottom } = element.getBoundingClientRect(); return (top + bottom) / 2; }"
    label = page.dialog.locator(".field", has_text="Date").locator("label")
    field = page.dialog.locator("almanac-picker input")
    field.fill("nonsense")
    page.press("Tab")
    expect(page.dialog).to_contain_text("Type a date")
    assert abs(label.evaluate(middle) - field.evaluate(middle)) < 3


def test_large_text_does_not_split_the_names_of_the_pages(almanac, visit):
    page = visit(almanac, PAGE + "&locale=de-DE", viewport={"width": 390, "height": 844})
    page.evaluate("() => { document.documentElement.style.fontSize = '200%'; }")
    link = page.page.locator("#views a[data-name=marks]")
    expect(link).to_have_text("Markierungen")
    lines = "link => { const all = document.createRange(); all.selectNodeContents(link.lastChild); " \
        "return new Set([...all.getClientRects()].map(({ top }) => top)).size; }"
    assert link.evaluate(lines) == 1


def test_a_day_to_come_says_when_its_points_count(almanac, visit):
    page = visit(almanac, PAGE)
    page.button("Add session").click()
    hint = page.dialog.get_by_text("The points count once this day has come.")
    expect(hint).to_have_count(0)
    page.fill(date="Feb 29")
    page.press("Tab")
    expect(hint).to_be_visible()
    page.fill(date="Feb 28")
    page.press("Tab")
    expect(hint).to_have_count(0)


@pytest.mark.parametrize("width", [320, 390])
def test_a_large_number_is_never_broken(almanac, visit, width):
    almanac.add_session("big", "2024-02-25T08:00", "2024-02-25T09:00", 1_999_999_999)
    page = visit(almanac, PAGE, viewport={"width": width, "height": 844})
    value = page.figure("Points this week")
    expect(value).to_have_text("1,999,999,999")
    lines = "value => { const all = document.createRange(); all.selectNodeContents(value); " \
        "return new Set([...all.getClientRects()].map(({ top }) => top)).size; }"
    assert value.evaluate(lines) == 1
    assert page.evaluate("() => document.documentElement.scrollWidth") == width


def test_today_is_gone_to_in_its_own_month(almanac, visit):
    page = visit(almanac.tutorial(), PAGE)
    heading = page.page.locator("#day-heading")
    expect(heading).to_have_text("Sessions on Feb 25, 2024")
    page.locator("[data-role=today]").click()
    expect(heading).to_have_text("Sessions on Feb 28, 2024")
    assert "date=" not in page.page.url.replace("today=", "")
    page.cell("2024-02-20").click()
    expect(heading).to_have_text("Sessions on Feb 20, 2024")
    # The key of the calendar, and of the page.
    page.press("t")
    expect(heading).to_have_text("Sessions on Feb 28, 2024")
    page.cell("2024-02-20").click()
    expect(heading).to_have_text("Sessions on Feb 20, 2024")
    page.evaluate("() => document.activeElement.blur()")
    page.press("t")
    expect(heading).to_have_text("Sessions on Feb 28, 2024")


def meanwhile(almanac, name, **values):
    revision = almanac.get(f"sessions/{name}")["revision"]
    status, answer = almanac.ask("PATCH", f"sessions/{name}", {"revision": revision, **values})
    assert status == 200, answer


def edit_stale(almanac, page):
    """Edits a session that somebody else changes while the form is open."""
    page.button("Edit: 80 points, 6:30 AM – 9:50 AM").click()
    page.fill(points=85)
    # The form keeps what it began with, whatever becomes of the list behind it.
    meanwhile(almanac, "c", points=81)
    expect(page.page.locator("#sessions")).to_contain_text("81 points")
    page.save()
    expect(page.dialog).to_contain_text("Changed on another device")
    expect(page.dialog.locator(".version").nth(0)).to_contain_text("81 points")
    expect(page.dialog.locator(".version").nth(1)).to_contain_text("85 points")


def test_a_conflict_asks_and_mine_can_be_saved(almanac, visit):
    page = visit(almanac.tutorial(), PAGE)
    edit_stale(almanac, page)
    page.button("Keep this version").click()
    expect(page.cards.nth(1)).to_contain_text("85 points")
    expect(page.dialog).to_have_count(0)
    expect(page.cards.nth(1)).not_to_have_class(re.compile("pending"))
    page.has_sent()
    assert almanac.get("sessions/c")["points"] == 85


def test_a_conflict_asks_and_theirs_can_stay(almanac, visit):
    page = visit(almanac.tutorial(), PAGE)
    edit_stale(almanac, page)
    page.press("Escape")
    expect(page.notice).to_contain_text("1 change needs your decision.")
    page.button("Review").click()
    page.button("Keep other version").click()
    expect(page.cards.nth(1)).to_contain_text("81 points")
    expect(page.notice).to_have_count(0)
    page.has_sent()
    assert almanac.get("sessions/c")["points"] == 81


def test_a_deletion_of_what_has_changed_asks(almanac, visit):
    page = visit(almanac.tutorial(), PAGE)
    expect(page.cards).to_have_count(2)
    # Somebody is faster while the deletion is on its way.
    page.page.route("**/api/sessions/c?revision=1", lambda route: (meanwhile(almanac, "c", points=81), route.continue_()))
    page.button("Delete: 80 points, 6:30 AM – 9:50 AM").click()
    expect(page.dialog.locator(".version").nth(0)).to_contain_text("81 points")
    expect(page.dialog.locator(".version").nth(1)).to_contain_text("Deleted")
    page.button("Keep this version").click()
    page.has_sent()
    expect(page.cards).to_have_count(1)
    assert almanac.get("sessions/c")["deleted"] is True


def test_settings_that_have_changed_ask(almanac, visit):
    page = visit(almanac, PAGE)
    page.button("Daily goal").click()
    page.fill(goal=50)
    almanac.set(goal=70, firstDay="2024-02-01")
    page.save()
    expect(page.dialog.locator(".version").nth(0)).to_contain_text("70 points a day")
    expect(page.dialog.locator(".version").nth(0)).to_contain_text("from Feb 1, 2024")
    expect(page.dialog.locator(".version").nth(1)).to_contain_text("50 points a day")
    page.button("Keep other version").click()
    expect(page.dialog).to_have_count(0)
    assert almanac.get("settings")["goal"] == 70
    expect(page.cell("2024-02-02")).to_have_attribute("data-tint", "streak-none")


def test_goal_and_first_day_are_settings(almanac, visit):
    page = visit(almanac.tutorial(), PAGE)
    other = visit(almanac, PAGE)
    tint(other, "2024-02-26", "kept")
    page.button("Daily goal").click()
    page.fill(goal=110, firstDay="2024-02-24")
    page.dialog.locator("[name=zone]").select_option("Europe/Berlin")
    page.save()
    for shown in (page, other):
        tint(shown, "2024-02-25", "short")
        tint(shown, "2024-02-26", "kept")
        expect(shown.cell("2024-02-20")).not_to_have_attribute("data-tint", re.compile("."))
        expect(shown.page.locator("#calendar")).to_have_attribute("time-zone", "Europe/Berlin")
    settings = almanac.get("settings")
    assert (settings["goal"], settings["firstDay"], settings["zone"]) == (110, "2024-02-24", "Europe/Berlin")


def test_what_is_exported_says_of_which_day_it_is(almanac, visit):
    page = visit(almanac.tutorial(), PAGE)
    page.button("Daily goal").click()
    with page.page.expect_download() as download:
        page.dialog.get_by_role("link", name="Export CSV").click()
    name = "almanac-sessions-2024-02-28.csv"
    assert download.value.suggested_filename == name
    assert download.value.path().read_text().startswith("start,end,points,id")
    expect(page.toast).to_have_text(f"\u2068{name}\u2069 exported")


def test_a_zone_that_was_chosen_is_told(almanac, visit):
    page = visit(almanac.tutorial(), PAGE)
    page.button("Daily goal").click()
    page.dialog.locator("[name=zone]").select_option("America/New_York")
    page.save()
    expect(page.toast.locator("p")).to_have_text("Time zone · \u2068New York\u2069")


def test_a_goal_that_means_nothing_is_refused(almanac, visit):
    page = visit(almanac, PAGE + "&locale=de-DE")
    page.button("Tagesziel").click()
    page.fill(goal=0)
    page.dialog.get_by_role("button", name="Sichern").click()
    expect(page.dialog).to_contain_text("Gib eine ganze Zahl von 1 bis 1.000.000 ein.")
    expect(page.dialog.locator("[name=goal]")).to_have_attribute("aria-invalid", "true")
    page.press("Escape")
    expect(page.dialog).to_have_count(0)
    page.has_sent()
    assert almanac.get("settings")["goal"] == 100


def test_an_empty_calendar_invites(almanac, visit):
    page = visit(almanac, PAGE)
    expect(page.page.locator("#sessions")).to_contain_text("Add your first session, or import sessions from a CSV file.")
    expect(page.page.locator("#sessions").get_by_role("button")).to_have_text("Import CSV")
    page.add_session("08:00", "09:00", 5)
    expect(page.cards).to_have_count(1)
    page.cell("2024-02-21").click()
    expect(page.page.locator("#sessions")).to_have_text("No sessions on Feb 21, 2024")


def test_the_demonstration_leads_to_ones_own(start_almanac, visit):
    almanac = start_almanac("--demo")
    page = visit(almanac, "/streaks")
    # Ten kept days lead to today.
    today = date.fromisoformat(almanac.get("info")["today"])
    for before in range(11):
        day = today - timedelta(days=before)
        if day.month == today.month:
            tint(page, day.isoformat(), "kept" if before else "short")
    assert (page.month, page.value) == (today.isoformat()[:7], today.isoformat())
    expect(page.page.locator("#sessions")).to_contain_text("60 points")
    expect(page.page.locator(".notice")).to_contain_text("Sample data")
    page.button("Start your calendar").click()
    page.dialog.get_by_role("button", name="Start your calendar").click()
    expect(page.page.locator("#sessions")).to_contain_text("Add your first session")
    expect(page.button("Add session")).to_be_focused()
    expect(page.page.locator(".notice")).to_have_count(0)
    assert "date=" not in page.page.url
    assert almanac.get("info")["demo"] is False


@pytest.mark.parametrize("locale, start, cancel", [("en-US", "Start your calendar", "Cancel"),
                                                   ("de-DE", "Eigenen Kalender anlegen", "Abbrechen")])
def test_the_sample_data_go_only_when_somebody_says_so(start_almanac, visit, locale, start, cancel):
    almanac = start_almanac("--demo")
    page = visit(almanac, "/", locale=locale)
    for leave in [lambda: page.press("Enter"), lambda: page.press("Escape")]:
        page.button(start).click()
        expect(page.dialog.get_by_role("button", name=cancel)).to_be_focused()
        leave()
        expect(page.dialog).to_have_count(0)
        expect(page.button(start)).to_be_focused()
    assert almanac.get("info")["demo"] is True
    page.button(start).click()
    page.dialog.get_by_role("button", name=start).click()
    expect(page.page.locator(".notice")).to_have_count(0)
    expect(page.page.locator("almanac-calendar#calendar")).to_be_focused()
    assert almanac.get("info")["demo"] is False


def test_the_address_wins_over_the_demonstration(start_almanac, visit):
    page = visit(start_almanac("--demo"), "/streaks?date=2024-01-10&today=2024-01-20")
    expect(page.cell("2024-01-20")).to_have_attribute("aria-current", "date")
    assert page.month == "2024-01"
    expect(page.cell("2024-01-21")).not_to_have_attribute("data-tint", re.compile("."))


def test_the_keyboard_alone_adds_edits_deletes_and_brings_back(almanac, visit):
    almanac.add_session("x", "2024-02-25T06:00", "2024-02-25T07:00", 10)
    page = visit(almanac, PAGE)
    expect(page.cards).to_have_count(1)
    page.button("Add session").focus()
    page.press("Enter")
    expect(page.dialog.locator("[name=start]")).to_be_focused()
    page.press("Escape")
    expect(page.button("Add session")).to_be_focused()
    page.press("Enter")
    page.fill(start="08:00", end="09:00")
    page.dialog.locator("[name=points]").focus()
    page.press("Control+A", "2", "0", "Enter")
    expect(page.cards).to_have_count(2)
    expect(page.button("Add session")).to_be_focused()
    # Behind the button stand the cards, each with the button that opens it and the one that deletes it.
    page.press("Tab", "Enter")
    expect(page.dialog).to_contain_text("Edit session")
    expect(page.dialog.locator("[name=start]")).to_have_value("06:00")
    page.press("Escape")
    expect(page.button("Edit: 10 points, 6:00 AM – 7:00 AM")).to_be_focused()
    page.press("Tab", "Enter")
    expect(page.cards).to_have_count(1)
    expect(page.button("Delete: 20 points, 8:00 AM – 9:00 AM")).to_be_focused()
    page.press("Control+Z")
    expect(page.cards).to_have_count(2)
    page.has_sent()
    assert sorted(session["points"] for session in almanac.sessions()) == [10, 20]


def test_a_day_with_hundreds_of_sessions_is_shown_in_parts(almanac, visit):
    for number in range(130):
        almanac.add_session(f"n{number:03}", "2024-02-25T06:00", "2024-02-25T07:00", 1)
    page = visit(almanac, PAGE)
    expect(page.cards).to_have_count(100)
    page.button("Show more").click()
    expect(page.cards).to_have_count(130)
    expect(page.button("Show more")).to_have_count(0)


def test_a_form_is_sent_once_however_often_it_is_pressed(almanac, visit):
    page = visit(almanac, PAGE)
    held = page.hold(re.compile(r"/api/sessions$"))
    page.button("Add session").click()
    page.fill(start="08:00", end="09:00", points=5)
    page.press("Enter", "Enter", "Enter")
    expect(page.dialog).to_have_count(0)
    expect(page.cards).to_have_count(1)
    page.button("Daily goal").click()
    page.fill(goal=50)
    page.dialog.get_by_role("button", name="Save").dblclick()
    expect(page.dialog).to_have_count(0)
    assert len(held.wait().routes) == 1
    held.release()
    page.has_sent()
    assert len(almanac.sessions()) == 1
    assert almanac.get("settings")["goal"] == 50
    # One press, one step.
    page.press("Control+Z", "Control+Z")
    expect(page.cards).to_have_count(0)
    page.has_sent()
    assert almanac.sessions() == []


def test_what_was_refused_can_be_sent_again(almanac, visit):
    page = visit(almanac, PAGE, forgives=["status of 400"])
    page.button("Add session").click()
    page.fill(points="99999999999")
    page.press("Enter", "Enter")
    expect(page.dialog.locator("[name=points]")).to_have_attribute("aria-invalid", "true")
    page.fill(points="7")
    page.press("Enter")
    expect(page.dialog).to_have_count(0)
    page.has_sent()
    assert [session["points"] for session in almanac.sessions()] == [7]


def test_a_double_click_on_add_opens_one_form(almanac, visit):
    page = visit(almanac, PAGE)
    page.evaluate("() => { const add = document.querySelector('#add'); add.click(); add.click(); }")
    expect(page.dialog).to_have_count(1)


def test_a_letter_adds_a_session(almanac, visit):
    page = visit(almanac.tutorial(), PAGE)
    expect(page.cards).to_have_count(2)
    page.press("n")
    expect(page.page.get_by_role("dialog", name="Add session").locator("[name=start]")).to_be_focused()
