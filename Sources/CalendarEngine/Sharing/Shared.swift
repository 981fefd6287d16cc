// SPDX-License-Identifier: MIT

/// A large value that its copies share, because what holds it is copied often.
///
/// It never changes: who holds it takes another one. Two that are the same object are equal at no
/// cost.
final class Shared<Value: Hashable & Sendable>: Hashable, Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }

  static func == (left: Shared, right: Shared) -> Bool {
    left === right || left.value == right.value
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(value)
  }
}
