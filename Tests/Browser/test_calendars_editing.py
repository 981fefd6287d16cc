# SPDX-License-Identifier: MIT
"""Calendars added, renamed, recoloured and deleted in the list of the page of events, and undone."""

import json

import pytest
from audit import passes
from person import Person
from playwright.sync_api import expect
from test_events import DESK, HAND, PAGE, busy, event, shown  # noqa: F401
from test_events_editor import STANDS
from visit import AWAY

NAMES = {"en-US": ("New calendar", "Edit: Home", "Edit calendar"),
         "de-DE": ("Neuer Kalender", "Bearbeiten: Home", "Kalender bearbeiten"),
         "ar-EG": ("تقويم جديد", "تعديل: Home", "تعديل التقويم")}


def calendars(almanac):
    """What the server has: its names with their colours."""
    return {found["name"]: found["color"] for found in almanac.get("calendars")}


def box(page, name):
    return page.page.get_by_role("checkbox", name=name, exact=True)


def begin(page, device="mouse"):
    """Opens the form for a new calendar."""
    expect(box(page, "Home")).to_be_attached()
    Person(page, device).press(page.page.locator("#new-calendar"))
    expect(page.page.get_by_role("dialog", name="New calendar")).to_be_visible()
    return page


def edit(page, name, device="mouse"):
    """Opens the form for a calendar."""
    Person(page, device).press(page.button(f"Edit: {name}"))
    expect(page.page.get_by_role("dialog", name="Edit calendar")).to_be_visible()
    return page


def remove(page, name, device="mouse"):
    """Deletes a calendar with its events from its form, and says so."""
    person, form = Person(page, device), page.page.get_by_role("dialog", name="Edit calendar")
    first = form.get_by_role("button", name="Delete")
    first.evaluate(STANDS)
    person.press(first)
    asked = page.page.get_by_role("dialog", name="Delete calendar").get_by_role("group", name=f"Delete “{name}” and its")
    expect(asked.get_by_role("button", name="Cancel")).to_be_focused()
    person.press(asked.get_by_role("button", name="Delete"))


def save(page):
    page.save()
    expect(page.dialog).to_have_count(0)
    return page.has_sent()


def has_tint(page, title, color):
    expect(shown(page, title).first).to_have_attribute("data-tint", color)


@pytest.mark.parametrize("device", ["mouse", "keyboard"])
def test_a_calendar_is_added_and_can_have_events(busy, visit, device):  # noqa: F811
    page = begin(visit(busy, PAGE, **DESK), device)
    expect(page.dialog.locator("[name=name]")).to_be_focused()
    page.fill(name="  Club ")
    page.dialog.get_by_role("radio", name="Pink").check()
    if device == "keyboard":
        page.dialog.locator("[name=name]").press("Enter")
    else:
        page.save()
    expect(page.dialog).to_have_count(0)
    expect(box(page, "Club")).to_be_checked()
    expect(page.toast).to_contain_text("Calendar added")
    expect(page.page.locator("#new-calendar")).to_be_focused()
    page.has_sent()
    made = busy.get("calendars")[-1]
    assert (made["name"], made["color"], made["order"], made["hidden"]) == ("Club", "#C72C77", 2, False)
    page.press("n")
    page.fill(title="Match")
    page.dialog.locator("[name=calendar]").select_option(label="Club")
    save(page)
    expect(shown(page, "Match")).to_be_visible()
    # It goes again, and what is in it.
    page.press("Control+Z", "Control+Z")
    expect(box(page, "Club")).to_have_count(0)
    page.has_sent()
    assert list(calendars(busy)) == ["Work", "Home"]
    page.press("Control+Shift+Z")
    expect(box(page, "Club")).to_be_checked()


def test_a_name_is_needed(busy, visit):  # noqa: F811
    page = begin(visit(busy, PAGE, **DESK)).fill(name="  ").save()
    expect(page.dialog).to_contain_text("Enter a name.")
    expect(page.dialog.locator("[name=name]")).to_be_focused()
    expect(page.dialog.locator("[name=name]")).to_have_attribute("aria-invalid", "true")
    page.press("Escape")
    expect(page.dialog).to_have_count(0)
    expect(page.page.locator("#new-calendar")).to_be_focused()
    assert list(calendars(busy)) == ["Work", "Home"]


