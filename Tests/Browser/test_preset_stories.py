# SPDX-License-Identifier: MIT
"""What people do most with each calendar that is replaced: by mouse, by finger and by keyboard."""

import pytest
from person import DEVICES, Person

DAYS = "() => bench.all('[data-day]').map(cell => cell.dataset.day)"


@pytest.fixture(params=DEVICES)
def person(request, open_bench):
    """Somebody with a device; a keyboard's calendar jumps, a pointer's one moves."""
    motion = "reduce" if request.param == "keyboard" else "no-preference"
    bench = open_bench(has_touch=True, reduced_motion=motion)
    return Person(bench, request.param)


def mount(person, preset, source=None, **attributes):
    person.bench.mount(source, preset=preset, **attributes)
    person.bench.events()
    return person.bench


def details(bench, wanted):
    return [detail for kind, detail in bench.events() if kind == wanted]


def picked(bench):
    return [detail["first"] for detail in details(bench, "selectionchange")]


def test_fiori_month_selects_on_every_page_and_neighbours_do_nothing(person):
    bench = mount(person, "fiori-month")
    assert bench.value == "2024-02-28"
    person.choose("2024-02-14").has("2024-02-14")
    cell = bench.cell("2024-02-14")
    assert cell.get_attribute("aria-selected") == "true"
    assert cell.get_attribute("aria-label") == "Wednesday, February 14, 2024"
    if person.device != "keyboard":
        person.choose("2024-03-02").has("2024-02-14")
        assert bench.month == "2024-02"
    person.turn(axis="vertical").has("2024-03-01")
    person.turn(-1, axis="vertical").has("2024-02-28")
    assert picked(bench) == ["2024-02-14", "2024-03-01", "2024-02-28"]


def test_fiori_full_screen_month_selects_where_it_comes_to_rest(person):
    bench = mount(person, "fiori-full-screen-month", date="2024-03-01")
    assert bench.value == "2024-03-01" and bench.locator(".month-name").first.inner_text() == "March"
    person.scroll()
    if person.device != "keyboard":
        assert bench.value == f"{bench.month}-01" > "2024-03-01"
    day = person.day_in_view()
    assert day > "2024-03-14"
    person.choose(day).has(day)
    assert bench.evaluate("() => bench.all('[aria-selected=true]').map(e => e.dataset.day)") == [day]
    assert picked(bench)[-1] == day


def test_fiori_week_moves_its_day_along(person):
    bench = mount(person, "fiori-week", date="2024-02-21")
    assert bench.evaluate(DAYS) == [f"2024-02-{day}" for day in range(18, 25)]
    person.choose("2024-02-21").has("2024-02-21")
    person.turn()
    if person.device == "keyboard":
        # Page Down means a month in every grid of days.
        assert bench.value[:7] == "2024-03"
    else:
        person.has("2024-02-28")
        assert bench.evaluate(DAYS)[0] == "2024-02-25"
    assert len(bench.evaluate(DAYS)) == 7
    assert bench.locator("[role=grid] [aria-selected=true]").count() == 1


def test_fiori_expandable_is_pulled_to_a_week_and_back(person):
    bench = mount(person, "fiori-expandable")
    person.choose("2024-02-14").has("2024-02-14")
    for distance, mode, count, name in [(-220, "week", 7, "Switch from week view to month view"),
                                        (220, "month", 42, "Switch from month view to week view")]:  # fmt: skip
        handle = bench.role("handle")
        if person.device == "keyboard":
            person.press(handle)
        else:
            x, y = person.centre(handle)
            person.drag_between((x, y), (x, y + distance))
        bench.evaluate("mode => bench.until(() => calendar.mode === mode)", mode)
        bench.at_rest()
        assert len(bench.evaluate(DAYS)) == count
        assert handle.get_attribute("aria-label") == name
        assert bench.cell("2024-02-14").get_attribute("aria-selected") == "true"
        assert bench.cell("2024-02-14").is_visible()
    assert bench.value == "2024-02-14"


