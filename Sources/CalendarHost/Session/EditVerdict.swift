// SPDX-License-Identifier: MIT
import CalendarEngine
import CalendarModel

/// What an app says to what a hand or a key has made of an event.
public enum EditVerdict: Hashable, Sendable {
  /// It is stored: its days are loaded again.
  case allowed
  /// It is stored at another time, or in another group: only these count.
  ///
  /// A time that ends before it begins is no time: then it is as it was made.
  case adjusted(to: Occurrence)
  /// It is not stored: everything is as before.
  ///
  /// The reason, UTF-8, is spoken and shown; without one nothing is said.
  case refused(reason: [UInt8])

  /// Refused, for a reason that is spoken and shown.
  public static func refused(because reason: String) -> EditVerdict {
    .refused(reason: Array(reason.utf8))
  }

  /// What the calendar is told of it.
  func answers(_ id: Int32) -> [EditMove] {
    switch self {
    case .allowed: [.settle(id: id, .allowed)]
    case .adjusted(let occurrence):
      [.adjust(id: id, to: occurrence), .settle(id: id, .allowed)]
    case .refused(let reason): [.settle(id: id, .refused(reason: reason))]
    }
  }
}
