# SPDX-License-Identifier: MIT
"""Kal's screen: a month with dots, the selected day's marks, and a handshake without holes."""

import re

import pytest
from playwright.sync_api import expect
from visit import AWAY

PAGE = "/kal?date=2024-02-20&today=2024-02-28"


@pytest.fixture
def visit(visit):
    """A screen whose days have dots; on a wider one marks stand there by their names."""
    screen = {"viewport": {"width": 1000, "height": 800}}
    return lambda almanac, path, **settings: visit(almanac, path, **screen | settings)


def dots(visit, day):
    """The tints of a day's dots."""
    return visit.cell(day).locator(".dots i")


def plants(almanac):
    almanac.add_mark("m1", "watered", "2024-02-20", "Monstera")
    almanac.add_mark("m2", "fertilised", "2024-02-20", "Ficus")
    almanac.add_mark("m3", "watered", "2024-02-23", "Ficus")
    return almanac


def test_a_day_has_a_dot_for_each_kind_and_a_list_of_its_marks(almanac, visit):
    page = visit(plants(almanac), PAGE)
    expect(dots(page, "2024-02-20")).to_have_count(2)
    expect(dots(page, "2024-02-23")).to_have_count(1)
    expect(dots(page, "2024-02-21")).to_have_count(0)
    expect(page.cell("2024-02-20")).to_have_attribute("aria-label", re.compile("2 marks, fertilised, watered"))
    expect(page.rows).to_have_text([re.compile("fertilised.*Ficus"), re.compile("watered.*Monstera")])
    expect(page.page.locator("#day-heading")).to_have_text("Marks on Feb 20, 2024")
    # A kind has one colour, in the calendar, in the list and among the kinds.
    tint = page.rows.nth(1).locator(".dot").get_attribute("data-tint")
    assert dots(page, "2024-02-23").get_attribute("data-tint") == tint
    chip = page.page.locator("#kinds").get_by_role("button", name="watered")
    assert chip.locator(".dot").get_attribute("data-tint") == tint
    page.cell("2024-02-21").click()
    expect(page.page.locator("#marks")).to_have_text("No marks on Feb 21, 2024")


def test_a_mark_is_added_to_the_selected_day_and_seen_on_both_pages(almanac, visit):
    here, there = visit(plants(almanac), PAGE), visit(almanac, PAGE)
    expect(dots(there, "2024-02-20")).to_have_count(2)
    here.add_mark("pruned", "Fern")
    for page in (here, there):
        expect(page.rows).to_have_count(3)
        expect(page.rows.nth(1)).to_contain_text("pruned")
        expect(dots(page, "2024-02-20")).to_have_count(3)
    here.has_sent()
    assert [(mark["type"], mark["owner"]) for mark in almanac.marks() if mark["type"] == "pruned"] == [("pruned", "Fern")]


def test_kinds_that_are_used_are_suggested(almanac, visit):
    page = visit(plants(almanac), PAGE)
    page.button("Add mark").click()
    page.dialog.get_by_role("group").get_by_role("button").first.click()
    # The one that is used most stands first.
    expect(page.dialog.locator("[name=type]")).to_have_value("watered")
    expect(page.dialog.locator("[name=owner]")).to_be_focused()
    page.press("Enter")
    expect(page.rows).to_have_count(3)


@pytest.mark.parametrize("by", ["touch", "keyboard"])
def test_a_row_of_the_list_opens_its_mark(almanac, visit, by):
    page = visit(plants(almanac), PAGE, viewport={"width": 390, "height": 844}, has_touch=True)
    row = page.button("Edit: watered, Monstera")
    if by == "touch":
        page.rows.nth(1).tap()
    else:
        row.focus()
        page.press("Enter")
    expect(page.dialog.get_by_role("heading")).to_have_text("Edit mark")
    page.fill(owner="Palm").save()
    expect(page.rows.nth(1)).to_contain_text("Palm")
    page.has_sent()
    assert [mark["owner"] for mark in almanac.marks() if mark["id"] == "m1"] == ["Palm"]


def test_a_kind_is_written_as_it_is_already(almanac, visit):
    page = visit(plants(almanac), PAGE)
    page.add_mark("WATERED", "Fern")
    expect(page.rows).to_have_count(3)
    page.has_sent()
    assert {mark["type"] for mark in almanac.marks()} == {"watered", "fertilised"}
    # Somebody who changes the case of a mark's own kind means it.
    page.button("Edit: watered, Fern").click()
    page.fill(type="Watered").save()
    expect(page.button("Edit: Watered, Fern")).to_be_visible()


