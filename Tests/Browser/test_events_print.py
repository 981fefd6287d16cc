# SPDX-License-Identifier: MIT
"""The calendar of events on paper: so many pages as are meant, and everything on them that is meant."""

import re

import pytest
from playwright.sync_api import expect
from test_events import DESK, HAND, PAGE, busy, event, shown  # noqa: F401

# Portrait sheets in points.
SHEETS = {"A4": (595, 842), "Letter": (612, 792)}
PAPER = "body > .paper"


class Print:
    """What comes out when somebody prints from the browser's menu."""

    def __init__(self, page, sheet="A4"):
        self.page = page.page
        made = self.page.pdf(format=sheet, prefer_css_page_size=True)
        boxes = re.findall(rb"/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)\s*\]", made)
        self.sizes = [(round(float(width)), round(float(height))) for width, height in boxes]
        self.paper = self.page.locator(PAPER)
        self.page.emulate_media(media="print")

    @property
    def text(self):
        return self.paper.inner_text()

    @property
    def titles(self):
        return " ".join(self.events().all_inner_texts())

    def events(self):
        return self.paper.locator(".event")

    def nothing_else(self):
        """Whether there is nothing of the window."""
        others = self.page.locator("body > :not(.paper)")
        return all(not each.is_visible() for each in others.all())

    def cut(self):
        """Texts of events that are not within the sheet."""
        sheet = self.paper.bounding_box()
        boxes = [(each.inner_text(), each.bounding_box()) for each in self.events().all()]
        return [
            text for text, box in boxes
            if box["x"] < sheet["x"] - 1 or box["y"] < sheet["y"] - 1
            or box["x"] + box["width"] > sheet["x"] + sheet["width"] + 1
            or box["y"] + box["height"] > sheet["y"] + sheet["height"] + 1
        ]


def ready(page):
    """Waits until the page can print, and has read what it would need."""
    page.page.wait_for_selector("#print", state="attached")
    page.page.wait_for_load_state("networkidle")
    return page


def near(one, other):
    return all(abs(a - b) <= 2 for a, b in zip(one, other, strict=True))


PERIODS = [("week", "wide"), ("month", "wide"), ("days", "wide"), ("year", "wide"), ("day", "tall")]
HEADINGS = {
    "en-US": {"week": "February 18 – 24, 2024", "month": "February 2024", "days": "February 20 – 22, 2024",
              "year": "2024", "day": "Tuesday, February 20, 2024"},
    "de-DE": {"week": "19.–25. Februar 2024", "month": "Februar 2024", "days": "20.–22. Februar 2024",
              "year": "2024", "day": "Dienstag, 20. Februar 2024"},
    "ar-EG": {"week": "١٧–٢٣ فبراير ٢٠٢٤", "month": "فبراير ٢٠٢٤", "days": "٢٠–٢٢ فبراير ٢٠٢٤",
              "year": "٢٠٢٤", "day": "الثلاثاء، ٢٠ فبراير ٢٠٢٤"},
}


@pytest.mark.parametrize("locale", HEADINGS)
@pytest.mark.parametrize(("period", "form"), PERIODS)
def test_a_period_is_one_page_with_its_name_and_its_calendars(busy, visit, locale, period, form):  # noqa: F811
    sheet = "Letter" if locale == "en-US" else "A4"
    page = ready(visit(busy, f"{PAGE}&view={period}", locale=locale, **DESK))
    printed = Print(page, sheet)
    size = SHEETS[sheet]
    assert len(printed.sizes) == 1
    assert near(printed.sizes[0], size if form == "tall" else size[::-1])
    assert printed.nothing_else()
    name = printed.paper.locator("h1").inner_text().replace("\u2009", " ")
    assert name == HEADINGS[locale][period]
    # A year counts the events of all calendars, in one colour.
    named = printed.paper.locator("header li").all_inner_texts()
    # A year counts what there is of all calendars.
    assert len(named) == 5 if period == "year" else named == ["Work", "Home"]
    expect(printed.paper.locator(".calendar").first).to_have_attribute("dir", "rtl" if locale == "ar-EG" else "ltr")
    if period != "year":
        assert "Review" in printed.titles and "Dentist" in printed.titles
        assert printed.cut() == []


