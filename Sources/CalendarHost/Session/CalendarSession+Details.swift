// SPDX-License-Identifier: MIT
import CalendarEngine
import CalendarModel

/// Something about an event that is heard only by those who ask for more: its place, its notes.
public struct EventDetail: Hashable, Sendable {
  /// What it is: "Location"; empty where its kind says it.
  public var name: String
  /// What it is, where the calendar has a name for it in the language of its own.
  public var kind: AccessibilityDetail.Kind?
  /// What it says: "Room 2".
  public var value: String
  /// Whether it is said at once, after the event's time.
  public var isImportant: Bool

  /// A detail.
  public init(_ name: String, _ value: String, isImportant: Bool = false) {
    (self.name, self.value, self.isImportant) = (name, value, isImportant)
  }

  /// A detail of a kind that most events have, named in the calendar's language.
  public init(
    _ kind: AccessibilityDetail.Kind, _ value: String, isImportant: Bool = false
  ) {
    self.init("", value, isImportant: isImportant)
    self.kind = kind
  }
}

extension CalendarSession {
  /// What can be heard of an element on request: what the calendar knows of an event, then what the app
  /// does.
  ///
  /// What is empty is left out.
  public func details(of element: AccessibilityElement) -> [EventDetail] {
    let known = runtime.details(of: element).map {
      EventDetail(
        String(decoding: $0.name, as: UTF8.self), String(decoding: $0.value, as: UTF8.self))
    }
    let further = runtime.event(of: element).flatMap { detailing?($0) } ?? []
    return (known + further).filter { !$0.value.isEmpty }.map(named)
  }

  private func named(_ detail: EventDetail) -> EventDetail {
    guard let kind = detail.kind else { return detail }
    let name = String(decoding: runtime.name(of: kind), as: UTF8.self)
    return EventDetail(name, detail.value, isImportant: detail.isImportant)
  }
}
