// SPDX-License-Identifier: MIT
import CalendarStore
import Hummingbird

/// What one page is told by the event stream, in order.
struct EventStream {
  /// The last head that the page was told.
  private var told: ChangeToken?
  private var store: Int
  private var beat: Int

  /// A stream for a page that knows this head, in the present situation.
  init(knows token: ChangeToken?, _ situation: ChangeHub.Situation) {
    told = token
    store = situation.store
    beat = situation.beat
  }
}

extension EventStream {
  /// What to write first: the store's head, unless the page knows it.
  mutating func greeting(_ head: ChangeToken) -> String {
    // Chromium waits three seconds before it reconnects, which is long after a restart.
    let pause = "retry: 1000\n\n"
    guard head != told else { return pause }
    let isAnother = told.map { $0.store != head.store } ?? false
    return pause + event(isAnother ? "store" : "change", head)
  }

  /// What to write in a situation; empty when there is no news.
  mutating func news(_ situation: ChangeHub.Situation) -> String {
    defer { (store, beat) = (situation.store, situation.beat) }
    if let token = situation.token, isAhead(token) {
      return event(token.store == told?.store ? "change" : "store", token)
    }
    return situation.beat == beat ? "" : ":\n\n"
  }

  private func isAhead(_ token: ChangeToken) -> Bool {
    guard let told, told.store == token.store else { return true }
    return token.change > told.change
  }

  private mutating func event(_ kind: String, _ token: ChangeToken) -> String {
    told = token
    return "event: \(kind)\nid: \(token)\ndata: {\"token\":\"\(token)\"}\n\n"
  }
}
