// SPDX-License-Identifier: MIT

// Pickers read nothing about timelines.
extension OptionTable {
  @inline(__always)
  static func visitTimeline<Visitor: OptionVisitor>(
    _ draft: inout OptionDraft, _ visitor: inout Visitor
  ) {}

  @inline(__always)
  static func visitHours<Visitor: OptionVisitor>(
    _ draft: inout OptionDraft, _ visitor: inout Visitor
  ) {}
}
