#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes the manual pages of `almanac`, one for each command, from the program's own help.

Usage: Scripts/man.py PROGRAM DIR
The pages are DIR/almanac.1, DIR/almanac-serve.1, DIR/almanac-sessions-add.1 and so on; what they are
called is printed, a name a line.
"""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

# With more options than these, the synopsis does not list them.
MOST_IN_SYNOPSIS = 8
BUILT_IN = {"help", "version"}
EXIT_CODES = "Exit codes:"


def dump(program):
    """The program's help as a tree, and its version, without paths of the user."""
    environment = {"PATH": os.environ.get("PATH", ""), "HOME": "~"}
    run = {"env": environment, "check": True, "capture_output": True, "text": True}
    tree = json.loads(subprocess.run([program, "--experimental-dump-help"], **run).stdout)
    version = subprocess.run([program, "--version"], **run).stdout.strip()
    return tree["command"], version


def escape(text):
    """Text as roff prints it: what is special there or is not ASCII is spelt out."""
    # ASCII terminals have no ellipsis.
    text = text.replace("…", "...")
    text = text.replace("\\", "\\(rs").replace("-", "\\-").replace("^", "\\(ha")
    text = text.replace("~", "\\(ti").replace("'", "\\(aq").replace("`", "\\(ga")
    text = "".join(c if ord(c) < 128 else f"\\[u{ord(c):04X}]" for c in text)
    return re.sub(r"^\.", r"\\&.", text, flags=re.MULTILINE)


def bold(text):
    return f"\\fB{escape(text)}\\fR"


def italic(text):
    return f"\\fI{escape(text)}\\fR"


def paragraphs(text):
    """Lines that begin with two spaces are kept as they are; the others form paragraphs."""
    lines = []
    is_example = False
    for line in text.splitlines():
        if line.startswith("  ") and not is_example:
            lines += [".PP", ".nf"]
            is_example = True
        elif not line.startswith("  ") and is_example:
            lines.append(".fi")
            is_example = False
        if line.startswith("  "):
            lines.append("    " + escape(line.strip("\n")[2:]))
        elif line.strip():
            lines += [".PP", escape(line.strip())]
    return lines + ([".fi"] if is_example else [])


def spelling(name):
    return ("--" if name["kind"].startswith("long") else "-") + name["name"]


def names(argument):
    """`-o`, `--output FILE`, or the name of a positional argument."""
    if argument["kind"] == "positional":
        return italic(argument["valueName"])
    shown = ", ".join(bold(spelling(name)) for name in argument["names"])
    return shown + (" " + italic(argument["valueName"]) if argument["kind"] == "option" else "")


def in_synopsis(argument):
    if argument["kind"] == "positional":
        text = italic(argument["valueName"])
    else:
        text = bold(spelling(argument["preferredName"]))
        if argument["kind"] == "option":
            text += "\\ " + italic(argument["valueName"])
    if argument.get("isRepeating"):
        text += "\\ ..."
    return f"[{text}]" if argument["isOptional"] else text


def shown_arguments(command):
    return [argument for argument in command.get("arguments", []) if argument["shouldDisplay"]]


def is_own(argument):
    """Whether an argument is the command's own and not one that every command has."""
    return not any(name["name"] in BUILT_IN for name in argument.get("names", []))


def synopsis(path, command):
    arguments = [argument for argument in shown_arguments(command) if is_own(argument)]
    options = [argument for argument in arguments if argument["kind"] != "positional"]
    needed = [argument for argument in options if not argument["isOptional"]]
    parts = [bold(" ".join(path))]
    if command.get("subcommands"):
        return parts + [italic("command")]
    if len(options) > MOST_IN_SYNOPSIS:
        parts += [in_synopsis(argument) for argument in needed]
        parts.append(f"[{italic('option')}\\ ...]")
    else:
        parts += [in_synopsis(argument) for argument in options]
    return parts + [in_synopsis(each) for each in arguments if each["kind"] == "positional"]


def about(argument):
    """The description of an argument, its values and its default, as lines."""
    lines = [escape(argument["abstract"])] if argument.get("abstract") else []
    if argument.get("allValues"):
        lines.append("Values: " + ", ".join(map(escape, argument["allValues"])) + ".")
    if argument.get("defaultValue"):
        lines.append("When left out: " + escape(argument["defaultValue"]) + ".")
    if argument.get("discussion"):
        lines.append(escape(argument["discussion"]))
    return lines or ["\\&"]


def options(command):
    lines = []
    title = None
    for argument in shown_arguments(command):
        if argument.get("sectionTitle") != title:
            title = argument.get("sectionTitle")
            lines.append(f".SS {escape(title)}" if title else ".SS Other options")
        lines += [".TP", names(argument), *about(argument)]
    return lines


def subcommands(command):
    return [each for each in command.get("subcommands") or [] if each["commandName"] != "help"]


def page(path, command, version):
    """The manual page of a command, as roff."""
    title = "-".join(path)
    text, _, codes = command.get("discussion", "").partition(EXIT_CODES + "\n")
    lines = [
        f'.TH "{escape(title.upper())}" 1 "" "{escape(version)}" "Almanac"',
        ".SH NAME",
        f"{escape(title)} \\- {escape(command['abstract'].rstrip('.'))}",
        ".SH SYNOPSIS",
        *synopsis(path, command),
        ".SH DESCRIPTION",
        escape(command["abstract"]),
        *paragraphs(text),
    ]
    if subcommands(command):
        lines.append(".SH COMMANDS")
        for each in subcommands(command):
            lines += [".TP", bold(each["commandName"]), escape(each["abstract"])]
    lines += [".SH OPTIONS", *options(command)]
    lines.append(".SH EXIT STATUS")
    lines += exit_status(codes) or ["See " + bold("almanac") + "(1)."]
    lines += [".SH SEE ALSO", *see_also(path, command)]
    return "\n".join(lines) + "\n"


def exit_status(table):
    rows = (line.split(maxsplit=1) for line in table.splitlines() if line.startswith("  "))
    return [line for code, when in rows for line in (".TP", bold(code), escape(when))]


def see_also(path, command):
    pages = ["-".join(path[:length]) for length in range(1, len(path))]
    pages += ["-".join([*path, each["commandName"]]) for each in subcommands(command)]
    return [", ".join(f"{bold(name)}(1)" for name in pages)] if pages else ["\\&"]


def pages(path, command, version):
    """The pages of a command and of all its subcommands, by file name."""
    found = {"-".join(path) + ".1": page(path, command, version)}
    for each in subcommands(command):
        found |= pages([*path, each["commandName"]], each, version)
    return found


def main(arguments):
    if len(arguments) != 2:
        sys.exit(__doc__)
    program, folder = arguments[0], Path(arguments[1])
    command, version = dump(program)
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in pages([command["commandName"]], command, version).items():
        (folder / name).write_text(text, encoding="ascii")
        print(name)


if __name__ == "__main__":
    main(sys.argv[1:])
