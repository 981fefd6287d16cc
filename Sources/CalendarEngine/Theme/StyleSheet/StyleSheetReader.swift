// SPDX-License-Identifier: MIT

/// Reads a style sheet; records what is wrong and continues after it.
struct StyleSheetReader {
  private(set) var declarations: [StyleSheet.Declaration] = []
  private(set) var problems: [StyleSheetProblem] = []
  private var scanner: StyleSheetScanner
  private var variables: [(name: [UInt8], value: [UInt8])] = []

  init(_ bytes: [UInt8]) {
    scanner = StyleSheetScanner(bytes)
  }

  /// Reads definitions and rules up to the end.
  mutating func read() {
    skipSpace()
    while !scanner.isAtEnd {
      if scanner.next == Byte.at { readDefinition() } else { readRule() }
      skipSpace()
    }
  }

  private enum Byte {
    static let at = UInt8(ascii: "@")
    static let colon = UInt8(ascii: ":")
    static let comma = UInt8(ascii: ",")
    static let semicolon = UInt8(ascii: ";")
    static let opening = UInt8(ascii: "{")
    static let closing = UInt8(ascii: "}")
    static let slash = UInt8(ascii: "/")
    static let star = UInt8(ascii: "*")
  }
}

extension StyleSheetReader {
  /// Reads `key, key { declarations }`.
  private mutating func readRule() {
    guard let keys = readKeys() else { return skipRule() }
    guard scanner.next == Byte.opening else {
      note(.expected(.openingBrace), at: scanner)
      return skipRule()
    }
    let opening = scanner
    scanner.advance()
    skipSpace()
    while !scanner.isAtEnd, scanner.next != Byte.closing {
      readDeclaration(of: keys)
      skipSpace()
    }
    if scanner.isAtEnd { note(.expected(.closingBrace), at: opening, []) }
    scanner.advance()
  }

  /// The known keys, or nil when a key is missing.
  private mutating func readKeys() -> [StyleSheetKey]? {
    var keys: [StyleSheetKey] = []
    while true {
      let start = scanner
      let name = scanner.name()
      guard !name.isEmpty else {
        note(.expected(.key), at: start)
        return nil
      }
      if let key = StyleSheetKey(name: name) {
        keys.append(key)
      } else {
        let names = StyleSheetKey.allCases.map { $0.name }
        note(.unknownKey, at: start, name, suggestion: name.nearest(of: names))
      }
      skipSpace()
      guard scanner.next == Byte.comma else { return keys }
      scanner.advance()
      skipSpace()
    }
  }

  /// Reads `property: value;`.
  private mutating func readDeclaration(of keys: [StyleSheetKey]) {
    let start = scanner
    let name = scanner.name()
    guard !name.isEmpty else {
      note(.expected(.property), at: start)
      return skipDeclaration()
    }
    guard let value = readValue(), !keys.isEmpty else { return }
    let property = StyleSheetProperty(name: name)
    let owners = keys.filter { key in property.map { key.properties.contains($0) } ?? false }
    if let stranger = keys.first(where: { !owners.contains($0) }) {
      let names = stranger.properties.map { $0.name }
      note(.unknownProperty, at: start, name, suggestion: name.nearest(of: names))
    }
    if let property, !owners.isEmpty { add(property, value, to: owners) }
  }

  private mutating func add(
    _ property: StyleSheetProperty, _ value: Value, to keys: [StyleSheetKey]
  ) {
    guard let text = resolve(value) else { return }
    guard let read = property.value(text[...]) else {
      note(.badValue, at: value.start, value.text)
      return
    }
    for key in keys {
      declarations.append(StyleSheet.Declaration(key: key, property: property, value: read))
    }
  }

  /// Reads `@name: value;`.
  private mutating func readDefinition() {
    let start = scanner
    scanner.advance()
    let name = Array(scanner.name())
    guard !name.isEmpty else {
      note(.expected(.key), at: start)
      return skipRule()
    }
    guard let value = readValue(), let text = resolve(value) else { return }
    variables.removeAll { $0.name == name }
    variables.append((name, text))
  }
}

extension StyleSheetReader {
  private struct Value {
    let start: StyleSheetScanner
    let text: ArraySlice<UInt8>
  }

