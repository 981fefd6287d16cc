// SPDX-License-Identifier: MIT
import CalendarWeb

/// The host's one calendar in this instance.
///
/// Instances share the compiled module, so a page with many calendars has one instance for each.
nonisolated(unsafe) private var calendar = WebCalendar()
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
  calendar.send(mailbox.message(count))
  return mailbox.post(calendar.lastReply)
}