@pytest.mark.parametrize("device", ["mouse", "keyboard"])
def test_a_calendar_is_renamed_everywhere(busy, visit, device):  # noqa: F811
    here, there = visit(busy, PAGE, **DESK), visit(busy, PAGE, **DESK)
    edit(here, "Home", device).fill(name="Family")
    save(here)
    for page in (here, there):
        expect(box(page, "Family")).to_be_checked()
        expect(box(page, "Home")).to_have_count(0)
    expect(here.button("Edit: Family")).to_be_focused()
    shown(there, "Dentist").click()
    expect(there.dialog.locator(".of")).to_have_text("Family")
    assert busy.get("calendars/home")["color"] == "#1B8A46"
    here.press("Control+Z")
    expect(box(here, "Home")).to_be_checked()


def test_another_colour_is_that_of_its_events(busy, visit):  # noqa: F811
    event(busy, "d", "home", "Party", "2024-02-22T10:00[Europe/Berlin]", "2024-02-22T11:00[Europe/Berlin]", color="#C76A00")
    here, there = visit(busy, PAGE, **DESK), visit(busy, PAGE, **DESK)
    for page in (here, there):
        has_tint(page, "Dentist", "#1b8a46")
    edit(here, "Home").dialog.get_by_role("radio", name="Purple").check()
    save(here)
    assert calendars(busy)["Home"] == "#8640B8"
    for page in (here, there):
        has_tint(page, "Dentist", "#8640b8")
        has_tint(page, "Review", "#0b6bdb")
        has_tint(page, "Party", "#c76a00")
        assert box(page, "Home").evaluate("box => box.style.getPropertyValue('--own')") == "#8640B8"
    here.press("Control+Z")
    for page in (here, there):
        has_tint(page, "Dentist", "#1b8a46")


def test_any_colour_can_be_chosen(busy, visit):  # noqa: F811
    page = edit(visit(busy, PAGE, **DESK), "Home")
    expect(page.dialog.get_by_role("radio", name="Another color")).to_be_hidden()
    page.dialog.get_by_label("Choose another color").fill("#123abc")
    expect(page.dialog.get_by_role("radio", name="Another color")).to_be_checked()
    save(page)
    assert calendars(busy)["Home"] == "#123ABC"
    expect(edit(page, "Home").dialog.get_by_role("radio", name="Another color")).to_be_checked()


@pytest.mark.parametrize("way", ["message", "keys"])
def test_a_deleted_calendar_comes_back_with_its_events(busy, visit, way):  # noqa: F811
    here, there = visit(busy, PAGE, **DESK), visit(busy, PAGE, **DESK)
    expect(shown(here, "Dentist")).to_be_visible()
    remove(edit(here, "Home"), "Home")
    expect(here.dialog).to_have_count(0)
    expect(here.toast).to_contain_text("Calendar deleted")
    expect(here.page.locator("#new-calendar")).to_be_focused()
    for page in (here, there):
        expect(box(page, "Home")).to_have_count(0)
        expect(shown(page, "Dentist")).to_have_count(0)
        expect(shown(page, "Review")).to_be_visible()
    here.has_sent()
    assert busy.get("calendars/home")["deleted"]
    expect(here.page.locator("#new-calendar")).to_be_focused()
    if way == "keys":
        here.press("Control+Z")
    else:
        here.toast.get_by_role("button", name="Undo").click()
    for page in (here, there):
        expect(box(page, "Home")).to_be_checked()
        expect(shown(page, "Dentist")).to_be_visible()
    here.has_sent()
    again = busy.get("calendars/home")
    assert (again["color"], again["order"], again.get("deleted")) == ("#1B8A46", 1, None)
    here.press("Control+Shift+Z")
    expect(box(here, "Home")).to_have_count(0)


def test_hiding_a_calendar_is_no_conflict_of_an_undo(busy, visit):  # noqa: F811
    page = edit(visit(busy, PAGE, **DESK), "Home").fill(name="Family")
    save(page)
    box(page, "Family").uncheck()
    expect(shown(page, "Dentist")).to_have_count(0)
    page.has_sent()
    page.page.locator("#new-calendar").focus()
    page.press("Control+Z")
    expect(box(page, "Home")).not_to_be_checked()
    page.has_sent()
    expect(page.dialog).to_have_count(0)
    found = busy.get("calendars/home")
    assert (found["name"], found["hidden"]) == ("Home", True)


