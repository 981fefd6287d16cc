# SPDX-License-Identifier: MIT
"""A range of times is the value of <almanac-calendar selection="time">: drawn, tapped, typed by keys, and sent by forms."""

import pytest
from audit import Audit
from playwright.sync_api import expect
from test_edit_rules import at, drag

TIMELINE = {
    "view": "timeline", "selection": "time", "days": "5", "page-start": "day", "hours": "7-19", "name": "meeting",
    "date": "2024-02-19", "today": "2024-02-28",
}
DRAWN = "2024-02-21T09:00/10:30"


@pytest.fixture
def form(open_bench):
    """Opens a form with a timeline in it."""

    def open_form(touch=False, **attributes):
        size = {"width": 390, "height": 800} if touch else {"width": 900, "height": 800}
        bench = open_bench("/bench/form.html", viewport=size, has_touch=touch, reduced_motion="reduce")
        bench.evaluate("""async attributes => {
          const old = document.querySelector('#calendar');
          const calendar = document.createElement('almanac-calendar');
          for (const name in attributes) calendar.setAttribute(name, attributes[name]);
          calendar.id = 'calendar';
          calendar.style.height = '700px';
          old.replaceWith(calendar);
          globalThis.calendar = calendar;
          globalThis.told = [];
          for (const type of ['selectionchange', 'change', 'itemcreate']) {
            calendar.addEventListener(type, () => told.push(`${type} ${calendar.value}`));
          }
          await calendar.ready;
        }""", {name.replace("_", "-"): value for name, value in {**TIMELINE, **attributes}.items() if value is not None})
        return bench

    return open_form


def chosen(bench):
    return bench.page.locator("#calendar .event[data-traits~=selected]")


def sent(bench):
    """What the form would send."""
    return bench.evaluate("() => new FormData(calendar.form).get('meeting')")


def test_a_mouse_draws_it_and_the_form_has_it(form):
    bench = form(required="")
    assert not bench.evaluate("() => calendar.checkValidity()")
    assert bench.evaluate("() => calendar.validationMessage") == "Choose a time."
    drag(bench, ("2024-02-21", 545), ("2024-02-21", 628))
    expect(chosen(bench)).to_have_attribute("data-start", "2024-02-21T09:00")
    assert sent(bench) == DRAWN and bench.evaluate("() => calendar.checkValidity()")
    assert bench.evaluate("() => told") == [f"selectionchange {DRAWN}", f"change {DRAWN}"]
    selection = bench.evaluate("() => calendar.selection")
    assert (selection["first"], selection["last"], selection["days"]) == ("2024-02-21T09:00", "2024-02-21T10:30", 1)
    assert Audit(bench.page, context="#calendar").wrong == []


def test_what_a_page_sets_is_shown_and_can_be_read_back(form):
    bench = form(value=DRAWN)
    expect(chosen(bench)).to_have_attribute("data-start", "2024-02-21T09:00")
    assert sent(bench) == DRAWN and bench.evaluate("() => told") == []
    bench.evaluate("() => { calendar.selection = { first: '2024-02-20T22:00', last: '2024-02-21T01:30' }; }")
    assert bench.evaluate("() => calendar.value") == "2024-02-20T22:00/2024-02-21T01:30"
    bench.evaluate("() => { calendar.selection = calendar.selection; }")
    assert bench.evaluate("() => calendar.value") == "2024-02-20T22:00/2024-02-21T01:30"
    bench.evaluate("() => calendar.form.reset()")
    assert bench.evaluate("() => calendar.value") == DRAWN
    bench.evaluate("() => { calendar.value = ''; }")
    expect(chosen(bench)).to_have_count(0)
    assert sent(bench) is None


@pytest.mark.parametrize("text", ["2024-02-21T09:00", "2024-02-21T10:00/09:00", "2024-02-21T09:00/2024-02-22T09:00"])
def test_what_cannot_be_read_is_refused(form, text):
    bench = form(value=DRAWN)
    threw = bench.evaluate("text => { try { calendar.value = text; return ''; } catch (error) { return error.name; } }", text)
    assert threw and bench.evaluate("() => calendar.value") == DRAWN
    assert any(text in line for line in bench.complaints)
    bench.complaints.clear()


def test_a_day_is_no_range_of_times(form):
    bench = form(value=DRAWN)
    bench.evaluate("() => { calendar.value = '2024-02-21'; }")
    assert bench.evaluate("() => [calendar.value, calendar.validity.typeMismatch]") == [DRAWN, True]
    bench.complaints.clear()


