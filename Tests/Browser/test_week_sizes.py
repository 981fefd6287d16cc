# SPDX-License-Identifier: MIT
"""The page of events in windows that change: what stands beside the hours fits, and a finger reaches everything."""

from test_week import DESK, PAGE, busy  # noqa: F401

# How wide the weeks of the small month are, beside the room they have.
WIDTHS = """() => {
  const small = document.getElementById('small');
  return [...small.shadowRoot.querySelectorAll('.week')].map(week => week.offsetWidth - small.clientWidth);
}"""


def small(page, selector):
    return page.page.locator(f"#small >> {selector}")


def test_the_small_month_comes_back_as_it_was(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    before = page.page.locator("#small").bounding_box()
    for width in (390, 1440):
        page.page.set_viewport_size({"width": width, "height": 900})
    page.page.wait_for_function("() => document.getElementById('small').offsetWidth > 0")
    assert page.page.locator("#small").bounding_box() == before
    page.page.wait_for_function(f"() => ({WIDTHS})().every(more => more === 0)")
    box = small(page, "[data-role=next]").bounding_box()
    assert box["x"] + box["width"] <= before["x"] + before["width"]
