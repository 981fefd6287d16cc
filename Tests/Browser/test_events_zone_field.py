# SPDX-License-Identifier: MIT
"""The time zone of an event is searched for, by mouse, finger and keyboard."""

import pytest
from audit import passes
from playwright.sync_api import expect
from test_events import DESK, HAND, PAGE, busy  # noqa: F401
from test_events_editor import begin, choose_zone, edit, events, save, zone

SECOND_NAMES = """(() => {
  const known = Intl.supportedValuesOf('timeZone');
  Intl.supportedValuesOf = () => [...known, 'Etc/UTC', 'UCT', 'Etc/UCT', 'Zulu', 'Universal', 'GMT', 'Etc/GMT', 'Etc/GMT+5',
    'GMT0', 'Greenwich', 'US/Pacific', 'Asia/Kolkata', 'EST5EDT'];
})()"""


def open_zones(page):
    page.dialog.locator(".zones summary").click()
    box = page.dialog.get_by_role("combobox", name="Time zone", exact=True)
    expect(box).to_have_attribute("placeholder", "City, country or GMT+1")
    return box


def found(page):
    return page.dialog.get_by_role("listbox").get_by_role("option")


def test_each_zone_is_there_once(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    page.page.evaluate(SECOND_NAMES)
    box = open_zones(begin(page))
    box.click()
    names = found(page).evaluate_all("all => all.map(({ dataset }) => dataset.zone)")
    assert names[:3] == ["Europe/Berlin", "", "UTC"]
    assert len(set(names)) == len(names) > 400
    assert all("/" in name and not name.startswith(("Etc/", "US/")) for name in names[3:])
    assert len({"Asia/Kolkata", "Asia/Calcutta"} & set(names)) == 1
    texts = found(page).locator("span:first-child").all_text_contents()
    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("text, first", [
    ("tok", "Asia/Tokyo"), ("São Paulo", "America/Sao_Paulo"), ("sao paulo", "America/Sao_Paulo"),
    ("brazil", "America/Araguaina"), ("+5:45", "Asia/Katmandu"), ("kathmandu", "Asia/Katmandu"), ("gmt", "UTC"),
    ("america/new_york", "America/New_York"),
])
def test_a_zone_is_found_by_what_it_is_called(busy, visit, text, first):  # noqa: F811
    page = begin(visit(busy, PAGE, **DESK)).fill(title="Call")
    open_zones(page)
    if text == "gmt":
        page.dialog.locator("[name=zone]").fill("GMT+0")
        expect(found(page).first).to_have_attribute("data-zone", first)
        return
    choose_zone(page, text)
    assert zone(page) == first
    save(page)
    assert events(busy)["Call"][0].endswith(f"[{first}]")


def test_keys_lead_through_the_list_and_leave_it(busy, visit):  # noqa: F811
    page = begin(visit(busy, PAGE, **DESK), "keyboard").fill(title="Call")
    box = open_zones(page)
    box.focus()
    page.page.keyboard.type("new york")
    option = found(page).first
    expect(box).to_have_attribute("aria-activedescendant", option.get_attribute("id"))
    expect(box).to_have_attribute("aria-expanded", "true")
    # Escape leaves the list, and not the form.
    page.page.keyboard.press("Escape")
    expect(page.dialog.get_by_role("listbox")).to_have_count(0)
    expect(box).to_have_value("Berlin – Central European Time")
    page.page.keyboard.press("ArrowDown")
    chosen = page.dialog.locator("[role=option][aria-selected=true]")
    expect(box).to_have_attribute("aria-activedescendant", chosen.get_attribute("id"))
    page.page.keyboard.press("ArrowDown")
    page.page.keyboard.press("ArrowDown")
    expect(box).to_have_attribute("aria-activedescendant", found(page).nth(2).get_attribute("id"))
    page.page.keyboard.press("Enter")
    assert zone(page) == "UTC"
    expect(page.dialog.locator(".zones summary")).to_contain_text("Coordinated Universal Time (UTC)")
    expect(page.dialog.get_by_role("listbox")).to_have_count(0)
    # The next Enter saves.
    page.page.keyboard.press("Enter")
    expect(page.dialog).to_have_count(0)
    page.has_sent()
    assert events(busy)["Call"][0].endswith("[UTC]")


def test_what_is_typed_is_no_zone_until_it_is_one(busy, visit):  # noqa: F811
    page = begin(visit(busy, PAGE, **DESK))
    box = open_zones(page)
    box.fill("atlantis")
    nothing = page.dialog.get_by_text("No time zone found").locator("visible=true")
    expect(nothing).to_have_count(1)
    page.page.keyboard.press("Tab")
    expect(nothing).to_have_count(0)
    expect(box).to_have_value("Berlin – Central European Time")
    # One of many is none that somebody has chosen, the only one is.
    box.fill("eastern")
    page.page.keyboard.press("Tab")
    assert zone(page) == "Europe/Berlin"
    box.fill("tokyo")
    page.page.keyboard.press("Tab")
    assert zone(page) == "Asia/Tokyo"


def test_offsets_are_those_of_the_day(busy, visit):  # noqa: F811
    page = begin(visit(busy, PAGE, **DESK)).fill(start="2024-07-10")
    open_zones(page).fill("berlin")
    expect(found(page).locator(".offset")).to_have_text(["GMT+2"])


@pytest.mark.parametrize("device", [DESK, HAND], ids=["desk", "hand"])
def test_the_list_is_accessible_and_big_enough(busy, visit, device):  # noqa: F811
    page = begin(visit(busy, PAGE, **device))
    box = open_zones(page)
    below = page.dialog.locator(".zones + .field")
    room = below.bounding_box()["y"] - box.bounding_box()["y"]
    box.fill("america")
    expect(found(page).first).to_be_in_viewport()
    passes(page.page)
    least = 44 if device == HAND else 24
    assert found(page).first.bounding_box()["height"] >= least
    # What follows stays where it is: a press there arrives.
    assert below.bounding_box()["y"] - box.bounding_box()["y"] == room
    found(page).first.click()
    expect(page.dialog.get_by_role("listbox")).to_have_count(0)


def test_a_zone_that_is_there_is_the_chosen_one(busy, visit):  # noqa: F811
    page = edit(visit(busy, PAGE, **DESK), "Review")
    box = open_zones(page)
    box.click()
    expect(page.dialog.locator("[role=option][aria-selected=true]")).to_have_attribute("data-zone", "Europe/Berlin")
    expect(page.dialog.locator("[role=option].active")).to_have_attribute("data-zone", "Europe/Berlin")
