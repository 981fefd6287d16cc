#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes what follows from the table of options, `OptionTable` of CalendarEngine.

Usage: Scripts/options.py [--check] [BUILD]       BUILD: .build (after `swift build`, whose program prints the table)
With --check nothing is written, and a file that is not current is an error.
"""

import json
import re
import subprocess
import sys
import textwrap
from pathlib import Path

import modifiers

ROOT = Path(__file__).resolve().parent.parent
COMMANDS = "Apps/Sources/almanac/Calendar/Options"
NOTE = "Written by Scripts/options.py of OptionTable; `make options` writes it anew."
# Structs of the commands' options: name, group of the table, first sentence.
STRUCTS = [
    ("LayoutArguments", "layout", "How days are laid out"),
    ("RuleArguments", "selecting", "Which days can be chosen, and how"),
    ("ChromeArguments", "chrome", "What stands around the days and in them"),
]
# Scripts of the page have no longer lines.
COLUMNS = 120
# What each kind of value looks like: in documents, and as the name of a command's value.
KINDS = {
    "choice": ("", ""), "place": ("", "n"), "flag": ("a flag", ""), "words": ("", "names"), "length": ("a number", "points"),
    "fraction": ("0 ... 1", "opacity"), "heat": ("four numbers", "counts"), "lengths": ("numbers", "numbers"), "day": ("a day", "date"), "days": ("days", "days"),
    "hours": ("hours, `9-17`", "hours"), "weekday": ("a weekday", "name"), "weekdays": ("weekdays", "names"), "number": ("", "n"), "locale": ("a tag", ""),
    "zone": ("a zone", ""), "zones": ("zones", ""), "text": ("text", ""), "preset": ("", ""),
}  # fmt: skip


def camel(name):
    return re.sub(r"-(.)", lambda match: match[1].upper(), name)


def has(row, trait):
    return trait in row["traits"]


def quoted(words, mark="`", separator=", "):
    return separator.join(f"{mark}{word}{mark}" for word in words)


# Documents -------------------------------------------------------------------------------------


def words(row):
    return [word for word in row["values"] if word != "-"]


def values(row, presets):
    """The values of a row as documents have them, the usual one marked."""
    if row["kind"] == "preset":
        return quoted(presets)
    if row["kind"] == "number":
        most = f" ... {row['most']}" if "most" in row else ""
        return f"{row['least']}{most or ' and more'}" + (f", {row['usual']} unless said" if "most" in row else "")
    if row["kind"] in ("heat", "lengths"):
        return f"`{row['usual']}` (default)"
    if words(row):
        return ", ".join(f"`{word}`" + (" (default)" if word == row.get("usual") else "") for word in words(row))
    return KINDS[row["kind"]][0]


def meaning(row):
    views = " or ".join(f'`view="{view}"`' for view in row["views"])
    return row["help"] + (f" ({views})" if views else "")


def table_of(rows, presets):
    """A table of attributes in Markdown, with bars in its cells spelt."""
    lines = ["| name | values | meaning |", "|---|---|---|"]
    return lines + [f"| `{row['name']}` | {values(row, presets)} | {meaning(row)} |" for row in rows]


def type_of(row):
    if row["kind"] == "choice":
        return " | ".join([*(f"'{word}'" for word in words(row)), "''"])
    return "Day | ''" if row["kind"] == "day" else "string"


def property_of(row):
    return "selectionPolicy" if row["name"] == "selection" else camel(row["name"])


def properties(rows):
    """The properties that are attributes, as TypeScript declares them, as many a line as fit."""
    lines = [""]
    for row in rows:
        if has(row, "property"):
            declared = f"{property_of(row)}: {type_of(row)};"
            if len(lines[-1]) + len(declared) > 115:
                lines.append("")
            lines[-1] = f"{lines[-1]} {declared}".strip()
    return lines


def between(text, name, prefix, lines):
    """The text with what stands between two marks replaced."""
    start, end = f"{prefix}<!-- {name}: written by Scripts/options.py -->\n", f"{prefix}<!-- /{name} -->\n"
    if text.count(start) != 1 or text.count(end) != 1:
        sys.exit(f"options: no place for “{name}”")
    head, rest = text.split(start)
    return head + start + "".join(f"{prefix}{line}".rstrip() + "\n" for line in lines) + end + rest.split(end)[1]


def roles():
    """The roles of nodes, as a type; a test of the engine compares the protocol's list with its own."""
    source = (ROOT / "Web/element/protocol.js").read_text(encoding="utf-8")
    names = re.findall(r"'(\w+)'", re.search(r"export const ROLES = \[(.*?)\];", source, re.DOTALL)[1])
    lines = textwrap.wrap(" ".join(f"|'{name}'" for name in names), 100, break_on_hyphens=False)
    spaced = [line.replace("|", "| ") for line in lines]
    return ["/** What a node of the scene is to people. */", "export type Role =", *(f"  {line}" for line in spaced[:-1]), f"  {spaced[-1]};"]


