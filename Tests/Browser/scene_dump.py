# SPDX-License-Identifier: MIT
"""Reads a scene's dump and says what the DOM has to look like, node by node."""

import re
from dataclasses import dataclass, field

TINTS = [
    None, "streak-kept", "streak-short", "streak-none", "blue", "green", "orange", "red",
    "purple", "teal", "pink", "graphite",
]  # fmt: skip
# Those of the traits that `data-traits` names.
NAMED = ["today", "selected", "disabled", "outside", "weekend", "highlighted", "pressed",
         "range-start", "range-middle", "range-end", "continues-before", "continues-after", "pinned",
         "preview", "ruled", "closed", "timed", "hovered", "lifted", "vacated", "locked", "refused"]  # fmt: skip

_LINE = re.compile(
    r"(?P<indent> *)(?P<role>\w+)(?: (?P<date>-?\d+(?:-\d+(?:-\d+)?)?)| #(?P<ordinal>-?\d+))?"
    r"(?P<frame>(?: -?\d+(?:\+\d+)?){4})(?: g(?P<group>\d+))?(?P<traits>(?: \.[\w-]+)*)"
    r'(?: tint (?P<tint>\d+))?(?: progress \d+)?(?: title (?P<title>\d+))?'
    r'(?: border (?P<border>\d+))?(?: selection (?P<selection>\d+))?(?: dots (?P<dots>\d+))?'
    r"(?: days (?P<glance>\d\+\d+(?: today \d+)? [^ ]+))?"
    r'(?: "(?P<text>.*?)")?(?: @"(?P<label>.*)")?'
)  # fmt: skip

# Part, ARIA role and fixed attributes of each role.
MARKUP = {
    "calendar": ("calendar", None, {}),
    "header": ("header", None, {}),
    "title": ("title", "heading", {"data-role": "title"}),
    "previousButton": ("button previous", None, {"data-role": "previous"}),
    "nextButton": ("button next", None, {"data-role": "next"}),
    "todayButton": ("button today", None, {"data-role": "today"}),
    "status": ("status", None, {}),
    "retryButton": ("button retry", None, {"data-role": "retry"}),
    "grid": ("grid", "grid", {"aria-labelledby": "title"}),
    "weekdayRow": ("weekdays", "row", {}),
    "weekdayLabel": ("weekday", "columnheader", {}),
    "strip": ("strip", "presentation", {}),
    "page": ("page", "rowgroup", {}),
    "weekRow": ("week", "row", {}),
    "dayCell": ("day", "gridcell", {}),
    "blankCell": ("blank", "gridcell", {}),
    "band": ("band", None, {}),
    "monthGrid": ("page", "grid", {}),
    "monthHeader": ("month-name", "heading", {}),
    "zoomButton": ("zoom", None, {"data-role": "zoom"}),
    "periodRow": ("periods", "row", {}),
    "periodCell": ("period", "gridcell", {}),
    "glance": ("glance", "presentation", {}),
    "announcement": ("announcement", None, {"aria-live": "polite"}),
}


def points(written):
    """`3+32` is three and a half points: whole ones, then 64ths."""
    whole, _, rest = written.partition("+")
    return int(whole) + int(rest or 0) / 64


@dataclass
class Node:
    """A line of a dump. The frame is in points, within the calendar."""

    level: int
    role: str
    date: str | None
    frame: list[float]
    traits: set[str]
    tint: str | None
    title_tint: str | None
    border_tint: str | None
    selection_tint: str | None
    dots: int
    text: str
    label: str
    glance: str | None
    children_at: tuple[float, float] = field(default=(0, 0))

    @property
    def day(self):
        """YYYY-MM-DD; a year of more than four digits has a sign, as in the element."""
        year, month, day = re.fullmatch(r"(-?\d+)-(\d+)-(\d+)", self.date).groups()
        return f"{int(year):04d}-{int(month):02d}-{int(day):02d}"


