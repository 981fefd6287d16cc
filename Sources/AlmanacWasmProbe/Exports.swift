// SPDX-License-Identifier: MIT
import CalendarEngine
import CalendarWeb

// The exports of the shipped module, and what only tests may do: read the scene, replay logs of older
// engines, and trap.

nonisolated(unsafe) private var calendar = WebCalendar.replaying()
nonisolated(unsafe) private var mailbox = Mailbox()

/// See the shipped module.
@_expose(wasm, "allocate") @_cdecl("allocate")
public func allocate(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
  mailbox.allocate(count)
}

/// See the shipped module.
@_expose(wasm, "send") @_cdecl("send")
public func send(_ count: Int32) -> UnsafePointer<Int32>? {
  calendar.send(mailbox.message(count))
  return mailbox.post(calendar.lastReply)
}

/// The scene as text, in a reply without words.
@_expose(wasm, "dump") @_cdecl("dump")
public func dump() -> UnsafePointer<Int32>? {
  let bytes = calendar.dump()
  return mailbox.post((words: [0, 5, 0, 0, Int32(bytes.count)], bytes: bytes))
}

/// Traps, as a bug would.
@_expose(wasm, "trap") @_cdecl("trap")
public func trap() {
  let nothing: [Int32] = []
  _ = nothing[Int(calendar.calendar.scene.nodes.count)]
}