def test_fiori_range_shrinks_inside_and_clears_outside(person):
    bench = mount(person, "fiori-range", date="2024-02-01")
    person.choose("2024-02-13").has("2024-02-13")
    person.choose("2024-02-22").has("2024-02-13/2024-02-22")
    assert bench.cell("2024-02-13").get_attribute("aria-label") == "Tuesday, February 13, 2024, start of range"
    assert bench.locator("[role=grid][aria-multiselectable=true]").count() >= 1
    assert bench.locator("[aria-selected=true]").count() == 10
    person.choose("2024-02-16").has("2024-02-13/2024-02-16")
    assert bench.cell("2024-02-16").get_attribute("aria-label") == "Friday, February 16, 2024, end of range"
    person.choose("2024-02-22").has(None)
    person.choose("2024-02-22").choose("2024-02-15").has("2024-02-15")
    assert [(d["first"], d["last"]) for d in details(bench, "selectionchange")] == [
        ("2024-02-13", "2024-02-13"), ("2024-02-13", "2024-02-22"), ("2024-02-13", "2024-02-16"),
        (None, None), ("2024-02-22", "2024-02-22"), ("2024-02-15", "2024-02-15")]  # fmt: skip


def test_fiori_dates_toggles_days_and_paints_them(person):
    bench = mount(person, "fiori-dates", date="2024-02-01")
    person.choose("2024-02-06").choose("2024-02-08").has("2024-02-06 2024-02-08")
    if person.device == "keyboard":
        for day in ["2024-02-12", "2024-02-13", "2024-02-14"]:
            person.choose(day)
    else:
        person.drag("2024-02-12", "2024-02-14")
    person.has("2024-02-06 2024-02-08 2024-02-12/2024-02-14")
    person.choose("2024-02-06").has("2024-02-08 2024-02-12/2024-02-14")
    told = details(bench, "selectionchange")
    assert [detail["days"] for detail in told] == [1, 2, 3, 4, 5, 4]


def test_fs_calendar_selects_a_placeholder_without_turning(person):
    bench = mount(person, "fs-calendar")
    assert len(bench.evaluate(DAYS)) == 42
    if person.device == "keyboard":
        # The keyboard leaves the month with its day.
        person.choose("2024-03-02").has("2024-03-02")
        assert bench.month == "2024-03"
        bench.press("PageUp")
    else:
        person.choose("2024-03-02").has("2024-03-02")
    assert bench.month == "2024-02"
    assert bench.cell("2024-03-02").get_attribute("aria-selected") == "true"
    person.turn()
    assert (bench.month, bench.value) == ("2024-03", "2024-03-02")
    assert bench.cell("2024-03-02").get_attribute("aria-selected") == "true"
    assert picked(bench) == ["2024-03-02"]


def test_fs_calendar_week_keeps_its_selection_on_other_weeks(person):
    bench = mount(person, "fs-calendar-week", date="2024-02-21")
    assert len(bench.evaluate(DAYS)) == 7
    person.choose("2024-02-22").has("2024-02-22")
    person.turn()
    assert "2024-02-22" not in bench.evaluate(DAYS)
    person.turn(-1).has("2024-02-22")
    assert bench.cell("2024-02-22").get_attribute("aria-selected") == "true"
    assert picked(bench) == ["2024-02-22"]


def test_calendar_view_keeps_what_is_tapped_again(person):
    bench = mount(person, "calendar-view")
    person.choose("2024-02-20").choose("2024-02-20").has("2024-02-20")
    if person.device != "keyboard":
        person.choose("2024-01-30").has("2024-02-20")
    assert bench.month == "2024-02"
    person.turn()
    assert bench.month == "2024-03" and bench.locator("[aria-selected=true]").count() == 0
    person.turn(-1).has("2024-02-20")
    assert picked(bench) == ["2024-02-20"]


