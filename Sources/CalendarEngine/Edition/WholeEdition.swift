// SPDX-License-Identifier: MIT
#if !ALMANAC_PICKER
  /// A part of a value that pickers do without.
  ///
  /// Here, in the whole edition, it is what it wraps. In the pickers' it takes no memory, is always
  /// blank and forgets what is written to it, so that nothing is left there of copying, comparing
  /// and using it.
  @propertyWrapper
  public struct WholeEdition<Value: Hashable & Sendable>: Hashable, Sendable {
    /// The value.
    public var wrappedValue: Value

    /// Wraps a value.
    public init(wrappedValue: Value) {
      self.wrappedValue = wrappedValue
    }
  }
#endif
