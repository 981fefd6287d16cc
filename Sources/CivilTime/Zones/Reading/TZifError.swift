// SPDX-License-Identifier: MIT

/// Why bytes are not a valid time zone file, and where.
public struct TZifError: Error, Hashable, Sendable {
  /// What was wrong.
  public enum Reason: Hashable, Sendable, CaseIterable {
    /// The bytes end before what their header declares.
    case truncated
    /// They do not begin with `TZif`, or the second header does not.
    case noMagic
    /// The version is neither 1 to 4 nor a later one with the same layout.
    case unknownVersion
    /// The header declares no local time type, or more than 256.
    case typeCount
    /// The file counts leap seconds ("right" time); POSIX time does not.
    case leapSeconds
    /// A transition is not later than the previous one.
    case transitionsNotAscending
    /// A transition has a local time type that does not exist.
    case noSuchType
    /// An offset is beyond 25:59:59 either way.
    case offsetOutOfRange
    /// The footer is not enclosed in line feeds.
    case footerNotEnclosed
    /// A zone abbreviation in the footer is missing or shorter than three letters.
    case footerAbbreviation
    /// A number was expected in the footer.
    case footerNumber
    /// A number in the footer is out of its range.
    case footerNumberOutOfRange
    /// A comma, a dot or the end of the footer was expected.
    case footerSyntax
  }

  /// What was wrong.
  public let reason: Reason
  /// Where it was noticed, as a 0-based byte offset; the length of the file if bytes are missing.
  public let byteOffset: Int32

  /// The error with these parts.
  public init(reason: Reason, byteOffset: Int32) {
    self.reason = reason
    self.byteOffset = byteOffset
  }
}

#if !hasFeature(Embedded)
  extension TZifError: CustomStringConvertible {
    /// What is wrong and where, for developers: "truncated at byte 43".
    public var description: String { "\(reason) at byte \(byteOffset)" }
  }
#endif