def test_kal_selects_day_by_day_under_a_drag_and_goes_to_a_neighbours_month(person):
    bench = mount(person, "kal", value="2024-02-06")
    bench.events()
    if person.device == "keyboard":
        for day in ["2024-02-13", "2024-02-14", "2024-02-15"]:
            person.choose(day)
    else:
        person.drag("2024-02-13", "2024-02-15")
    person.has("2024-02-15")
    # One for each day that is passed, and none twice.
    assert picked(bench) == ["2024-02-13", "2024-02-14", "2024-02-15"]
    person.choose("2024-03-02").has("2024-03-02")
    bench.at_rest()
    assert bench.month == "2024-03"
    assert len(bench.evaluate(DAYS)) == 42
    # A finger on the days selects, so months are turned by their buttons.
    person.press(bench.role("next")).has("2024-04-01")
    bench.at_rest()
    assert len(bench.evaluate(DAYS)) == 35


def test_tapku_shows_marks_and_turns_by_a_neighbours_day(person):
    bench = mount(person, "tapku", "dots")
    marks = bench.cell("2024-02-13").locator(".dots i")
    assert marks.count() == 3
    person.choose("2024-02-13").has("2024-02-13")
    person.turn(axis="vertical")
    assert (bench.month, bench.value) == ("2024-03", "2024-02-13")
    person.choose("2024-02-27").has("2024-02-27")
    bench.at_rest()
    assert bench.month == "2024-02"
    assert picked(bench) == ["2024-02-13", "2024-02-27"]


@pytest.mark.parametrize("snap", [None, True])
def test_times_square_is_scrolled_to_another_month_and_a_day_is_picked(person, snap):
    bench = mount(person, "times-square", date="2024-02-01", snap=snap)
    person.scroll()
    if person.device != "keyboard":
        assert bench.month > "2024-02"
        titles = [detail["month"] for detail in details(bench, "titlechange")]
        assert titles == sorted(titles) and titles[-1] == bench.month
    if snap and person.device != "keyboard":
        # The month's name stands at the top, its days under it.
        bench.evaluate("""() => bench.until(() => {
          const top = bench.query('[role=grid]').getBoundingClientRect().top - bench.query('.strip').getBoundingClientRect().top;
          return top >= 0 && top < 60;
        }, 'a month at the top')""")
    day = person.day_in_view()
    person.choose(day).has(day)
    assert day > "2024-02-14"
    assert bench.cell(day).get_attribute("aria-selected") == "true"
    assert picked(bench) == [day]


def test_ck_calendar_shows_one_month_and_fits_its_rows(person):
    bench = mount(person, "ck-calendar")
    assert bench.evaluate(DAYS) == [f"2024-02-{day:02}" for day in range(1, 30)]
    assert bench.locator("[role=rowgroup] [role=row]").count() == 5
    person.turn()
    assert bench.locator("[role=rowgroup] [role=row]").count() == 6
    person.choose("2024-03-31").has("2024-03-31")
    assert picked(bench) == ["2024-03-31"]


def test_ab_calendar_picker_zooms_out_by_its_title_and_in_by_a_month(person):
    bench = mount(person, "ab-calendar-picker")
    person.press(bench.role("zoom"))
    bench.evaluate("() => bench.until(() => calendar.level === 'months')")
    bench.at_rest()
    assert bench.title == "2024"
    month = bench.locator('[role=gridcell][data-first="2024-07-01"]')
    assert month.get_attribute("aria-label") == "July 2024"
    person.press(month)
    bench.evaluate("() => bench.until(() => calendar.level === 'days')")
    bench.at_rest()
    assert bench.title == "July 2024"
    levels = [detail["level"] for detail in details(bench, "levelchange")]
    assert levels == ["months", "days"]
    person.choose("2024-07-17").has("2024-07-17")


