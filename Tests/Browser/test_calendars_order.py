# SPDX-License-Identifier: MIT
"""The calendars of the page of events are put into another order: by mouse, by keys, and by buttons in their form."""

import pytest
from audit import passes
from person import Person
from playwright.sync_api import expect
from test_calendars_editing import box, edit, save
from test_events import DESK, HAND, PAGE, busy, shown  # noqa: F401

WORDS = {"en-US": ("Move up", "Move down", "2 of 3", "Home, 2 of 3"),
         "de-DE": ("Nach oben", "Nach unten", "2 von 3", "Home, 2 von 3"),
         "ar-EG": ("نقل لأعلى", "نقل لأسفل", "٢ من ٣", "Home، ٢ من ٣")}


@pytest.fixture
def three(busy):  # noqa: F811
    """A program whose third calendar stands where its second does, by id."""
    busy.ask("POST", "calendars", {"id": "travel", "name": "Travel", "color": "#C76A00", "order": 1})
    return busy


def listed(page):
    return page.page.locator("#calendars label > span:first-of-type")


def are(page, *names):
    expect(listed(page)).to_have_text(list(names))


def stored(almanac):
    return [found["name"] for found in almanac.get("calendars")]


def row(page, name):
    return page.page.locator("#calendars .list-head").filter(has=box(page, name))


def middle(locator):
    found = locator.bounding_box()
    return found["x"] + found["width"] / 2, found["y"] + found["height"] / 2


def carry(page, name, to, lets_go=True):
    """Takes a row by its name to where another one stands."""
    page.page.wait_for_selector("#lists > [role=status]", state="attached")
    (x, y), (_, end) = middle(row(page, name)), middle(row(page, to))
    page.page.mouse.move(x, y)
    page.page.mouse.down()
    page.page.mouse.move(x, (y + end) / 2, steps=3)
    page.page.mouse.move(x, end + (2 if end > y else -2), steps=3)
    expect(page.page.locator("#calendars .carried")).to_have_count(1)
    if lets_go:
        page.page.mouse.up()


def test_a_mouse_drags_a_calendar(three, visit):
    here, there = visit(three, PAGE, **DESK), visit(three, PAGE, **DESK)
    are(here, "Work", "Home", "Travel")
    carry(here, "Work", "Travel")
    are(here, "Home", "Travel", "Work")
    expect(here.said_of_page()).to_have_text("Work, 3 of 3")
    # It is carried, and not hidden.
    expect(box(here, "Work")).to_be_checked()
    expect(shown(here, "Review")).to_be_visible()
    are(there, "Home", "Travel", "Work")
    here.has_sent()
    assert stored(three) == ["Home", "Travel", "Work"]
    carry(here, "Work", "Home")
    are(here, "Work", "Home", "Travel")
    # Each is one step.
    here.press("Control+Z")
    are(here, "Home", "Travel", "Work")
    here.toast.get_by_role("button", name="Undo").click()
    are(here, "Work", "Home", "Travel")
    here.has_sent()
    are(there, "Work", "Home", "Travel")
    assert stored(three) == ["Work", "Home", "Travel"]
    here.press("Control+Shift+Z")
    are(here, "Home", "Travel", "Work")
    here.has_sent()
    here.page.reload()
    are(here, "Home", "Travel", "Work")


@pytest.mark.parametrize("way", ["Escape", "resize"])
def test_what_is_carried_goes_back(three, visit, way):
    page = visit(three, PAGE, **DESK)
    are(page, "Work", "Home", "Travel")
    carry(page, "Work", "Travel", lets_go=False)
    if way == "Escape":
        page.press("Escape")
    else:
        page.page.set_viewport_size({"width": 1400, "height": 900})
    expect(page.page.locator("#calendars .carried")).to_have_count(0)
    page.page.mouse.up()
    are(page, "Work", "Home", "Travel")
    expect(box(page, "Work")).to_be_checked()
    expect(page.toast).to_have_count(0)
    # A click is still one.
    row(page, "Home").locator("label").click()
    expect(box(page, "Home")).not_to_be_checked()
    page.has_sent()
    assert [found["order"] for found in three.get("calendars")] == [0, 1, 1]


