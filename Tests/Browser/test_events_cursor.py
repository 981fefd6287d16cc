# SPDX-License-Identifier: MIT
"""The keyboard's time among events: it leaves their words alone."""

import base64

import pytest
from playwright.sync_api import expect
from test_events import DESK, HAND, PAGE, busy, shown  # noqa: F401

# How far the colours of two pictures are apart at most, and how many of their pixels differ.
COMPARED = """async pictures => {
  const [one, other] = await Promise.all(pictures.map(async text => {
    const bytes = Uint8Array.from(atob(text), letter => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes]));
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, image.width, image.height).data;
  }));
  const apart = one.map((value, index) => Math.abs(value - other[index]));
  return [Math.max(...apart), apart.filter(each => each > 0).length];
}"""
BARELY = 48


def picture(page, clip):
    return base64.b64encode(page.page.screenshot(clip=clip)).decode()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("locale", ["en-US", "ar-EG"])
@pytest.mark.parametrize("settings", [DESK, HAND], ids=["desk", "hand"])
def test_the_time_of_the_keyboard_is_not_drawn_over_words(busy, visit, settings, locale, scheme):  # noqa: F811
    page = visit(busy, PAGE, **settings, locale=locale, color_scheme=scheme, reduced_motion="reduce")
    review = shown(page, "Review")
    expect(review).to_be_visible()
    page.press("Tab")
    review.focus()
    page.press("Escape")
    cursor = page.locator(".time-cursor")
    expect(cursor).to_be_visible()
    # Right at what the event begins with.
    assert abs(cursor.bounding_box()["y"] - review.bounding_box()["y"]) < 2
    clip = review.locator(".text").bounding_box()
    here = picture(page, clip)
    page.press("ArrowUp", "ArrowUp")
    expect(cursor).to_be_visible()
    apart, count = page.evaluate(COMPARED, [here, picture(page, clip)])
    # But it is seen that it is there.
    assert 0 < apart < BARELY and count > 500, (apart, count)


def test_a_finger_sees_where_it_has_tapped_and_makes_an_event_there(busy, visit):  # noqa: F811
    page = visit(busy, f"{PAGE}&view=days", **HAND)
    expect(shown(page, "Review").first).to_be_visible()
    cursor = page.locator(".time-cursor").locator("visible=true")
    expect(cursor).to_have_count(0)
    column = page.locator(".day-column[data-day='2024-02-21']")
    box, review = column.bounding_box(), shown(page, "Review").first.bounding_box()
    x, y = box["x"] + box["width"] / 2, review["y"] + review["height"] / 2
    page.page.touchscreen.tap(x, y)
    expect(cursor).to_have_count(1)
    expect(cursor).to_have_text("+ 10:30\u202fAM")
    expect(page.dialog).to_have_count(0)
    page.page.touchscreen.tap(x, y)
    expect(page.dialog).to_be_visible()
    assert [page.dialog.locator(f"[name={name}]").first.evaluate("each => each.value")
            for name in ("start", "startTime", "endTime")] == ["2024-02-21", "10:30", "11:30"]


def test_a_time_that_has_no_room_is_a_plus(busy, visit):  # noqa: F811
    page = visit(busy, f"{PAGE}&view=week", **HAND)
    expect(shown(page, "Review").first).to_be_visible()
    box = page.locator(".day-column[data-day='2024-02-21']").bounding_box()
    page.page.touchscreen.tap(box["x"] + box["width"] / 2, shown(page, "Review").first.bounding_box()["y"] + 8)
    expect(page.locator(".time-cursor").locator("visible=true")).to_have_text("+")


def test_a_mouse_has_no_such_time(busy, visit):  # noqa: F811
    page = visit(busy, f"{PAGE}&view=days", **DESK)
    expect(shown(page, "Review").first).to_be_visible()
    box = page.locator(".day-column[data-day='2024-02-21']").bounding_box()
    page.page.mouse.click(box["x"] + box["width"] / 2, shown(page, "Review").first.bounding_box()["y"] + 8)
    expect(page.locator(".time-cursor")).to_have_count(1)
    expect(page.locator(".time-cursor")).to_be_hidden()
