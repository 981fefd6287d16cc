# SPDX-License-Identifier: MIT
"""Files of events: chosen or dropped, what is said of them, undone, and all events as a file."""

import re
import signal

import pytest
from audit import passes
from playwright.sync_api import expect
from test_events import DESK, HAND, PAGE, busy, shown  # noqa: F401
from visit import AWAY

GOOD = """title,start,end,calendar,id
Rehearsal,2024-02-20T14:00[Europe/Berlin],2024-02-20T15:00[Europe/Berlin],,
Concert,2024-02-21T19:00[Europe/Berlin],2024-02-21T21:00[Europe/Berlin],music,concert
"""
BAD = "Soon,soon,later,,\nMars,2024-02-20T10:00[Mars/Base],2024-02-20T11:00[Mars/Base],,\n"


def sheet(page):
    return page.page.get_by_role("dialog", name="Import and export")


def foot(page):
    return page.page.locator("#transfer")


def choose(page, name, text):
    """Chooses a file in the open sheet, as the browser's own dialog does."""
    page.page.locator("input[type=file]").set_input_files(
        [{"name": name, "mimeType": "", "buffer": text.encode()}])
    return page


def begin(page):
    sheet(page).get_by_role("button", name="Import", exact=True).click()
    return page


def imported(almanac, id="concert"):
    """The state of an event that has been imported, or None."""
    status, answer = almanac.ask("GET", f"events/{id}")
    return None if status == 404 or answer.get("deleted") else answer


