// SPDX-License-Identifier: MIT

extension OptionTable {
  /// What an agenda lists.
  @inline(__always)
  static func visitAgenda<Visitor: OptionVisitor>(
    _ draft: inout OptionDraft, _ visitor: inout Visitor
  ) {
    visitor.choice(
      OptionRow(
        "empty-days", "shown hidden", .layout, "Days without events",
        "whether an agenda lists days without events", [.whole, .property], views: "agenda"),
      usual: 1, &draft.options.agenda.emptyDays)
    visitor.number(
      OptionRow(
        "event-lines", "", .layout, "Lines of an event",
        "lines of text that an event of an agenda has room for, 1 to 3", [.whole, .property],
        views: "agenda"), in: 1...3, usual: 2, &draft.options.agenda.lines)
  }
}
