# SPDX-License-Identifier: MIT
"""What Chromium paints for a scene is where the marks of native hosts are, within a pixel."""

import base64
import re
import subprocess
from dataclasses import replace

import pytest
from bench import MOMENT, SET_CLOCK
from conftest import ROOT
from marks import read
from painted import Snapshot
from test_one_engine import replay_tool

WIDE = {"fill": True}
LIST = {"view": "months", "fill": True}
SPAN = "2024-02-07/2024-02-20"
YEAR = {"view": "year", "heat": "count", "heat_legend": True}
HOURS = {"view": "timeline", "fill": True, "date": "2024-02-20", "today": "2024-02-20", "working_hours": "9-17"}
SPRING = {"days": "3", "time_zone": "Europe/Berlin", "hours": "0-6"}
AGENDA = {"view": "agenda", "fill": True, "date": "2024-02-20", "today": "2024-02-20"}
# Width of the page, data source, attributes, and the roles that have to be there.
SCENES = {
    "streak": (390, "streak", {"preset": "streak"}, "title previousButton nextButton todayButton weekdayLabel band dayCell"),
    "contents": (390, "contents", {"week_numbers": True}, "weekNumber daySubtitle dayBadge legendItem"),
    "alternate dates": (390, None, {"alternate_calendar": "hebrew"}, "dayAlternate"),
    "dots": (390, "dots", {}, "dayCell"),
    "facts": (390, "full", {"date": "2024-02-23"}, "dayCell"),
    "a narrow page": (340, None, {"selection": "week"}, "todayButton"),
    "bars": (900, "trips", WIDE, "eventBar moreButton"),
    "bars from right to left": (900, "trips", {**WIDE, "locale": "ar-EG"}, "eventBar moreButton"),
    "interval": (390, None, {"selection": "interval", "value": SPAN}, "band"),
    "interval from right to left": (390, None, {"selection": "interval", "value": SPAN, "locale": "he-IL"}, "band"),
    "list": (390, None, {**LIST, "month_headers": "sticky"}, "monthHeader"),
    "fold": (390, None, {"preset": "fiori-expandable"}, "handle"),
    "titles": (390, None, {"preset": "fs-calendar"}, "pageTitle"),
    "kal": (390, "dots", {"preset": "kal"}, "dayCell"),
    "year": (390, "streak", YEAR, "periodCell glance"),
    "year with numbers": (900, "streak", YEAR, "periodCell glance heatStep"),
    "years": (390, None, {"zooms": True, "level": "years"}, "zoomButton periodCell"),
    "months": (390, None, {"zooms": True, "level": "months"}, "zoomButton periodCell"),
    "failed": (390, "failing", {}, "status retryButton"),
    "notice": (390, None, {"ask": "select"}, "notice"),
    "timeline": (900, "fortnight", HOURS, "timelineRow dateHeader lanesLabel allDayCell dayColumn hourLines timeLabel nowLabel "
                 "nowLine offHours timedEvent eventBar"),
    "timeline from right to left": (900, "fortnight", {**HOURS, "locale": "ar-EG"}, "timedEvent timeLabel"),
    "timeline of a day": (390, "crowd", {**HOURS, "days": "1"}, "lanesButton moreButton timedEvent"),
    "timeline with its date at the side": (390, "crowd", {**HOURS, "days": "1", "date_position": "left"}, "dateHeader"),
    "fourteen days": (390, "none", {**HOURS, "days": "14"}, "dateHeader"),
    "hours of five minutes": (390, "fortnight", {**HOURS, "days": "1", "slot": "5", "hours": "8:30-23"}, "hourLines"),
    "closed days": (500, "fortnight", {**HOURS, "days": "3", "max": "2024-02-20", "value": "2024-02-19"}, "dateHeader"),
    "quarters of hours": (500, "fortnight", {**HOURS, "days": "3", "slot": "15", "hour_height": "96"}, "hourLines"),
    "zones": (900, "fortnight", {**HOURS, "time_zone": "Europe/Berlin", "time_zones": "Asia/Kathmandu"}, "zoneLabel"),
    "clocks go forward": (500, None, {**HOURS, **SPRING, "date": "2026-03-29"}, "hourGap"),
    "clocks go back": (500, None, {**HOURS, **SPRING, "date": "2026-10-25"}, "hourFold"),
    "keyboard in a timeline": (500, "fortnight", {**HOURS, "days": "3"}, "timeCursor"),
    "held": (900, "fortnight", {**HOURS, "editable": True}, "resizeHandle"),
    "side by side": (900, "fortnight", {**HOURS, "days": "3", "columns_by": "group"}, "groupHeader dayColumn timedEvent"),
    "opening times": (900, "opening", HOURS, "backgroundEvent"),
    "agenda": (412, "fortnight", AGENDA, "agendaDate timedEvent"),
    "agenda from right to left": (412, "fortnight", {**AGENDA, "locale": "he-IL"}, "agendaDate timedEvent"),
    "agenda of every day": (412, "none", {**AGENDA, "date": "2024-02-27", "empty_days": True}, "agendaNote monthHeader"),
}  # fmt: skip
# The calendar's ground is the page's, and images have no box of their own.
UNSEEN = {"calendar", "dayImage"}
SLACK = 1.0


