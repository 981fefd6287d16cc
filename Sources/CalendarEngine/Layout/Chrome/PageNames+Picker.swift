// SPDX-License-Identifier: MIT

// Pickers turn months, one by one.

extension LayoutInput {
  var pageNames: (previous: Phrase, next: Phrase) { (.previousMonth, .nextMonth) }

  @inline(never)
  func append(pageName name: Phrase, to out: inout [UInt8]) {
    phrases.append(name, count: 1, to: &out)
  }

  func append(announced page: CalendarPage, to out: inout [UInt8]) { appendSpoken(page, to: &out) }
}
