// SPDX-License-Identifier: MIT

extension BandLayout {
  /// Pickers know of no goals.
  func addKept(in week: Int32, into builder: inout SceneBuilder) {}
}
