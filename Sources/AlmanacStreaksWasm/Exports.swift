// SPDX-License-Identifier: MIT
import CalendarWeb

/// The one book of sessions in this instance.
nonisolated(unsafe) private var streaks = WebStreaks()
nonisolated(unsafe) private var mailbox = Mailbox()

/// Memory for a message of so many bytes, valid until the next call.
@_expose(wasm, "allocate") @_cdecl("allocate")
public func allocate(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
  mailbox.allocate(count)
}

/// Takes the message in the allocated memory and returns the words of the reply, valid until the
/// next call.
@_expose(wasm, "send") @_cdecl("send")
public func send(_ count: Int32) -> UnsafePointer<Int32>? {
  streaks.send(mailbox.message(count))
  return mailbox.post(streaks.lastReply)
}
