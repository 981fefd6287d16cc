// SPDX-License-Identifier: MIT
import CalendarEngine

extension CalendarSession {
  /// Has the app store what a hand or a key has made of an event; without anybody who does it is taken
  /// back.
  func store(_ edit: Edit, _ id: Int32) {
    guard let editing else {
      send(.action(.edit(.settle(id: id, .refused(reason: [])))))
      return
    }
    Task { [weak self] in
      let verdict = await editing(edit)
      self?.send(.action(.edit(.settle(id: id, verdict))))
    }
  }
}
