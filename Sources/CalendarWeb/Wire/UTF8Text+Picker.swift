// SPDX-License-Identifier: MIT

/// The bytes of pickers come from their own element, which has encoded them.
enum UTF8Text {
  static func repaired(_ bytes: ArraySlice<UInt8>) -> [UInt8] { Array(bytes) }
}
