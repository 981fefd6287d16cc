// SPDX-License-Identifier: MIT
import ArgumentParser
import CalendarEngine

/// `--mode`.
enum ModeOption: String, CaseIterable, ExpressibleByArgument {
  case month, week

  var mode: ExpansionMode { self == .month ? .month : .week }
}

/// `--expand-focus`.
enum ExpandFocusOption: String, CaseIterable, ExpressibleByArgument {
  case selection, today

  var focus: ExpansionFocus { self == .today ? .selectedDayOrToday : .selectedDay }
}

/// `--month-headers`.
enum MonthHeadersOption: String, CaseIterable, ExpressibleByArgument {
  case plain, sticky, hidden

  var headers: MonthHeaders {
    switch self {
    case .plain: .plain
    case .sticky: .sticky
    case .hidden: .hidden
    }
  }
}

/// `--direction`.
enum DirectionOption: String, CaseIterable, ExpressibleByArgument {
  case horizontal, vertical

  var axis: PagingAxis { self == .vertical ? .vertical : .horizontal }
}

/// `--rows`.
enum RowsOption: String, CaseIterable, ExpressibleByArgument {
  case six, fit

  var policy: RowsPolicy { self == .fit ? .fitting : .alwaysSix }
}

/// `--outside-days`.
enum OutsideDaysOption: String, CaseIterable, ExpressibleByArgument {
  case shown, hidden

  var policy: OutsideDaysPolicy { self == .hidden ? .hidden : .shown }
}

/// `--outside-tap`.
enum OutsideTapOption: String, CaseIterable, ExpressibleByArgument {
  case navigate, select, ignore

  var policy: OutsideTapPolicy {
    switch self {
    case .navigate: .navigate
    case .select: .select
    case .ignore: .ignore
    }
  }
}

/// `--level`: a zoom level by its name.
struct LevelOption: ExpressibleByArgument {
  let level: ZoomLevel

  init?(argument: String) {
    guard let level = ZoomLevel.allCases.first(where: { "\($0.cellName)s" == argument }) else {
      return nil
    }
    self.level = level
  }

  var defaultValueDescription: String { "\(level.cellName)s" }
  static var allValueStrings: [String] { ZoomLevel.allCases.map { "\($0.cellName)s" } }
  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}

/// `--picks`: a zoom level by what one of its cells is called.
struct PicksOption: ExpressibleByArgument {
  let level: ZoomLevel

  init?(argument: String) {
    guard let level = ZoomLevel.allCases.first(where: { "\($0.cellName)" == argument }) else {
      return nil
    }
    self.level = level
  }

  var defaultValueDescription: String { "\(level.cellName)" }
  static var allValueStrings: [String] { ZoomLevel.allCases.map { "\($0.cellName)" } }
  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}

/// `--columns`: months side by side.
enum ColumnsArgument {
  /// The number in a text; 0 for `auto`.
  ///
  /// - Throws: Which numbers there are.
  static func parse(_ text: String) throws -> Int32 {
    if text == "auto" { return 0 }
    guard let columns = Int32(text), (1...6).contains(columns) else {
      throw ValidationError("--columns is 1 to 6, or auto for as many as there is room for.")
    }
    return columns
  }
}

/// `--heat`: the steps of a heat map.
enum HeatArgument {
  /// The scale in a text: `1,3,6,10`.
  ///
  /// - Throws: What a scale looks like.
  static func parse(_ text: String) throws -> HeatScale {
    let words = text.split { $0 == "," || $0 == " " }
    let numbers = words.compactMap { Int32($0) }
    guard numbers.count == words.count, let scale = HeatScale(thresholds: numbers) else {
      throw ValidationError(
        "A heat map has four least counts that ascend from 1 or more, such as 1,3,6,10.")
    }
    return scale
  }
}
