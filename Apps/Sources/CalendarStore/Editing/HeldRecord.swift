// SPDX-License-Identifier: MIT

/// What a store holds under an id when an edit arrives: the part of a record that decides.
struct HeldRecord<Content: Equatable> {
  var content: Content
  var revision: Int64
  var isDeleted = false
}
