// SPDX-License-Identifier: MIT
import CalendarStreaks
import CivilTime

/// Which kind of time it is: an instant and a wall time cannot be compared without a zone.
enum TimeAxis: Int64 {
  /// Microseconds since 1970-01-01T00:00:00Z.
  case instant = 0
  /// Microseconds on the wall since 1970-01-01T00:00.
  case civil = 1

  /// `z` or `c`.
  var letter: UInt8 { self == .instant ? 0x7A : 0x63 }
}

extension SessionTime {
  /// The axis of the time, and its position on it.
  var axisAndMicroseconds: (axis: TimeAxis, microseconds: Int64) {
    switch self {
    case .civil(let civil): (.civil, civil.wallMicroseconds)
    case .zoned(let instant, _, _): (.instant, instant.microsecondsSince1970)
    }
  }
}

extension CivilDateTime {
  /// Microseconds on the wall since 1970-01-01T00:00; negative before.
  var wallMicroseconds: Int64 {
    Int64(day.rawValue) * 86_400_000_000 + time.microsecondOfDay
  }

  /// The civil time at so many microseconds on the wall, or nil beyond the calendar.
  init?(wallMicroseconds: Int64) {
    let number = wallMicroseconds.dividedDown(by: 86_400_000_000)
    guard let raw = Int32(exactly: number), let day = EpochDay(raw),
      let time = TimeOfDay(microsecondOfDay: wallMicroseconds - number * 86_400_000_000)
    else { return nil }
    self.init(day: day, time: time)
  }
}

extension Int64 {
  /// The quotient, rounded down.
  func dividedDown(by divisor: Int64) -> Int64 {
    let quotient = self / divisor
    return self % divisor < 0 ? quotient - 1 : quotient
  }
}
