# SPDX-License-Identifier: MIT
"""A committed file as the rules see it, and a violation of a rule."""

import re
from dataclasses import dataclass
from functools import cached_property
from pathlib import PurePosixPath


@dataclass(frozen=True, order=True)
class Violation:
    """A broken rule; `line` counts from 1."""

    path: str
    line: int
    reason: str

    def __str__(self):
        return f"{self.path}:{self.line}: {self.reason}"


@dataclass(frozen=True)
class SourceFile:
    """A file: its path in the repository and its text."""

    path: str
    text: str

    @property
    def parts(self):
        return PurePosixPath(self.path).parts

    @property
    def suffix(self):
        return PurePosixPath(self.path).suffix

    @property
    def module(self):
        """The Swift module that contains the file, or None."""
        parts = self.parts[1:] if self.parts[0] == "Apps" else self.parts
        inside = len(parts) > 2 and parts[0] == "Sources"
        return parts[1] if inside else None

    @cached_property
    def lines(self):
        return self.text.splitlines()

    @cached_property
    def code_lines(self):
        """The lines of Swift with comments and string text blanked."""
        return blank_comments_and_strings(self.text).splitlines()

    def matches(self, pattern, lines=None):
        """Line number and match of every occurrence of `pattern`, line by line."""
        for number, line in enumerate(self.lines if lines is None else lines, 1):
            for match in re.finditer(pattern, line):
                yield number, match


def blank_comments_and_strings(text):
    """Swift source with comments and string text replaced by spaces; line breaks are kept.

    Code inside an interpolation is kept, because it is code.
    """
    return _Blanker(text).run()


class _Blanker:
    """Walks the text once. Every method consumes what its name says."""

    def __init__(self, text):
        self.text = text
        self.at = 0
        self.out = []

    def run(self):
        self.code(until=None)
        return "".join(self.out)

    def starts(self, token):
        return self.text.startswith(token, self.at)

    def keep(self, count):
        self.out.append(self.text[self.at : self.at + count])
        self.at += count

    def blank(self, count):
        piece = self.text[self.at : self.at + count]
        self.out.append("".join("\n" if c == "\n" else " " for c in piece))
        self.at += count

    def code(self, until):
        depth = 0
        while self.at < len(self.text):
            string = re.compile(r'(#*)("""|")').match(self.text, self.at)
            if self.starts("//"):
                end = self.text.find("\n", self.at)
                self.blank((end if end >= 0 else len(self.text)) - self.at)
            elif self.starts("/*"):
                self.block_comment()
            elif string:
                self.string(string[1], string[2])
            elif until and depth == 0 and self.starts(until):
                return
            else:
                depth += {"(": 1, ")": -1}.get(self.text[self.at], 0)
                self.keep(1)

    def block_comment(self):
        depth = 0
        while self.at < len(self.text):
            if self.starts("/*"):
                depth += 1
                self.blank(2)
            elif self.starts("*/"):
                depth -= 1
                self.blank(2)
                if depth == 0:
                    return
            else:
                self.blank(1)

    def string(self, pounds, quote):
        self.keep(len(pounds) + len(quote))
        close, escape = quote + pounds, "\\" + pounds
        while self.at < len(self.text):
            if self.starts(close):
                self.keep(len(close))
                return
            if self.starts(escape + "("):
                self.blank(len(escape))
                self.keep(1)
                self.code(until=")")
                self.keep(1)
            elif self.starts(escape):
                self.blank(len(escape) + 1)
            elif quote == '"' and self.starts("\n"):
                return
            else:
                self.blank(1)
