// SPDX-License-Identifier: MIT

/// An attribute as a host hands it over.
public struct OptionAttribute: Hashable, Sendable {
  /// Its name, UTF-8.
  public var name: [UInt8]
  /// Its value, UTF-8; empty for one that is only there.
  public var value: [UInt8]

  /// An attribute.
  public init(name: [UInt8], value: [UInt8]) {
    self.name = name
    self.value = value
  }
}

extension OptionAttribute {
  /// Whether this is its name.
  package func isNamed(_ name: StaticString) -> Bool {
    AttributeText.place(of: self.name[...], in: name) == 0
  }
}
