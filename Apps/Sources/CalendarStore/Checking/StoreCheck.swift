// SPDX-License-Identifier: MIT

/// The result of checking a whole store file.
public struct StoreCheck: Hashable, Sendable {
  /// The file.
  public let path: String
  /// What is wrong with it, at most `Options.most` of a kind; empty when the file is sound.
  public let findings: [StoreFinding]
  /// How many things are wrong with it, including those not listed.
  public let count: Int
  /// How much was checked.
  public let extent: Extent

  /// How much a file holds.
  public struct Extent: Hashable, Sendable {
    /// Pages of the file itself, without its log.
    public var pages = 0
    /// Whether each page has a checksum; files of schema 1 have none.
    public var hasChecksums = false
    /// Sessions, tombstones included.
    public var sessions = 0
    /// Marks, tombstones included.
    public var marks = 0
    /// Calendars of events, tombstones included.
    public var calendars = 0
    /// Events, tombstones included.
    public var events = 0
    /// Number of the last change.
    public var head: Int64 = 0
  }

  /// Whether nothing was found to be wrong.
  public var isSound: Bool { findings.isEmpty }
}

extension StoreCheck {
  /// The kinds of damage that were found, in order.
  public var kinds: [StoreFinding.Kind] {
    let found = Set(findings.map(\.kind))
    return StoreFinding.Kind.allCases.filter(found.contains)
  }

  /// The findings as text: by kind, at most `most` of each, with what to do about them.
  public func lines(most: Int = 20) -> [String] {
    guard !isSound else {
      return [
        """
        \(path) is sound: \(extent.pages) pages, \(extent.sessions) sessions, \(extent.marks) \
        marks, \(extent.events) events, change \(extent.head).
        """
      ] + (extent.hasChecksums ? [] : [Self.noChecksums])
    }
    var lines = ["\(path) is damaged: \(count) \(count == 1 ? "finding" : "findings")."]
    for kind in kinds {
      let found = findings.filter { $0.kind == kind }
      lines += ["", kind.title] + found.prefix(most).map { "  \($0)" }
      if found.count > most { lines.append("  and \(found.count - most) more; --json lists them") }
    }
    return lines + ["", "What to do, after making a copy of the file:"] + waysOut.map { "  \($0)" }
  }

  private static let noChecksums = """
    Its pages have no checksums: a byte that flipped within a record may go unseen. Writing to the \
    database with this version adds them.
    """

  /// What to do about the damage, each remedy once; empty when there is none.
  public var waysOut: [String] {
    var ways: [String] = []
    for way in kinds.map({ $0.wayOut(path: path) }) where !ways.contains(way) { ways.append(way) }
    return ways
  }
}