  /// `: value;` after a name; nil, with a problem recorded, when it is malformed.
  private mutating func readValue() -> Value? {
    skipSpace()
    guard scanner.next == Byte.colon else {
      note(.expected(.colon), at: scanner)
      if scanner.next != Byte.opening { skipDeclaration() } else { skipRule() }
      return nil
    }
    scanner.advance()
    skipSpace()
    let start = scanner
    guard let (text, end) = scanValue() else { return nil }
    guard !text.isEmpty else {
      note(.expected(.value), at: start)
      if scanner.next == Byte.semicolon { scanner.advance() }
      return nil
    }
    // The last declaration of a block needs no semicolon.
    if scanner.next == Byte.semicolon {
      scanner.advance()
    } else if scanner.next == Byte.opening {
      note(.expected(.semicolon), at: end)
      skipRule()
      return nil
    }
    return Value(start: start, text: text)
  }

  /// The text up to a semicolon or brace, without trailing space and comments, and its end; nil,
  /// with a problem recorded, when the next declaration begins first.
  private mutating func scanValue() -> (ArraySlice<UInt8>, StyleSheetScanner)? {
    let start = scanner.index
    var end = scanner
    var line = scanner
    while !scanner.isAtEnd {
      switch scanner.next {
      case Byte.semicolon, Byte.opening, Byte.closing: return (end.text(since: start), end)
      case Byte.colon:
        note(.expected(.semicolon), at: line.index > start ? line : scanner)
        if line.index > start { resume(behind: line) } else { skipDeclaration() }
        return nil
      default: break
      }
      let before = scanner
      skipSpace()
      if scanner.index > before.index {
        if scanner.line > before.line { line = before }
      } else {
        scanner.advance()
        end = scanner
      }
    }
    return (end.text(since: start), end)
  }

  private mutating func resume(behind end: StyleSheetScanner) {
    scanner = end
    skipSpace()
  }

  /// The text of a value, or of the variable that it names.
  private mutating func resolve(_ value: Value) -> [UInt8]? {
    guard value.text.first == Byte.at else { return Array(value.text) }
    let name = Array(value.text.dropFirst())
    if let variable = variables.first(where: { $0.name == name }) { return variable.value }
    note(.unknownVariable, at: value.start, value.text)
    return nil
  }
}

extension StyleSheetReader {
  /// Skips white space and comments, `/* */` and `//` to the end of the line.
  private mutating func skipSpace() {
    while !scanner.isAtEnd {
      if StyleSheetScanner.isSpace(scanner.next) {
        scanner.advance()
      } else if scanner.sees(Byte.slash, Byte.star) {
        skipComment()
      } else if scanner.sees(Byte.slash, Byte.slash) {
        while !scanner.isAtEnd, !StyleSheetScanner.isLineEnd(scanner.next) { scanner.advance() }
      } else {
        return
      }
    }
  }

  private mutating func skipComment() {
    let start = scanner
    scanner.advance()
    scanner.advance()
    while !scanner.isAtEnd {
      if scanner.sees(Byte.star, Byte.slash) {
        scanner.advance()
        scanner.advance()
        return
      }
      scanner.advance()
    }
    note(.expected(.commentEnd), at: start, [])
  }

  /// Skips the rest of a declaration, up to the semicolon or the end of the block.
  private mutating func skipDeclaration() {
    while !scanner.isAtEnd, scanner.next != Byte.closing {
      let isLast = scanner.next == Byte.semicolon
      if scanner.next == Byte.opening { return skipRule() }
      scanner.advance()
      if isLast { return }
      skipSpace()
    }
  }

  /// Skips the rest of a rule: up to a semicolon, or a block with any blocks in it.
  private mutating func skipRule() {
    var depth = 0
    while !scanner.isAtEnd {
      let byte = scanner.next
      scanner.advance()
      if byte == Byte.opening { depth += 1 }
      if byte == Byte.closing { depth -= 1 }
      if depth <= 0, byte == Byte.closing || byte == Byte.semicolon { return }
      skipSpace()
    }
  }

  private mutating func note(
    _ kind: StyleSheetProblem.Kind, at place: StyleSheetScanner,
    _ text: ArraySlice<UInt8>? = nil, suggestion: [UInt8] = []
  ) {
    let shown = text.map { Array($0.prefix(80)) } ?? place.rest
    problems.append(
      StyleSheetProblem(
        kind: kind, line: place.line, column: place.column, text: shown, suggestion: suggestion))
  }
}
