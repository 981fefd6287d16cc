// SPDX-License-Identifier: MIT

/// The changes that one transaction wrote together.
struct Batch: Hashable {
  let first: Int64
  let last: Int64
  /// The number of the import that they are part of, if any.
  var run: Int64?
  /// The last change of the unit that they undo, if any.
  var undoes: Int64?
}
