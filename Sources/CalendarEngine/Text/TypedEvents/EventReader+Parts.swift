// SPDX-License-Identifier: MIT
import CivilTime

extension EventReader {
  /// Words that say when, and their places.
  struct Found {
    enum Kind {
      case days([DayInterval])
      case hours(Hours)
      case duration(Amount)
      case distance(Amount)
      /// A part of a day that says no day itself.
      case part
    }

    var kind: Kind
    var places: Range<Int>
    /// The part of the day that the words say, as "evening" and "tonight" do.
    var part: PartOfDay?

    var isPartAlone: Bool {
      if case .part = kind { return true }
      return false
    }

    fileprivate var hours: Hours? {
      if case .hours(let hours) = kind { return hours }
      return nil
    }
  }

  /// A part of the day, which can say which of two hours is meant.
  enum PartOfDay {
    /// From 4:00 until noon, from 11:00 until 15:00, from noon until 20:00, from 16:00 on, from 19:00
    /// on.
    case morning, midday, afternoon, evening, night
    /// Any other, or one that has hours of both halves of the day.
    case other

    /// The hours of the part that are meant by others, half-open; nil where it has none of them.
    func hours(_ minutes: Range<Int32>) -> Range<Int32>? {
      let minute = minutes.lowerBound % 720
      let start: Int32
      switch self {
      case .morning where minute >= 240: start = minute
      case .midday where minute >= 660: start = minute
      case .midday where minute < 180: start = minute + 720
      case .afternoon where minute < 480: start = minute + 720
      case .evening where minute >= 240: start = minute + 720
      case .night where minute >= 420: start = minute + 720
      default: return nil
      }
      return start..<start + Int32(minutes.count)
    }
  }

  /// A part of the day at a place.
  func dayPart(at place: Int) -> (part: PartOfDay, end: Int)? {
    guard let end = end(of: .dayPart, at: place) else { return nil }
    if self.end(of: .morning, at: place) == end { return (.morning, end) }
    if self.end(of: .midday, at: place) == end { return (.midday, end) }
    if self.end(of: .afternoon, at: place) == end { return (.afternoon, end) }
    if self.end(of: .evening, at: place) == end { return (.evening, end) }
    if self.end(of: .night, at: place) == end { return (.night, end) }
    return (.other, end)
  }

  /// With the hours that a part of the day says are meant; nil where it leaves that open.
  ///
  /// At eight is at 20:00 in a line about an evening.
  func inParts(_ found: [Found]) -> [Found]? {
    let parts = found.compactMap { $0.part }
    guard let part = parts.first else { return found }
    var result = found
    for index in result.indices {
      guard case .hours(var hours) = result[index].kind, !hours.isCertain else { continue }
      guard parts.count == 1, let first = hours.choices.first, let meant = part.hours(first) else {
        return nil
      }
      (hours.choices, hours.isCertain) = ([meant], true)
      result[index].kind = .hours(hours)
    }
    return result
  }

  /// Those whose words are no part of the title.
  ///
  /// A part of the day stays there where no hour is said, and where it belongs to what happens: a
  /// morning run at nine, a movie night on Friday.
  func told(_ found: [Found]) -> [Found] {
    let hasHours = found.contains { $0.hours != nil }
    var told: [Found] = []
    for (index, finding) in found.enumerated() {
      guard let part = finding.part else {
        told.append(finding)
        continue
      }
      guard hasHours else { continue }
      if !finding.isPartAlone || part != .other && isOfTime(index, in: found) {
        told.append(finding)
      }
    }
    return told
  }

  /// Whether a part of the day is that of the day before it, as in "tomorrow evening", or without
  /// spaces that of the hours after it.
  private func isOfTime(_ index: Int, in found: [Found]) -> Bool {
    let places = found[index].places
    if line.isUnspaced(places.lowerBound) {
      guard index + 1 < found.count, found[index + 1].hours != nil else { return false }
      return line.skippingSpaces(places.upperBound) == found[index + 1].places.lowerBound
    }
    guard index > 0, found[index - 1].hours == nil else { return false }
    return line.skippingSpaces(found[index - 1].places.upperBound) == places.lowerBound
  }
}
