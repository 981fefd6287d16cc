# SPDX-License-Identifier: MIT
"""What a day holds, beside the days of the events, below them or as a sheet."""

import re

import pytest
from audit import passes
from playwright.sync_api import expect
from test_events import DESK, HAND, PAGE, busy, event, shown  # noqa: F401
from test_events_layers import MONTH, layer, lived  # noqa: F401
from visit import AWAY

TABLET = {"viewport": {"width": 768, "height": 1000}, "timezone_id": "Europe/Berlin"}


def panel(page):
    return page.page.get_by_role("complementary", name="Day details")


def rows(page):
    return panel(page).locator(".items li")


def texts(page):
    return panel(page).locator(".items").inner_text().split("\n")


def button(page):
    return page.button("Day details")


def opened(page):
    """Opens the panel, and waits until it has what the day holds."""
    expect(page.page.locator("#layers")).not_to_be_empty()
    button(page).click()
    expect(rows(page)).not_to_have_count(0)
    return page


def test_a_chosen_day_opens_it(lived, visit):  # noqa: F811
    page = visit(lived, MONTH, **DESK)
    expect(page.page.locator("#layers")).not_to_be_empty()
    expect(panel(page)).to_be_hidden()
    page.cell("2024-02-22").click(position={"x": 20, "y": 60})
    expect(panel(page).get_by_role("heading")).to_have_text("Thursday, February 22")
    expect(rows(page)).to_have_count(2)
    assert panel(page).bounding_box()["width"] == 320
    page.page.reload()
    expect(panel(page)).to_be_visible()
    expect(rows(page)).to_have_count(2)


def test_all_that_a_day_holds_is_one_list(lived, visit):  # noqa: F811
    page = opened(visit(lived, MONTH, **DESK))
    expect(rows(page)).to_have_count(5)
    found = re.sub(r"\s+", " ", " ".join(texts(page)))
    assert re.fullmatch(r"Review 10:00 AM – 11:30 AM · Room 4 Dentist 10:30 AM – 11:00 AM 100 of 100 points "
                        r"100 points 8:00 AM – 9:04 AM Gym Ana", found), found
    # Nobody has to turn a layer on for that.
    expect(layer(page, "Gym")).not_to_be_checked()
    for item in panel(page).locator(".item").all():
        assert item.bounding_box()["height"] >= 44
    page.cell("2024-02-13").click()
    expect(panel(page)).to_contain_text("Nothing on this day.")
    expect(rows(page)).to_have_count(0)


def test_what_does_not_take_place_is_struck_through_and_says_so(lived, visit):  # noqa: F811
    event(lived, "x", "work", "Concert", "2024-02-20T19:00[Europe/Berlin]", "2024-02-20T20:00[Europe/Berlin]",
          status="cancelled")
    page = opened(visit(lived, MONTH, **DESK))
    item = panel(page).locator(".item", has_text="Concert")
    expect(item.locator(".name")).to_have_css("text-decoration-line", "line-through")
    expect(item.locator(".detail")).to_contain_text("Cancelled")
    expect(panel(page).locator(".item", has_text="Dentist").locator(".name")).to_have_css(
        "text-decoration-line", "none")


def test_it_stays_as_it_was_left(lived, visit):  # noqa: F811
    page = opened(visit(lived, PAGE, **DESK))
    expect(button(page)).to_have_attribute("aria-expanded", "true")
    panel(page).get_by_role("button", name="Close").click()
    expect(panel(page)).to_be_hidden()
    expect(button(page)).to_be_focused()
    expect(button(page)).to_have_attribute("aria-expanded", "false")
    page.page.keyboard.press("m")
    page.cell("2024-02-22").click(position={"x": 20, "y": 60})
    page.page.reload()
    expect(page.page.locator("#layers")).not_to_be_empty()
    expect(panel(page)).to_be_hidden()


