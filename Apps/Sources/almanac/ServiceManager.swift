// SPDX-License-Identifier: MIT
import Foundation

/// Reports the program's state to systemd through `NOTIFY_SOCKET`.
///
/// See sd_notify(3): each state is one datagram. A name that begins with `@` is in the abstract
/// namespace.
struct ServiceManager: Sendable {
  /// A state to report.
  enum State: String, Sendable {
    case ready = "READY=1"
    case stopping = "STOPPING=1"
  }

  /// Why a state cannot be reported, in a sentence.
  struct Failure: Error, Equatable {
    let reason: String
  }

  private let name: String

  /// The service manager that the environment names, or nil when there is none.
  init?(environment: [String: String]) {
    guard let name = environment["NOTIFY_SOCKET"], !name.isEmpty else { return nil }
    self.name = name
  }
}

extension ServiceManager {
  /// Reports a state; does not block, and takes a few microseconds.
  ///
  /// - Throws: `Failure` when the socket does not exist or nobody reads it.
  func tell(_ state: State) throws(Failure) {
    var (address, length) = try address()
    #if canImport(Glibc)
      let kind = Int32(SOCK_DGRAM.rawValue)
    #else
      let kind = SOCK_DGRAM
    #endif
    let number = socket(AF_UNIX, kind, 0)
    guard number >= 0 else { throw Failure(reason: Descriptor.reason()) }
    defer { close(number) }
    // Not inherited by a browser that is opened at the same moment.
    _ = fcntl(number, F_SETFD, FD_CLOEXEC)
    let bytes = Array(state.rawValue.utf8)
    let sent = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        sendto(number, bytes, bytes.count, 0, $0, length)
      }
    }
    guard sent == bytes.count else { throw Failure(reason: "\(name): \(Descriptor.reason())") }
  }

  private func address() throws(Failure) -> (sockaddr_un, socklen_t) {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    var path = Array(name.utf8)
    let isAbstract = path[0] == UInt8(ascii: "@")
    guard isAbstract || path[0] == UInt8(ascii: "/") else {
      throw Failure(reason: "NOTIFY_SOCKET is neither a path nor an abstract name.")
    }
    if isAbstract { path[0] = 0 } else { path.append(0) }
    let room = MemoryLayout.size(ofValue: address.sun_path)
    guard path.count <= room else { throw Failure(reason: "NOTIFY_SOCKET is too long.") }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path) }
    let start = MemoryLayout<sockaddr_un>.offset(of: \.sun_path) ?? 2
    return (address, socklen_t(start + path.count))
  }
}