def test_kinds_are_in_one_order_whichever_letters_are_capitals(almanac, visit):
    almanac.add_mark("a", "Zoned", "2024-02-20")
    almanac.add_mark("b", "apples", "2024-02-20")
    almanac.add_mark("c", "Bread", "2024-02-20")
    page = visit(almanac, PAGE)
    expect(page.rows.locator(".kind")).to_have_text(["apples", "Bread", "Zoned"])
    expect(page.page.locator("#kinds button")).to_have_text(["apples", "Bread", "Zoned"])
    expect(page.cell("2024-02-20")).to_have_attribute("aria-label", re.compile("apples, Bread, Zoned"))


def test_today_is_gone_to_in_its_own_month(almanac, visit):
    page = visit(plants(almanac), PAGE)
    heading = page.page.locator("#day-heading")
    expect(heading).to_have_text("Marks on Feb 20, 2024")
    page.locator("[data-role=today]").click()
    expect(heading).to_have_text("Marks on Feb 28, 2024")
    page.cell("2024-02-23").click()
    expect(heading).to_have_text("Marks on Feb 23, 2024")
    page.press("t")
    expect(heading).to_have_text("Marks on Feb 28, 2024")


def test_a_kind_must_be_said(almanac, visit):
    page = visit(almanac, PAGE)
    expect(page.page.locator("#marks")).to_have_text("Add your first mark to see it on the calendar.")
    page.button("Add mark").click()
    page.fill(owner="Fern").save()
    expect(page.dialog.locator("[name=type]")).to_be_focused()
    expect(page.dialog).to_contain_text("Enter a kind.")
    page.fill(type="x" * 64).save()
    expect(page.rows).to_have_count(1)


def test_what_is_deleted_comes_back(almanac, visit):
    page = visit(plants(almanac), PAGE)
    page.button("Delete: watered, Monstera").click()
    expect(page.rows).to_have_count(1)
    expect(dots(page, "2024-02-20")).to_have_count(1)
    page.has_sent()
    assert [mark["id"] for mark in almanac.marks()] == ["m2", "m3"]
    page.toast.get_by_role("button", name="Undo").click()
    expect(page.rows).to_have_count(2)
    expect(dots(page, "2024-02-20")).to_have_count(2)
    page.has_sent()
    assert len(almanac.marks()) == 3


def test_somebody_elses_mark_refreshes_dots_and_list(almanac, visit):
    page = visit(plants(almanac), PAGE)
    expect(page.rows).to_have_count(2)
    almanac.add_mark("m4", "sprayed", "2024-02-20", "Fern")
    expect(page.rows).to_have_count(3)
    expect(dots(page, "2024-02-20")).to_have_count(3)
    status, _ = almanac.ask("DELETE", "marks/m1?revision=1")
    assert status == 200
    expect(page.rows).to_have_count(2)


def test_a_kind_hidden_while_the_day_is_read_stays_hidden(almanac, visit):
    page = visit(plants(almanac), PAGE)
    chip = page.page.locator("#kinds").get_by_role("button", name="watered")
    expect(chip).to_have_attribute("aria-pressed", "true")
    held = page.hold(re.compile(r"/api/marks\?"))
    page.cell("2024-02-23").click()
    held.wait()
    chip.click()
    held.stop().release()
    expect(page.page.locator("#marks")).to_contain_text("1 mark is hidden.")
    expect(chip).to_have_attribute("aria-pressed", "false")


def test_kinds_can_be_hidden_and_the_address_keeps_that(almanac, visit):
    page = visit(plants(almanac), PAGE)
    chip = page.page.locator("#kinds").get_by_role("button", name="watered")
    chip.click()
    expect(chip).to_have_attribute("aria-pressed", "false")
    expect(page.rows).to_have_count(1)
    expect(dots(page, "2024-02-20")).to_have_count(1)
    expect(dots(page, "2024-02-23")).to_have_count(0)
    page.page.reload()
    page.page.wait_for_selector("html[data-ready]", state="attached")
    expect(page.rows).to_have_count(1)
    page.cell("2024-02-23").click()
    expect(page.page.locator("#marks")).to_contain_text("1 mark is hidden.")
    page.button("Show all").click()
    expect(page.rows).to_have_count(1)
    expect(dots(page, "2024-02-23")).to_have_count(1)
    assert "hide" not in page.page.url