def test_a_key_leads_there_and_back(lived, visit):  # noqa: F811
    page = visit(lived, PAGE, **DESK)
    expect(page.page.locator("#layers")).not_to_be_empty()
    page.page.keyboard.press("i")
    expect(panel(page).get_by_role("heading")).to_be_focused()
    expect(rows(page)).to_have_count(5)
    focus = "() => document.activeElement.textContent || document.activeElement.ariaLabel"
    names = []
    for _ in range(8):
        page.page.keyboard.press("Tab")
        names.append(page.evaluate(focus))
    assert names[0] == "Close"
    assert [name[:4] for name in names[1:]] == ["Revi", "Dent", "100 ", "GymA", "Even", "Sess", "Mark"]
    page.page.keyboard.press("Escape")
    expect(panel(page)).to_be_hidden()
    expect(button(page)).to_be_focused()
    page.page.keyboard.press("i")
    expect(panel(page)).to_be_visible()
    page.page.keyboard.press("i")
    expect(panel(page)).to_be_hidden()
    expect(button(page)).to_be_focused()
    # Who comes from a day goes back to it.
    column = page.locator(".day-column[data-day='2024-02-20']")
    column.focus()
    page.page.keyboard.press("i")
    expect(panel(page).get_by_role("heading")).to_be_focused()
    page.page.keyboard.press("i")
    expect(column).to_be_focused()
    page.page.keyboard.press("?")
    expect(page.page.get_by_role("dialog").locator("dl > div").filter(has_text="Day details")).to_contain_text("I")


def test_a_double_click_still_makes_an_event_of_the_day(lived, visit):  # noqa: F811
    page = visit(lived, MONTH, **DESK)
    expect(page.page.locator("#layers")).not_to_be_empty()
    page.cell("2024-02-13").dblclick(position={"x": 150, "y": 60})
    form = page.page.get_by_role("dialog", name="New event")
    expect(form).to_be_visible()
    expect(form.locator("almanac-picker").first.locator("input")).to_have_value(re.compile("13"))
    page.page.keyboard.press("Escape")
    expect(panel(page)).to_be_hidden()


def test_an_event_is_followed_and_opened(lived, visit):  # noqa: F811
    page = opened(visit(lived, PAGE, **DESK))
    shown(page, "Holiday").click()
    expect(page.page.get_by_role("dialog", name="Holiday")).to_be_visible()
    page.page.keyboard.press("Escape")
    expect(page.dialog).to_have_count(0)
    expect(panel(page).get_by_role("heading")).to_have_text("Thursday, February 22")
    row = panel(page).get_by_role("button", name="Holiday")
    row.click()
    expect(page.page.get_by_role("dialog", name="Holiday")).to_contain_text("February 21")
    page.page.keyboard.press("Escape")
    expect(row).to_be_focused()


def test_a_session_is_edited_deleted_and_brought_back(lived, visit):  # noqa: F811
    page = opened(visit(lived, PAGE, **DESK))
    layer(page, "100 points a day").check()
    header = page.locator(".date-header[data-day='2024-02-20']")
    expect(header).to_have_attribute("data-tint", "streak-kept")
    panel(page).get_by_role("button", name=re.compile("100 points")).click()
    page.fill(points=40).save()
    expect(panel(page)).to_contain_text("40 of 100 points")
    expect(header).to_have_attribute("data-tint", "streak-short")
    panel(page).get_by_role("button", name=re.compile("40 points")).click()
    page.dialog.get_by_role("button", name="Delete").click()
    expect(rows(page)).to_have_count(3)
    expect(page.toast).to_contain_text("Session deleted · \u206840 points, ")
    page.page.keyboard.press("Control+z")
    expect(page.toast).to_contain_text("Undone: Session deleted · \u206840 points, ")
    expect(panel(page)).to_contain_text("40 of 100 points")
    page.page.keyboard.press("Control+z")
    expect(panel(page)).to_contain_text("100 of 100 points")
    expect(header).to_have_attribute("data-tint", "streak-kept")
    page.has_sent()
    assert [session["points"] for session in lived.sessions("2024-02-20", "2024-02-21")] == [100]


