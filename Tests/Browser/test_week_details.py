# SPDX-License-Identifier: MIT
"""What the page of events tells about an event: opened by hand, beside it, and in words."""

import pytest
from playwright.sync_api import expect
from test_week import HAND, PAGE, busy, shown  # noqa: F401


@pytest.fixture
def finger():
    """Taps as a finger does, for some frames, and waits for the mouse that browsers play after it."""

    def tap(page, locator):
        page.evaluate(
            "() => { addEventListener('click', () => { window.hasClicked = true; }, { capture: true, once: true }); }"
        )
        box = locator.bounding_box()
        page.touch("touchStart", (box["x"] + 20, box["y"] + min(box["height"], 20) / 2))
        for _ in range(5):
            page.evaluate("() => new Promise(requestAnimationFrame)")
        page.touch("touchEnd")
        page.page.wait_for_function("() => window.hasClicked && delete window.hasClicked")

    return tap


@pytest.mark.parametrize("view", ["days", "week", "agenda"])
def test_a_finger_opens_an_event(busy, visit, finger, view):  # noqa: F811
    page = visit(busy, f"{PAGE}&view={view}", **HAND)
    expect(shown(page, "Review").first).to_be_visible()
    finger(page, shown(page, "Review").first)
    sheet = page.page.get_by_role("dialog", name="Review")
    expect(sheet).to_contain_text("Room 4")
    # A finger beside it closes it.
    finger(page, page.page.locator(".bar"))
    expect(sheet).to_have_count(0)


def test_a_finger_opens_an_event_of_a_month(busy, visit, finger):  # noqa: F811
    page = visit(busy, f"{PAGE}&view=month", **{**HAND, "viewport": {"width": 900, "height": 900}})
    finger(page, shown(page, "Holiday").first)
    expect(page.page.get_by_role("dialog", name="Holiday")).to_contain_text("Home")