class Dump:
    """A whole dump: `nodes` in order, `scroll` by role in points."""

    def __init__(self, text):
        self.nodes = []
        self.scroll = {}
        # While one level gives way to another, frames are magnified.
        self.is_zooming = False
        lines = text.splitlines()
        assert lines[0].startswith("style ")
        for line in lines[1:]:
            if line.startswith("group "):
                _, role, x, y, *zoom = line.split()
                self.is_zooming |= bool(zoom)
                self.scroll[role] = (points(x), points(y))
            else:
                self._add(line)

    def _add(self, line):
        match = _LINE.fullmatch(line)
        assert match, f"a line of another form: {line}"
        level = len(match["indent"]) // 2
        parent = next((n for n in reversed(self.nodes) if n.level == level - 1), None)
        left, top = parent.children_at if parent else (0, 0)
        x, y, width, height = (points(edge) for edge in match["frame"].split())
        node = Node(
            level=level,
            role=match["role"],
            date=match["date"],
            frame=[left + x, top + y, width, height],
            traits={trait[1:] for trait in match["traits"].split()},
            tint=TINTS[int(match["tint"] or 0)],
            title_tint=TINTS[int(match["title"] or 0)],
            border_tint=TINTS[int(match["border"] or 0)],
            selection_tint=TINTS[int(match["selection"] or 0)],
            dots=int(match["dots"] or 0),
            text=match["text"] or "",
            label=match["label"] or "",
            glance=match["glance"],
        )
        scroll = self.scroll.get(node.role, (0, 0))
        node.children_at = (left + x + scroll[0], top + y + scroll[1])
        self.nodes.append(node)

    def of_role(self, role):
        return [node for node in self.nodes if node.role == role]


def expected_row(node):
    """The row of `readDOM` that a node has to have, without its frame."""
    part, role, fixed = MARKUP[node.role]
    # What a small month says is in its days.
    text = "" if node.glance else node.text
    row = {"level": node.level, "part": part, "text": text, **fixed}
    if node.glance:
        row["days"] = node.glance
    row["dots"] = [TINTS[node.dots >> shift & 255] for shift in (0, 8, 16) if node.dots >> shift & 255]
    row["more"] = f"+{node.dots >> 24}" if node.dots >> 24 else ""
    optional = {
        "role": role,
        "aria-label": node.label or None,
        "aria-disabled": "true" if "disabled" in node.traits else None,
        "data-traits": " ".join(name for name in NAMED if name in node.traits) or None,
        "data-tint": node.tint,
        "data-title-tint": node.title_tint,
        "data-border-tint": node.border_tint,
        "data-selection-tint": node.selection_tint,
    }
    optional.update(_of_role(node))
    row.update({name: value for name, value in optional.items() if value is not None})
    return row


def _of_role(node):
    traits = node.traits
    match node.role:
        case "dayCell":
            return {
                "data-day": node.day,
                "tabindex": "0" if "tab-stop" in traits else "-1",
                "aria-current": "date" if "today" in traits else None,
                "aria-selected": str("selected" in traits).lower() if "selectable" in traits else None,
            }
        case "periodCell":
            return {
                "tabindex": "0" if "tab-stop" in traits else "-1",
                "aria-current": "date" if "today" in traits else None,
                "aria-selected": str("selected" in traits).lower() if "selectable" in traits else None,
            }
        case "status":
            return {"data-state": next(s for s in ("failed", "empty", "loading") if s in traits)}
        case "grid" | "monthGrid":
            return {"aria-multiselectable": "true" if "multiselectable" in traits else None}
        case "calendar":
            return {"dir": "rtl" if "rtl" in traits else "ltr"}
        case _:
            return {}


def differences(dump, rows):
    """What the DOM has otherwise than the dump; frames may differ by a point."""
    nodes = dump.nodes
    found = []
    if len(nodes) != len(rows):
        found.append(f"{len(nodes)} nodes, {len(rows)} elements")
    for node, row in zip(nodes, rows):
        frame = row.pop("frame")
        expected = expected_row(node)
        if row != expected:
            names = sorted(n for n in row.keys() | expected.keys() if row.get(n) != expected.get(n))
            wrong = ", ".join(f"{n}: {row.get(n)!r} not {expected.get(n)!r}" for n in names)
            found.append(f"{node.role} {node.date or ''}: {wrong}")
        if not dump.is_zooming and any(abs(a - b) > 1 for a, b in zip(frame, node.frame)):
            found.append(f"{node.role} {node.date or ''}: at {frame}, not {node.frame}")
    return found