def test_a_mark_is_edited_and_deleted(lived, visit):  # noqa: F811
    page = opened(visit(lived, PAGE, **DESK))
    panel(page).get_by_role("button", name="Gym").click()
    form = page.page.get_by_role("dialog", name="Edit mark")
    expect(form.locator("[name=owner]")).to_have_value("Ana")
    page.fill(type="Swim").save()
    expect(page.toast).to_contain_text("Mark saved")
    expect(panel(page).get_by_role("button", name="Swim")).to_be_visible()
    # The layers are those that there are.
    expect(layer(page, "Swim")).to_be_visible()
    expect(layer(page, "Gym")).to_have_count(0)
    panel(page).get_by_role("button", name="Swim").click()
    page.dialog.get_by_role("button", name="Delete").click()
    expect(rows(page)).to_have_count(4)
    expect(page.toast).to_contain_text("Mark deleted · \u2068Swim, Ana\u2069")
    page.page.keyboard.press("Control+z")
    page.page.keyboard.press("Control+z")
    expect(panel(page).get_by_role("button", name="Gym")).to_be_visible()
    page.has_sent()
    assert [(mark["type"], mark["day"]) for mark in lived.marks() if mark["id"] == "gym"] == [("Gym", "2024-02-20")]


def test_events_sessions_and_marks_are_added_to_the_day(lived, visit):  # noqa: F811
    page = opened(visit(lived, MONTH, **DESK))
    page.cell("2024-02-13").click()
    expect(rows(page)).to_have_count(0)
    adds = panel(page).get_by_role("group", name="Add")
    adds.get_by_role("button", name="Event").click()
    page.fill(title="Walk").save()
    expect(rows(page)).to_have_count(1)
    adds.get_by_role("button", name="Session").click()
    page.fill(start="07:00", end="07:30", points=30).save()
    expect(rows(page)).to_have_count(3)
    adds.get_by_role("button", name="Mark").click()
    page.fill(type="Tea").save()
    expect(rows(page)).to_have_count(4)
    page.has_sent()
    assert [mark["day"] for mark in lived.marks() if mark["type"] == "Tea"] == ["2024-02-13", "2024-02-22"]
    for _ in range(3):
        page.page.keyboard.press("Control+z")
    expect(rows(page)).to_have_count(0)


def test_it_follows_what_others_do(lived, visit):  # noqa: F811
    page = opened(visit(lived, PAGE, **DESK))
    event(lived, "d", "work", "Lunch", "2024-02-20T12:00[Europe/Berlin]", "2024-02-20T13:00[Europe/Berlin]")
    lived.add_mark("run", "Run", "2024-02-20")
    expect(panel(page).get_by_role("button", name="Lunch")).to_be_visible()
    expect(panel(page).get_by_role("button", name="Run")).to_be_visible()
    page.page.get_by_role("checkbox", name="Home").uncheck()
    expect(panel(page).get_by_role("button", name="Dentist")).to_have_count(0)


def test_without_the_server_what_is_added_waits_and_is_seen(lived, visit):  # noqa: F811
    page = opened(visit(lived, PAGE, **DESK, forgives=[AWAY]))
    layer(page, "100 points a day").check()
    # What forms need has been loaded ahead.
    page.page.wait_for_load_state("networkidle")
    lived.stop()
    panel(page).get_by_role("button", name=re.compile("100 points")).click()
    page.fill(points=20).save()
    expect(panel(page)).to_contain_text("20 of 100 points")
    expect(panel(page)).to_contain_text("Not sent yet")
    expect(page.locator(".date-header[data-day='2024-02-20']")).to_have_attribute("data-tint", "streak-short")
    panel(page).get_by_role("button", name="Mark", exact=True).click()
    page.fill(type="Tea").save()
    expect(panel(page).get_by_role("button", name="Tea")).to_contain_text("Not sent yet")
    lived.start()
    page.is_back()
    expect(panel(page)).not_to_contain_text("Not sent yet")
    assert [session["points"] for session in lived.sessions("2024-02-20", "2024-02-21")] == [20]


