// SPDX-License-Identifier: MIT

/// The columns of marks in CSV, in the order used by files without a header.
public enum MarkCSVColumn: Int32, CSVColumn {
  /// What kind of mark it is.
  case type
  /// The day.
  case day
  /// What it belongs to.
  case owner
  /// Its name.
  case id
}

extension MarkCSVColumn {
  /// The name in headers and problems.
  public var name: StaticString {
    switch self {
    case .type: "type"
    case .day: "day"
    case .owner: "owner"
    case .id: "id"
    }
  }

  /// All names as part of a sentence.
  public static var names: StaticString { "type, day, owner and id" }

  /// Type and day.
  public static var required: [MarkCSVColumn] { [.type, .day] }
}