def test_a_row_at_the_edge_scrolls_the_list(three, visit):
    for number in range(12):
        three.ask("POST", "calendars", {"name": f"Club {number}", "order": 2 + number})
    page = visit(three, PAGE, **{**DESK, "viewport": {"width": 1440, "height": 700}})
    expect(box(page, "Club 11")).to_be_attached()
    page.page.wait_for_selector("#lists > [role=status]", state="attached")
    place = page.page.locator("#calendars-place").bounding_box()
    x, y = middle(row(page, "Work"))
    page.page.mouse.move(x, y)
    page.page.mouse.down()
    page.page.mouse.move(x, place["y"] + place["height"] - 8, steps=4)
    page.page.wait_for_function("() => document.querySelector('#calendars .carried').getBoundingClientRect().top "
                                "< document.querySelector('#layers').getBoundingClientRect().top && "
                                "document.querySelector('#calendars-place').scrollTop > 150")
    page.page.mouse.up()
    expect(listed(page).first).to_have_text("Home")
    page.has_sent()
    assert stored(three).index("Work") > 5


def test_keys_move_a_calendar_and_keep_the_focus(three, visit):
    page = visit(three, PAGE, **DESK)
    are(page, "Work", "Home", "Travel")
    page.page.wait_for_selector("#lists > [role=status]", state="attached")
    box(page, "Travel").focus()
    page.press("Alt+ArrowUp")
    are(page, "Work", "Travel", "Home")
    expect(box(page, "Travel")).to_be_focused()
    expect(page.said_of_page()).to_have_text("Travel, 2 of 3")
    page.press("Alt+ArrowUp")
    are(page, "Travel", "Work", "Home")
    expect(box(page, "Travel")).to_be_focused()
    # There is nothing above it.
    page.press("Alt+ArrowUp", "Tab", "Alt+ArrowDown")
    are(page, "Work", "Travel", "Home")
    expect(page.button("Edit: Travel")).to_be_focused()
    page.has_sent()
    assert stored(three) == ["Work", "Travel", "Home"]


@pytest.mark.parametrize("device", ["mouse", "keyboard", "touch"])
def test_buttons_of_the_form_move_a_calendar(three, visit, device):
    page = visit(three, PAGE, **(HAND if device == "touch" else DESK))
    person = Person(page, device)
    if device == "touch":
        person.press(page.page.locator("#open"))
    are(page, "Work", "Home", "Travel")
    page.page.wait_for_function("() => document.getAnimations().every(each => each.playState !== 'running')")
    edit(page, "Work", device)
    form = page.page.get_by_role("dialog", name="Edit calendar")
    up, down = (form.get_by_role("button", name=name) for name in ("Move up", "Move down"))
    least = 44 if device == "touch" else 24
    for button in (up, down):
        found = button.bounding_box()
        assert min(found["width"], found["height"]) >= least
    expect(up).to_have_attribute("aria-disabled", "true")
    person.press(down)
    expect(form.locator(".position [role=status]")).to_have_text("Work, 2 of 3")
    person.press(down)
    expect(down).to_have_attribute("aria-disabled", "true")
    down.press("Enter")
    expect(form.locator(".position [role=status]")).to_have_text("Work, 3 of 3")
    form.locator("[name=name]").fill("Office")
    person.press(form.get_by_role("button", name="Save"))
    expect(form).to_have_count(0)
    are(page, "Home", "Travel", "Office")
    page.has_sent()
    assert stored(three) == ["Home", "Travel", "Office"]
    # The name and the order are one step.
    if device == "touch":
        person.press(page.page.get_by_role("dialog", name="Calendars").get_by_role("button", name="Undo"))
    else:
        page.press("Control+Z")
    are(page, "Work", "Home", "Travel")
    page.has_sent()
    assert stored(three) == ["Work", "Home", "Travel"]


