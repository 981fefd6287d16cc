# SPDX-License-Identifier: MIT
"""What Chromium paints for each node of a scene: boxes, lines around them, and text, in points."""

import re
from dataclasses import dataclass

STYLES = ["background-color", "background-image", "background-clip", "color", "opacity", "visibility", "display",
          "border-top-width", "border-right-width", "border-top-color", "border-top-style", "border-right-style",
          "border-bottom-style", "border-left-style", "border-top-left-radius", "border-top-right-radius",
          "border-bottom-right-radius", "border-bottom-left-radius", "box-shadow", "outline-width", "outline-style",
          "outline-offset", "outline-color", "clip-path", "padding-top", "font-size", "font-weight", "transform",
          "border-bottom-width", "border-left-width", "background-size", "overflow-y", "mask-image"]  # fmt: skip
SIDES = ["top", "right", "bottom", "left"]
CORNERS = ["top-left", "top-right", "bottom-right", "bottom-left"]
# The elements that are no node of the scene, as in `pages/dom.js`.
PLUMBING = {"root", "mover", "ruler", "text", "dots", "heads", "lanes-button"}
_LINES = re.compile(r"linear-gradient\((?P<line>.*?) (?P<width>[\d.]+)px, rgba\(0, 0, 0, 0\) \d+px\)")
_SHADOW = re.compile(r"(rgba?\([^)]*\)|color\([^)]*\)|color-mix\(.*?\)\)) (-?[\d.]+)px (-?[\d.]+)px (-?[\d.]+)px (-?[\d.]+)px( inset)?")


@dataclass
class Paint:
    """A box that is filled or outlined, or a line of text. `frame` is the outermost it reaches."""

    kind: str
    frame: tuple[float, float, float, float]
    radii: tuple[float, ...] = (0, 0, 0, 0)
    width: float = 0
    text: str = ""
    size: float = 0
    weight: int = 0
    # Red, green and blue on a white ground, of text alone.
    color: tuple[int, ...] = ()

    def __str__(self):
        frame = " ".join(f"{edge:.2f}" for edge in self.frame)
        if self.kind == "text":
            return f"text {frame} size {self.size:.2f} weight {self.weight} {self.color} {self.text!r}"
        line = f" width {self.width:.2f}" if self.width else ""
        return f"{self.kind} {frame}{line} round {' '.join(f'{r:.2f}' for r in self.radii)}"


def grown(frame, by):
    x, y, width, height = frame
    return (x - by, y - by, width + 2 * by, height + 2 * by)


def is_seen(color):
    """Whether a computed colour is more than transparent."""
    if color in ("transparent", "none", ""):
        return False
    alpha = re.search(r"(?:rgba\([^)]*, |/ )([\d.]+)\)$", color)
    return not alpha or float(alpha[1]) > 0


def on_white(color):
    """A computed colour as it is seen on white."""
    words = [float(word) for word in re.findall(r"[\d.e-]+", color.removeprefix("color(srgb"))]
    scale = 255 if color.startswith("color(srgb") else 1
    alpha = words[3] if len(words) > 3 else 1
    return tuple(round(word * scale * alpha + 255 * (1 - alpha)) for word in words[:3])


def radius(written, frame):
    """Computed radii are lengths or parts of the box, and never more than half of it."""
    first = written.split()[0]
    own = float(first[:-1]) / 100 * frame[2] if first.endswith("%") else length(first)
    return min(own, min(frame[2:]) / 2)


