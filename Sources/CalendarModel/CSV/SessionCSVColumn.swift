// SPDX-License-Identifier: MIT

/// The columns of sessions in CSV, in the order that a file without a header has.
public enum SessionCSVColumn: Int32, CSVColumn {
  /// When the session began.
  case start
  /// When it ended.
  case end
  /// What it scored.
  case points
  /// Its name.
  case id
}

extension SessionCSVColumn {
  /// The name, as headers and problems write it.
  public var name: StaticString {
    switch self {
    case .start: "start"
    case .end: "end"
    case .points: "points"
    case .id: "id"
    }
  }

  /// All names, for a sentence.
  public static var names: StaticString { "start, end, points and id" }

  /// Start and points.
  public static var required: [SessionCSVColumn] { [.start, .points] }
}
