# SPDX-License-Identifier: MIT
"""The custom elements manifest (schema 1.0.0): what editors and catalogues read about the elements.

Everything in it comes from the two .d.ts files, which are written for people: the table of attributes, the map of
events, the lists of custom properties and parts, and the class itself with its comments.
"""

import json
import re

SCHEMA = "1.0.0"
# Of each element: its declarations, its module in the package, its class, its tag, and its map of events.
ELEMENTS = [
    ("almanac-calendar.d.ts", "element/almanac-calendar.js", "AlmanacCalendarElement", "almanac-calendar",
     "AlmanacCalendarEventMap"),
    ("almanac-picker-field.d.ts", "element/almanac-picker-field.js", "AlmanacPickerElement", "almanac-picker",
     "AlmanacPickerEventMap"),
]


def plain(comment):
    """The words of a comment, without its marks and on one line."""
    lines = (re.sub(r"^\s*\*? ?", "", line) for line in comment.splitlines())
    return " ".join(line.strip() for line in lines if line.strip())


def block(text, opening):
    """What stands between the braces behind `opening`; None where it is not found."""
    start = text.find(opening)
    if start < 0:
        return None
    start = text.index("{", start) + 1
    depth, end = 1, start
    while depth:
        depth += {"{": 1, "}": -1}.get(text[end], 0)
        end += 1
    return text[start:end - 1]


def comment_before(text, opening):
    """The comment that ends right before `opening`."""
    head = text[:text.index(opening)].rstrip()
    return head[head.rindex("/**") + 3:].removesuffix("*/") if head.endswith("*/") else ""


def attributes(comment):
    """The rows of the table of attributes, by name; one row may name several."""
    found = {}
    for line in comment.splitlines():
        cells = [cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]]
        if len(cells) < 2 or not cells[0].startswith("`"):
            continue
        for name in re.findall(r"`([\w-]+)`", cells[0]):
            found[name] = {"name": name, "description": cells[-1], "type": {"text": value_type(cells[1])}}
            usual = re.search(r"`([^`]+)` \(default\)", cells[1])
            if usual:
                found[name]["default"] = json.dumps(usual[1])
    return found


def value_type(cell):
    words = re.findall(r"`([^`]+)`", cell)
    if cell == "a flag":
        return "boolean"
    # Only a list of words is a type; an example among other words is not.
    is_list = words and not re.sub(r"`[^`\s]+`|\(default\)|[\s,]", "", cell)
    return " | ".join(f'"{word}"' for word in words) if is_list else "string"


def handed_on(comment):
    """Attributes that the field names without a table row of their own."""
    part = re.search(r"<!-- attributes: .*? -->(.*?)<!-- /attributes -->", comment, re.DOTALL)
    return re.findall(r"`([\w-]+)`", part[1]) if part and "|---|" not in part[1] else []


def events(body):
    """An event for each member of the map."""
    found = re.findall(r"/\*\*(.*?)\*/\s*(\w+): (.*?);\n", body + "\n", re.DOTALL)
    return [{"name": name, "type": {"text": kind}, "description": plain(comment)} for comment, name, kind in found]


def sentence_of(comment, title):
    """What a comment says behind `title`, up to the end of the paragraph."""
    lines = [re.sub(r"^\s*\* ?", "", line) for line in comment.splitlines()]
    text = "\n".join(lines)
    start = text.find(f"{title}:")
    return text[start + len(title) + 1:].split("\n\n")[0] if start >= 0 else ""


def custom_properties(comment):
    text = sentence_of(comment, "CSS custom properties")
    # “`-heat-1` ... `-heat-4`” are four.
    text = re.sub(r"`(-[\w-]*?)(\d)` \.\.\. `\1(\d)`", lambda match: " ".join(
        f"`{match[1]}{number}`" for number in range(int(match[2]), int(match[3]) + 1)), text)
    names = re.findall(r"`(-{1,2}[a-z][\w-]*)`", text)
    return [{"name": name if name.startswith("--") else f"--almanac{name}"} for name in names]


def parts(comment):
    return [{"name": name} for name in re.findall(r"`([\w-]+)`", sentence_of(comment, "CSS parts"))]


def statements(body):
    """The declarations of a class, each with the comment before it; a semicolon in braces ends none."""
    comment, depth, start = "", 0, 0
    for match in re.finditer(r"/\*\*(.*?)\*/|//[^\n]*|[{(]|[)}]|;", body, re.DOTALL):
        mark = match[0]
        if mark.startswith("/"):
            # Attributes as properties share a comment of the other kind, which is about none of them.
            comment, start = match[1] or "", match.end()
        elif mark != ";":
            depth += 1 if mark in "{(" else -1
        elif depth == 0:
            yield comment, " ".join(body[start:match.start()].split())
            comment, start = "", match.end()


def members(body):
    """The properties and methods of the class. An accessor that can be set is said once."""
    found = {}
    for comment, declared in statements(body):
        name, member = member_of(declared)
        if comment:
            member = {**member, "description": plain(comment)}
        # Every element has listeners.
        if name != "addEventListener":
            found[name] = {**found.get(name, {}), **member}
    return list(found.values())


def member_of(declared):
    """The name of a declaration, and what the manifest says of it."""
    setter = re.match(r"set (\w+)\(", declared)
    if setter:
        return setter[1], {"readonly": False}
    method = re.match(r"(?!get )(\w+)(?:<.*?>)?\(.*\): (.+)$", declared)
    if method:
        return method[1], {"kind": "method", "name": method[1], "return": {"type": {"text": method[2]}}}
    field = re.match(r"(readonly |get )?(\w+)(?:\(\))?: (.+)$", declared)
    if not field:
        raise ValueError(f"no member of a class: {declared}")
    said = {"kind": "field", "name": field[2], "type": {"text": field[3]}}
    return field[2], {**said, "readonly": True} if field[1] else said


def declaration(text, others, name, tag, map_name):
    comment = comment_before(text, f"export class {name} ")
    rows = attributes(comment)
    for other in handed_on(comment):
        rows.setdefault(other, others.get(other, {"name": other}))
    return {
        "kind": "class", "customElement": True, "name": name, "tagName": tag,
        "superclass": {"name": "HTMLElement"},
        "description": plain(comment.split("Attributes:")[0]),
        "attributes": list(rows.values()), "members": members(block(text, f"export class {name} ")),
        "events": events(block(text, f"interface {map_name} ")),
        "cssProperties": custom_properties(comment), "cssParts": parts(comment),
    }


def manifest(folder):
    """The manifest of the declarations in a folder, as a dictionary."""
    modules, others = [], {}
    for file, path, name, tag, map_name in ELEMENTS:
        described = declaration((folder / file).read_text(encoding="utf-8"), others, name, tag, map_name)
        others.update({row["name"]: row for row in described["attributes"]})
        exported = {"kind": "custom-element-definition", "name": tag, "declaration": {"name": name, "module": path}}
        modules.append(
            {"kind": "javascript-module", "path": path, "declarations": [described], "exports": [exported]})
    return {"schemaVersion": SCHEMA, "readme": "README.md", "modules": modules}
