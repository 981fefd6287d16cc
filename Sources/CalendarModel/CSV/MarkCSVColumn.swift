// SPDX-License-Identifier: MIT

/// The columns of marks in CSV, in the order that a file without a header has.
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
  /// The name, as headers and problems write it.
  public var name: StaticString {
    switch self {
    case .type: "type"
    case .day: "day"
    case .owner: "owner"
    case .id: "id"
    }
  }

  /// All names, for a sentence.
  public static var names: StaticString { "type, day, owner and id" }

  /// Type and day.
  public static var required: [MarkCSVColumn] { [.type, .day] }
}
