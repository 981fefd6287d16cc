// SPDX-License-Identifier: MIT
import CivilTime

/// What the engine needs to know about a language and a region, as UTF-8 from the host.
///
/// Foundation or `Intl` have the data; the engine only fills patterns.
public struct LocaleProfile: Hashable, Sendable {
  /// The BCP 47 tag, as in `ar-EG`.
  public var tag: [UInt8]
  /// Whether text and pages run from right to left.
  public var isRightToLeft = false
  /// How weeks begin and are numbered.
  public var weekRule: WeekRule = .us
  /// The days of the weekend.
  public var weekend: [Weekday] = [.saturday, .sunday]
  /// The ten digits, 0 first; missing ones are ASCII.
  public var digits: [[UInt8]] = []
  /// Month names in the form used beside a day, January first.
  public var months: [[UInt8]] = []
  /// Month names in the form used alone or beside a year.
  public var standaloneMonths: [[UInt8]] = []
  /// Short month names.
  public var shortMonths: [[UInt8]] = []
  /// Weekday names, Monday first.
  public var weekdays: [[UInt8]] = []
  /// Short weekday names, Monday first.
  public var shortWeekdays: [[UInt8]] = []
  /// The shortest weekday names, usually one letter, Monday first.
  public var narrowWeekdays: [[UInt8]] = []
  /// The names of AM and PM.
  public var dayPeriods: [[UInt8]] = []
  /// A full date, as in "Tuesday, February 20, 2024".
  public var fullDate = TextPattern()
  /// A medium date, as in "Feb 20, 2024".
  public var mediumDate = TextPattern()
  /// A month and its year, as in "February 2024".
  public var monthAndYear = TextPattern()
  /// A short time of day, as in "8:00 AM".
  public var shortTime = TextPattern()

  /// A profile without names and patterns, to be filled in.
  public init(tag: [UInt8]) {
    self.tag = tag
  }

  /// English as used in the United States.
  public init() {
    tag = []
    tag.append("en-US")
    months = Self.list(
      "January February March April May June July August September October November December")
    standaloneMonths = months
    shortMonths = Self.list("Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec")
    weekdays = Self.list("Monday Tuesday Wednesday Thursday Friday Saturday Sunday")
    shortWeekdays = Self.list("Mon Tue Wed Thu Fri Sat Sun")
    narrowWeekdays = Self.list("M T W T F S S")
    dayPeriods = Self.list("AM PM")
    fullDate = TextPattern("EEEE, MMMM d, y")
    mediumDate = TextPattern("MMM d, y")
    monthAndYear = TextPattern("LLLL y")
    shortTime = TextPattern("h:mm a")
  }

  /// Splits ASCII text at spaces.
  private static func list(_ text: StaticString) -> [[UInt8]] {
    var bytes: [UInt8] = []
    bytes.append(text)
    return bytes[...].parts(separatedBy: 0x20).map { Array($0) }
  }
}

extension LocaleProfile {
  /// The name at an index; empty if the host supplied too few.
  static func name(_ index: Int32, of names: [[UInt8]]) -> [UInt8] {
    index >= 0 && index < names.count ? names[Int(index)] : []
  }
}