def test_streak_says_what_was_done_on_a_day(person):
    bench = mount(person, "streak", "streak", today="2024-02-28")
    assert bench.locator("[aria-current=date]").count() == 0
    assert bench.cell("2024-02-20").get_attribute("aria-label") == "Tuesday, February 20, 2024, kept, 100 of 100 points"
    assert bench.cell("2024-02-20").get_attribute("data-tint") == "streak-kept"
    person.turn(-1)
    assert bench.month == "2024-01"
    name = "Friday, January 19, 2024, short of the goal, 40 of 100 points"
    assert bench.cell("2024-01-19").get_attribute("aria-label") == name
    person.choose("2024-01-19").has("2024-01-19")
    assert bench.said() == "Friday, January 19, 2024, selected"


@pytest.fixture
def finger(open_bench):
    return Person(open_bench(has_touch=True), "touch")


def test_fs_calendar_changes_its_scope_by_a_swipe_on_the_days(finger):
    bench = mount(finger, "fs-calendar", view="expandable", expand_swipe=True, value="2024-02-14")
    for distance, mode, count in [(-200, "week", 7), (200, "month", 42)]:
        x, y = finger.centre(bench.cell("2024-02-14"))
        finger.drag_between((x, y), (x, y + distance))
        bench.evaluate("mode => bench.until(() => calendar.mode === mode)", mode)
        bench.at_rest()
        assert len(bench.evaluate(DAYS)) == count
        assert bench.cell("2024-02-14").get_attribute("aria-selected") == "true"
    finger.choose("2024-02-15").has("2024-02-15")


def test_fs_calendar_floats_with_names_that_stay(finger):
    bench = mount(finger, "fs-calendar", view="months", month_headers="sticky", date="2024-02-01")
    finger.scroll()
    names = bench.evaluate("() => bench.all('.month-name').filter(e => e.dataset.traits?.includes('pinned')).map(e => e.ariaLabel)")
    assert names == [bench.title] and bench.month > "2024-02"
    view, name = bench.locator(".strip").bounding_box(), bench.locator("[data-traits~=pinned].month-name").bounding_box()
    # It is at the top, unless the list has come to rest where the next name pushes it out; how far a finger's list
    # glides depends on the machine.
    below = [box["y"] for box in (other.bounding_box() for other in bench.locator(".month-name").all()) if box["y"] > name["y"] + 1]
    assert len(below) > 0
    assert name["y"] == pytest.approx(min(view["y"], min(below) - name["height"]), abs=1)


@pytest.mark.parametrize("preset", ["fs-calendar", "times-square"])
def test_an_app_draws_its_own_cells_and_names(finger, preset):
    bench = mount(finger, preset, view="months")
    bench.evaluate("""() => { calendar.renderers = {
      dayCell(node, element) { element.textContent = `<${node.text}>`; },
      monthHeader(node, element) { element.textContent = node.text.toUpperCase(); },
    }; }""")
    assert bench.cell("2024-02-14").locator(".drawing").inner_text() == "<14>"
    assert bench.locator(".month-name .drawing").first.inner_text().startswith("FEBRUARY")
    finger.choose("2024-02-14").has("2024-02-14")
    assert bench.cell("2024-02-14").get_attribute("aria-label") == "Wednesday, February 14, 2024"


def test_a_list_becomes_paged_months_and_a_list_again(person):
    """Nothing of what somebody was at is lost: selection, month and keyboard."""
    bench = mount(person, "times-square", date="2024-02-01")
    person.scroll()
    day = person.day_in_view()
    person.choose(day).has(day)
    bench.cell(day).focus()
    for view in ["month", "months"]:
        bench.set("view", view)
        bench.at_rest()
        assert (bench.value, bench.focused(), bench.tab_stops()) == (day, day, [day])
        assert bench.cell(day).is_visible()
        if view == "month":
            assert bench.month == day[:7]
            assert bench.locator("[role=grid]").count() == 1
        bench.press("ArrowDown", "ArrowUp")
        bench.at_rest()
        assert bench.focused() == day
    assert picked(bench) == [day]