def test_it_is_moved_and_stretched_and_a_cancelled_drag_leaves_it(form):
    bench = form(value="2024-02-21T09:00/12:00")
    drag(bench, ("2024-02-21", 590), ("2024-02-22", 710))
    assert sent(bench) == "2024-02-22T11:00/14:00"
    drag(bench, ("2024-02-22", 838), ("2024-02-22", 898))
    assert sent(bench) == "2024-02-22T11:00/15:00"
    drag(bench, ("2024-02-22", 720), ("2024-02-20", 720), drops=False)
    bench.page.keyboard.press("Escape")
    bench.page.mouse.up()
    assert sent(bench) == "2024-02-22T11:00/15:00"
    assert bench.evaluate("() => told.filter(line => line.startsWith('item'))") == []


def test_a_finger_taps_it(form):
    bench = form(touch=True, days="3")
    bench.page.touchscreen.tap(*at(bench, "2024-02-20", 850))
    expect(chosen(bench)).to_have_attribute("data-start", "2024-02-20T14:00")
    assert sent(bench) == "2024-02-20T14:00/15:00"


def test_keys_choose_and_stretch_it(form):
    bench = form()
    bench.evaluate("() => calendar.focus()")
    for key in ["Home", "ArrowRight", "Enter", "Shift+ArrowDown", "Shift+ArrowDown"]:
        bench.page.keyboard.press(key)
    assert sent(bench) == "2024-02-20T09:00/10:30"
    bench.page.keyboard.press("Alt+ArrowRight")
    assert sent(bench) == DRAWN
    # The keyboard is on it; Escape leads back to its time.
    assert bench.evaluate("() => calendar.shadowRoot.activeElement.dataset.start") == "2024-02-21T09:00"
    bench.page.keyboard.press("Escape")
    assert bench.evaluate("() => calendar.shadowRoot.activeElement.matches('.day-column')")


def test_a_page_may_refuse_it_with_a_reason(form):
    bench = form()
    bench.evaluate("() => calendar.addEventListener('beforeselect', event => event.detail.refuse('Taken'))")
    drag(bench, ("2024-02-21", 545), ("2024-02-21", 628))
    expect(bench.page.locator("#calendar .notice")).to_have_text("Taken")
    expect(chosen(bench)).to_have_count(0)
    assert sent(bench) is None


def test_it_opens_on_the_day_of_its_value(open_bench):
    bench = open_bench("/bench/form.html", viewport={"width": 900, "height": 800})
    bench.evaluate("""async value => {
      const calendar = document.createElement('almanac-calendar');
      for (const [name, text] of Object.entries({ view: 'timeline', selection: 'time', days: '3', value })) {
        calendar.setAttribute(name, text);
      }
      calendar.id = 'calendar';
      document.querySelector('#calendar').replaceWith(calendar);
      globalThis.calendar = calendar;
      await calendar.ready;
    }""", DRAWN)
    expect(chosen(bench)).to_have_attribute("data-start", "2024-02-21T09:00")


@pytest.mark.parametrize("fill", [None, ""])
@pytest.mark.parametrize("value", ["2024-02-21T22:00/23:30", "2024-02-21T00:30/01:00"])
def test_hours_are_in_view_where_its_value_is(form, fill, value):
    bench = form(value=value, hours="", date=None, fill=fill)
    is_in_view = """e => {
      const [own, view] = [e, e.closest('.timeline-row')].map(each => each.getBoundingClientRect());
      return own.top >= view.top && own.bottom <= view.bottom;
    }"""
    assert chosen(bench).evaluate(is_in_view)
    assert bench.evaluate("() => told") == []


@pytest.mark.parametrize(("days", "text"), [("3", "9:00 AM – 9:30 AM"), ("7", "9:00 AM")])
def test_a_short_range_says_what_of_its_times_fits(form, days, text):
    bench = form(value="2024-02-20T09:00/09:30", days=days)
    expect(chosen(bench)).to_have_text(text)
    assert chosen(bench).locator(".text").evaluate(
        "e => [e.scrollWidth - e.clientWidth, e.getClientRects().length, Math.round(e.scrollHeight / 16)]") == [0, 1, 1]


def test_it_is_said_that_it_is_selected(form):
    bench = form()
    drag(bench, ("2024-02-21", 545), ("2024-02-21", 628))
    expect(bench.page.locator("#calendar .announcement").first).to_contain_text("9:00 AM to 10:30 AM, selected")


def test_a_question_names_both_ends_with_their_day(form):
    bench = form()
    bench.evaluate("""() => calendar.addEventListener('beforeselect', ({ detail }) => {
      told.push(`${detail.value} ${detail.first} ${detail.last}`);
    })""")
    drag(bench, ("2024-02-21", 545), ("2024-02-21", 628))
    assert bench.evaluate("() => told[0]") == f"{DRAWN} 2024-02-21T09:00 2024-02-21T10:30"


def test_what_cannot_be_read_at_first_is_complained_of_once(form):
    bench = form(value="2024-02-21T22:00", date=None)
    assert len([line for line in bench.complaints if "2024-02-21T22:00" in line]) == 1
    bench.complaints.clear()
