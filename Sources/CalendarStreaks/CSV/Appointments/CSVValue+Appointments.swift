// SPDX-License-Identifier: MIT
import CivilTime

extension CSVValue {
  /// A time such as `9:00 AM`, `9:00:00 PM` or `09:00`.
  static func timeOfDay(_ text: UnsafeBufferPointer<UInt8>) throws(CSVReason) -> TimeOfDay {
    var digits = text[...]
    var isPastNoon: Bool?
    if let last = digits.last, last | 0x20 == 0x6D {
      let half = digits.dropLast().last.map { $0 | 0x20 }
      guard half == 0x61 || half == 0x70 else { throw .notATimeOfDay }
      isPastNoon = half == 0x70
      digits = withoutSpaces(digits.dropLast(2))
    }
    let parts = digits.split(separator: 0x3A, omittingEmptySubsequences: false)
    guard parts.count == 2 || parts.count == 3,
      parts.allSatisfy({ part in
        (1...2).contains(part.count) && part.allSatisfy { (0x30...0x39).contains($0) }
      }), parts.dropFirst().allSatisfy({ $0.count == 2 })
    else { throw .notATimeOfDay }
    let numbers = parts.map { $0.reduce(0) { $0 * 10 + Int32($1 - 0x30) } }
    var hour = numbers[0]
    if let isPastNoon {
      guard (1...12).contains(hour) else { throw .notATimeOfDay }
      hour = hour % 12 + (isPastNoon ? 12 : 0)
    }
    let second = numbers.count == 3 ? numbers[2] : 0
    guard let time = TimeOfDay(hour: hour, minute: numbers[1], second: second)
    else { throw .notATimeOfDay }
    return time
  }

  /// `True` or `False`, in capitals or not.
  static func truth(_ text: UnsafeBufferPointer<UInt8>) throws(CSVReason) -> Bool {
    let word = text.map { $0 | 0x20 }
    if word == [0x74, 0x72, 0x75, 0x65] { return true }
    guard word == [0x66, 0x61, 0x6C, 0x73, 0x65] else { throw .notTrueOrFalse }
    return false
  }

  /// Without the spaces at the end, one that does not break and a narrow one among them.
  private static func withoutSpaces(
    _ text: Slice<UnsafeBufferPointer<UInt8>>
  ) -> Slice<UnsafeBufferPointer<UInt8>> {
    var text = text
    while true {
      if text.last == 0x20 {
        text = text.dropLast()
      } else if text.suffix(2).elementsEqual([0xC2, 0xA0]) {
        text = text.dropLast(2)
      } else if text.suffix(3).elementsEqual([0xE2, 0x80, 0xAF]) {
        text = text.dropLast(3)
      } else {
        return text
      }
    }
  }
}
