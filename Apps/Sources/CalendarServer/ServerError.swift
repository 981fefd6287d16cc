// SPDX-License-Identifier: MIT

/// Why a server cannot start.
public enum ServerError: Error, Hashable, Sendable {
  /// The host is not a name by which only this machine reaches itself.
  case hostNotLoopback(String)
  /// Another program listens on the port.
  case portTaken(host: String, port: Int)
  /// The system does not allow listening there, for this reason.
  case cannotListen(host: String, port: Int, reason: String)
  /// The database holds somebody's own data and cannot be the demonstration.
  case ownData(path: String)
  /// The database is the demonstration and cannot be somebody's own.
  case demonstration(path: String)
}

extension ServerError: CustomStringConvertible {
  /// What happened and what to do about it, for the user of the program.
  public var description: String {
    switch self {
    case .hostNotLoopback(let host):
      """
      \(host) is not an address of this machine alone. Almanac listens on 127.0.0.1, ::1 or \
      localhost; access from outside comes in a later version.
      """
    case .portTaken(let host, let port):
      """
      Port \(port) of \(host) is taken by another program. Choose another one with --port, or a \
      free one with --port 0.
      """
    case .cannotListen(let host, let port, let reason):
      "Cannot listen on port \(port) of \(host): \(reason)."
    case .ownData(let path):
      """
      \(path) holds data of your own, and the demonstration never mixes with it. Leave out \
      --database, or name a file that is not there yet.
      """
    case .demonstration(let path):
      """
      \(path) is the demonstration, which never mixes with data of your own. Open it with --demo, \
      or choose another file with --database.
      """
    }
  }
}