def test_who_cancels_leaves_the_order(three, visit):
    page = edit(visit(three, PAGE, **DESK), "Travel")
    page.dialog.get_by_role("button", name="Move up").click()
    # What was done is not lost by a press beside it.
    page.page.mouse.click(1300, 20)
    expect(page.dialog).to_be_visible()
    page.press("Escape")
    expect(page.dialog).to_have_count(0)
    are(page, "Work", "Home", "Travel")
    assert [found["order"] for found in three.get("calendars")] == [0, 1, 1]


def test_the_order_is_that_of_forms_and_of_columns(three, visit):
    page = edit(visit(three, PAGE, **DESK), "Travel")
    page.dialog.get_by_role("button", name="Move up").click()
    page.dialog.get_by_role("button", name="Move up").click()
    save(page)
    page.page.locator("#add").click()
    expect(page.dialog.locator("[name=calendar] option")).to_have_text(["Travel", "Work", "Home"])
    page.press("Escape")
    page.page.get_by_role("radio", name="Day", exact=True).check()
    page.page.get_by_role("checkbox", name="Calendars side by side").check()
    expect(page.locator(".group-header")).to_have_count(3)
    names = page.locator(".group-header").evaluate_all("all => all.map(each => each.getAttribute('aria-label'))")
    assert [name.split(", ")[-1] for name in names] == ["Travel", "Work", "Home"]


def is_for(page, name):
    """Whether a new event is for a calendar at first; leaves the form open."""
    page.page.locator("#add").click()
    expect(page.dialog.locator("[name=calendar] :checked")).to_have_text(name)
    return page


def test_new_events_go_where_the_last_one_went_in_any_order(three, visit):
    page = is_for(visit(three, PAGE, **DESK), "Work").fill(title="Swim")
    page.dialog.locator("[name=calendar]").select_option(label="Home")
    save(page)
    # What is only changed is not put anywhere.
    shown(page, "Review").click()
    page.dialog.get_by_role("button", name="Edit").click()
    save(page.fill(title="Talk"))
    page.page.wait_for_selector("#lists > [role=status]", state="attached")
    box(page, "Travel").focus()
    page.press("Alt+ArrowUp", "Alt+ArrowUp")
    are(page, "Travel", "Work", "Home")
    page.has_sent()
    page.page.reload()
    are(page, "Travel", "Work", "Home")
    is_for(page, "Home").press("Escape")
    # What is hidden or locked is not meant.
    box(page, "Home").uncheck()
    is_for(page, "Travel").press("Escape")
    page.has_sent()
    travel = three.get("calendars/travel")
    three.ask("PATCH", "calendars/travel", {"revision": travel["revision"], "locked": True})
    expect(page.page.get_by_role("img", name="Locked")).to_be_visible()
    is_for(page, "Work").press("Escape")
    box(page, "Home").check()
    is_for(page, "Home")


def test_two_who_arrange_are_asked_nothing(three, visit):
    page = edit(visit(three, PAGE, **DESK), "Home")
    page.dialog.get_by_role("button", name="Move up").click()
    three.ask("PATCH", "calendars/home", {"revision": 1, "order": 7, "hidden": True})
    save(page)
    expect(box(page, "Home")).not_to_be_checked()
    expect(page.dialog).to_have_count(0)
    are(page, "Home", "Work", "Travel")
    assert stored(three) == ["Home", "Work", "Travel"]


@pytest.mark.parametrize("locale", WORDS)
@pytest.mark.parametrize("width", [320, 1440])
def test_axe_finds_nothing_in_the_buttons(three, visit, locale, width):
    page = visit(three, PAGE, locale=locale, viewport={"width": width, "height": 800})
    up, down, place, said = WORDS[locale]
    if width < 1024:
        page.page.locator("#open").click()
    row(page, "Home").locator("label").hover()
    row(page, "Home").get_by_role("button").click()
    form = page.page.locator(".calendar-form")
    expect(form.locator(".position > span").nth(1)).to_have_text(place)
    form.get_by_role("button", name=down).click()
    form.get_by_role("button", name=up).click()
    expect(form.locator(".position [role=status]")).to_have_text(said)
    assert form.evaluate("form => form.scrollWidth <= form.clientWidth")
    page.page.wait_for_function("() => document.querySelector('.calendar-form').getAnimations({ subtree: true }).length === 0")
    passes(page.page)


