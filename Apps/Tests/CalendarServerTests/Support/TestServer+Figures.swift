// SPDX-License-Identifier: MIT

extension TestServer {
  /// What `/metrics` says, by name and labels.
  func figures() async throws -> [String: Double] {
    var figures: [String: Double] = [:]
    for line in try await get("/metrics").text.split(separator: "\n") where line.first != "#" {
      guard let space = line.lastIndex(of: " "),
        let value = Double(line[line.index(after: space)...])
      else { throw SocketError.unreadable(String(line)) }
      figures[String(line[..<space])] = value
    }
    return figures
  }
}
