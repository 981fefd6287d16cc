// SPDX-License-Identifier: MIT
import ArgumentParser
import CalendarEngine

/// A view that `almanac render` can draw.
enum RenderView: String, CaseIterable, ExpressibleByArgument {
  case month, week, expandable, months, year
}

extension RenderView {
  /// The view with this name.
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

/// A format that `almanac render` can print.
enum RenderFormat: String, CaseIterable, ExpressibleByArgument {
  case text, svg, dump
}