def declarations(text, rows, presets):
    text = between(text, "roles", "// ", []).replace(
        "// <!-- /roles -->\n", "".join(f"{line}\n" for line in roles()) + "// <!-- /roles -->\n"
    )
    text = between(text, "attributes", " * ", table_of(rows, presets))
    return between(text, "properties", "  // ", []).replace(
        "  // <!-- /properties -->\n", "".join(f"  {line}\n" for line in properties(rows)) + "  // <!-- /properties -->\n"
    )


def field_declarations(text, rows, _):
    names = quoted(row["name"] for row in rows if has(row, "field"))
    return between(text, "attributes", " * ", textwrap.wrap(names, 115, break_on_hyphens=False))


def command_page(text, rows, _):
    lines = []
    for _, group, title in STRUCTS:
        names = quoted(f"--{row['name']}" for row in rows if row["group"] == group and is_command(row))
        lines += textwrap.wrap(f"{title}: {names}.", 118, break_on_hyphens=False)
    return between(text, "options", "  ", lines)


# Scripts ---------------------------------------------------------------------------------------


def script(lines, about):
    return "\n".join(["// SPDX-License-Identifier: MIT", f"// {NOTE}", f"// {about}", *lines]) + "\n"


def name_list(name, about, rows):
    names = " ".join(row["name"] for row in rows)
    # The first line has the list's name before it, and the last one what splits the names.
    text = textwrap.wrap(f"{'.' * len(name)} {names}", 100, break_on_hyphens=False)
    text[0] = text[0].removeprefix("." * len(name)).lstrip()
    body = " '\n  + '".join(text)
    return ["", f"/** {about} */", f"export const {name} = ('{body}').split(' ');"]


def attribute_lists(_, rows, __):
    read = [row for row in rows if not row.get("isHost") or row["kind"] == "preset"]
    return script(
        name_list("OPTIONS", "What the engine reads.", read)
        + name_list("WATCHED", "What the element reads itself, and hears of when it changes.", [row for row in rows if has(row, "watched")])
        + name_list("REFLECTED", "What has a property too.", [row for row in rows if has(row, "property")]),
        "The attributes of <almanac-calendar>, by who reads them.",
    )


def gallery(_, rows, presets):
    lines = ["export const OPTIONS = ["]
    for row in rows:
        if row["group"] == "page" or row["kind"] == "preset":
            continue
        shown = {key: row[key] for key in ("name", "label", "group", "kind", "usual", "most") if key in row}
        if words(row):
            shown["values"] = words(row)
        if row["views"]:
            shown["views"] = row["views"]
        if has(row, "byHand"):
            shown["isByHand"] = True
        pairs = [f"{key}: {json.dumps(value).replace(chr(34), chr(39))}" for key, value in shown.items()]
        lines.append(f"  {{ {pairs[0]}")
        for pair in pairs[1:]:
            lines[-1] += ","
            if len(lines[-1]) + len(pair) + len("  },") <= COLUMNS:
                lines[-1] += f" {pair}"
            else:
                lines.append(f"    {pair}")
        lines[-1] += " },"
    return script(["", *lines, "];", *preset_values(presets)], "What the gallery has controls for, and what presets set of it.")


def preset_values(presets):
    lines = ["", "export const PRESET_VALUES = {"]
    for name, values in presets.items():
        keys = [key if key.isidentifier() else f"'{key}'" for key in values]
        # A value stands beside its name.
        pairs = ", ".join(f"{key}:\0'{value}'" for key, value in zip(keys, values.values()))
        text = textwrap.wrap(f"'{name}': {{ {pairs} }},", COLUMNS - 4, break_on_hyphens=False)
        lines += ["  " + text[0], *("    " + line for line in text[1:])]
    lines = [line.replace("\0", " ") for line in lines]
    return [*lines, "};"]


# Commands --------------------------------------------------------------------------------------


def is_command(row):
    return not has(row, "byHand") and not row.get("isHost")


def sentence(row):
    """A row's help as commands say it: options instead of attributes."""
    text = re.sub(r'`([\w-]+)="([\w-]+)"`', r"--\1 \2", meaning(row)).replace("`", "")
    if row["kind"] == "words":
        text = text.replace("all of them without a value", f"all: {','.join(words(row))}")
    return text[0].upper() + text[1:] + "."