def test_kinds_that_are_shown_have_a_tick_and_those_that_are_offered_have_none(almanac, visit):
    page = visit(plants(almanac), PAGE, locale="de-DE")
    tick = "dot => getComputedStyle(dot, '::after').content"
    watered, fertilised = (page.page.locator("#kinds button").filter(has_text=name).locator(".dot")
                           for name in ("watered", "fertilised"))
    watered.click()
    assert [watered.evaluate(tick), fertilised.evaluate(tick)] == ["none", '""']
    page.page.locator("#add").click()
    offered = page.dialog.locator(".chip .dot")
    expect(offered).to_have_count(2)
    assert set(offered.evaluate_all(f"all => all.map({tick})")) == {"none"}
    # What the second field is for is said without a sample.
    expect(page.dialog.get_by_label("Für wen oder was (optional)")).to_be_visible()


def test_more_kinds_than_dots_are_counted(almanac, visit):
    for number, kind in enumerate(["a", "b", "c", "d", "e", "f", "g", "h", "i"]):
        almanac.add_mark(f"k{number}", kind, "2024-02-20")
    page = visit(almanac, PAGE)
    expect(page.rows).to_have_count(9)
    expect(dots(page, "2024-02-20")).to_have_count(3)
    expect(page.cell("2024-02-20").locator(".dots")).to_have_text("+6")
    # Eight kinds have eight colours; the ninth begins anew.
    tints = [dot.get_attribute("data-tint") for dot in page.rows.locator(".dot").all()]
    assert len(set(tints[:8])) == 8


def test_a_late_answer_never_marks_another_month(almanac, visit):
    plants(almanac)
    almanac.add_mark("m4", "watered", "2024-03-20")
    page = visit(almanac, PAGE)
    expect(dots(page, "2024-02-20")).to_have_count(2)
    held = page.hold(re.compile(r"/api/marks\?"))
    # Another year: nothing of it is known yet, and its answers wait here.
    for _ in range(4):
        page.role("next").click()
    page.at_month("2024-06")
    for _ in range(3):
        page.role("previous").click()
    page.at_month("2024-03")
    page.page.unroute_all(behavior="default")
    for route in reversed(held.wait().routes):
        try:
            route.continue_()
        except Exception as error:  # The page gave some of them up, as it should.
            assert "aborted" in str(error).lower() or "handled" in str(error).lower(), error
    expect(dots(page, "2024-03-20")).to_have_count(1)
    # The days of February at its head keep what they had, and nothing else has a dot.
    marked = page.locator("[data-day]:has(.dots i)")
    expect(marked).to_have_count(1)
    page.role("previous").click()
    page.at_month("2024-02")
    expect(marked).to_have_count(2)
    expect(dots(page, "2024-02-20")).to_have_count(2)


def test_kal4_an_answer_that_is_late_and_not_aborted_never_marks_another_month(almanac, visit):
    """Where nothing can be withdrawn, as behind a proxy: the page gives up, and the answer comes all the same."""
    plants(almanac)
    almanac.add_mark("m4", "watered", "2024-03-20")
    page = visit(almanac, PAGE)
    expect(dots(page, "2024-02-20")).to_have_count(2)
    page.evaluate(
        """() => {
          const reach = window.fetch;
          globalThis.late = { held: [], answered: 0 };
          window.fetch = (address, { signal, ...rest } = {}) => {
            const answer = reach(address, rest);
            if (!/\\/api\\/marks\\?/.test(address) || late.isOver) return answer;
            return new Promise((resolve, reject) => late.held.push(() => answer.then(resolve, reject)));
          };
        }"""
    )
    for _ in range(4):
        page.role("next").click()
    page.at_month("2024-06")
    for _ in range(3):
        page.role("previous").click()
    page.at_month("2024-03")
    held = page.evaluate(
        """async () => {
          late.isOver = true;
          // The last question is answered first.
          for (const answer of late.held.reverse()) { answer(); await new Promise(done => setTimeout(done, 20)); }
          return late.held.length;
        }"""
    )
    assert held >= 4
    marked = page.locator("[data-day]:has(.dots i)")
    expect(dots(page, "2024-03-20")).to_have_count(1)
    expect(marked).to_have_count(1)
    page.role("previous").click()
    page.at_month("2024-02")
    expect(marked).to_have_count(2)
    expect(dots(page, "2024-02-20")).to_have_count(2)
    for month in ("2024-03", "2024-04", "2024-05", "2024-06"):
        page.role("next").click()
        page.at_month(month)
        expect(marked).to_have_count(1 if month == "2024-03" else 0)


