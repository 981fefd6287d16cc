// SPDX-License-Identifier: MIT
import ArgumentParser
import CalendarEngine

/// How days are laid out.
enum RenderView: String, CaseIterable, ExpressibleByArgument {
  case month, week, expandable, months, year
}

extension RenderView {
  /// The view of this name.
  var kind: ViewKind {
    switch self {
    case .month: .month
    case .week: .week
    case .expandable: .expandable
    case .months: .months
    case .year: .year
    }
  }
}

/// What `almanac render` prints.
enum RenderFormat: String, CaseIterable, ExpressibleByArgument {
  case text, svg, dump
}
