// SPDX-License-Identifier: MIT
import Foundation

/// A response of the server.
struct Answer: Sendable {
  var status: Int
  /// Names in small letters.
  var headers: [String: String]
  var body: [UInt8]

  var text: String { String(decoding: body, as: UTF8.self) }

  /// The members of a JSON object, as texts as far as they are plain values.
  var members: [String: String] {
    guard let object = try? JSONSerialization.jsonObject(with: Data(body)) as? [String: Any] else {
      return [:]
    }
    return object.mapValues { "\($0)" }
  }

  /// The field that a problem names.
  var field: String? { members["field"] }
}

extension Answer {
  /// The objects of an array that the body is.
  var elements: [[String: Any]] {
    (try? JSONSerialization.jsonObject(with: Data(body)) as? [[String: Any]]) ?? []
  }

  /// The objects of an array that a member of the body is.
  func list(_ name: String) -> [[String: Any]] {
    let object = try? JSONSerialization.jsonObject(with: Data(body)) as? [String: Any]
    return object?[name] as? [[String: Any]] ?? []
  }
}
