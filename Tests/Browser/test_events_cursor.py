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
