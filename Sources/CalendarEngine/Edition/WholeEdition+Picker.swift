// SPDX-License-Identifier: MIT
#if ALMANAC_PICKER
  /// A part of a value that pickers do without: always blank.
  @propertyWrapper
  public struct WholeEdition<Value: Blank & Hashable & Sendable>: Hashable, Sendable {
    /// Blank.
    @inline(__always)
    public var wrappedValue: Value {
      get { Value() }
      set {}
    }

    /// Nothing.
    @inline(__always)
    public init(wrappedValue: Value) {}
  }
#endif
