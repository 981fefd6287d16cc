# SPDX-License-Identifier: MIT
"""Taking in CSV files: by drop, by button, and what is said of them."""

import re
import signal

from playwright.sync_api import expect
from visit import AWAY

PAGE = "/streaks?date=2024-02-25&today=2024-02-28"
GOOD = "start,end,points\n2024-02-25T08:00,2024-02-25T09:00,60\n2024-02-25T10:00,2024-02-25T11:00,50\n"


def test_a_dropped_file_is_taken_in(almanac, visit):
    page = visit(almanac, PAGE)
    other = visit(almanac, PAGE)
    page.drag_over()
    expect(page.page.locator(".veil")).to_have_text("Drop a CSV file to import its sessions")
    page.drop(("walks.csv", "text/csv", GOOD))
    expect(page.page.locator(".veil")).to_be_hidden()
    expect(page.dialog).to_contain_text("walks.csv imported")
    expect(page.dialog).to_contain_text("2 sessions added")
    expect(page.dialog.get_by_role("button", name="Close").last).to_be_focused()
    page.press("Escape")
    for shown in (page, other):
        expect(shown.cards).to_have_count(2)
        expect(shown.cell("2024-02-25")).to_have_attribute("data-tint", "streak-kept")
    assert len(almanac.sessions()) == 2


def test_the_same_file_twice_changes_nothing(almanac, visit):
    page = visit(almanac, PAGE)
    page.drop(("walks.csv", "text/csv", GOOD), ("walks.csv", "text/csv", GOOD))
    expect(page.dialog).to_contain_text("2 sessions added")
    page.press("Escape")
    expect(page.dialog).to_contain_text("2 sessions already in your calendar")
    expect(page.dialog.locator(".done")).to_have_text("Nothing new in \u2068walks.csv\u2069")
    expect(page.dialog).not_to_contain_text("added")
    page.press("Escape")
    expect(page.dialog).to_have_count(0)
    assert len(almanac.sessions()) == 2


def test_bad_lines_are_named_and_the_good_ones_go_in(almanac, visit):
    bad = "".join(f"2024-02-{number}T08:00,never,1\n" for number in range(10, 40))
    page = visit(almanac, PAGE)
    page.drop(("walks.csv", "text/csv", GOOD + bad))
    expect(page.dialog).to_contain_text("2 sessions added")
    expect(page.dialog).to_contain_text("30 lines could not be read")
    lines = page.dialog.locator(".rejected li")
    expect(lines).to_have_count(21)
    expect(lines.first).to_contain_text(re.compile(r"^Line 4\s*\S+"))
    expect(lines.last).to_have_text("and 10 more")


def test_a_file_without_a_session_is_no_success(almanac, visit):
    page = visit(almanac, PAGE)
    page.drop(("s.csv", "text/csv", "date,minutes\n2024-02-25,sixty\n"))
    expect(page.dialog).to_contain_text("Nothing imported")
    expect(page.dialog).to_contain_text("start,end,points,id")
    expect(page.dialog).to_contain_text("1 line could not be read")
    expect(page.dialog.locator(".rejected li")).to_have_text(
        ["Line 1 “\u2068date, minutes\u2069”: other columns, so nothing was imported; "
         "needed: \u2068start, points\u2069; known: \u2068start, end, points, id\u2069"])
    for wrong in ("imported", "0 sessions added"):
        assert wrong not in page.dialog.inner_text().replace("Nothing imported", "").replace("nothing was imported", "")
    expect(page.dialog.locator(".added")).to_have_count(0)
    page.press("Escape")
    page.drop(("s.csv", "text/csv", "date,minutes\n"))
    expect(page.dialog).to_contain_text("Nothing imported")
    expect(page.dialog.locator(".rejected li")).to_have_text([re.compile("^Line 1 .*other columns")])
    # Names of columns are no line that could not be read where others were read.
    page.press("Escape")
    page.drop(("s.csv", "text/csv", "date,minutes\n2024-02-20T08:00,2024-02-20T09:00,100\n"))
    expect(page.dialog).to_contain_text("1 session added")
    expect(page.dialog).not_to_contain_text("could not be read")
    assert len(almanac.sessions()) == 1


def test_what_was_deleted_can_be_brought_back(almanac, visit):
    page = visit(almanac, PAGE)
    page.drop(("walks.csv", "text/csv", GOOD))
    expect(page.dialog).to_contain_text("2 sessions added")
    page.press("Escape")
    page.button("Delete: 60 points, 8:00 AM – 9:00 AM").click()
    expect(page.cards).to_have_count(1)
    expect(page.page.locator("#sessions .pending")).to_have_count(0)
    page.drop(("walks.csv", "text/csv", GOOD))
    expect(page.dialog).to_contain_text("1 session you deleted was left out")
    page.button("Restore").click()
    expect(page.dialog).to_contain_text("1 session updated")
    page.press("Escape")
    expect(page.cards).to_have_count(2)