def test_a_day_that_cannot_be_read_says_so_and_is_tried_again(lived, visit):  # noqa: F811
    page = opened(visit(lived, MONTH, **DESK))
    page.cut("api/marks\\?")
    page.cell("2024-02-22").click(position={"x": 20, "y": 60})
    expect(panel(page)).to_contain_text("Could not load this day.")
    # What could be read is there.
    expect(panel(page).get_by_role("button", name="Holiday")).to_be_visible()
    panel(page).get_by_role("button", name="Try again").focus()
    page.mend(panel(page).get_by_role("button", name="Try again"))
    expect(panel(page).get_by_role("button", name="Tea")).to_be_visible()
    expect(panel(page).get_by_text("Could not load this day.")).to_be_hidden()
    expect(panel(page).get_by_role("heading")).to_be_focused()


def test_a_conflict_says_what_each_session_is(lived, visit):  # noqa: F811
    page = opened(visit(lived, PAGE, **DESK))
    panel(page).get_by_role("button", name=re.compile("100 points")).click()
    page.fill(points=85)
    # The form keeps what it began with, whatever becomes of the list behind it.
    revision = lived.get("sessions/a")["revision"]
    assert lived.ask("PATCH", "sessions/a", {"revision": revision, "points": 81})[0] == 200
    expect(page.page.locator("#inspector")).to_contain_text("81 of 100 points")
    page.save()
    expect(page.dialog).to_contain_text("Changed on another device")
    expect(page.dialog.locator(".version").nth(0)).to_contain_text("81 points")
    expect(page.dialog.locator(".version").nth(1)).to_contain_text("85 points")
    page.button("Keep this version").click()
    expect(panel(page)).to_contain_text("85 of 100 points")
    page.has_sent()
    assert lived.get("sessions/a")["points"] == 85


@pytest.mark.parametrize("width", [320, 390])
def test_on_a_phone_it_is_below_the_month(lived, visit, width):  # noqa: F811
    page = visit(lived, MONTH, **HAND | {"viewport": {"width": width, "height": 844}})
    expect(rows(page)).to_have_count(5)
    month, list_ = page.page.locator("#calendar").bounding_box(), panel(page).bounding_box()
    assert month["y"] + month["height"] <= list_["y"] + 1
    assert list_["y"] + list_["height"] <= 844 - 49 + 1
    assert page.evaluate("() => document.documentElement.scrollWidth") == width
    page.cell("2024-02-22").tap()
    expect(panel(page).get_by_role("heading")).to_have_text("Thursday, February 22")
    for add in panel(page).get_by_role("group", name="Add").get_by_role("button").all():
        box = add.bounding_box()
        assert box["height"] >= 44 and box["y"] + box["height"] <= 844 - 49
    panel(page).get_by_role("button", name="Session").tap()
    expect(page.page.get_by_role("dialog", name="Add session")).to_be_visible()
    page.page.keyboard.press("Escape")
    page.page.get_by_role("radio", name="Week").check()
    expect(panel(page)).to_be_hidden()
    expect(page.button("New event")).to_be_visible()


def test_on_a_tablet_it_is_beside_the_month_and_a_sheet_elsewhere(lived, visit):  # noqa: F811
    page = visit(lived, MONTH, **TABLET)
    expect(page.page.locator("#layers > *").first).to_be_attached()
    # The month has the room until somebody asks for the list.
    expect(panel(page)).to_be_hidden()
    button(page).click()
    expect(rows(page)).to_have_count(5)
    assert panel(page).bounding_box()["x"] == 768 - 320
    page.page.keyboard.press("w")
    expect(panel(page)).to_be_hidden()
    button(page).click()
    sheet = page.page.get_by_role("dialog", name="Tuesday, February 20")
    expect(sheet.locator(".items li")).to_have_count(5)
    sheet.get_by_role("button", name="Gym").click()
    expect(page.page.get_by_role("dialog", name="Edit mark")).to_be_visible()
    expect(sheet).to_have_count(0)
    page.page.keyboard.press("Escape")
    page.page.keyboard.press("m")
    expect(rows(page)).to_have_count(5)