def test_one_calendar_has_no_order(busy, visit):  # noqa: F811
    busy.ask("DELETE", "calendars/home?revision=1")
    page = edit(visit(busy, PAGE, **DESK), "Work")
    expect(page.dialog.locator(".position")).to_have_count(0)


def rest(page, name):
    """A finger takes hold of a row by resting on it; returns where it is."""
    point = middle(row(page, name).locator("label"))
    page.touch("touchStart", point)
    expect(page.page.locator("#calendars .carried")).to_have_count(1)
    return point


@pytest.fixture
def drawn(three, visit):
    """A phone's sheet with the calendars."""
    page = visit(three, PAGE, **HAND)
    page.page.wait_for_selector("#lists > [role=status]", state="attached")
    page.page.locator("#open").tap()
    expect(page.page.get_by_role("dialog", name="Calendars")).to_be_visible()
    page.page.wait_for_function("() => document.querySelector('dialog[open]').getAnimations().length === 0")
    return page


def test_a_finger_that_has_rested_on_a_calendar_drags_it(three, drawn):
    x, y = rest(drawn, "Work")
    _, end = middle(row(drawn, "Travel"))
    for part in (0.25, 0.5, 0.75, 1):
        drawn.touch("touchMove", (x, y + (end + 4 - y) * part))
    drawn.touch("touchEnd")
    are(drawn, "Home", "Travel", "Work")
    # It was no tap.
    expect(box(drawn, "Work")).to_be_checked()
    drawn.has_sent()
    assert stored(three) == ["Home", "Travel", "Work"]
    # Buttons and rows are pressed as before.
    row(drawn, "Travel").get_by_role("button").tap()
    expect(drawn.page.locator(".calendar-form")).to_be_visible()
    drawn.press("Escape")
    expect(drawn.page.locator(".calendar-form")).to_have_count(0)
    row(drawn, "Work").locator("label").tap()
    expect(box(drawn, "Work")).not_to_be_checked()


@pytest.mark.parametrize("way", ["Escape", "finger"])
def test_a_finger_that_gives_up_leaves_the_order(three, drawn, way):
    x, y = rest(drawn, "Work")
    _, end = middle(row(drawn, "Travel"))
    drawn.touch("touchMove", (x, end + 4))
    if way == "Escape":
        drawn.press("Escape")
    else:
        for kind in ("touchStart", "touchEnd"):
            points = [{"x": x, "y": end + 4, "id": 1}] + [{"x": x + 40, "y": end, "id": 2}] * (kind == "touchStart")
            drawn.cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    expect(drawn.page.locator("#calendars .carried")).to_have_count(0)
    drawn.touch("touchEnd")
    expect(drawn.page.get_by_role("dialog", name="Calendars")).to_be_visible()
    are(drawn, "Work", "Home", "Travel")
    expect(box(drawn, "Work")).to_be_checked()
    assert [found["order"] for found in three.get("calendars")] == [0, 1, 1]


def test_a_finger_that_moves_at_once_scrolls(three, visit):
    for number in range(24):
        three.ask("POST", "calendars", {"name": f"Club {number}", "order": 2 + number})
    page = visit(three, PAGE, **HAND)
    page.page.wait_for_selector("#lists > [role=status]", state="attached")
    page.page.locator("#open").tap()
    page.page.wait_for_function("() => document.querySelector('dialog[open]')?.getAnimations().length === 0")
    x, y = middle(row(page, "Club 9").locator("label"))
    page.touch("touchStart", (x, y))
    for step in range(1, 9):
        page.touch("touchMove", (x, y - 30 * step))
    page.touch("touchEnd")
    page.page.wait_for_function("() => document.querySelector('dialog[open] .lists').scrollTop > 100")
    expect(page.page.locator("#calendars .carried")).to_have_count(0)
    assert stored(three)[:3] == ["Work", "Home", "Travel"]
