// SPDX-License-Identifier: MIT

/// The id of a record, made by a client: 1 to 128 characters, no control characters.
enum RecordName {
  /// The id, if it is valid.
  static func check(_ id: String, field: String = "id") throws(Problem) -> String {
    let scalars = id.unicodeScalars
    guard (1...128).contains(scalars.count),
      !scalars.contains(where: { $0.properties.generalCategory == .control })
    else { throw .bad(field, "An id has 1 to 128 characters, none of them a control character.") }
    return id
  }
}
