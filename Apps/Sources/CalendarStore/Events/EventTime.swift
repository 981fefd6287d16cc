// SPDX-License-Identifier: MIT
import CivilTime

/// When an event begins or ends, as it was written down.
public enum EventTime: Hashable, Sendable {
  /// An instant, by the wall of a zone.
  case zoned(ZonedTime)
  /// A wall time that is the same wherever it is looked at.
  case floating(CivilDateTime)
  /// A whole day.
  case date(EpochDay)
}

extension EventTime {
  /// The kinds; both ends of an event are of one.
  enum Kind: Int64, CaseIterable {
    case zoned = 0
    case floating = 1
    case date = 2
  }

  var kind: Kind {
    switch self {
    case .zoned: .zoned
    case .floating: .floating
    case .date: .date
    }
  }

  /// The axis on which it can be compared with others.
  var axis: TimeAxis { kind == .zoned ? .instant : .civil }

  /// Its position on that axis: microseconds since 1970, of UTC or on the wall.
  var microseconds: Int64 {
    switch self {
    case .zoned(let time): time.instant.microsecondsSince1970
    case .floating(let civil): civil.wallMicroseconds
    case .date(let day): Int64(day.rawValue) * WallInterval.microsecondsPerDay
    }
  }
}
