// SPDX-License-Identifier: MIT

/// The part of a stored record that decides what an edit does.
struct HeldRecord<Content: Equatable> {
  var content: Content
  var revision: Int64
  var isDeleted = false
}