@pytest.mark.parametrize("locale", ["en-US", "ar-EG"])
@pytest.mark.parametrize("width", [390, 768, 1280])
def test_axe_finds_nothing(lived, visit, locale, width):  # noqa: F811
    page = visit(lived, MONTH, locale=locale, viewport={"width": width, "height": 1200})
    expect(page.page.locator("#layers > *").first).to_be_attached()
    if width > 599:
        page.page.locator("#inspect").click()
    expect(page.page.locator(".items li")).to_have_count(5)
    passes(page.page)


@pytest.mark.parametrize("kind", ["event", "session", "mark", "day"])
def test_axe_finds_nothing_in_what_it_opens(lived, visit, kind):  # noqa: F811
    page = visit(lived, MONTH.replace("month", "week"), viewport={"width": 900, "height": 1200})
    expect(page.page.locator("#layers > *").first).to_be_attached()
    button(page).click()
    expect(page.dialog.locator(".items li")).to_have_count(5)
    if kind != "day":
        page.dialog.locator(f".of-{kind} button").first.click()
        expect(page.dialog.get_by_role("button", name="Delete")).to_be_visible()
    passes(page.page)


@pytest.mark.parametrize("locale", ["en-US", "de-DE", "fr-FR", "es-ES", "ja-JP", "ar-EG", "he-IL"])
@pytest.mark.parametrize("width", [1024, 1280])
def test_nothing_of_the_head_is_cut_beside_it(lived, visit, locale, width):  # noqa: F811
    page = visit(lived, PAGE.replace("date=2024-02-20", "date=2024-12-30"), locale=locale,
                 viewport={"width": width, "height": 800})
    expect(page.page.locator("#layers > *").first).to_be_visible()
    page.page.locator("#inspect").click()
    room = page.page.locator(".hours").bounding_box()
    assert room["width"] == width - 256 - 320
    for part in page.page.locator("#shown, #period, #turn > *").all():
        box = part.bounding_box()
        if box:
            assert room["x"] - 4 <= box["x"] and box["x"] + box["width"] <= room["x"] + room["width"] + 4
    assert page.page.locator("#shown").evaluate("h => h.scrollWidth <= h.clientWidth")


RING = """cell => {
  const style = getComputedStyle(cell.querySelector('.text'));
  return [style.outlineColor, style.outlineWidth];
}"""