def literal(text, indent):
    """A text as Swift writes it in lines of 100 columns."""
    text = text.replace('"', '\\"')
    if len(text) < 80 - indent:
        return f'"{text}"'
    lines = textwrap.wrap(text.replace('\\"', '"'), 96 - indent, break_on_hyphens=False)
    pad = " " * indent
    return '"""\n' + " \\\n".join(pad + line for line in lines) + f'\n{pad}"""'


def option_type(row):
    return f"{camel('-' + row['name'])}Option"


def member(row):
    """The property of a command's option."""
    name, kind = camel(row["name"]), row["kind"]
    if kind == "flag":
        return f"  @Flag(help: {literal(sentence(row), 4)})\n  var {name} = false\n"
    if kind == "choice":
        return f"  @Option(help: {literal(sentence(row), 4)})\n  var {name}: {option_type(row)}?\n"
    read = {
        "place": f'.word($0, "{row["name"]}", [{quoted(words(row), chr(34))}])',
        "words": f'.words($0, "{row["name"]}", [{quoted(words(row), chr(34))}])',
        "number": f'.number($0, "{row["name"]}", {row.get("least")}...{row.get("most", "Int.max")})',
        "length": f'.length($0, "{row["name"]}")', "fraction": f'.fraction($0, "{row["name"]}")',
    }.get(kind, f".{kind}($0)")  # fmt: skip
    return (
        f"  @Option(\n    help: ArgumentHelp(\n      {literal(sentence(row), 6)},\n"
        f'      valueName: "{KINDS[kind][1]}"),\n    transform: {{ try AttributeArgument{read} }})\n  var {name}: String?\n'
    )


def addition(row):
    """How an option becomes an attribute."""
    name, kind = camel(row["name"]), row["kind"]
    if kind == "flag":
        return f'    if {name} {{ list.append(OptionAttribute("{row["name"]}")) }}'
    value = f"{name}.rawValue" if kind == "choice" else name
    return f'    if let {name} {{ list.append(OptionAttribute("{row["name"]}", {value})) }}'


def arguments(struct, group, title):
    def write(_, rows, __):
        rows = [row for row in rows if row["group"] == group and is_command(row)]
        lines = ["// SPDX-License-Identifier: MIT", f"// {NOTE}", "import ArgumentParser", "import CalendarEngine", ""]
        lines += [f"/// {title}: the attributes of `<almanac-calendar>` about that.", f"struct {struct}: ParsableArguments {{"]
        lines += [member(row) for row in rows]
        lines += ["  /// What was asked for.", "  var attributes: [OptionAttribute] {", "    var list: [OptionAttribute] = []"]
        lines += [addition(row) for row in rows] + ["    return list", "  }", "}"]
        for row in rows:
            if row["kind"] == "choice":
                cases = ", ".join(words(row))
                lines += ["", f"/// `--{row['name']}`.", f"enum {option_type(row)}: String, CaseIterable, ExpressibleByArgument {{"]
                lines += [f"  case {cases}", "}"]
        return "\n".join(lines) + "\n"

    return write


FILES = {
    "Web/element/attributes.js": attribute_lists,
    "Web/element/almanac-calendar.d.ts": declarations,
    "Web/element/almanac-picker-field.d.ts": field_declarations,
    "Web/gallery/options.js": gallery,
    "docs/command-line.md": command_page,
    **{f"{COMMANDS}/{name}.swift": arguments(name, group, title) for name, group, title in STRUCTS},
    **modifiers.files(NOTE),
}


def formatted(path, text):
    """Swift as `Scripts/lint.sh` wants it."""
    if not path.endswith(".swift"):
        return text
    run = ["swift", "format", "format", "--configuration", str(ROOT / ".swift-format")]
    return subprocess.run(run, input=text, capture_output=True, text=True, check=True).stdout


def main():
    is_checking = "--check" in sys.argv[1:]
    builds = [word for word in sys.argv[1:] if word != "--check"]
    program = ROOT / (builds or [".build"])[0] / "debug/AlmanacOptions"
    if not program.exists():
        sys.exit("options: swift build makes the program that prints the table")
    table = json.loads(subprocess.run([program], capture_output=True, check=True).stdout)
    presets = {name: table["presetAttributes"][name] for name in table["presets"]}
    stale = []
    for path, write in FILES.items():
        file = ROOT / path
        before = file.read_text(encoding="utf-8") if file.exists() else ""
        after = formatted(path, write(before, table["rows"], presets))
        if after == before:
            continue
        stale.append(path)
        if not is_checking:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(after, encoding="utf-8")
            print(f"options: wrote {path}")
    if is_checking and stale:
        sys.exit(f"options: not current: {', '.join(stale)}; `make options` writes them")
    print(f"options: {len(table['rows'])} rows, {len(FILES)} files")


if __name__ == "__main__":
    main()