def test_a_slow_answer_for_a_day_does_not_replace_the_next_days(almanac, visit):
    page = visit(plants(almanac), PAGE)
    expect(page.rows).to_have_count(2)
    held = page.hold(re.compile(r"/api/marks\?from=2024-02-21&to=2024-02-22"))
    page.cell("2024-02-21").click()
    held.wait()
    page.cell("2024-02-23").click()
    expect(page.rows).to_have_text([re.compile("watered.*Ficus")])
    for route in held.routes:
        route.abort()
    expect(page.page.locator("#day-heading")).to_have_text("Marks on Feb 23, 2024")
    expect(page.rows).to_have_count(1)


def test_failed_marks_can_be_asked_for_again(almanac, visit):
    plants(almanac).add_mark("later", "watered", "2024-06-20", "Ficus")
    page = visit(almanac, PAGE, forgives=[AWAY])
    expect(page.rows).to_have_count(2)
    page.cut("/api/marks")
    # Those of the month that is in view are known, by the month.
    page.cell("2024-02-23").click()
    expect(page.rows).to_have_count(1)
    for month in ("2024-03", "2024-04", "2024-05", "2024-06"):
        page.button("Next month").click()
        page.at_month(month)
    page.cell("2024-06-20").click()
    expect(page.page.locator("#marks")).to_contain_text("Could not load this day.")
    page.mend(page.page.locator("#marks").get_by_role("button", name="Try again"))
    expect(page.rows).to_have_count(1)


def test_marks_written_while_the_server_is_away_arrive_once(almanac, visit):
    page = visit(plants(almanac), PAGE, forgives=[AWAY])
    expect(page.rows).to_have_count(2)
    page.evaluate("() => customElements.whenDefined('almanac-picker')")
    almanac.stop()
    expect(page.notice).to_have_count(1)
    page.add_mark("pruned", "Fern")
    page.button("Delete: watered, Monstera").click()
    expect(page.rows).to_have_text([re.compile("fertilised"), re.compile("pruned.*Not sent yet")])
    expect(page.notice).to_contain_text("Your 2 changes are kept")
    almanac.start()
    page.is_back()
    expect(page.rows).to_have_count(2)
    assert sorted(mark["type"] for mark in almanac.marks()) == ["fertilised", "pruned", "watered"]


def test_the_pages_lead_to_each_other_and_keep_the_day(almanac, visit):
    page = visit(plants(almanac), PAGE)
    page.page.get_by_role("link", name="Streaks").click()
    expect(page.page.get_by_role("heading", name="Streaks")).to_be_visible()
    expect(page.page.get_by_role("link", name="Streaks")).to_have_attribute("aria-current", "page")
    expect(page.page.locator("#day-heading")).to_have_text("Sessions on Feb 20, 2024")
    page.cell("2024-02-23").click()
    page.page.get_by_role("link", name="Marks").click()
    expect(page.page.locator("#day-heading")).to_have_text("Marks on Feb 23, 2024")


def test_the_keyboard_alone_adds_and_deletes(almanac, visit):
    page = visit(almanac, PAGE)
    page.button("Add mark").focus()
    page.press("Enter")
    expect(page.dialog.locator("[name=type]")).to_be_focused()
    page.page.keyboard.type("watered")
    page.press("Enter")
    expect(page.rows).to_have_count(1)
    expect(page.button("Add mark")).to_be_focused()
    page.press("Tab")
    expect(page.button("Edit: watered")).to_be_focused()
    page.press("Tab")
    expect(page.button("Delete: watered")).to_be_focused()
    page.press("Enter")
    expect(page.rows).to_have_count(0)
    expect(page.button("Add mark")).to_be_focused()
    page.press("Control+Z")
    expect(page.rows).to_have_count(1)