def test_hours_are_those_in_which_something_happens(busy, visit):  # noqa: F811
    event(busy, "early", "work", "Ferry", "2024-02-22T05:15[Europe/Berlin]", "2024-02-22T06:00[Europe/Berlin]")
    event(busy, "late", "home", "Night shift", "2024-02-23T22:00[Europe/Berlin]", "2024-02-24T01:30[Europe/Berlin]")
    page = ready(visit(busy, f"{PAGE}&view=week", **DESK))
    printed = Print(page)
    assert len(printed.sizes) == 1
    expect(printed.events().filter(has_text="Ferry")).to_be_visible()
    expect(printed.events().filter(has_text="Night shift")).to_have_count(2)
    assert printed.cut() == []
    # The whole of the hours has room: the last one ends above the edge.
    lines, sheet = printed.paper.locator(".hour-lines").bounding_box(), printed.paper.bounding_box()
    assert lines["y"] + lines["height"] <= sheet["y"] + sheet["height"] + 1
    expect(printed.paper.locator(".now-line")).to_have_count(0)


def test_hidden_calendars_are_not_printed(busy, visit):  # noqa: F811
    page = visit(busy, f"{PAGE}&view=month", **DESK)
    page.page.get_by_role("checkbox", name="Home").uncheck()
    expect(shown(page, "Dentist")).to_have_count(0)
    printed = Print(ready(page))
    assert "Review" in printed.titles and "Work" in printed.text
    assert "Dentist" not in printed.titles and "Home" not in printed.text


def test_a_full_month_has_smaller_type_and_says_how_many_more(busy, visit):  # noqa: F811
    for number in range(40):
        time = f"2024-02-13T{6 + number // 4:02}:{number % 4 * 15:02}"
        event(busy, f"m{number}", "work", f"Call {number}", f"{time}[Europe/Berlin]", f"{time}[Europe/Berlin]")
    printed = Print(ready(visit(busy, f"{PAGE}&view=month", **DESK)))
    assert len(printed.sizes) == 1
    expect(printed.paper.locator(".more")).to_have_count(1)
    assert re.search(r"^\+\d+ more$", printed.paper.locator(".more").inner_text())
    assert printed.paper.locator(".paper-days").evaluate("place => place.style.getPropertyValue('--scale')") == "0.68"


def test_an_agenda_of_many_events_is_a_list_whose_rows_are_whole(busy, visit):  # noqa: F811
    for number in range(200):
        day, hour = 1 + number % 30, 7 + number % 12
        event(busy, f"n{number}", "work", f"Meeting {number}.", f"2024-04-{day:02}T{hour:02}:00[Europe/Berlin]",
              f"2024-04-{day:02}T{hour:02}:45[Europe/Berlin]", location="Room 4")
    page = ready(visit(busy, "/?date=2024-04-01&today=2024-02-20&time-zone=Europe/Berlin&view=agenda", **DESK))
    expect(shown(page, "Meeting 0.")).to_be_visible()
    printed = Print(page)
    assert 3 <= len(printed.sizes) <= 8
    assert all(near(size, SHEETS["A4"]) for size in printed.sizes)
    assert printed.nothing_else()
    rows = printed.paper.locator("tbody tr")
    titles = [text.split("\t")[1] for text in rows.all_inner_texts()]
    assert sorted(titles) == sorted(f"Meeting {number}.\u2002Room 4" for number in range(200))
    assert rows.first.evaluate("row => getComputedStyle(row).breakInside") == "avoid"
    assert printed.paper.locator("h1").inner_text().replace("\u2009", " ") == "April 1 – 30, 2024"
    # Neither is it wider than the page, which would make all of it smaller.
    widths = printed.paper.evaluate("paper => [paper.scrollWidth, paper.clientWidth]")
    assert widths[0] <= widths[1]


