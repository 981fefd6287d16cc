// SPDX-License-Identifier: MIT

/// What has become of the edits that a key has led to: one for each event that it is about.
struct EditOutcome {
  /// The number of what was done with the key; an undo takes all of it back.
  var deed = 0
  /// How many edits there are.
  private(set) var count = 0
  /// The events that were made, by the number of their edit.
  private var made: [Int: (id: String, title: String)] = [:]
  /// Why others could not be stored.
  private var reasons: [String] = []
}

extension EditOutcome {
  /// That of the next key.
  var next: EditOutcome { EditOutcome(deed: deed + 1) }

  /// The number of another edit.
  mutating func begin() -> Int {
    count += 1
    return count
  }

  /// An edit has made an event.
  mutating func note(_ id: String, _ title: String, by edit: Int) { made[edit] = (id, title) }

  /// An edit could not be stored.
  mutating func note(_ reason: String) { reasons.append(reason) }

  /// What is wrong, as sentences; nil for nothing.
  var problem: String? {
    guard !reasons.isEmpty else { return nil }
    let some = reasons.count == 1 ? "1 of \(count) was" : "\(reasons.count) of \(count) were"
    return Self.sentences((count > 1 ? ["\(some) not stored."] : []) + reasons)
  }

  /// The id of the first event that was made, or nil.
  var first: String? { made.min { $0.key < $1.key }?.value.id }

  /// The titles of the events that were made.
  var titles: [String] { made.sorted { $0.key < $1.key }.map(\.value.title) }

  /// Sentences after each other, none of them twice.
  static func sentences(_ all: [String]) -> String {
    var said: [String] = []
    for sentence in all where !said.contains(sentence) { said.append(sentence) }
    return said.joined(separator: " ")
  }
}