def test_the_day_that_is_listed_has_a_ring_and_keeps_its_dots(busy, visit):  # noqa: F811
    for number, calendar in enumerate(["home", "work", "home", "home"]):
        event(busy, f"m{number}", calendar, f"Meeting {number}", f"2024-03-01T1{number}:00[Europe/Berlin]",
              f"2024-03-01T1{number}:30[Europe/Berlin]")
    page = visit(busy, MONTH, **HAND)
    first = page.cell("2024-03-01")
    expect(first.locator(".dots")).to_have_text("+1")
    dots = first.locator(".dots i")
    colours = [dot.evaluate("dot => getComputedStyle(dot).backgroundColor") for dot in dots.all()]
    assert len(set(colours)) == 2
    page.page.locator("#next").tap()
    expect(panel(page).get_by_role("heading")).to_have_text("Friday, March 1")
    expect(first).to_have_attribute("aria-selected", "true")
    color, width = first.evaluate(RING)
    assert color == "rgb(11, 107, 219)" and width != "0px"
    expect(first.locator(".dots")).to_have_text("+1")
    kept = dots.evaluate_all("""all => all.map(dot => {
      const canvas = new OffscreenCanvas(1, 1).getContext('2d');
      canvas.fillStyle = getComputedStyle(dot).backgroundColor;
      canvas.fillRect(0, 0, 1, 1);
      return `rgb(${[...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)].join(', ')})`;
    })""")
    assert kept == colours
    # Within the ring there is no room for a number.
    assert first.locator(".dots").evaluate("dots => getComputedStyle(dots).fontSize") == "0px"
    # All of them are within the ring.
    ring, line = first.locator(".text").bounding_box(), first.locator(".dots").evaluate("""dots => {
      const range = document.createRange();
      range.selectNodeContents(dots);
      const { left, right } = range.getBoundingClientRect();
      return [left, right];
    }""")
    assert ring["x"] < line[0] and line[1] < ring["x"] + ring["width"]
    # Back, it is the day that somebody had chosen.
    page.page.locator("#previous").tap()
    expect(page.cell("2024-02-20")).to_have_attribute("aria-selected", "true")
    expect(first).not_to_have_attribute("aria-selected", "true")


def test_a_chosen_day_has_the_accent_over_streaks_too(lived, visit):  # noqa: F811
    page = visit(lived, MONTH.replace("date=2024-02-20", "date=2024-02-24"), **DESK)
    layer(page, "100 points a day").check()
    for cell in (page.cell("2024-02-24"), page.page.locator('#small >> [data-day="2024-02-24"]')):
        expect(cell).to_have_attribute("aria-selected", "true")
        assert cell.evaluate(RING)[0] == "rgb(11, 107, 219)"


@pytest.mark.parametrize("view, selector", [("month", ".event"), ("week", ".event"), ("agenda", ".timed-event")])
def test_the_day_on_which_an_event_is_clicked_is_the_one_that_is_chosen_and_shown(busy, visit, view, selector):  # noqa: F811
    page = visit(busy, f"{PAGE}&view={view}", **DESK)
    expect(page.page.locator("#layers")).not_to_be_empty()
    page.page.locator("#inspect").click()
    heading = panel(page).get_by_role("heading")
    expect(heading).to_have_text("Tuesday, February 20")
    # Its last day but one: it begins on the 21st and takes three days.
    parts = page.locator(selector).filter(has_text="Holiday")
    if view == "agenda":
        parts.nth(1).click()
    else:
        box = parts.first.bounding_box()
        page.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.page.get_by_role("dialog", name="Holiday")).to_be_visible()
    expect(heading).to_have_text("Thursday, February 22")
    assert page.evaluate("() => ['calendar', 'small'].map(id => document.getElementById(id).value)")[0] == "2024-02-22"
    page.press("Escape")
    if view == "month":
        expect(page.cell("2024-02-22")).to_have_attribute("data-traits", re.compile("selected"))


def test_the_day_whose_rest_is_asked_for_is_the_chosen_one_everywhere(busy, visit):  # noqa: F811
    for hour in range(1, 9):
        event(busy, f"e{hour}", "work", f"Shift {hour}", f"2024-02-20T0{hour}:00[Europe/Berlin]",
              f"2024-02-20T0{hour}:30[Europe/Berlin]")
    page = visit(busy, f"{PAGE}&view=week", **DESK)
    expect(page.locator("[data-day='2024-02-23'].day-column")).to_be_visible()
    page.page.locator("#small >> [data-day='2024-02-23']").click()
    page.press("m")
    page.locator(".more").first.click()
    expect(page.dialog).to_be_visible()
    page.press("Escape")
    for name in ("calendar", "small"):
        assert page.evaluate(f"() => document.getElementById('{name}').value") == "2024-02-20"
    page.press("w")
    expect(page.locator(".day-column")).to_have_count(7)
    for name in ("calendar", "small"):
        assert page.evaluate(f"() => document.getElementById('{name}').value") == "2024-02-20"