def test_an_agenda_says_when_events_are_on_each_day_and_that_there_are_none(busy, visit):  # noqa: F811
    event(busy, "night", "home", "Night train", "2024-02-21T22:00[Europe/Berlin]", "2024-02-23T06:30[Europe/Berlin]")
    event(busy, "off", "work", "Talk", "2024-02-20T15:00[Europe/Berlin]", "2024-02-20T16:00[Europe/Berlin]",
          status="cancelled")
    page = ready(visit(busy, f"{PAGE}&view=agenda", locale="de-DE", **DESK))
    printed = Print(page)
    assert len(printed.sizes) == 1
    assert printed.paper.locator("tr").all_inner_texts() == [
        "Dienstag, 20. Februar 2024", "10:00–11:30 Uhr\tReview\u2002Room 4", "10:30–11:00 Uhr\tDentist", "15:00–16:00 Uhr\tTalk",
        "Mittwoch, 21. Februar 2024", "Ganztägig\tHoliday", "ab 22:00\tNight train",
        "Donnerstag, 22. Februar 2024", "Ganztägig\tHoliday", "Ganztägig\tNight train",
        "Freitag, 23. Februar 2024", "Ganztägig\tHoliday", "bis 06:30\tNight train"]
    cancelled = printed.paper.locator("tr", has_text="Talk").locator("td").last
    assert "line-through" in cancelled.evaluate("cell => getComputedStyle(cell).textDecoration")
    empty = ready(visit(busy, PAGE.replace("date=2024-02-20", "date=2021-02-20") + "&view=agenda", **DESK))
    assert "No events" in Print(empty).text


def test_paper_is_white_and_the_window_stays_as_it_was(busy, visit):  # noqa: F811
    page = ready(visit(busy, f"{PAGE}&view=week", color_scheme="dark", **DESK))
    before = page.evaluate("() => [calendar.visibleDays.first, location.href, calendar.clientHeight]")
    printed = Print(page)
    colors = printed.paper.locator("almanac-calendar").evaluate("""calendar => {
      const style = part => getComputedStyle(calendar.shadowRoot.querySelector(part));
      return [style('.date-header small').color, style('.calendar').backgroundColor];
    }""")
    assert colors[0] == "rgb(29, 29, 31)"
    page.page.emulate_media(media="screen")
    page.page.keyboard.press("Shift")
    expect(page.page.locator(".paper")).to_have_count(0)
    assert page.evaluate("() => [calendar.visibleDays.first, location.href, calendar.clientHeight]") == before


def test_a_button_prints_what_the_browser_would(busy, visit):  # noqa: F811
    page = ready(visit(busy, f"{PAGE}&view=month", **DESK))
    page.evaluate("""() => { window.print = () => {
      dispatchEvent(new Event('beforeprint'));
      window.asked = document.querySelector('.paper almanac-calendar').shadowRoot.querySelectorAll('.event').length;
    }; }""")
    page.button("Print").click()
    page.page.wait_for_function("() => window.asked !== undefined")
    assert page.evaluate("() => window.asked") >= 3


def test_it_prints_while_the_server_is_away_and_says_what_is_missing(busy, visit):  # noqa: F811
    page = ready(visit(busy, f"{PAGE}&view=week", forgives=["net::ERR", "could not be loaded"], **DESK))
    busy.stop()
    printed = Print(page)
    assert "Review" in printed.titles
    assert "could not be loaded" not in printed.text
    page.page.emulate_media(media="screen")
    # Weeks before have been read ahead, and are not missing: this one has not.
    for _ in range(6):
        page.page.keyboard.press("k")
    page.page.wait_for_function("() => calendar.visibleDays.first === '2024-01-07'")
    printed = Print(page)
    assert len(printed.sizes) == 1
    assert "Some events could not be loaded." in printed.text


def test_a_telephone_prints_the_same_sheet(busy, visit):  # noqa: F811
    page = visit(busy, f"{PAGE}&view=month", **HAND)
    printed = Print(ready(page))
    assert len(printed.sizes) == 1
    assert near(printed.sizes[0], SHEETS["A4"][::-1])
    assert printed.cut() == []


