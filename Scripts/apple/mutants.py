# SPDX-License-Identifier: MIT
"""Copies of our sources with one mistake each, which the type check has to refuse for that mistake."""

from dataclasses import dataclass

_UIKIT = "Sources/CalendarUIKit"
_SWIFTUI = "Sources/CalendarSwiftUI"


@dataclass(frozen=True)
class Mutant:
    """A mistake: what stands in a file, what stands there instead, and what the compiler has to say."""

    name: str
    file: str
    before: str
    after: str
    says: str

    def text(self, source):
        """The source with the mistake; it has to have exactly one place for it."""
        if source.count(self.before) != 1:
            raise ValueError(f"{self.file} has {source.count(self.before)} places for “{self.name}”")
        return source.replace(self.before, self.after)


MUTANTS = [
    Mutant("label", "Examples/FioriRange.swift", ".bounds(season)", ".bounds(to: season)", "extraneous argument label"),
    Mutant("modifier", "Examples/FioriRange.swift", ".fillsHeight()", ".fillsWidth()", "has no member 'fillsWidth'"),
    Mutant("binding", "Examples/FioriRange.swift", "ClosedRange<Date>?", "Date?", "cannot convert value of type"),
    Mutant("key path", "Examples/Streak.swift", r"points: \.points", r"points: \.end", "to expected argument type 'KeyPath<Session, Int>'"),
    Mutant(
        "requirement",
        "Examples/UIKitCalendar.swift",
        "describe fact: inout DayFact, of date",
        "describe fact: inout DayFact, on date",
        "different argument labels from those required by protocol",
    ),
    Mutant(
        "override",
        f"{_UIKIT}/View/CalendarUIView+Sizing.swift",
        "override var intrinsicContentSize:",
        "override var naturalContentSize:",
        "does not override any property",
    ),
    Mutant(
        "missing return",
        f"{_UIKIT}/View/CalendarUIView+Sizing.swift",
        "return CGSize(width: size.width, height: height)",
        "_ = CGSize(width: size.width, height: height)",
        "missing return in instance method",
    ),
    Mutant(
        "initialisation",
        f"{_UIKIT}/Accessibility/NodeElement.swift",
        "      self.meaning = meaning\n",
        "",
        "not initialized at super.init call",
    ),
    Mutant(
        "missing case",
        f"{_UIKIT}/Devices/FeedbackPlayer.swift",
        "      case .change: change.impactOccurred()\n",
        "",
        "switch must be exhaustive",
    ),
    Mutant(
        "availability",
        f"{_SWIFTUI}/View/HostedContent.swift",
        "if #available(iOS 16, tvOS 16, *) {",
        "if content is AnyView {",
        "is only available in iOS 16",
    ),
]


def survivors(mutants, root, folder, refusal):
    """The mutants that were not refused for their mistake, with what was said instead.

    `refusal(file, copy)` has the compiler look at the sources with a copy in the place of a file.
    """
    folder.mkdir(parents=True, exist_ok=True)
    for mutant in mutants:
        copy = folder / mutant.file.rsplit("/", 1)[1]
        copy.write_text(mutant.text((root / mutant.file).read_text(encoding="utf-8")), encoding="utf-8")
        said = refusal(mutant.file, copy)
        copy.unlink()
        if mutant.says not in said:
            yield mutant, said or "nothing: it passed"
