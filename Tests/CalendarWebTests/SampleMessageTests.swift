// SPDX-License-Identifier: MIT

import CivilTime
import Testing

@testable import CalendarEngine
@testable import CalendarWeb

/// Pointers and wheels through the byte protocol, with modifier keys and in older logs without.
struct SampleMessageTests {
  private static func wheel(_ dx: Int32, _ dy: Int32, _ more: (Int32, Int32, UInt8)?) -> [UInt8] {
    var message = Message(.wheel, at: 20_000)
    message.int(dx * 64)
    message.int(dy * 64)
    if let more {
      message.int(more.0)
      message.int(more.1)
      message.byte(more.2)
    }
    return message.bytes
  }

  /// The flags of the reply to the last of some messages.
  private static func flags(_ messages: [[UInt8]]) -> (flags: Int32, state: CalendarState) {
    var calendar = WebCalendar.replaying()
    let first = [
      Message.clock(pinned: "2024-02-20"), Message.restored, Message.metrics(width: 350),
    ]
    for message in first + messages { calendar.send(message) }
    return (calendar.lastReply.words[0], calendar.calendar.state)
  }

  @Test func aWheelWithoutModifiersIsWhatItWasInOlderLogs() {
    let old = Self.flags([Self.wheel(60, 0, nil)])
    let new = Self.flags([Self.wheel(60, 0, (640, 640, 0))])
    #expect(old.flags & 2 == 2 && old.flags == new.flags && old.state == new.state)
    #expect(old.state.motion.isHeld)
  }

  @Test func aWheelWithControlBelongsToThePage() {
    let (flags, state) = Self.flags([Self.wheel(60, 60, (640, 640, 2))])
    #expect(flags & 6 == 0 && !state.motion.isHeld)
  }

  @Test func aWheelThatEndsInItsPlaceIsRefused() {
    let message = Self.wheel(60, 0, (640, 640, 0))
    #expect(Self.flags([Array(message.dropLast(3))]).flags & 4 == 4)
  }

  @Test func aPointerBringsItsModifiers() throws {
    let plain = Message.pointer(.down, x: 10, y: 20, id: 7, at: 0)
    for (bytes, modifiers) in [
      (plain, Modifiers()), (plain + [4], .alt), (plain + [7], [.shift, .control, .alt]),
    ] {
      var reader = WireReader(bytes)
      _ = reader.wholeNumber()
      #expect(reader.kind() == .pointer)
      let sample = reader.pointer()
      try reader.finish()
      #expect(
        sample
          == PointerSample(
            phase: .down, device: .touch, pointer: 7, x: 640, y: 1280, modifiers: modifiers))
    }
  }
}