def test_the_list_of_keys_names_printing(busy, visit):  # noqa: F811
    page = ready(visit(busy, f"{PAGE}&view=week", locale="de-DE", **DESK))
    expect(page.page.locator("#print")).to_have_text("Drucken")
    page.page.keyboard.press("?")
    expect(page.dialog.locator("dt", has_text="Drucken")).to_be_visible()
    expect(page.dialog.locator("div", has=page.page.locator("dt", has_text="Drucken")).last).to_contain_text("StrgP")


CUT = """paper => {
  const calendar = paper.querySelector('almanac-calendar');
  const room = calendar.getBoundingClientRect();
  return [...calendar.shadowRoot.querySelectorAll('.timed-event')].filter(event => {
    const { top, bottom } = event.getBoundingClientRect();
    return event.scrollHeight > event.clientHeight || top < room.top || bottom > room.bottom;
  }).map(event => event.ariaLabel);
}"""


@pytest.mark.parametrize("view", ["week", "day"])
def test_the_last_event_of_a_day_is_whole_however_short_it_is(busy, visit, view):  # noqa: F811
    event(busy, "e", "work", "Early", "2024-02-20T00:30[Europe/Berlin]", "2024-02-20T01:00[Europe/Berlin]")
    event(busy, "l", "work", "Lights out", "2024-02-20T23:45[Europe/Berlin]", "2024-02-20T23:55[Europe/Berlin]")
    page = visit(busy, f"{PAGE}&view={view}", **DESK)
    expect(shown(page, "Review")).to_be_visible()
    ready(page)
    printed = Print(page)
    assert "Lights out" in printed.titles
    assert printed.paper.evaluate(CUT) == []


def test_the_goal_of_today_is_not_missed_on_paper(busy, visit):  # noqa: F811
    busy.tutorial()
    day = "[data-day='{}'][data-tint='streak-short']".format

    def month(today):
        page = visit(busy, f"{PAGE.replace('today=2024-02-20', f'today={today}')}&view=month", **DESK)
        page.page.get_by_role("checkbox", name="100 points a day", exact=True).check()
        return Print(ready(page)).paper

    paper = month("2024-02-28")
    short = paper.locator("[data-day][data-tint='streak-short']").first
    expect(short).to_be_attached()
    missed = short.get_attribute("data-day")
    paper = month(missed)
    expect(paper.locator("[data-tint='streak-kept']").first).to_be_attached()
    expect(paper.locator(day(missed))).to_have_count(0)


@pytest.mark.parametrize("view", ["week", "month", "agenda", "year"])
def test_layers_that_are_shown_are_printed(busy, visit, view):  # noqa: F811
    busy.tutorial()
    busy.add_mark("gym", "Gym", "2024-02-20", "Ana")
    page = visit(busy, f"{PAGE.replace('today=2024-02-20', 'today=2024-02-28')}&view={view}", **DESK)
    marks, streaks = (page.page.get_by_role("checkbox", name=name, exact=True) for name in ("Gym", "100 points a day"))
    mark = {"agenda": "tr:has-text('Gym · Ana')", "week": ".event:has-text('Gym · Ana')",
            "month": "[data-day='2024-02-20'] .dots i", "year": None}[view]
    kept = {"agenda": None, "week": ".date-header[data-tint='streak-kept']", "month": ".day[data-tint='streak-kept']",
            "year": ".glance i[data-tint='streak-kept']"}[view]
    # What is shown, and nothing else, is on paper and in what says there what it stands for.
    for shows_marks, shows_streaks in ((True, False), (False, True), (True, True)):
        page.page.emulate_media(media="screen")
        page.page.keyboard.press("Shift")
        marks.set_checked(shows_marks)
        streaks.set_checked(shows_streaks)
        paper = Print(ready(page)).paper
        expect(paper).to_be_attached()
        names = paper.locator("header li").all_inner_texts()
        if mark:
            expect(paper.locator(mark)).to_have_count(int(shows_marks))
            assert ("Gym" in names) == shows_marks
        if kept:
            expect(paper.locator(kept).first).to_be_attached(attached=shows_streaks)
            assert ("Goal reached" in names) == shows_streaks
        if view == "agenda":
            assert "Goal reached" not in names