def test_a_file_is_chosen_imported_and_undone(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    foot(page).click()
    expect(sheet(page).get_by_role("button", name="Choose file…")).to_be_focused()
    expect(sheet(page).get_by_role("button", name="Import", exact=True)).to_have_count(0)
    choose(page, "music.csv", GOOD)
    expect(sheet(page)).to_contain_text("music.csv")
    expect(sheet(page).get_by_role("button", name="Import", exact=True)).to_be_focused()
    expect(sheet(page).get_by_role("button", name="Import", exact=True)).to_have_accessible_description("music.csv")
    sheet(page).get_by_label("Calendar for events without one").select_option(label="Home")
    begin(page)
    expect(sheet(page)).to_contain_text("music.csv imported")
    expect(sheet(page).locator(".counts li")).to_have_text(["Added: 2", "New calendars: 1"])
    expect(sheet(page).get_by_role("button", name="Close").last).to_be_focused()
    page.press("Enter")
    for title in ("Rehearsal", "Concert"):
        expect(shown(page, title)).to_have_count(1)
    homes = [each["title"] for each in busy.get("events?from=2024-02-20&to=2024-02-21&calendars=home")]
    assert homes == ["Dentist", "Rehearsal"]
    expect(page.page.get_by_role("checkbox", name="music")).to_be_visible()
    expect(page.toast).to_contain_text("music.csv imported")
    page.toast.get_by_role("button", name="Undo").click()
    for title in ("Rehearsal", "Concert"):
        expect(shown(page, title)).to_have_count(0)
    expect(page.page.get_by_role("checkbox", name="music")).to_have_count(0)
    page.press("Control+Shift+Z")
    expect(shown(page, "Concert")).to_have_count(1)
    page.press("Control+Z")
    expect(shown(page, "Concert")).to_have_count(0)
    assert imported(busy) is None


def test_an_import_is_undone_from_its_report(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    foot(page).click()
    begin(choose(page, "music.csv", GOOD))
    expect(sheet(page).locator(".done")).to_contain_text("music.csv imported")
    expect(sheet(page).locator("footer button")).to_have_text(["Close", "Undo"])
    page.press("Tab")
    page.press("Enter")
    expect(sheet(page)).to_have_count(0)
    expect(page.toast).to_contain_text("Undone")
    expect(page.toast).not_to_contain_text("imported")
    expect(shown(page, "Concert")).to_have_count(0)
    assert imported(busy) is None
    # Where nothing was imported there is nothing to undo.
    foot(page).click()
    begin(choose(page, "music.csv", "title,start,end,calendar,id\n" + BAD))
    expect(sheet(page).locator("footer button")).to_have_text(["Close"])


def test_a_file_whose_import_was_undone_is_imported_again_as_at_first(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    for _ in range(2):
        foot(page).click()
        begin(choose(page, "music.csv", GOOD))
        expect(sheet(page).locator(".counts li")).to_have_text(["Added: 2", "New calendars: 1"])
        sheet(page).get_by_role("button", name="Close").last.click()
        expect(shown(page, "Concert")).to_have_count(1)
        page.toast.get_by_role("button", name="Undo").click()
        expect(shown(page, "Concert")).to_have_count(0)
    # What was deleted by hand is said to be so, and one press brings it in.
    foot(page).click()
    begin(choose(page, "music.csv", GOOD))
    expect(sheet(page)).to_contain_text("Added: 2")
    sheet(page).get_by_role("button", name="Close").last.click()
    revision = imported(busy)["revision"]
    assert busy.ask("DELETE", f"events/concert?revision={revision}")[0] == 200
    expect(shown(page, "Concert")).to_have_count(0)
    foot(page).click()
    begin(choose(page, "music.csv", GOOD))
    counts = sheet(page).locator(".counts li")
    expect(counts).to_have_text(["Already in your calendar: 1", "Deleted by you and left out: 1"])
    expect(sheet(page).locator(".done")).to_have_text("Nothing new in \u2068music.csv\u2069")
    sheet(page).get_by_role("button", name="Restore").click()
    expect(counts).to_have_text(["Updated: 1", "Already in your calendar: 1"])
    expect(sheet(page).locator(".done")).to_have_text("music.csv imported")
    expect(shown(page, "Concert")).to_have_count(1)


def test_keys_alone_choose_a_file_and_come_back(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    foot(page).focus()
    page.evaluate(
        """() => document.querySelector('input[type=file]').addEventListener('click', event => {
          event.preventDefault();
          globalThis.wasAsked = true;
        })"""
    )
    page.press("Enter")
    expect(sheet(page).get_by_role("button", name="Choose file…")).to_be_focused()
    page.press("Enter")
    page.page.wait_for_function("() => globalThis.wasAsked")
    choose(page, "music.csv", GOOD)
    page.press("Enter")
    expect(sheet(page)).to_contain_text("music.csv imported")
    page.press("Enter")
    expect(sheet(page)).to_have_count(0)
    expect(foot(page)).to_be_focused()


def test_a_finger_finds_it_in_the_sheet_of_calendars(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **HAND)
    page.page.locator("#transfer").wait_for(state="attached")
    for said in ("music.csv imported", "Nothing new in \u2068music.csv\u2069"):
        page.button("Calendars").tap()
        feet = page.dialog.locator(".foot:visible")
        expect(feet).to_have_text(["Settings", "Notifications", "Import and export", "Print"])
        assert {each.bounding_box()["height"] for each in feet.all()} == {44}
        foot(page).tap()
        expect(sheet(page)).to_be_visible()
        expect(page.dialog).to_have_count(1)
        # A finger drops nothing.
        expect(sheet(page).locator(".file")).to_have_text("Choose a CSV or JSON Lines file with events.")
        box = sheet(page).bounding_box()
        assert box["x"] == 0 and box["width"] == 390 and box["y"] + box["height"] <= 844
        assert page.evaluate("() => document.documentElement.scrollWidth") == 390
        choose(page, "music.csv", GOOD)
        sheet(page).get_by_role("button", name="Import", exact=True).tap()
        expect(sheet(page)).to_contain_text(said)
        sheet(page).get_by_role("button", name="Close").last.tap()
        expect(page.dialog).to_have_count(0)
    assert imported(busy)


def test_a_file_that_is_dropped_opens_the_sheet_with_it(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    expect(foot(page)).to_be_visible()
    page.drag_over()
    expect(page.page.locator(".veil")).to_have_text("Drop a file to import its events")
    page.drop(("music.csv", "text/csv", GOOD), ("more.csv", "text/csv", GOOD.replace("concert", "again")))
    expect(page.page.locator(".veil")).to_be_hidden()
    expect(sheet(page)).to_contain_text("music.csv")
    begin(page)
    expect(sheet(page)).to_contain_text("music.csv imported")
    page.press("Escape")
    # The next one waits for its turn.
    expect(sheet(page)).to_contain_text("more.csv")
    expect(sheet(page).get_by_role("button", name="Import", exact=True)).to_be_focused()
    page.press("Enter")
    expect(sheet(page).locator(".counts li")).to_have_text(["Added: 1", "Already in your calendar: 1"])
    page.press("Escape")
    expect(page.dialog).to_have_count(0)


def test_what_is_dropped_on_the_open_sheet_takes_the_place_of_the_file(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    foot(page).click()
    for name in ("music.csv", "other.csv"):
        page.drop((name, "text/csv", GOOD))
        expect(sheet(page).locator(".file")).to_have_text(name)
    page.drop(("holidays.ics", "text/calendar", "BEGIN:VCALENDAR"))
    expect(sheet(page).get_by_role("alert").first).to_contain_text("holidays.ics cannot be imported yet")
    expect(sheet(page).get_by_role("button", name="Import", exact=True)).to_have_count(0)
    page.drop(("cat.png", "image/png", "meow"))
    expect(sheet(page).get_by_role("alert").first).to_have_text("cat.png is neither CSV nor JSON Lines.")
    page.press("Escape")
    # A form is nothing to drop a file on.
    page.page.get_by_role("button", name="New event").click()
    expect(page.page.get_by_role("dialog", name="New event")).to_be_visible()
    page.drop(("music.csv", "text/csv", GOOD))
    expect(page.dialog).to_have_count(1)
    expect(sheet(page)).to_have_count(0)


def test_of_several_files_on_the_open_sheet_each_has_its_turn(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    foot(page).click()
    page.drop(("music.csv", "text/csv", GOOD), ("more.csv", "text/csv", GOOD), ("last.csv", "text/csv", GOOD))
    for name in ("music.csv", "more.csv", "last.csv"):
        expect(sheet(page).locator(".file")).to_have_text(name)
        page.press("Escape")
    expect(page.dialog).to_have_count(0)


def test_a_drop_without_files_is_nothing(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    foot(page).click()
    expect(sheet(page)).to_be_visible()
    page.evaluate(
        """() => {
          const dataTransfer = { types: ['Files'], files: [] };
          const drop = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), { dataTransfer });
          document.querySelector('main').dispatchEvent(drop);
        }"""
    )
    expect(sheet(page).locator(".file")).not_to_be_empty()


def test_closing_what_brings_back_keeps_what_came_before(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, forgives=[AWAY], **DESK)
    foot(page).click()
    begin(choose(page, "music.csv", GOOD))
    expect(sheet(page)).to_contain_text("music.csv imported")
    page.press("Escape")
    assert busy.ask("DELETE", f"events/concert?revision={imported(busy)['revision']}")[0] == 200
    foot(page).click()
    begin(choose(page, "music.csv", GOOD + "Brunch,2024-02-22,2024-02-23,,brunch\n"))
    page.page.route("**/api/events/import*", lambda route: None)
    with page.page.expect_event("requestfailed", lambda request: "restore" in request.url):
        sheet(page).get_by_role("button", name="Restore").click()
        expect(sheet(page).locator("progress")).to_be_visible()
        page.press("Escape")
    expect(page.toast).to_have_text(re.compile("music.csv imported"))
    page.page.unroute_all()
    assert imported(busy, "brunch")


def test_an_icalendar_file_by_another_name_is_explained(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    foot(page).click()
    begin(choose(page, "holidays.txt", "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n"))
    expect(sheet(page)).to_contain_text("Nothing imported")
    expect(sheet(page).locator(".rejected li")).to_have_text([re.compile("Line 1.*iCalendar file")])


def test_bad_lines_are_listed_and_the_good_ones_go_in(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    foot(page).click()
    begin(choose(page, "music.csv", GOOD + BAD))
    expect(sheet(page).locator(".counts li").first).to_have_text("Added: 2")
    expect(sheet(page)).to_contain_text("2 lines could not be read")
    expect(sheet(page).locator(".rejected li")).to_have_text(
        [re.compile("^Line 4.*soon"), re.compile("^Line 5.*Mars/Base")])


@pytest.mark.parametrize(("language", "names", "reasons"), [
    ("de-DE", ("Import und Export", "Importieren"),
     ["Zeile 4 start „soon“: keine Zeit wie 2024-02-20T08:00 (eine Ziffer fehlt)",
      "Zeile 5 start: eine Zeitzone Mars/Base gibt es nicht",
      "Zeile 6 end: vor dem Beginn, 2024-02-20T10:00"]),
    ("ja-JP", ("読み込みと書き出し", "読み込む"),
     [re.compile("時刻.*|日時"), re.compile("Mars/Base はありません"), re.compile("より前です")]),
])
def test_why_lines_are_bad_is_said_in_the_language_of_the_page(busy, visit, language, names, reasons):  # noqa: F811
    page = visit(busy, PAGE, **DESK | {"locale": language})
    page.page.get_by_role("button", name=names[0]).click()
    choose(page, "music.csv", GOOD + BAD + "Back,2024-02-20T10:00,2024-02-20T09:00,,\n")
    page.dialog.get_by_role("button", name=names[1], exact=True).click()
    lines = page.dialog.locator(".rejected li")
    expect(lines).to_have_count(3)
    said = [re.sub("[\u2068\u2069]", "", text) for text in lines.all_inner_texts()]
    for text, reason in zip(said, reasons, strict=True):
        assert re.search(reason, text) if isinstance(reason, re.Pattern) else text == reason, said


def test_a_reason_that_the_page_does_not_know_is_said_in_english(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK | {"locale": "de-DE"})
    page.page.route("**/api/events/import*", lambda route: route.fulfill(json={
        "added": 0, "updated": 0, "unchanged": 0, "leftDeleted": 0, "leftAlive": 0, "madeCalendars": 0, "change": None,
        "rejected": [{"line": 2, "reason": "title is too new", "code": "tooNew", "field": "title"}],
        "rejectedCount": 1}))
    foot(page).click()
    choose(page, "music.csv", GOOD)
    page.dialog.get_by_role("button", name="Importieren", exact=True).click()
    expect(page.dialog.locator(".rejected li")).to_have_text(["Zeile 2 title is too new"])


def test_what_is_exported_is_imported_again_and_changes_nothing(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    expect(shown(page, "Review")).to_be_visible()
    for kind, name, unchanged in [
        ("CSV", "almanac-events-2024-02-20.csv", 3), ("JSON Lines", "almanac-events-2024-02-20.jsonl", 5)
    ]:
        foot(page).click()
        with page.page.expect_download() as download:
            sheet(page).get_by_role("link", name=kind, exact=True).click()
        assert download.value.suggested_filename == name
        expect(page.toast).to_have_text(f"\u2068{name}\u2069 exported")
        expect(page.said_of_page()).to_have_text(f"\u2068{name}\u2069 exported")
        path = download.value.path()
        text = path.read_text()
        assert "Bring the plans." in text
        choose(page, name, text)
        # Each line of the store's own says its calendar.
        expect(sheet(page).get_by_label("Calendar for events without one")).to_be_visible(visible=kind == "CSV")
        begin(page)
        expect(sheet(page).locator(".done")).to_have_text(f"Nothing new in \u2068{name}\u2069")
        expect(sheet(page).locator(".counts li")).to_have_text([f"Already in your calendar: {unchanged}"])
        page.press("Escape")
        # Nothing was done that could be undone.
        expect(page.toast).to_have_count(0)


def test_a_locked_calendar_is_not_offered_and_refuses(busy, visit):  # noqa: F811
    busy.ask("PATCH", "calendars/work", {"revision": 1, "locked": True})
    page = visit(busy, PAGE, **DESK)
    foot(page).click()
    expect(sheet(page).locator("select option")).to_have_text(["Home"])
    page.forgive("status of 403")
    begin(choose(page, "music.csv", GOOD.replace("music,", "work,")))
    expect(sheet(page).get_by_role("alert")).to_contain_text(re.compile("could not be imported.*Work"))
    assert imported(busy) is None


def test_that_a_calendar_is_locked_is_said_in_the_language_of_the_page(busy, visit):  # noqa: F811
    busy.ask("PATCH", "calendars/work", {"revision": 1, "locked": True})
    page = visit(busy, PAGE, **DESK | {"locale": "de-DE"})
    page.forgive("status of 403")
    foot(page).click()
    choose(page, "music.csv", GOOD.replace("music,", "work,"))
    page.dialog.get_by_role("button", name="Importieren", exact=True).click()
    expect(page.dialog.get_by_role("alert")).to_have_text(re.compile("Work: Der Kalender ist gesperrt[.]$"))


def test_closing_the_sheet_ends_the_import_and_says_so(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, forgives=[AWAY], **DESK)
    held = []
    page.page.route("**/api/events/import*", lambda route: held.append(route))
    foot(page).click()
    choose(page, "music.csv", GOOD)
    with page.page.expect_event("requestfailed", lambda request: "import" in request.url):
        begin(page)
        expect(sheet(page).locator("progress")).to_be_visible()
        page.press("Escape")
    expect(page.toast).to_have_text("Nothing imported")
    expect(page.said_of_page()).to_have_text("Nothing imported")
    page.page.unroute_all()
    assert imported(busy) is None


def test_what_the_server_has_already_is_taken_back(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    foot(page).click()
    choose(page, "music.csv", GOOD)
    page.evaluate(
        """() => {
          const { send } = XMLHttpRequest.prototype;
          XMLHttpRequest.prototype.send = function (body) {
            this.upload.addEventListener('load', () => { globalThis.isSent = true; });
            send.call(this, body);
          };
        }"""
    )
    # The server has all of it, and its answer takes a while.
    busy.process.send_signal(signal.SIGSTOP)
    begin(page)
    page.page.wait_for_function("() => globalThis.isSent")
    page.press("Escape")
    expect(page.dialog).to_have_count(0)
    expect(page.toast).to_have_count(0)
    busy.process.send_signal(signal.SIGCONT)
    expect(page.toast).to_have_text("Nothing imported")
    assert imported(busy) is None


def test_without_the_server_it_says_so_and_can_be_tried_again(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, forgives=[AWAY], **DESK)
    expect(foot(page)).to_be_visible()
    busy.stop()
    expect(page.notice).to_be_visible()
    foot(page).click()
    sheet(page).get_by_role("link", name="CSV").click()
    away = sheet(page).locator(".exports [role=alert]")
    expect(away).not_to_be_empty()
    begin(choose(page, "music.csv", GOOD))
    expect(sheet(page).get_by_role("alert")).to_contain_text("music.csv could not be imported.")
    busy.start()
    sheet(page).get_by_role("button", name="Try again").click()
    expect(sheet(page)).to_contain_text("music.csv imported")
    page.press("Escape")
    expect(shown(page, "Concert")).to_have_count(1)


@pytest.mark.parametrize("language,question,days", [
    ("en-US", "Which day is 3/5/2026 in this file?", ["March 5, 2026", "May 3, 2026"]),
    ("de-DE", "Welcher Tag ist 3/5/2026 in dieser Datei?", ["5. März 2026", "3. Mai 2026"]),
])
def test_what_is_first_in_the_dates_of_another_calendar_is_asked(
    busy, visit, language, question, days  # noqa: F811
):
    page = visit(busy, PAGE, **DESK | {"locale": language})
    page.page.locator("#transfer").click()
    table = "Subject,Start Date,Start Time,End Time,All Day Event\nSmith,3/5/2026,9:00 AM,10:00 AM,False\n"
    choose(page, "outlook.csv", table)
    page.dialog.locator(".drop-zone .primary").click()
    alert = page.dialog.get_by_role("alert")
    expect(alert).to_contain_text("3/5/2026")
    assert question in re.sub("[\u2068\u2069]", "", alert.inner_text())
    expect(page.dialog.locator(".choices button")).to_have_text(days)
    expect(page.dialog.locator(".choices button").first).to_be_focused()
    # Neither answer stands out, and both do beside what closes the question.
    buttons = page.dialog.locator(".import button")
    fills = buttons.evaluate_all("all => all.map(each => getComputedStyle(each).backgroundColor)")
    assert fills[0] == fills[1] != fills[2] and len(fills) == 3
    passes(page.page)
    page.dialog.get_by_role("button", name=days[1]).click()
    expect(page.dialog.locator(".counts li")).to_have_count(1)
    assert [each["title"] for each in busy.get("events?from=2026-05-03&to=2026-05-04")] == ["Smith"]
    assert busy.get("events?from=2026-03-05&to=2026-03-06") == []
    # A file that tells is not asked about.
    page.press("Escape")
    page.page.locator("#transfer").click()
    choose(page, "outlook.csv", table + "Jones,3/25/2026,9:00 AM,10:00 AM,False\n")
    page.dialog.locator(".drop-zone .primary").click()
    expect(page.dialog.locator(".counts li")).to_have_count(1)
    assert [each["title"] for each in busy.get("events?from=2026-03-05&to=2026-03-06")] == ["Smith"]


@pytest.mark.parametrize("locale", ["en-US", "ar"])
def test_axe_finds_nothing(busy, visit, locale):  # noqa: F811
    page = visit(busy, PAGE, **DESK | {"locale": locale})
    page.page.locator("#transfer").click()
    dialog = page.page.get_by_role("dialog")
    for act in [lambda: None, lambda: choose(page, "music.csv", GOOD + BAD),
                lambda: dialog.locator(".drop-zone .primary").click()]:
        act()
        passes(page.page)
    expect(dialog.locator(".rejected li")).to_have_count(2)