def choose_a_closed_day(bench):
    bench.evaluate("() => calendar.addEventListener('beforeselect', event => event.detail.refuse('Fully booked'))")
    bench.cell("2024-02-21").click()
    bench.page.mouse.move(5, 5)


def set_legend(bench):
    bench.evaluate("() => { calendar.legend = [{ name: 'Holiday', tint: 'red' }, { name: 'Away', tint: 'teal' }]; }")


def set_groups(bench):
    bench.evaluate("""() => { calendar.groups = [{ id: 'work', name: 'Work', color: 'blue' }, { id: 'home', name: 'Home' }]; }""")


def enter_the_grid(bench):
    bench.at_rest()
    bench.locator(".day-column[tabindex='0']").focus()
    bench.press("ArrowDown")


def hold_an_event(bench):
    bench.locator(".timed-event").first.wait_for()
    bench.evaluate("() => calendar.grab(calendar.shadowRoot.querySelector('.timed-event').dataset.eventId)")


PREPARE = {
    "notice": choose_a_closed_day,
    "contents": set_legend,
    "keyboard in a timeline": enter_the_grid,
    "side by side": set_groups,
    "held": hold_an_event,
}


def is_near(one, other, slack=SLACK):
    return all(abs(a - b) <= slack for a, b in zip(one, other))


def is_painted_text(mark, anchor, paint, room):
    if paint.kind != "text" or abs(mark.size - paint.size) > 0.5 or mark.weight != paint.weight:
        return False
    if not is_near(mark.color, paint.color, 3):
        return False
    x, y, width, height = paint.frame
    place = {"left": x, "middle": x + width / 2, "right": x + width}[anchor]
    # Browsers begin with what does not fit, and end it with an ellipsis.
    across = mark.frame[0] if width > room else place
    return is_near(mark.frame[:2], (across, y + height / 2))


def is_painted(mark, anchor, paint, room):
    if mark.kind == "text":
        return is_painted_text(mark, anchor, paint, room)
    return (
        mark.kind == paint.kind
        and is_near(mark.frame, paint.frame)
        and is_near(mark.radii, paint.radii)
        and abs(mark.width - paint.width) <= 0.5
    )


def differences(node, paints):
    """The marks that Chromium does not paint, and what it paints besides."""
    # The page is seen behind a calendar.
    if node.role == "calendar":
        return []
    # The ring around what has the keyboard is no mark of its own: see `focusMarks`.
    left, found = [p for p in paints if node.role != "dayColumn" or p.kind != "stroke"], []
    for number, mark in enumerate(node.paints):
        # A ring and the part of it that is reached are one border with a mask.
        if number and mark.kind == "stroke" and mark == node.paints[number - 1]:
            continue
        # The line through a closed day's number is a decoration of its text.
        if node.role == "dayCell" and mark.kind == "line":
            continue
        same = next((p for p in left if is_painted(mark, node.anchors.get(number), p, node.frame[2])), None)
        if same:
            left.remove(same)
        else:
            found.append(f"mark    {mark} {node.anchors.get(number, '')}")
    return found + [f"browser {paint}" for paint in left]


def move_zoom_sign(nodes, painted):
    """In browsers the sign of a zoom is behind the words of the title, of which only they know how wide they are."""
    roles = [node.role for node in nodes]
    if "zoomButton" not in roles:
        return
    title, button = roles.index("title"), roles.index("zoomButton")
    sign = next(paint for paint in painted[title] if paint.kind == "line")
    painted[title].remove(sign)
    words = next(paint.frame for paint in painted[title] if paint.kind == "text")
    assert 4 < sign.frame[0] - words[0] - words[2] < 12
    mark = nodes[button].paints[0]
    painted[button].append(replace(sign, frame=(mark.frame[0], *sign.frame[1:])))


