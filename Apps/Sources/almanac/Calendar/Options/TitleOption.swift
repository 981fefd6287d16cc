// SPDX-License-Identifier: MIT
import ArgumentParser
import CalendarEngine

/// `--title-rule`: what the title names, as the attribute of the same name has it.
enum TitleOption: String, CaseIterable, ExpressibleByArgument {
  case page, majority, first, selected, span, selection
}

extension TitleOption {
  var rule: TitleRule {
    switch self {
    case .page: .page
    case .majority: .majority
    case .first: .firstDay
    case .selected: .selectedDay
    case .span: .span
    case .selection: .selection
    }
  }
}
