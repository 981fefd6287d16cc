# SPDX-License-Identifier: MIT
"""Which types the Swift sources declare, and which public members each of them has."""

import re

_WORDS = re.compile(r'/\*.*?\*/|//[^\n]*|"""(?:.|\n)*?"""|"(?:\\.|[^"\\\n])*"', re.DOTALL)
_TYPE = re.compile(r"\b(?:struct|class|enum|actor|protocol|extension)\s+([A-Z][\w.]*)")
_VALUE = re.compile(r"\b(?:var|let)\s+(\w+)")
_CALL = re.compile(r"\b(?:func\s+(\w+)|(init|subscript)[?!]?)\s*(?:<[^>]*>)?\s*\(")


class Types:
    """Names of types with dots, as in `ScrollTarget.Place`, each with its members.

    A member that is called has the labels of each way to call it, as in `(_:notifies:)`; any other has none.
    """

    def __init__(self, texts):
        self.members = {}
        self.public = set()
        for text in texts:
            self._read(_WORDS.sub('""', text))

    def has(self, name):
        """Whether a type or a member of one exists: `Weekday`, `Weekday.next`, `Weekday.next(_:)`."""
        name, _, labels = name.partition("(")
        if not labels and name in self.members:
            return name in self.public
        owner, _, member = name.rpartition(".")
        known = self.members.get(owner, {}).get(member)
        return known is not None and (not labels or "(" + labels in known)

    def _read(self, text):
        scopes, head, depth = [], "", 0
        for character in text:
            if character in "([":
                depth += 1
            elif character in ")]":
                depth -= 1
            if depth == 0 and character in "{}\n;":
                head = self._step(character, head, scopes)
            else:
                head += character

    def _step(self, character, head, scopes):
        """Takes what stands before a brace or at the end of a line; gives back what is not complete yet."""
        is_type = _TYPE.search(head)
        owner = scopes[-1] if scopes else ("", "")
        if character == "{":
            scopes.append(self._open(is_type, owner, head) if is_type and owner else None)
            if not is_type and owner:
                self._declare(head, owner)
            return ""
        if character in "\n;" and is_type:
            return head + " "
        if owner:
            self._declare(head, owner)
        if character == "}" and scopes:
            scopes.pop()
        return ""

    def _open(self, found, owner, head):
        name = ".".join(filter(None, [owner[1], found[1]]))
        self.members.setdefault(name, {})
        if re.search(r"\bpublic\b", head):
            self.public.add(name)
        return found[0].split()[0], name

    def _declare(self, head, owner):
        kind, name = owner
        if not name:
            return
        members = self.members[name]
        if kind in ("enum", "extension") and (case := re.match(r"\s*(?:indirect\s+)?case\s+(?=[a-z`])", head)):
            for part in _parts(head[case.end():]):
                word = re.match(r"\s*`?(\w+)", part)
                members.setdefault(word[1], set()).update(_labels(part, word.end()))
        elif kind == "protocol" or re.search(r"\bpublic\b", head):
            if call := _CALL.search(head):
                members.setdefault(call[1] or call[2], set()).update(_labels(head, call.end() - 1))
            elif value := _VALUE.search(head):
                members.setdefault(value[1], set())
            elif alias := re.search(r"\btypealias\s+(\w+)", head):
                self.members.setdefault(f"{name}.{alias[1]}", {})
                self.public.add(f"{name}.{alias[1]}")


def _parts(text):
    """The parts between commas that are not inside brackets."""
    parts, depth = [""], 0
    for character in text:
        depth += (character in "([<") - (character in ")]>")
        if character == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += character
    return [part for part in parts if part.strip()]


def _labels(text, start):
    """The labels of the brackets that begin at a place, as in `(_:at:)`; nothing where none do."""
    if start >= len(text) or text[start] != "(":
        return []
    depth, end = 0, start
    for end in range(start, len(text)):
        depth += (text[end] == "(") - (text[end] == ")")
        if depth == 0:
            break
    labels = []
    for part in _parts(text[start + 1:end].replace("->", "")):
        word = re.match(r"\s*(?:@\w+\s+)*(\w+)(?:\s+\w+)?\s*:(?!:)", part)
        labels.append((word[1] if word else "_") + ":")
    return ["(" + "".join(labels) + ")"]