def test_the_keyboard_reaches_the_choice_of_a_file(almanac, visit, tmp_path):
    (tmp_path / "walks.csv").write_text(GOOD)
    page = visit(almanac, PAGE)
    page.page.locator("header").get_by_role("button", name="Import CSV").focus()
    # The browser's own dialog is not the page's; that it is asked for is.
    page.evaluate(
        """() => document.querySelector('input[type=file]').addEventListener('click', event => {
          event.preventDefault();
          globalThis.wasAsked = true;
        })"""
    )
    page.press("Enter")
    # What is in such a file is said before it is chosen.
    expect(page.dialog).to_contain_text("A CSV file has one line per session: start,end,points,id")
    expect(page.dialog.get_by_role("button", name="Import CSV")).to_be_focused()
    page.press("Enter")
    page.page.wait_for_function("() => globalThis.wasAsked")
    page.page.locator("input[type=file]").set_input_files(tmp_path / "walks.csv")
    expect(page.dialog).to_contain_text("2 sessions added")
    page.press("Enter")
    expect(page.dialog).to_have_count(0)
    expect(page.cards).to_have_count(2)


def test_another_type_is_explained(almanac, visit):
    page = visit(almanac, PAGE)
    page.drop(("cat.png", "image/png", "meow"))
    expect(page.dialog).to_contain_text("cat.png is not a CSV file.")
    expect(page.dialog).to_contain_text("start,end,points,id")
    assert almanac.sessions() == []


def test_a_file_that_is_too_large_is_explained(almanac, visit):
    page = visit(almanac, PAGE)
    page.page.evaluate(
        """() => {
          const size = Object.getOwnPropertyDescriptor(Blob.prototype, 'size');
          Object.defineProperty(File.prototype, 'size', { get() { return this.name === 'huge.csv' ? 2 ** 27 : size.get.call(this); } });
        }"""
    )
    page.drop(("huge.csv", "text/csv", GOOD))
    expect(page.dialog).to_contain_text("huge.csv is too large. The limit is 64 MB.")
    assert almanac.sessions() == []


def test_an_import_without_a_server_can_be_tried_again(almanac, visit):
    page = visit(almanac, PAGE, forgives=[AWAY])
    page.page.route("**/api/sessions/import", lambda route: route.abort())
    page.drop(("walks.csv", "text/csv", GOOD))
    expect(page.dialog).to_contain_text("walks.csv could not be imported.")
    page.page.unroute_all()
    page.dialog.get_by_role("button", name="Try again").click()
    expect(page.dialog).to_contain_text("2 sessions added")


def test_closing_the_dialog_ends_the_import_and_says_so(almanac, visit):
    page = visit(almanac, PAGE, forgives=[AWAY])
    held = []
    page.page.route("**/api/sessions/import", lambda route: held.append(route))
    with page.page.expect_event("requestfailed", lambda request: "import" in request.url):
        page.drop(("walks.csv", "text/csv", GOOD))
        expect(page.dialog.locator("progress")).to_be_visible()
        page.press("Escape")
    expect(page.toast).to_have_text("Nothing imported")
    expect(page.said_of_page()).to_have_text("Nothing imported")
    page.page.unroute_all()
    assert almanac.sessions() == []
    page.drop(("walks.csv", "text/csv", GOOD))
    expect(page.dialog).to_contain_text("2 sessions added")


def test_a_file_that_the_server_has_already_is_taken_back(almanac, visit):
    page = visit(almanac, PAGE)
    expect(page.page.locator("#sessions .empty")).to_be_visible()
    # The server has all of it, and its answer takes a while.
    almanac.process.send_signal(signal.SIGSTOP)
    page.evaluate(
        """() => {
          const { send } = XMLHttpRequest.prototype;
          XMLHttpRequest.prototype.send = function (body) {
            this.upload.addEventListener('load', () => { globalThis.isSent = true; });
            send.call(this, body);
          };
        }"""
    )
    page.drop(("walks.csv", "text/csv", GOOD))
    page.page.wait_for_function("() => globalThis.isSent")
    page.press("Escape")
    expect(page.dialog).to_have_count(0)
    expect(page.toast).to_have_count(0)
    almanac.process.send_signal(signal.SIGCONT)
    expect(page.toast).to_have_text("Nothing imported")
    assert almanac.sessions() == []
    expect(page.cards).to_have_count(0)
    page.press("Control+Z")
    assert almanac.sessions() == []
