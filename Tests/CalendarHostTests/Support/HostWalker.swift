// SPDX-License-Identifier: MIT
import AlmanacSamples
import CalendarEngine
import CalendarHost
import CivilTime

/// A user, an app and a platform who do anything, in an order that a seed decides.
@MainActor
struct HostWalker {
  let host: PaperHost
  private var numbers: SeededNumbers

  init(seed: UInt64, _ options: CalendarOptions) {
    numbers = SeededNumbers(seed: seed)
    host = PaperHost(options)
    host.session.source = DaySource(id: seed) { days in
      (0..<days.count).filter { $0 % 3 == 0 }.map { count in
        var fact = DayFact(day: days.start.addingClamped(days: count))
        fact.tint = UInt8(count & 3)
        return fact
      }
    }
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &numbers)
  }

  private mutating func place() -> (x: Int32, y: Int32) {
    (Int32(number(-20...370) * 64), Int32(number(-20...420) * 64))
  }

  mutating func step() {
    let session = host.session
    switch number(0...99) {
    case 0...44: point()
    case 45...52:
      let (x, y) = place()
      let dx = Int32(number(-200...200) * 64)
      let dy = Int32(number(-60...60) * 64)
      session.send(.wheel(WheelSample(dx: dx, dy: dy, x: x, y: y)))
    case 53...66:
      let key = KeySample.Key(rawValue: UInt8(number(0...12))) ?? .enter
      let modifiers = Modifiers(rawValue: UInt8(number(0...7)))
      session.send(.key(KeySample(key: key, modifiers: modifiers)))
    case 67...84: host.pass(milliseconds: Int64(number(0...120)))
    case 85...92: act()
    case 93...95: surround()
    case 96...97: session.invalidate()
    default: configure()
    }
  }

  private mutating func point() {
    let (x, y) = place()
    let phase = PointerSample.Phase(rawValue: UInt8(number(0...5))) ?? .moved
    let device: PointerSample.Device = phase == .hovered || number(0...3) == 0 ? .mouse : .touch
    host.session.send(
      .pointer(
        PointerSample(phase: phase, device: device, pointer: Int32(number(1...2)), x: x, y: y)))
  }

  private mutating func act() {
    let day = day(2, 20).addingClamped(days: Int32(number(-400...400)))
    let action: CalendarAction
    switch number(0...8) {
    case 0: action = .page(by: Int32(number(-14...14)))
    case 1: action = .show(day)
    case 2: action = .zoomOut
    case 3: action = .expand(.toggle)
    case 4: action = .zoom(to: ZoomLevel.allCases[number(0...ZoomLevel.allCases.count - 1)])
    case 5: action = .focusEntered(day)
    case 6: action = .focusLeft
    case 7: action = .select(.day(day))
    default: action = .showToday
    }
    host.session.send(.action(action))
  }

  private mutating func surround() {
    let width = Double(number(200...900))
    let scale = Double(number(2...8)) / 4
    let isRightToLeft = number(0...1) == 1
    host.session.adapt {
      $0.metrics = CalendarMetrics(width: width, textScale: scale, pixelScale: 2)
      $0.locale.isRightToLeft = isRightToLeft
    }
  }

  private mutating func configure() {
    let isFitting = number(0...1) == 1
    let hasNumbers = number(0...1) == 1
    host.session.configure {
      $0.rows = isFitting ? .fitting : .alwaysSix
      $0.showsWeekNumbers = hasNumbers
    }
  }
}
