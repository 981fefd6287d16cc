# SPDX-License-Identifier: MIT
"""Less motion, forced colours, large text on a narrow screen, and whose finger it is."""

import pytest

TEXTS = """
() => {
  const faults = [];
  const boxes = [];
  for (const element of bench.all('.title .text, .weekday .text, .button:not(:has(> .text:empty)), .day .text')) {
    const style = getComputedStyle(element);
    if (style.display === 'none' || !element.textContent) continue;
    const range = document.createRange();
    range.selectNodeContents(element);
    const text = range.getBoundingClientRect();
    const frame = element.closest('.title, .weekday, .button, .day').getBoundingClientRect();
    if (text.left < frame.left - 1 || text.right > frame.right + 1 || text.top < frame.top - 1 || text.bottom > frame.bottom + 1) {
      faults.push(`“${element.textContent}” ${Math.round(text.width)}×${Math.round(text.height)} leaves ${Math.round(frame.width)}×${Math.round(frame.height)}`);
    }
    if (text.right > innerWidth + 1) faults.push(`“${element.textContent}” leaves the screen`);
    boxes.push([element.textContent, text]);
  }
  for (const [a, first] of boxes) for (const [b, second] of boxes) {
    if (first === second) continue;
    const over = Math.min(first.right, second.right) - Math.max(first.left, second.left) > 1
      && Math.min(first.bottom, second.bottom) - Math.max(first.top, second.top) > 1;
    if (over) faults.push(`“${a}” over “${b}”`);
  }
  if (document.documentElement.scrollWidth > innerWidth) faults.push('the page scrolls sideways');
  return { faults: faults.slice(0, 8), texts: boxes.length };
}
"""


@pytest.mark.parametrize("size", ["normal", "large"])
@pytest.mark.parametrize("width", [320, 768])
@pytest.mark.parametrize("locale", ["en-US", "de-DE", "ar-EG", "ja-JP", "fr-FR"])
def test_no_text_is_cut_or_lies_over_another(open_bench, locale, width, size):
    bench = open_bench(viewport={"width": width, "height": 900})
    bench.evaluate("s => document.documentElement.classList.add('narrow', s)", size)
    # The longest month names of these languages are among these.
    for date in ["2024-09-10", "2024-11-10"]:
        bench.evaluate("() => document.querySelector('#stage').replaceChildren()")
        bench.mount(locale=locale, date=date)
        found = bench.evaluate(TEXTS)
        assert found["faults"] == []
        assert found["texts"] >= 42 + 7 + 1


def test_the_text_follows_the_reader_while_the_page_is_open(bench):
    bench.mount()
    size = "() => parseFloat(getComputedStyle(bench.query('.day .text')).fontSize)"
    small = bench.evaluate(size)
    bench.evaluate("() => document.documentElement.classList.add('large')")
    bench.evaluate(f"s => bench.until(() => ({size})() > s * 1.5)", small)


def test_less_motion_is_no_motion(open_bench):
    bench = open_bench(reduced_motion="reduce")
    bench.mount()
    bench.evaluate(
        """() => {
          globalThis.moved = [];
          new MutationObserver(() => moved.push(bench.query('.mover').style.transform))
            .observe(bench.query('.mover'), { attributes: true, attributeFilter: ['style'] });
        }"""
    )
    bench.role("next").click()
    assert bench.month == "2024-03"
    assert bench.locator(".page").count() == 1
    bench.evaluate("() => bench.settled()")
    assert [transform for transform in bench.evaluate("() => moved") if transform] == []
    keyframes = """() => calendar.shadowRoot.getAnimations({ subtree: true })
      .filter(a => a.effect.getComputedTiming().duration > 20 && a.effect.getKeyframes().some(k => k.transform)).length"""
    bench.cell("2024-03-05").click()
    assert bench.evaluate(keyframes) == 0


def test_with_motion_a_page_slides(bench):
    bench.mount()
    bench.role("next").click()
    assert bench.locator(".page").count() == 2
    bench.at_rest()
    assert bench.locator(".page").count() == 1


def test_forced_colours_keep_the_states_apart(open_bench):
    bench = open_bench(forced_colors="active")
    bench.mount("streak", value="2024-02-20")
    look = """day => {
      const text = bench.query(`[data-day="${day}"] .text`);
      const { color, backgroundColor, textDecorationLine, boxShadow, outlineWidth } = getComputedStyle(text);
      return [color, backgroundColor, textDecorationLine, boxShadow, outlineWidth].join(' ');
    }"""
    days = {"selected": "2024-02-20", "today": "2024-02-28", "tinted": "2024-02-14", "outside": "2024-01-31"}
    looks = {name: bench.evaluate(look, day) for name, day in days.items()}
    assert len(set(looks.values())) == len(days), looks


def test_a_finger_that_goes_up_or_down_scrolls_the_page(open_bench):
    bench = open_bench(has_touch=True, viewport={"width": 460, "height": 500})
    bench.evaluate("() => document.documentElement.classList.add('tall')")
    bench.mount()
    bench.swipe(4, -160, steps=8)
    bench.evaluate("() => bench.until(() => scrollY > 60)")
    bench.at_rest()
    assert (bench.month, bench.value) == ("2024-02", None)
    assert bench.locator("[data-traits~=pressed]").count() == 0
    # The page took the finger away; the next one is a finger like any other.
    bench.evaluate("() => scrollTo(0, 0)")
    bench.swipe(-320).at_rest()
    assert bench.month == "2024-03"


def test_a_finger_that_goes_sideways_turns_the_page_only(open_bench):
    bench = open_bench(has_touch=True, viewport={"width": 460, "height": 500})
    bench.evaluate("() => document.documentElement.classList.add('tall')")
    bench.mount()
    for dx, month in [(-320, "2024-03"), (320, "2024-02"), (320, "2024-01")]:
        bench.swipe(dx, 40).at_rest()
        assert (dx, bench.month) == (dx, month)
    assert bench.evaluate("() => scrollY") == 0


def test_from_right_to_left_a_finger_turns_the_other_way(open_bench):
    bench = open_bench(has_touch=True)
    bench.mount(locale="ar-EG")
    bench.swipe(320).at_rest()
    assert bench.month == "2024-03"
    box = {role: bench.role(role).bounding_box()["x"] for role in ("previous", "next")}
    assert box["next"] < box["previous"]


def test_a_cancelled_finger_leaves_the_page_where_it_was(open_bench):
    bench = open_bench(has_touch=True)
    bench.mount()
    bench.swipe(-100, end="touchCancel").at_rest()
    assert bench.month == "2024-02"


def test_a_wheel_sideways_turns_one_page_and_a_wheel_down_none(bench):
    bench.mount()
    box = bench.locator("[role=grid]").bounding_box()
    bench.page.mouse.move(box["x"] + 200, box["y"] + 150)
    for _ in range(6):
        bench.page.mouse.wheel(90, 0)
    bench.evaluate("() => bench.until(() => calendar.month !== '2024-02')")
    bench.at_rest()
    assert bench.month == "2024-03"
    bench.page.mouse.wheel(0, 90)
    bench.at_rest()
    assert bench.month == "2024-03"
