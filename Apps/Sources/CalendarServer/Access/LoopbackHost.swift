// SPDX-License-Identifier: MIT

/// A name by which only this machine reaches itself: `localhost`, `127.0.0.0/8` or `::1`.
///
/// A request under another name comes from a page that rebinds its DNS entry, or from another
/// machine.
struct LoopbackHost: Equatable {
  /// The name as it is written in an address: in lower case, IPv6 without brackets.
  let name: String

  /// The host with this name, or nil when it is not this machine.
  init?(_ name: String) {
    let name = name.lowercased()
    guard name == "localhost" || name == "::1" || Self.isLoopback4(name) else { return nil }
    self.name = name
  }

  /// The host in a `Host` header, `name[:port]`, or nil when it is not this machine.
  init?(header: String) {
    let (name, rest) = Self.parts(of: header)
    guard let name, rest.isEmpty || Self.isPort(rest) else { return nil }
    self.init(name)
  }

  /// Where to listen.
  ///
  /// The name `localhost` may stand for either family; this is always IPv4.
  var bindAddress: String { name == "localhost" ? "127.0.0.1" : name }

  /// The name as it is written in a URL.
  var webName: String { name.contains(":") ? "[\(name)]" : name }
}

extension LoopbackHost {
  private static func parts(of header: String) -> (name: String?, rest: Substring) {
    if header.first == "[" {
      guard let end = header.firstIndex(of: "]") else { return (nil, "") }
      let name = String(header[header.index(after: header.startIndex)..<end])
      // Only IPv6 is written in brackets.
      return (name.contains(":") ? name : nil, header[header.index(after: end)...])
    }
    let end = header.firstIndex(of: ":") ?? header.endIndex
    return (String(header[..<end]), header[end...])
  }

  private static func isPort(_ text: Substring) -> Bool {
    text.first == ":" && text.count > 1 && UInt16(text.dropFirst()) != nil
      && text.dropFirst().utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  private static func isLoopback4(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 4, parts[0] == "127" else { return false }
    return parts.allSatisfy { part in
      part.utf8.allSatisfy { (0x30...0x39).contains($0) } && UInt8(part) != nil
        && (part == "0" || part.first != "0")
    }
  }
}
