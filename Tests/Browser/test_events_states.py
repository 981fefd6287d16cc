# SPDX-License-Identifier: MIT
"""axe on the page of events while something goes on: held, selected, asked, told, away."""

import base64

import audit
import pytest
from playwright.sync_api import expect
from test_events import DESK, HAND, PAGE, busy, shown  # noqa: F401
from visit import AWAY

# As high as a day: axe takes what scrolling cuts off for something that lies over what is around.
WHOLE = {"viewport": {"width": 1280, "height": 1700}, "timezone_id": "Europe/Berlin"}


def passes(page, state):
    page.evaluate(audit.AT_REST)
    audit.passes(page.page, state)


@pytest.mark.parametrize("locale", ["en-US", "ar-EG"])
def test_axe_finds_nothing_while_events_are_held_or_selected_and_away(busy, visit, locale):  # noqa: F811
    page = visit(busy, f"{PAGE}&locale={locale}", forgives=[AWAY], **WHOLE)
    shown(page, "Dentist").focus()
    page.press("Space", "ArrowDown")
    expect(page.locator("[data-traits~=lifted]")).to_have_count(1)
    passes(page, "held")
    page.press("Escape")
    expect(page.locator("[data-traits~=lifted]")).to_have_count(0)
    # In English others look at these.
    if locale == "ar-EG":
        page.press("Control+Space")
        expect(page.page.get_by_role("toolbar")).to_be_visible()
        passes(page, "selected")
        page.press("Escape")
        expect(page.page.get_by_role("toolbar")).to_have_count(0)
        page.press("?")
        expect(page.dialog.locator("kbd").first).to_be_visible()
        passes(page, "the keys")
        page.press("Escape")
        expect(page.dialog).to_have_count(0)
    shown(page, "Review").focus()
    page.press("Enter")
    expect(page.dialog).to_be_visible()
    page.press("m")
    expect(page.page.locator(".held:not([hidden])")).to_be_visible()
    passes(page, "waiting for its new time")
    page.press("Escape")
    busy.stop()
    expect(page.notice).to_be_visible()
    shown(page, "Dentist").focus()
    page.press("Alt+ArrowDown")
    expect(page.toast).to_be_visible()
    passes(page, "away, with a change that waits")
    page.press("y")
    expect(page.locator(".period").first).to_be_visible()
    passes(page, "a year")


@pytest.mark.parametrize("locale", ["en-US", "ar-EG"])
def test_axe_finds_nothing_in_the_sheets_of_a_phone(busy, visit, locale):  # noqa: F811
    page = visit(busy, f"{PAGE}&view=days&locale={locale}", forgives=[AWAY], **HAND)
    shown(page, "Review").click()
    expect(page.dialog).to_be_visible()
    passes(page, "an event")
    page.press("e")
    expect(page.dialog.locator("[name=title]")).to_be_visible()
    page.fill(title="Review of plans")
    busy.ask("PATCH", "events/a", {"revision": 1, "title": "Retro", "location": "Room 5"})
    page.dialog.locator("[type=submit]").click()
    expect(page.dialog.locator(".version")).to_have_count(2)
    passes(page, "a conflict")
    page.press("Escape")
    expect(page.notice).to_be_visible()
    passes(page, "an undecided conflict")


# The colours of a box: most of it is its fill, and the one that stands out of that by most is the tick.
INSIDE = """async text => {
  const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(text), letter => letter.charCodeAt(0))]));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  canvas.drawImage(bitmap, 0, 0);
  const { data: bytes } = canvas.getImageData(0, 0, bitmap.width, bitmap.height);
  const linear = value => (value <= 10 ? value / 3294 : ((value / 255 + .055) / 1.055) ** 2.4);
  const light = [];
  for (let at = 0; at < bytes.length; at += 4) {
    light.push(.2126 * linear(bytes[at]) + .7152 * linear(bytes[at + 1]) + .0722 * linear(bytes[at + 2]));
  }
  const count = value => light.filter(each => each === value).length;
  const fill = light.reduce((found, each) => (count(each) > count(found) ? each : found));
  const contrast = other => (Math.max(fill, other) + .05) / (Math.min(fill, other) + .05);
  const tick = light.reduce((found, each) => (contrast(each) > contrast(found) ? each : found));
  return { isDark: tick < fill, contrast: contrast(tick) };
}"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_all_ticks_are_dark_in_the_dark_and_can_be_seen(busy, visit, scheme):  # noqa: F811
    for order, color in enumerate(["#5A3A1A", "#444444", "#8640B8", "#3A7BD5"]):
        busy.ask("POST", "calendars", {"id": f"c{order}", "name": color, "color": color, "order": 2 + order})
    busy.add_mark("m", "watered", "2024-02-20", "Ficus")
    page = visit(busy, PAGE, color_scheme=scheme, **DESK)
    expect(page.page.get_by_role("checkbox", name="watered")).to_be_visible()
    page.page.get_by_role("checkbox", name="watered").check()
    boxes = page.page.locator("#sidebar :checked[type=checkbox]")
    expect(boxes).to_have_count(7)
    page.page.mouse.move(700, 500)
    for box in boxes.all():
        # Without the ground around its corners.
        own = box.bounding_box()
        clip = {"x": own["x"] + 2, "y": own["y"] + 2, "width": own["width"] - 4, "height": own["height"] - 4}
        found = page.evaluate(INSIDE, base64.b64encode(page.page.screenshot(clip=clip)).decode())
        assert found["isDark"] == (scheme == "dark") and found["contrast"] >= 3, found
    home = page.page.get_by_role("checkbox", name="Home")
    home.uncheck()
    expect(home).to_have_css("appearance", "none")
