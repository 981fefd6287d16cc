// SPDX-License-Identifier: MIT

/// Changes that one transaction wrote together.
struct Batch: Hashable {
  let first: Int64
  let last: Int64
  /// Of which import they are a part.
  var run: Int64?
  /// The last change of what they undo.
  var undoes: Int64?
}
