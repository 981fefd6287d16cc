// SPDX-License-Identifier: MIT
import CalendarEngine
import CalendarModel

// Events that are dragged out to other apps, as texts, and come back.
extension CalendarSession {
  /// The events that a hand carries about: what goes along if it leaves.
  ///
  /// None while it makes one, or moves an end. Where a hand is to leave with them, end its pointer with
  /// `PointerSample.Phase.cancelled` and begin the platform's drag.
  public var carriedEvents: [Occurrence] { runtime.carried }

  /// The events that a drag of the platform's own from a place takes along.
  ///
  /// - Parameters:
  ///   - x: Distance from the calendar's left edge in 1/64 points.
  ///   - y: Distance from its top edge in 1/64 points.
  /// - Returns: None where there are none, and at an end that the pointer there moves.
  public func events(atX x: Int32, y: Int32) -> [Occurrence] { runtime.events(atX: x, y: y) }

  /// Events as a text: title and time of each, and what `describing` adds; an empty line between two.
  public func text(of events: [Occurrence]) async -> String {
    var texts: [String] = []
    for event in events {
      let lines = [String(decoding: runtime.text(of: event), as: UTF8.self)]
      let further = await describing?(event) ?? []
      texts.append((lines + further.filter { !$0.isEmpty }).joined(separator: "\n"))
    }
    return texts.joined(separator: "\n\n")
  }

  /// What has left the calendar with a hand is over a place of it again: the hand carries it on from
  /// where it was.
  ///
  /// - Returns: Whether it may be dropped there.
  public func moveEvents(toX x: Int32, y: Int32) -> Bool { visit(.moved, x, y, .events) }

  /// It has left again: everything is as before.
  public func removeEvents() { _ = visit(.cancelled, 0, 0, .events) }

  /// It is let go of at a place.
  @discardableResult
  public func dropEvents(x: Int32, y: Int32) -> Bool {
    moveEvents(toX: x, y: y) && visit(.up, x, y, .events)
  }
}

extension CalendarSession {
  /// What comes from outside, by the number of its pointer.
  enum Visitor: Int32 {
    /// Something new; no pointer of a device has its number.
    case text = -1
    /// What has left before.
    case events = 0
  }

  func visit(_ phase: PointerSample.Phase, _ x: Int32, _ y: Int32, _ visitor: Visitor) -> Bool {
    let sample = PointerSample(
      phase: phase, device: .visitor, pointer: visitor.rawValue, x: x, y: y)
    return send(.pointer(sample)) == .claimed
  }
}
