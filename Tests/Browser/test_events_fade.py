# SPDX-License-Identifier: MIT
"""Another period comes in softly, and is there for hands and keys at once."""

import pytest
from playwright.sync_api import expect
from test_events import DESK, HAND, PAGE, busy, shown  # noqa: F401
from test_events_trail import BARE

MOVING = {"reduced_motion": "no-preference"}
FADES = "() => document.getElementById('calendar').getAnimations().map(each => each.effect.getTiming().duration)"
# Shows a period and stops its fade at once; both in one task.
STOPPED = """name => {
  const calendar = document.getElementById('calendar');
  document.querySelector(`#period [value=${name}]`).click();
  const [fade] = calendar.getAnimations();
  fade.pause();
  return [calendar.view, getComputedStyle(calendar).opacity, document.activeElement.localName];
}"""


@pytest.mark.parametrize("size", [DESK, HAND], ids=["desk", "hand"])
def test_another_period_fades_in(busy, visit, size):  # noqa: F811
    page = visit(busy, BARE, **MOVING, **size)
    expect(shown(page, "Review")).to_be_visible()
    assert page.evaluate(FADES) == []
    box = page.page.locator("#calendar").bounding_box()
    assert page.evaluate(STOPPED, "month") == ["month", "0", "body"]
    # What is above it stands where it stood.
    assert page.page.locator("#calendar").bounding_box()["y"] == box["y"]
    page.evaluate("() => document.getElementById('calendar').getAnimations()[0].play()")
    page.page.wait_for_function("() => document.getElementById('calendar').getAnimations().length === 0")
    expect(page.page.locator("#calendar")).to_have_css("opacity", "1")
    page.evaluate("() => document.querySelector('#period [value=month]').click()")
    assert page.evaluate(FADES) == []


def test_what_fades_in_can_be_pressed(busy, visit):  # noqa: F811
    page = visit(busy, BARE, **MOVING, **DESK)
    expect(shown(page, "Review")).to_be_visible()
    page.evaluate(STOPPED, "month")
    cell = page.cell("2024-02-14").bounding_box()
    page.page.mouse.click(cell["x"] + 12, cell["y"] + 60)
    expect(page.cell("2024-02-14")).to_have_attribute("aria-selected", "true")
    # A key goes on from there, and what fades goes on from where it is.
    page.evaluate("() => { const [fade] = calendar.getAnimations(); fade.currentTime = 75; fade.play(); }"
                  .replace("calendar", "document.getElementById('calendar')"))
    page.press("w")
    expect(page.locator(".day-column")).to_have_count(7)
    expect(page.locator(":focus")).to_have_count(1)


def test_who_is_quick_sees_no_flicker(busy, visit):  # noqa: F811
    page = visit(busy, BARE, **MOVING, **DESK)
    expect(shown(page, "Review")).to_be_visible()
    found = page.evaluate("""() => {
      const calendar = document.getElementById('calendar');
      const press = name => document.querySelector(`#period [value=${name}]`).click();
      const opacity = () => Number(getComputedStyle(calendar).opacity);
      press('month');
      const [fade] = calendar.getAnimations();
      fade.currentTime = 100;
      const before = opacity();
      press('day');
      return [before, opacity(), calendar.getAnimations().length];
    }""")
    assert 0.5 < found[0] <= found[1] + 0.01 and found[2] == 1


def test_who_wants_no_motion_sees_none(busy, visit):  # noqa: F811
    page = visit(busy, BARE, **DESK)
    expect(shown(page, "Review")).to_be_visible()
    page.evaluate("() => document.querySelector('#period [value=month]').click()")
    assert page.evaluate(FADES) == []
    expect(page.cell("2024-02-14")).to_be_visible()


def test_a_month_that_opens_in_a_year_is_there_already(busy, visit):  # noqa: F811
    page = visit(busy, f"{PAGE}&view=year", **MOVING, **DESK)
    page.evaluate("""() => {
      const calendar = document.getElementById('calendar');
      globalThis.faded = 0;
      const animate = calendar.animate.bind(calendar);
      calendar.animate = (...how) => { faded += 1; return animate(...how); };
    }""")
    page.locator("[data-first='2024-05-01']").first.click()
    expect(page.page.get_by_role("radio", name="Month")).to_be_checked(timeout=10_000)
    assert page.evaluate("() => faded") == 0
