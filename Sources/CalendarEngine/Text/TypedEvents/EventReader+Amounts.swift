// SPDX-License-Identifier: MIT

extension EventReader {
  /// How long something takes, or how far ahead it is: minutes, or else days.
  struct Amount {
    var minutes: Int32 = 0
    var days: Int32 = 0
    var end: Int
  }

  /// How long something takes: "for three days", "2 hours"; a French hour alone is a time.
  func duration(at start: Int) -> Amount? {
    if let after = end(of: .lasting, at: start) { return amount(at: line.skippingSpaces(after)) }
    guard let amount = amount(at: start, isSaid: false), amount.days == 0 else { return nil }
    return amount
  }

  /// How far ahead something is: "in 20 minutes", "3日後".
  func distance(at start: Int) -> Amount? {
    if let after = end(of: .ahead, at: start) { return amount(at: line.skippingSpaces(after)) }
    guard var amount = amount(at: start),
      let end = end(of: .later, at: line.skippingSpaces(amount.end))
    else { return nil }
    amount.end = end
    return amount
  }

  private func amount(at start: Int, isSaid: Bool = true) -> Amount? {
    if let end = end(of: .halfHour, at: start) { return Amount(minutes: 30, end: end) }
    if let end = end(of: .hours2, at: start) { return Amount(minutes: 120, end: end) }
    if let end = end(of: .days2, at: start) { return Amount(days: 2, end: end) }
    if let end = end(of: .weeks2, at: start) { return Amount(days: 14, end: end) }
    guard let number = tenths(at: start) else { return nil }
    let place = line.skippingSpaces(number.end)
    if let end = end(of: .hour, at: place) {
      let oclock = self.end(of: .oclock, at: place) ?? 0
      guard isSaid || oclock < end else { return nil }
      return withMinutes(Amount(minutes: number.value * 6, end: end))
    }
    guard number.value % 10 == 0 else { return nil }
    let value = number.value / 10
    if let end = end(of: .minute, at: place) { return Amount(minutes: value, end: end) }
    if let end = end(of: .week, at: place) { return Amount(days: value * 7, end: end) }
    return end(of: .day, at: place).map { Amount(days: value, end: $0) }
  }

  /// The minutes after hours: "1h30", "1 hour and 30 minutes".
  private func withMinutes(_ hours: Amount) -> Amount {
    if let minutes = line.number(hours.end), minutes.digits == 2, minutes.value < 60 {
      return Amount(minutes: hours.minutes + minutes.value, end: minutes.end)
    }
    var place = line.skippingSpaces(hours.end)
    if let half = end(of: .andHalf, at: place) {
      return Amount(minutes: hours.minutes + 30, end: half)
    }
    if let and = end(of: .and, at: place) { place = line.skippingSpaces(and) }
    guard let minutes = line.number(place), minutes.value < 60,
      let end = end(of: .minute, at: line.skippingSpaces(minutes.end))
    else { return hours }
    return Amount(minutes: hours.minutes + minutes.value, end: end)
  }

  /// A number above zero in tenths: "90", "1.5", "an".
  private func tenths(at start: Int) -> (value: Int32, end: Int)? {
    if let end = end(of: .one, at: start) { return (10, end) }
    if let end = end(of: .two, at: start) { return (20, end) }
    guard !isPartOfNumber(start), let number = line.number(start), number.digits < 4 else {
      return nil
    }
    let sign = line.scalar(number.end)
    if sign == 0x2E || sign == 0x2C, let part = line.number(number.end + 1) {
      guard part.digits == 1, number.value + part.value > 0 else { return nil }
      return (number.value * 10 + part.value, part.end)
    }
    return number.value > 0 ? (number.value * 10, number.end) : nil
  }
}
