// SPDX-License-Identifier: MIT
import CivilTime

/// A value that can begin as nothing.
public protocol Blank {
  /// Nothing yet.
  init()
}

/// A part of a value that pickers do without.
///
/// In the whole edition it is what it wraps. In the pickers' it takes no memory, is always blank and
/// forgets what is written to it, so that nothing is left there of copying, comparing and using it.
@propertyWrapper
public struct WholeEdition<Value: Blank & Hashable & Sendable>: Hashable, Sendable {
  #if ALMANAC_PICKER
    /// Blank.
    @inline(__always)
    public var wrappedValue: Value {
      get { Value() }
      set {}
    }
    /// Nothing.
    @inline(__always)
    public init(wrappedValue: Value) {}
  #else
    /// The value.
    public var wrappedValue: Value
    /// Wraps a value.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  #endif
}

extension Optional: Blank {
  /// No value.
  public init() { self = nil }
}
extension Array: Blank {}
extension Bool: Blank {}
extension UInt8: Blank {}
extension Int32: Blank {}