class Snapshot:
    """What `DOMSnapshot.captureSnapshot` says of the one calendar on a page."""

    def __init__(self, bench):
        found = bench.cdp.send(
            "DOMSnapshot.captureSnapshot", {"computedStyles": STYLES, "includeDOMRects": False}
        )
        self.strings = found["strings"]
        document = found["documents"][0]
        self.nodes, self.layout = document["nodes"], document["layout"]
        self.boxes = document["textBoxes"]
        self.places = {node: place for place, node in enumerate(self.layout["nodeIndex"])}
        self.pseudo = dict(zip(*self.nodes["pseudoType"].values()))
        self.classes = [self._classes(index) for index in range(len(self.nodes["parentIndex"]))]
        self.root = next(index for index, names in enumerate(self.classes) if names == {"root"})
        self.owners = self._owners()

    def _string(self, index):
        return self.strings[index] if index >= 0 else ""

    def _classes(self, index):
        attributes = self.nodes["attributes"][index]
        for name, value in zip(attributes[::2], attributes[1::2]):
            if self._string(name) == "class":
                return set(self._string(value).split())
        return set()

    def _is_node(self, index):
        is_element = self.nodes["nodeType"][index] == 1 and index not in self.pseudo
        # The second line of a text.
        is_element = is_element and self._string(self.nodes["nodeName"][index]) != "SMALL"
        parents = self._ancestors(index)
        inside = any(self.classes[parent] & {"dots", "glance", "heads"} for parent in parents)
        return is_element and not inside and not self.classes[index] & PLUMBING and self.root in parents

    def _ancestors(self, index):
        parents = []
        while (index := self.nodes["parentIndex"][index]) >= 0:
            parents.append(index)
        return parents

    def _owners(self):
        """For each node of the document the number of the scene's node that it belongs to."""
        owners, count = {}, 0
        for index in range(len(self.nodes["parentIndex"])):
            if self._is_node(index):
                owners[index] = count
                count += 1
            elif self.nodes["parentIndex"][index] in owners:
                owners[index] = owners[self.nodes["parentIndex"][index]]
        self.count = count
        return owners

    def paints(self):
        """What each node of the scene is painted with, by its number."""
        layout, result = self.layout, [[] for _ in range(self.count)]
        texts = {}
        for place, bounds in zip(self.boxes["layoutIndex"], self.boxes["bounds"]):
            texts.setdefault(place, []).append(bounds)
        clip = STYLES.index("clip-path")
        hidden = {
            index
            for place, index in enumerate(layout["nodeIndex"])
            if layout["styles"][place] and self._string(layout["styles"][place][clip]).startswith("inset(50%")
        }
        origin = next(layout["bounds"][p] for p, n in enumerate(layout["nodeIndex"]) if n == self.root)
        for place, index in enumerate(layout["nodeIndex"]):
            owner = self.owners.get(index)
            if owner is None:
                continue
            style = self._style(place, index)
            if style is None or hidden & {index, *self._ancestors(index)}:
                continue
            x, y, width, height = layout["bounds"][place]
            if not width and not height:
                continue
            frame = (x - origin[0], y - origin[1], width, height)
            if place in texts:
                seen = [box for box in texts[place] if not self._is_cut(index, box)]
                result[owner] += self._texts(place, seen, style, origin)
            else:
                result[owner] += box_paints(frame, style)
        return result

    def _style(self, place, index):
        """The computed style; that of an element for its text. None for what cannot be seen."""
        values = self.layout["styles"][place]
        if not values:
            parent = self.nodes["parentIndex"][index]
            owner = index if index in self.pseudo else parent
            places = [p for p, n in enumerate(self.layout["nodeIndex"]) if n == owner]
            values = self.layout["styles"][places[0]]
        style = dict(zip(STYLES, map(self._string, values)))
        return None if style["visibility"] == "hidden" or float(style["opacity"] or 1) == 0 else style

    def _is_cut(self, index, box):
        """Whether a line of text is below what its element, or one around that, shows."""
        overflow, mask = STYLES.index("overflow-y"), STYLES.index("mask-image")
        for parent in self._ancestors(index):
            place = self.places.get(parent)
            styles = self.layout["styles"][place] if place is not None else None
            # Nothing is seen beside a mask, either.
            if styles and (self._string(styles[overflow]) in ("hidden", "clip") or self._string(styles[mask]) != "none"):
                _, top, _, height = self.layout["bounds"][place]
                if box[1] + box[3] / 2 > top + height:
                    return True
            if parent in self.owners and self._is_node(parent):
                return False
        return False

    def _texts(self, place, boxes, style, origin):
        text = self._string(self.layout["text"][place])
        if not boxes or not text.strip() or length(style["font-size"]) == 0:
            return []
        lines = []
        for box in boxes:
            # Runs of another direction have a box each.
            if lines and abs(box[1] - lines[-1][0][1]) < box[3] / 2:
                lines[-1].append(box)
            else:
                lines.append([box])
        look = {"size": length(style["font-size"]), "weight": int(style["font-weight"]), "color": on_white(style["color"])}
        paints = []
        for line in lines:
            x, y = min(box[0] for box in line) - origin[0], line[0][1] - origin[1]
            width, height = max(box[0] + box[2] for box in line) - origin[0] - x, line[0][3]
            paints.append(Paint("text", (x, y, width, height), text=text, **look))
        return paints


def length(written):
    return float(written.removesuffix("px"))


