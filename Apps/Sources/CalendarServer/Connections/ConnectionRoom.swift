// SPDX-License-Identifier: MIT
import HummingbirdCore

/// Tells the server whether to accept another connection.
struct ConnectionRoom: AvailableConnectionsDelegate {
  let book: ConnectionBook

  func connectionOpened() { book.open() }

  func connectionClosed() { book.close() }

  func isAcceptingNewConnections() -> Bool { book.hasRoom() }
}