def test_the_last_calendar_can_go(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    for name in ("Work", "Home"):
        remove(edit(page, name), name)
        expect(box(page, name)).to_have_count(0)
    page.has_sent()
    expect(page.page.locator("#new-calendar")).to_be_visible()
    expect(page.page.locator("#all-hidden")).to_contain_text("No events yet")
    page.page.locator("#add").click()
    page.fill(title="First")
    save(page)
    expect(shown(page, "First")).to_be_visible()
    expect(box(page, "Calendar")).to_be_checked()


def test_two_presses_store_one_calendar(busy, visit):  # noqa: F811
    page = begin(visit(busy, PAGE, **DESK)).fill(name="Club")
    button = page.dialog.get_by_role("button", name="Save")
    button.evaluate("button => { button.click(); button.click(); }")
    expect(page.dialog).to_have_count(0)
    page.has_sent()
    assert list(calendars(busy)) == ["Work", "Home", "Club"]
    # Nor do two presses open two forms.
    page.page.locator("#new-calendar").evaluate("button => { button.click(); button.click(); }")
    expect(page.dialog).to_have_count(1)


def refuse(page, status, **problem):
    body = json.dumps({"status": status, "title": "No", **problem})
    page.page.route("**/api/calendars*/**", lambda route: route.fulfill(
        status=status, content_type="application/problem+json", body=body)
        if route.request.method != "GET" else route.fallback())


def test_a_refusal_is_said_in_the_form(busy, visit):  # noqa: F811
    page = edit(visit(busy, PAGE, forgives=["status of 400"], **DESK), "Home")
    refuse(page, 400, detail="That name is taken.", field="name")
    page.fill(name="Work").save()
    expect(page.dialog.locator(".field .error").first).to_have_text("That name is taken.")
    expect(page.dialog.locator("[name=name]")).to_be_focused()
    expect(box(page, "Home")).to_be_attached()
    page.page.unroute_all()
    page.fill(name="Family")
    save(page)
    assert "Family" in calendars(busy)


def test_a_failure_is_told_and_sent_again(busy, visit):  # noqa: F811
    page = edit(visit(busy, PAGE, forgives=["status of 500"], **DESK), "Home")
    refuse(page, 500, detail="The disk is broken.")
    page.fill(name="Family").save()
    expect(page.dialog).to_have_count(0)
    expect(page.toast).to_contain_text("The disk is broken.")
    page.page.unroute_all()
    page.has_sent()
    assert "Family" in calendars(busy)


def test_without_the_server_it_waits(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, forgives=[AWAY], **DESK)
    expect(shown(page, "Dentist")).to_be_visible()
    # What the form is made of is here.
    edit(page, "Home").press("Escape")
    busy.stop()
    expect(page.notice).to_be_visible(timeout=15_000)
    edit(page, "Home").fill(name="Family").dialog.get_by_role("radio", name="Red").check()
    page.save()
    expect(page.dialog).to_have_count(0)
    expect(box(page, "Family")).to_be_checked()
    has_tint(page, "Dentist", "#d2382e")
    box(page, "Work").uncheck()
    expect(shown(page, "Review")).to_have_count(0)
    busy.start()
    page.is_back()
    assert calendars(busy)["Family"] == "#D2382E"
    assert busy.get("calendars/work")["hidden"]


def test_two_versions_are_asked_about(busy, visit):  # noqa: F811
    page = edit(visit(busy, PAGE, **DESK), "Home")
    busy.ask("PATCH", "calendars/home", {"revision": 1, "name": "House"})
    page.fill(name="Family").save()
    dialog = page.page.get_by_role("dialog").filter(has_text="House")
    expect(dialog).to_contain_text("Family")
    dialog.get_by_role("button").filter(has_text="Keep this version").click()
    expect(box(page, "Family")).to_be_checked()
    page.has_sent()
    assert "Family" in calendars(busy)


def test_the_keyboard_reaches_everything(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    expect(box(page, "Home")).to_be_visible()
    page.page.locator("#new-calendar").focus()
    reached = []
    for _ in range(4):
        page.press("Tab")
        reached.append(page.focus())
    assert reached == ["", "Edit: Work", "", "Edit: Home"]
    expect(page.button("Edit: Home")).to_have_css("opacity", "1")
    expect(page.button("Edit: Work")).to_have_css("opacity", "0")
    page.press("Enter")
    expect(page.dialog.locator("[name=name]")).to_be_focused()
    page.press("Tab")
    expect(page.dialog.get_by_role("radio", name="Green")).to_be_focused()
    page.press("ArrowRight", "Tab")
    expect(page.dialog.get_by_label("Choose another color")).to_be_focused()
    page.press("Tab")
    assert page.focus() == "Move up"
    page.press("Tab", "Tab")
    expect(page.dialog.get_by_label("Locked")).to_be_focused()
    page.press("Tab")
    assert page.focus() == "Delete"
    page.press("Tab", "Tab", "Enter")
    expect(page.dialog).to_have_count(0)
    page.has_sent()
    assert calendars(busy)["Home"] == "#C76A00"
    page.press("Enter")
    expect(page.dialog).to_be_visible()
    page.press("Escape")
    expect(page.button("Edit: Home")).to_be_focused()


def test_on_a_phone_it_is_in_the_sheet(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **HAND, is_mobile=True)
    person = Person(page, "touch")
    person.press(page.page.locator("#open"))
    sheet = page.page.get_by_role("dialog", name="Calendars")
    expect(sheet.get_by_role("button", name="Edit: Home")).to_have_css("opacity", "1")
    sizes = sheet.locator(".slight").evaluate_all(
        "all => all.flatMap(each => { const { width, height } = each.getBoundingClientRect(); return [width, height]; })")
    assert min(sizes) >= 44
    # What is loaded later makes it higher, and a finger would come down elsewhere.
    expect(sheet.locator("#layers")).to_contain_text("Streaks")
    sheet.get_by_role("button", name="New calendar").evaluate(STANDS)
    person.press(sheet.get_by_role("button", name="New calendar"))
    form = page.page.get_by_role("dialog", name="New calendar")
    form.locator("[name=name]").fill("Club")
    form.get_by_role("button", name="Save").evaluate(STANDS)
    person.press(form.get_by_role("button", name="Save"))
    expect(form).to_have_count(0)
    # It is in the list, which is still there.
    expect(sheet.get_by_role("checkbox", name="Club")).to_be_checked()
    page.has_sent()
    sheet.get_by_role("button", name="Edit: Home").evaluate(STANDS)
    person.press(sheet.get_by_role("button", name="Edit: Home"))
    remove(page, "Home", "touch")
    # What offers to undo it is not behind a sheet.
    expect(page.dialog).to_have_count(0)
    expect(page.page.locator("#open")).to_be_focused()
    expect(shown(page, "Dentist")).to_have_count(0)
    person.press(page.toast.get_by_role("button", name="Undo"))
    expect(shown(page, "Dentist")).to_be_visible()
    page.has_sent()
    assert list(calendars(busy)) == ["Work", "Home", "Club"]


@pytest.mark.parametrize("locale", NAMES)
@pytest.mark.parametrize("width", [320, 1440])
def test_axe_finds_nothing_in_the_form(busy, visit, locale, width):  # noqa: F811
    page = visit(busy, PAGE, locale=locale, viewport={"width": width, "height": 800})
    new, change, heading = NAMES[locale]
    if width < 1024:
        page.page.locator("#open").click()
    expect(page.button(new)).to_be_visible()
    page.page.locator(".calendars label").first.hover()
    page.button(change).click()
    dialog = page.page.get_by_role("dialog", name=heading)
    expect(dialog).to_be_visible()
    dialog.locator("[name=name]").fill("")
    dialog.locator("[type=submit]").click()
    expect(dialog.locator("[aria-invalid]")).to_have_count(1)
    assert dialog.evaluate("dialog => dialog.scrollWidth <= dialog.clientWidth")
    page.page.wait_for_function("() => document.querySelector('.calendar-form').getAnimations({ subtree: true }).length === 0")
    passes(page.page)


def test_a_form_that_is_left_comes_back_with_what_was_typed(busy, visit):  # noqa: F811
    page = edit(visit(busy, PAGE, **DESK), "Home").fill(name="House")
    page.dialog.get_by_role("button", name="Move up").click()
    page.press("Escape")
    expect(page.dialog).to_have_count(0)
    expect(page.toast).to_contain_text("Changes discarded")
    page.toast.get_by_role("button", name="Undo").click()
    expect(page.dialog.locator("[name=name]")).to_have_value("House")
    expect(page.dialog.get_by_role("group", name="Position")).to_contain_text("1 of")
    save(page)
    assert "House" in calendars(busy)


def test_a_form_that_is_left_as_it_was_says_nothing(busy, visit):  # noqa: F811
    page = edit(visit(busy, PAGE, **DESK), "Home")
    page.press("Escape")
    expect(page.dialog).to_have_count(0)
    expect(page.toast).to_have_count(0)