def cut_lines_of_days(nodes, painted):
    """In browsers bars of earlier days are over the lines between days, which end there natively."""
    bars = []
    for node, paints in zip(nodes, painted):
        if node.role == "eventBar":
            bars.append(node.frame)
        if node.role != "allDayCell":
            continue
        for line in [paint for paint in paints if paint.frame[2] == 1]:
            paints.remove(line)
            x, top, _, height = line.frame
            over = sorted((y, y + high) for left, y, wide, high in bars if left <= x < left + wide)
            for start, end in [*over, (top + height, 0)]:
                if start > top:
                    paints.append(replace(line, frame=(x, top, 1, start - top)))
                top = max(top, end)


def take_shadows(nodes):
    """In browsers shadows are no boxes: takes the marks of them, around what is held; returns the held events."""
    held = []
    for node in nodes:
        left, _, width, _ = node.frame
        around = [p for p in node.paints if p.kind == "fill" and p.frame[0] < left - 1 and p.frame[2] > width + 2]
        if not around:
            continue
        assert node.role in ("timedEvent", "eventBar") and node.paints[: len(around)] == around
        node.paints = node.paints[len(around) :]
        node.anchors = {number - len(around): anchor for number, anchor in node.anchors.items()}
        held.append(node)
    return held


def fade_what_is_left(nodes, painted, held):
    """In browsers the opacity of the event that is held elsewhere is that of its element, and not of its colours."""
    words = [next(paint.text for paint in node.paints if paint.kind == "text") for node in held]
    left = [index for index, node in enumerate(nodes) if node.role == "timedEvent" and node not in held
            and any(paint.kind == "text" and paint.text in words for paint in node.paints)]
    assert len(left) == len(held)
    for index in left:
        painted[index] = [replace(paint, color=tuple(round(0.45 * c + 0.55 * 255) for c in paint.color))
                          if paint.kind == "text" else paint for paint in painted[index]]


def drawn_roles():
    """The roles that `SceneDrawing` has marks for."""
    source = (ROOT / "Sources" / "CalendarDrawing" / "SceneDrawing.swift").read_text()
    switch = source[source.index("switch") :]
    bare, *others = re.split(r"(?<=\n)    case ", switch)[1:]
    return {role for case in others for role in re.findall(r"\.(\w+)", case.split(":")[0])}


def test_every_role_that_is_drawn_is_compared():
    compared = set(" ".join(scene[3] for scene in SCENES.values()).split())
    assert len(drawn_roles()) > 25
    assert drawn_roles() - UNSEEN - {"weekRow"} == compared


@pytest.fixture
def drawn(open_bench):
    """Opens a scene; returns its nodes with their marks, and what Chromium paints for each."""

    def drawn(name):
        width, source, attributes, _ = SCENES[name]
        # A notice goes away after a while: time stands still where one is shown.
        page = "/bench/bench.html?clock" if name == "notice" else "/bench/bench.html"
        bench = open_bench(page, viewport={"width": width, "height": 900}, reduced_motion="reduce")
        bench.forgive("facts could not be loaded|img-src")
        bench.evaluate("() => { document.querySelector('#stage').style.height = '760px'; }")
        bench.evaluate(SET_CLOCK, MOMENT)
        bench.mount(source, record=True, **attributes)
        PREPARE.get(name, lambda bench: None)(bench)
        bench.evaluate(
            """async () => {
              for (let n = 0; n < 3; n += 1) {
                await new Promise(done => { requestAnimationFrame(done); bench.pass?.(16); });
              }
              const motions = calendar.shadowRoot.getAnimations({ subtree: true });
              await Promise.all(motions.filter(({ effect }) => effect.getTiming().iterations < Infinity).map(motion => motion.finished));
            }"""
        )
        log = bench.evaluate("() => btoa(calendar.actionLog.reduce((all, byte) => all + String.fromCharCode(byte), ''))")
        run = subprocess.run([replay_tool(), "marks"], input=base64.b64decode(log), check=True, capture_output=True)
        return read(run.stdout.decode()), Snapshot(bench).paints()

    return drawn


@pytest.mark.parametrize("name", SCENES)
def test_boxes_are_where_marks_are(drawn, name):
    nodes, painted = drawn(name)
    assert len(nodes) == len(painted) > 20
    assert set(SCENES[name][3].split()) <= {node.role for node in nodes if node.paints}
    found = []
    move_zoom_sign(nodes, painted)
    cut_lines_of_days(nodes, painted)
    held = take_shadows(nodes)
    assert len(held) == (name == "held")
    fade_what_is_left(nodes, painted, held)
    for node, paints in zip(nodes, painted):
        if wrong := differences(node, paints):
            found.append(f"{node.role} {node.frame}\n    " + "\n    ".join(wrong))
    assert not found, f"{len(found)} nodes\n" + "\n".join(found[:12])
