// SPDX-License-Identifier: MIT
#if ALMANAC_PICKER
  /// A value that can begin as nothing, as what `WholeEdition` wraps has to.
  public protocol Blank {
    /// Nothing yet.
    init()
  }

  extension Optional: Blank {
    /// No value.
    public init() { self = nil }
  }
  extension Array: Blank {}
  extension Bool: Blank {}
  extension UInt8: Blank {}
  extension Int32: Blank {}
  extension Int64: Blank {}
  extension Double: Blank {}
#endif
