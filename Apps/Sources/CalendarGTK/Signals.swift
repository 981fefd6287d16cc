// SPDX-License-Identifier: MIT
import CGtk

/// Calls of GLib, which come on the thread of its main loop: that of the main actor.
enum Signals {
  /// Connects a handler to a signal; the object that it is told of has to outlive the connection.
  static func connect<Handler>(
    _ object: OpaquePointer, _ signal: String, _ handler: Handler, to owner: AnyObject
  ) {
    // All handlers are C functions; GLib knows from the signal what it passes to them.
    g_signal_connect_data(
      UnsafeMutableRawPointer(object), signal, unsafeBitCast(handler, to: GCallback.self),
      Unmanaged.passUnretained(owner).toOpaque(), nil, GConnectFlags(rawValue: 0))
  }

  /// Disconnects all handlers of an object that were connected for an owner.
  static func disconnect(_ object: OpaquePointer, from owner: AnyObject) {
    g_signal_handlers_disconnect_matched(
      UnsafeMutableRawPointer(object), G_SIGNAL_MATCH_DATA, 0, 0, nil, nil,
      Unmanaged.passUnretained(owner).toOpaque())
  }

  /// Runs what a handler does for the object that it was connected with.
  static func run<Owner: AnyObject, Result: Sendable>(
    _ data: UnsafeMutableRawPointer?, for owner: Owner.Type,
    _ body: @MainActor (Owner) -> Result, else other: Result
  ) -> Result {
    guard let data else { return other }
    nonisolated(unsafe) let object = Unmanaged<Owner>.fromOpaque(data).takeUnretainedValue()
    return MainActor.assumeIsolated { body(object) }
  }

  /// The same for handlers that answer nothing.
  static func run<Owner: AnyObject>(
    _ data: UnsafeMutableRawPointer?, for owner: Owner.Type, _ body: @MainActor (Owner) -> Void
  ) {
    run(data, for: owner, body, else: ())
  }
}