def angle(frame, style, borders):
    """A box with two of its borders that is turned: a chevron."""
    a, b, c, d = map(float, re.findall(r"-?[\d.e]+", style["transform"])[:4])
    side, width = frame[2] / (abs(a) + abs(c)), max(borders)
    half = side / 2
    bars = [(-half, -half, half, width - half), (half - width, -half, half, half),
            (-half, half - width, half, half), (-half, -half, width - half, half)]  # fmt: skip
    corners = [(x, y) for bar, line in zip(bars, borders) if line
               for x in (bar[0], bar[2]) for y in (bar[1], bar[3])]
    places = [(a * x + c * y, b * x + d * y) for x, y in corners]
    xs, ys = zip(*places)
    middle = (frame[0] + frame[2] / 2, frame[1] + frame[3] / 2)
    box = (middle[0] + min(xs), middle[1] + min(ys), max(xs) - min(xs), max(ys) - min(ys))
    return Paint("line", box, width=width)


def box_paints(frame, style):
    """The fill of an element and the lines around it."""
    x, y, width, height = frame
    radii = tuple(radius(style[f"border-{corner}-radius"], frame) for corner in CORNERS)
    paints = []
    if is_seen(style["background-color"]):
        inset = length(style["padding-top"]) if style["background-clip"] == "content-box" else 0
        paints.append(Paint("fill", grown(frame, -inset), tuple(max(r - inset, 0) for r in radii)))
    disc = re.match(r"radial-gradient\(circle, rgb.*?\) ([\d.]+)px", style["background-image"])
    if disc and style["background-size"] == "auto":
        r = float(disc[1])
        paints.append(Paint("fill", (x + width / 2 - r, y + height / 2 - r, 2 * r, 2 * r), (r,) * 4))
    paints += patterns(frame, style)
    borders = [length(style[f"border-{side}-width"]) for side in SIDES]
    if any(borders) and is_seen(style["border-top-color"]):
        whole = all(borders)
        paints.append(Paint("stroke", frame, radii, borders[0]) if whole else angle(frame, style, borders))
    for color, dx, dy, blur, spread, inset in _SHADOW.findall(style["box-shadow"]):
        spread = float(spread)
        if float(blur) or not is_seen(color):
            continue
        dx, dy = float(dx), float(dy)
        if inset and dx:
            paints.append(Paint("fill", (x if dx > 0 else x + width + dx, y, abs(dx), height)))
        elif inset and dy:
            paints.append(Paint("fill", (x, y if dy > 0 else y + height + dy, width, abs(dy))))
        elif inset and spread < 50:
            paints.append(Paint("stroke", frame, radii, spread))
        elif dy:
            paints.append(Paint("fill", (x, y + dy if dy < 0 else y + height, width, abs(dy))))
        elif spread and not inset:
            outer = tuple(r + spread if r else 0 for r in radii)
            paints.append(Paint("stroke", grown(frame, spread), outer, spread))
    if style["outline-style"] == "solid" and length(style["outline-width"]) > 0:
        line, offset = (length(style[f"outline-{name}"]) for name in ("width", "offset"))
        outer = tuple(min(r + line + offset, min(width, height) / 2 + line + offset) if r else 0 for r in radii)
        paints.append(Paint("stroke", grown(frame, line + offset), outer, line))
    return paints


def patterns(frame, style):
    """Backgrounds of lines and of dots: those between hours, and of hours that are skipped or come twice."""
    x, y, width, height = frame
    image, paints = style["background-image"], []
    if image.startswith("repeating-linear-gradient(-45deg"):
        step = float(re.search(r"([\d.]+)px\)$", image)[1]) * 2**0.5
        along = width + height - 0.5 * 2**0.5
        while along > 0:
            (left, bottom), (right, top) = (max(along - height, 0), min(along, height)), (min(along, width), max(along - width, 0))
            paints.append(Paint("line", (x + left - 0.5, y + top - 0.5, right - left + 1, bottom - top + 1), width=1))
            along -= step
        return [Paint("fill", frame), *paints]
    sizes = [size.split() for size in style["background-size"].split(", ")]
    if image.startswith("radial-gradient(circle") and sizes[0][0].endswith("px"):
        (across, down), r = map(length, sizes[0]), 1.25
        return [
            Paint("fill", (x + column * across + across / 2 - r, y + row * down + down / 2 - r, 2 * r, 2 * r), (r,) * 4)
            for row in range(round(height / down))
            for column in range(round(width / across))
        ]
    # Fainter lines are below the others, too.
    for match, size in zip(_LINES.finditer(image), sizes):
        places = [n * length(size[1]) for n in range(int(height / length(size[1])) + 1)]
        lines = [Paint("fill", (x, y + place, width, float(match["width"]))) for place in places if place < height]
        paints += [line for line in lines if not any(abs(line.frame[1] - other.frame[1]) < 1 for other in paints)]
    return paints
