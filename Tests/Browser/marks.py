# SPDX-License-Identifier: MIT
"""Reads the marks of a drawing, as `AlmanacReplay marks` writes them."""

import re
from dataclasses import dataclass, field

from painted import Paint, grown

_TEXT = re.compile(
    r"text (?P<x>\S+) (?P<y>\S+) (?P<anchor>left|middle|right) size (?P<size>\S+) weight (?P<weight>\d+).*? "
    r'#(?P<color>[0-9a-f]{6})(?:\*(?P<alpha>\d+))? "(?P<text>.*)"'
)


@dataclass
class Node:
    """A node of the scene; its frame and its marks are in the calendar's coordinates."""

    role: str
    frame: tuple[float, float, float, float]
    layer: str = ""
    paints: list[Paint] = field(default_factory=list)
    anchors: dict[int, str] = field(default_factory=dict)


def numbers(words):
    return [float(word) for word in words]


def on_white(match):
    """The colour of a text as it is seen on white."""
    alpha = int(match["alpha"] or 255) / 255
    channels = (int(match["color"][at : at + 2], 16) for at in (0, 2, 4))
    return tuple(round(channel * alpha + 255 * (1 - alpha)) for channel in channels)


def read(text):
    """The nodes of a drawing in the order of the scene."""
    nodes = []
    for line in text.splitlines():
        if line.startswith("  "):
            add_mark(nodes[-1], line.strip())
        else:
            role, *rest = line.split()
            if rest[0].count("-") >= 2 and not rest[0].startswith("-"):
                rest = rest[1:]
            nodes.append(Node(role, tuple(numbers(rest[:4])), " ".join(rest[4:])))
    return nodes


def add_mark(node, line):
    x, y = node.frame[:2]
    if match := _TEXT.fullmatch(line):
        paint = Paint("text", (x + float(match["x"]), y + float(match["y"]), 0, 0), text=match["text"],
                      size=float(match["size"]), weight=int(match["weight"]), color=on_white(match))
        node.anchors[len(node.paints)] = match["anchor"]
        node.paints.append(paint)
        return
    kind, *words = line.split()
    if kind == "image":
        return
    shape = words[0]
    width = float(words[words.index("width") + 1]) if kind == "stroke" else 0
    frame, radii = outline(shape, words[1:])
    frame = (frame[0] + x, frame[1] + y, *frame[2:])
    if width:
        frame, radii = grown(frame, width / 2), tuple(r + width / 2 if r else 0 for r in radii)
    node.paints.append(Paint("line" if shape == "line" else kind, frame, radii, width))


def outline(shape, words):
    """The frame and the radii of a shape."""
    if shape == "circle":
        x, y, r = numbers(words[:3])
        return (x - r, y - r, 2 * r, 2 * r), (r,) * 4
    if shape == "line":
        places = numbers(words[: words.index("width")])
        left, top = min(places[::2]), min(places[1::2])
        return (left, top, max(places[::2]) - left, max(places[1::2]) - top), (0,) * 4
    if shape == "slice":
        return tuple(numbers(words[words.index("within") + 1 :][:4])), (0,) * 4
    radii = (0,) * 4
    if "round" in words:
        found = []
        for word in words[words.index("round") + 1 :]:
            if not re.fullmatch(r"-?[\d.]+", word):
                break
            found.append(float(word))
        radii = tuple(found) if len(found) == 4 else tuple(found[:1] * 4)
    return tuple(numbers(words[:4])), radii
