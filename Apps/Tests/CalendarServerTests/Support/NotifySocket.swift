// SPDX-License-Identifier: MIT
import Foundation

/// The socket on which a service manager hears from its services; used by one thread at a time.
final class NotifySocket: Sendable {
  private let descriptor: Int32

  /// Listens at a path, or under an abstract name that begins with `@`.
  init(_ name: String) throws {
    #if canImport(Glibc)
      descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
    #else
      descriptor = socket(AF_UNIX, SOCK_DGRAM, 0)
    #endif
    var patience = timeval(tv_sec: 30, tv_usec: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    var path = Array(name.utf8)
    if path.first == UInt8(ascii: "@") { path[0] = 0 } else { path.append(0) }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path) }
    let length = socklen_t((MemoryLayout<sockaddr_un>.offset(of: \.sun_path) ?? 2) + path.count)
    let status = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, length) }
    }
    guard status == 0 else { throw SocketError.refused(errno) }
  }

  deinit { close(descriptor) }

  /// What is said next.
  func next() throws -> String {
    var buffer = [UInt8](repeating: 0, count: 256)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    guard count >= 0 else { throw SocketError.silent }
    return String(decoding: buffer.prefix(count), as: UTF8.self)
  }
}