def test_a_mark_is_stored_once_however_often_it_is_pressed(almanac, visit):
    page = visit(almanac, PAGE)
    held = page.hold(re.compile(r"/api/marks$"))
    page.button("Add mark").click()
    page.fill(type="watered")
    page.press("Enter", "Enter", "Enter")
    expect(page.dialog).to_have_count(0)
    held.release()
    page.has_sent()
    expect(page.rows).to_have_count(1)
    assert len(almanac.marks()) == 1


WIDE = {"viewport": {"width": 1280, "height": 900}}


def mark_of(page, name):
    return page.locator(".event").filter(has_text=name)


@pytest.mark.parametrize("opens", ["click", "Enter", "e"])
def test_a_mark_in_the_calendar_opens_its_form(almanac, visit, opens):
    page = visit(plants(almanac), PAGE, **WIDE)
    expect(page.page.locator("#day-heading")).to_have_text("Marks on Feb 20, 2024")
    if opens == "click":
        mark_of(page, "Monstera").click()
    else:
        mark_of(page, "Monstera").focus()
        page.press(opens)
    form = page.page.get_by_role("dialog", name="Edit mark")
    expect(form.locator("[name=owner]")).to_have_value("Monstera")
    page.fill(owner="Calathea").save()
    expect(page.dialog).to_have_count(0)
    expect(mark_of(page, "Calathea")).to_be_visible()
    expect(page.rows.nth(1)).to_contain_text("Calathea")
    page.has_sent()
    assert {mark["owner"] for mark in almanac.marks()} == {"Calathea", "Ficus"}


def test_a_mark_in_the_calendar_is_deleted_by_its_key(almanac, visit):
    page = visit(plants(almanac), PAGE, **WIDE)
    mark_of(page, "Monstera").focus()
    page.press("Delete")
    expect(mark_of(page, "Monstera")).to_have_count(0)
    expect(page.toast).to_contain_text(re.compile("Mark deleted · .*, Monstera"))
    page.toast.get_by_role("button", name="Undo").click()
    expect(mark_of(page, "Monstera")).to_be_visible()


def test_a_letter_adds_a_mark(almanac, visit):
    page = visit(plants(almanac), PAGE)
    expect(page.rows).to_have_count(2)
    page.page.keyboard.type("npruned")
    expect(page.page.get_by_role("dialog", name="Add mark").locator("[name=type]")).to_have_value("pruned")


@pytest.mark.parametrize("path", ["/kal", "/streaks"])
def test_letters_that_were_turned_off_do_nothing(almanac, visit, path):
    page = visit(almanac, f"{path}?date=2024-02-20&today=2024-02-28")
    page.evaluate("() => localStorage.setItem('almanac:no-single-keys', '')")
    page.page.reload()
    expect(page.cell("2024-02-20")).to_be_visible()
    page.cell("2024-02-20").focus()
    page.press("n", "t")
    expect(page.page.get_by_role("dialog")).to_have_count(0)
    assert page.evaluate("() => document.getElementById('calendar').shadowRoot.activeElement.dataset.day") == "2024-02-20"


def test_a_new_kind_takes_no_colour_from_another(almanac, visit):
    kinds = ["Phoned home", "Plants", "Swimming", "Reading"]
    for kind in kinds:
        almanac.add_mark(kind, kind, "2024-02-20")
    page = visit(almanac, "/kal?date=2024-02-20")
    tints = "() => Object.fromEntries([...document.querySelectorAll('#kinds [data-tint]')]" \
            ".map(dot => [dot.parentNode.textContent.trim(), dot.dataset.tint]))"
    dots = page.page.locator("#kinds [data-tint]")
    expect(dots).to_have_count(4)
    before = page.evaluate(tints)
    assert len(set(before.values())) == 4
    # They come first by name, and three of them prefer a colour that is taken.
    added = ["Aikido", "Bread", "Gym"]
    for kind in added:
        almanac.add_mark(kind, kind, "2024-02-20")
    expect(dots).to_have_count(7)
    after = page.evaluate(tints)
    assert {kind: after[kind] for kind in kinds} == before
    # The days have the same colours as the list.
    on_day = page.cell("2024-02-20").locator(".dots i").evaluate_all("dots => dots.map(dot => dot.dataset.tint)")
    assert on_day and set(on_day) <= set(after.values())
