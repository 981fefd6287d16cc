// SPDX-License-Identifier: MIT

/// A whole number of an attribute, which can be one of hundredths: `48`, `30%`.
package struct AttributeLength: Hashable, Sendable {
  /// The number, 0 or more.
  package let number: Int32
  /// Whether a percent sign stands behind it.
  package let isPercent: Bool

  /// A number.
  package init(_ number: Int32, isPercent: Bool = false) {
    (self.number, self.isPercent) = (number, isPercent)
  }
}

/// A value that is written as numbers with spaces between.
package protocol AttributeLengths: Equatable {
  /// The usual value.
  init()
  /// The value of one number or more; nil where they mean nothing.
  init?(_ lengths: [AttributeLength])
  /// The fewest numbers that are read as this value; none of them is below 0.
  var lengths: [AttributeLength] { get }
}

extension AttributeText {
  /// The numbers of a text, which spaces and commas part; nil where anything else stands there.
  ///
  /// Numbers of more than nine digits may count as larger ones.
  @inline(never)
  static func lengths(_ text: [UInt8]) -> [AttributeLength]? {
    var lengths: [AttributeLength] = []
    for word in words(text) where !word.isEmpty {
      let isPercent = word.last == 0x25
      let digits = isPercent ? word.dropLast() : word
      guard digits.allSatisfy({ 0x30...0x39 ~= $0 }), let number = whole(digits) else { return nil }
      lengths.append(AttributeLength(Int32(clamping: number), isPercent: isPercent))
    }
    return lengths.isEmpty ? nil : lengths
  }

  /// Appends numbers as they are read.
  static func append(_ lengths: [AttributeLength], to out: inout [UInt8]) {
    for (index, length) in lengths.enumerated() {
      if index > 0 { out.append(0x20) }
      out.append(decimal: Int64(length.number))
      if length.isPercent { out.append(0x25) }
    }
  }
}

extension EdgeZone {
  fileprivate init(_ length: AttributeLength) {
    self = length.isPercent ? .percent(length.number) : .points(length.number)
  }

  fileprivate var length: AttributeLength {
    switch self {
    case .points(let points): AttributeLength(max(points, 0))
    case .percent(let part): AttributeLength(max(part, 0), isPercent: true)
    }
  }
}

extension EdgeZones: AttributeLengths {
  /// In the order of CSS, and as few: all four, or top, sides and bottom, or above, below and sides.
  package init?(_ lengths: [AttributeLength]) {
    guard 1...4 ~= lengths.count else { return nil }
    let (top, end) = (lengths[0], lengths[lengths.count > 1 ? 1 : 0])
    self.init(
      top: EdgeZone(top), end: EdgeZone(end),
      bottom: EdgeZone(lengths.count > 2 ? lengths[2] : top),
      start: EdgeZone(lengths.count > 3 ? lengths[3] : end))
  }

  package var lengths: [AttributeLength] {
    let all = [top.length, end.length, bottom.length, start.length]
    if all[1] != all[3] { return all }
    if all[0] != all[2] { return Array(all[..<3]) }
    return Array(all[..<(all[0] == all[1] ? 1 : 2)])
  }
}

extension EdgeSpeed: AttributeLengths {
  package init() { self.init(slowest: 0) }

  /// The fastest speed alone, or the slowest before it.
  package init?(_ lengths: [AttributeLength]) {
    guard let last = lengths.last, lengths.count < 3, !lengths.contains(where: { $0.isPercent })
    else { return nil }
    let fastest = min(last.number, Self.most)
    self.init(slowest: lengths.count > 1 ? min(lengths[0].number, fastest) : 0, fastest: fastest)
  }

  package var lengths: [AttributeLength] {
    let fastest = AttributeLength(max(fastest, 0))
    return slowest > 0 ? [AttributeLength(slowest), fastest] : [fastest]
  }
}

extension EdgeDwell: AttributeLengths {
  package init() { self.init(first: 700) }

  /// One time for each page, or that before the first page and that before further ones.
  package init?(_ lengths: [AttributeLength]) {
    guard let first = lengths.first, let last = lengths.last, lengths.count < 3,
      !lengths.contains(where: { $0.isPercent })
    else { return nil }
    self.init(first: min(first.number, Self.most), next: min(last.number, Self.most))
  }

  package var lengths: [AttributeLength] {
    let both = [AttributeLength(max(first, 0)), AttributeLength(max(next, 0))]
    return both[0] == both[1] ? [both[0]] : both
  }
}
