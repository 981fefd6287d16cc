// SPDX-License-Identifier: MIT
import CivilTime

/// Lays out the times beside the columns of a timeline, and the present one.
enum TimelineTimes {
  static func nodes(
    for input: LayoutInput, _ frame: TimelineFrame, in row: Int32,
    into builder: inout SceneBuilder
  ) {
    let measures = frame.measures
    let strip = frame.window(.times, height: measures.height, in: row, &builder)
    builder.update(strip) { $0.traits.insert(.decorative) }
    let zones = input.state.facts.hours.further.count
    let width = measures.timeWidth / Double(zones + 1)
    let marks = Self.marks(input, frame)
    for zone in 0...zones {
      let x = input.x(leading: Double(zone) * width, width: width, in: measures.timeWidth)
      let covering = zone == 0 ? marks : []
      addLabels(input, frame, zone, x: x, width: width, covering, in: strip, into: &builder)
    }
    let x = input.x(leading: 0, width: width, in: measures.timeWidth)
    for mark in marks {
      // Just after the first hour begins the label stays whole; below the last one there is room.
      let y = max(0, measures.y(mark.minute) - 8)
      let node = builder.add(
        mark.key, in: strip, frame: LayoutRect(x: x, y: y, width: width, height: 16),
        traits: mark.traits)
      // There is no room for more; the labels around it say which half of the day it is.
      builder.text(node) { input.locale.append(clockTime: mark.minute, to: &$0) }
    }
  }

  /// A time that stands out among the others.
  private struct Mark {
    let key: NodeKey
    let minute: Int32
    var traits: Traits = .decorative
  }

  /// When what is held begins or ends, or both; or else the present time.
  private static func marks(_ input: LayoutInput, _ frame: TimelineFrame) -> [Mark] {
    guard let edges = input.state.editing.edit?.edges else {
      return shownNow(input, frame).map { [Mark(key: NodeKey(.nowLabel), minute: $0)] } ?? []
    }
    var marks: [Mark] = []
    for minute in edges where frame.measures.hours.contains(minute) {
      marks.append(
        Mark(
          key: NodeKey(.timeLabel, ordinal: 1 << 24 | Int32(marks.count)), minute: minute,
          traits: [.decorative, .highlighted]))
    }
    return marks
  }

  /// The present minute if today is in view.
  private static func shownNow(_ input: LayoutInput, _ frame: TimelineFrame) -> Int32? {
    guard let now = input.environment.now, input.state.options.marksToday else { return nil }
    return frame.measure(now)
  }

  private static func addLabels(
    _ input: LayoutInput, _ frame: TimelineFrame, _ zone: Int, x: Double, width: Double,
    _ marks: [Mark], in strip: Int32, into builder: inout SceneBuilder
  ) {
    let measures = frame.measures
    let shown = input.state.options.timeline.labelHours ?? MinuteRange(start: 0, end: 2880)
    let step: Int32 = measures.hourHeight < 26 * 64 ? 120 : 60
    var minute = (frame.minutes.start + step - 1) / step * step
    while minute <= frame.minutes.end {
      defer { minute += step }
      // The first label would be cut, and the last one stands for the next day.
      let isEdge = minute == measures.hours.start || minute >= measures.hours.end
      if isEdge || minute < shown.start || minute > shown.end { continue }
      // A mark takes the place of a label that it would cover.
      if marks.contains(where: { abs(measures.y($0.minute) - measures.y(minute)) < 14 }) {
        continue
      }
      let label = builder.add(
        NodeKey(.timeLabel, ordinal: Int32(zone) << 16 | minute), in: strip,
        frame: LayoutRect(x: x, y: measures.y(minute) - 8, width: width, height: 16),
        traits: .decorative)
      let told = input.state.facts.hours.minute(minute, of: zone, on: frame.firstDay)
      builder.text(label) { input.locale.append(hourLabel: told, to: &$0) }
    }
  }
}

extension TimelineFrame {
  /// The first day in view.
  var firstDay: EpochDay { measures.columns.day(at: columns.lowerBound) }

  /// The minute in the column of its day at which now stands; nil where it is not in view.
  ///
  /// After midnight now is in the column of the day before too, if that goes on so long.
  func measure(_ now: CalendarNow) -> Int32? {
    if measures.hours.contains(now.minute), isInView(now.day) { return now.minute }
    guard let before = now.day.adding(days: -1), measures.hours.contains(now.minute + 1440),
      isInView(before)
    else { return nil }
    return now.minute + 1440
  }

  /// The same in the column of one day.
  func measure(_ now: CalendarNow, on day: EpochDay) -> Int32? {
    // A column has hours of its own day and of the next. Minutes from a far one would be too many to count.
    let ahead = now.day.rawValue - day.rawValue
    guard ahead == 0 || ahead == 1 else { return nil }
    let minute = now.minute + 1440 * ahead
    return measures.hours.contains(minute) ? minute : nil
  }

  private func isInView(_ day: EpochDay) -> Bool {
    measures.columns.shows(day) && columns.contains(measures.columns.column(of: day))
  }
}

extension LocaleProfile {
  /// Appends the time of a full hour as briefly as the locale's clock allows: "9 AM", "09:00".
  func append(hourLabel minute: Int32, to out: inout [UInt8]) {
    let isTwelve = shortTime.pieces.contains {
      if case .field(let letter, _) = $0 { return letter == 0x61 }
      return false
    }
    guard isTwelve, minute % 60 == 0 else { return append(minuteOfDay: minute, to: &out) }
    let hour = (minute / 60 % 24 + 24) % 24
    append(Int64((hour + 11) % 12 + 1), to: &out)
    out.append(0x20)
    out.append(contentsOf: Self.name(hour < 12 ? 0 : 1, of: dayPeriods))
  }
}
