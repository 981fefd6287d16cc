// SPDX-License-Identifier: MIT

/// The columns of sessions in CSV, in the order used by files without a header.
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
  /// The name in headers and problems.
  public var name: StaticString {
    switch self {
    case .start: "start"
    case .end: "end"
    case .points: "points"
    case .id: "id"
    }
  }

  /// All names as part of a sentence.
  public static var names: StaticString { "start, end, points and id" }

  /// Start and points.
  public static var required: [SessionCSVColumn] { [.start, .points] }
}
