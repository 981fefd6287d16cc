// SPDX-License-Identifier: MIT
import Foundation

/// A connection to a port of this machine; what it reads comes within half a minute or not at all.
final class Socket: Sendable {
  private let descriptor: Int32

  init(port: Int) throws {
    #if canImport(Glibc)
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var patience = timeval(tv_sec: 30, tv_usec: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    setsockopt(
      descriptor, SOL_SOCKET, SO_SNDTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(UInt16(port)).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let status = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    // What is thrown here ends in `deinit` as well.
    guard status == 0 else { throw SocketError.refused(errno) }
  }

  deinit {
    close(descriptor)
  }
}

/// What can go wrong with a connection.
enum SocketError: Error, Equatable {
  case refused(Int32)
  case closed
  case silent
  case unreadable(String)
}

extension Socket {
  /// A port at which nobody listens at this moment.
  ///
  /// It is below those that systems choose for themselves (32768 and up on Linux, 49152 on macOS), one of
  /// which a server of another test could be given until this one is used.
  static func freePort() throws -> Int {
    var last: Int32 = 0
    for _ in 0..<100 {
      let port = Int.random(in: 10_000...32_767)
      last = bound(port)
      if last == 0 { return port }
    }
    throw SocketError.refused(last)
  }

  /// Why a port cannot be listened at, or 0.
  private static func bound(_ port: Int) -> Int32 {
    #if canImport(Glibc)
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(UInt16(port)).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let status = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    return status == 0 ? 0 : errno
  }

  /// Sends all of it.
  func send(_ bytes: [UInt8]) throws {
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        #if canImport(Glibc)
          Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        #else
          Foundation.send(descriptor, $0.baseAddress, $0.count, 0)
        #endif
      }
      guard count > 0 else { throw SocketError.closed }
      sent += count
    }
  }

  /// The next bytes; empty when the other side has closed.
  func receive() throws -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    guard count >= 0 else {
      throw errno == EAGAIN || errno == EWOULDBLOCK ? SocketError.silent : SocketError.closed
    }
    return Array(buffer.prefix(count))
  }

  /// Says that nothing more will be sent.
  func finishSending() {
    #if canImport(Glibc)
      shutdown(descriptor, Int32(SHUT_WR))
    #else
      shutdown(descriptor, SHUT_WR)
    #endif
  }

  /// Makes closing this side reset the connection.
  func resetOnClose() {
    var lingering = linger(l_onoff: 1, l_linger: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_LINGER, &lingering, socklen_t(MemoryLayout<linger>.size))
  }
}
