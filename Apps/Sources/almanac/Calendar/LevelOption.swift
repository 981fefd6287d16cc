// SPDX-License-Identifier: MIT
import ArgumentParser
import CalendarEngine

/// `--level`: a zoom level by its name, as the attribute of the same name has it.
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
