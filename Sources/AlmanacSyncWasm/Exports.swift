// SPDX-License-Identifier: MIT
import CalendarWeb

/// This instance's book of changes.
nonisolated(unsafe) private var sync = WebSync()
nonisolated(unsafe) private var mailbox = Mailbox()

/// Memory for a message of `count` bytes, valid until the next call.
@_expose(wasm, "allocate") @_cdecl("allocate")
public func allocate(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
  mailbox.allocate(count)
}

/// Takes the message in the allocated memory and returns the words of the reply, valid until the
/// next call.
@_expose(wasm, "send") @_cdecl("send")
public func send(_ count: Int32) -> UnsafePointer<Int32>? {
  sync.send(mailbox.message(count))
  return mailbox.post(sync.lastReply)
}
