// SPDX-License-Identifier: MIT

/// What the records of a file mean; finds out separator and layout from the first that make sense.
struct SessionCSVRecords: Sendable {
  private var fields = CSVFields()
  private var layout = SessionCSVLayout.plain
  private var separator = Self.comma
  /// Whether a record has made sense, so that separator and layout are known.
  private var isDecided = false
  /// The separator that a line `sep=;` has named.
  private var named: UInt8?

  private static let comma = UInt8(ascii: ",")
  private static let separators = [comma, UInt8(ascii: ";"), 0x09]
}

extension SessionCSVRecords {
  /// Whether there are columns whose fields may span lines: those that are left out.
  var joinsLines: Bool { layout.ignored != 0 }

  /// The session or the problem in a record, or nil when it says neither.
  mutating func read(
    _ bytes: UnsafeBufferPointer<UInt8>, _ line: CSVLineBuffer.Line, number: Int64
  ) -> SessionCSVItem? {
    var record = UnsafeBufferPointer(rebasing: bytes[line.range])
    if number == 1, record.starts(with: [0xFF, 0xFE]) || record.starts(with: [0xFE, 0xFF]) {
      return .problem(SessionCSVProblem(line: number, reason: .wideCharacters))
    }
    if record.first == 0xEF, record.starts(with: [0xEF, 0xBB, 0xBF]) {
      record = UnsafeBufferPointer(rebasing: record[3...])
    }
    if let control = line.control {
      return .problem(SessionCSVProblem(line: number, reason: .controlCharacter(control)))
    }
    return isDecided ? item(record, number) : decide(record, number)
  }

  /// The item of a record by what is known.
  private mutating func item(
    _ record: UnsafeBufferPointer<UInt8>, _ number: Int64
  ) -> SessionCSVItem? {
    do throws(CSVFields.Failure) {
      try fields.split(record, at: separator, manyLines: layout.ignored)
    } catch {
      return .problem(problem(error, number))
    }
    if fields.areEmpty { return nil }
    do throws(SessionCSVProblem) {
      return .row(try row(record, number))
    } catch {
      guard let header = SessionCSVLayout(header: fields, of: record) else {
        return .problem(error)
      }
      layout = header
      isDecided = true
      return unknownColumns(record, number).map { .problem($0) }
    }
  }

  /// The item of a record by the first separator that lets it make sense.
  private mutating func decide(
    _ record: UnsafeBufferPointer<UInt8>, _ number: Int64
  ) -> SessionCSVItem? {
    if record.count == 5, record.starts(with: [0x73, 0x65, 0x70, 0x3D]) {
      named = record[4]
      return nil
    }
    for candidate in named.map({ [$0] }) ?? Self.separators {
      separator = candidate
      let item = item(record, number)
      if case .row = item { isDecided = true }
      if isDecided || item == nil { return item }
    }
    // None does. What stands there most often is the best guess for the words of the problem.
    separator = named ?? mostFrequent(in: record)
    return item(record, number)
  }

  private func mostFrequent(in record: UnsafeBufferPointer<UInt8>) -> UInt8 {
    var (best, most) = (Self.comma, 0)
    for candidate in Self.separators {
      let count = record.reduce(0) { $0 + ($1 == candidate ? 1 : 0) }
      if count > most { (best, most) = (candidate, count) }
    }
    return best
  }
}

extension SessionCSVRecords {
  /// The session of the record that was split last.
  private func row(
    _ record: UnsafeBufferPointer<UInt8>, _ number: Int64
  ) throws(SessionCSVProblem) -> SessionCSVRow {
    let used = fields.usedCount
    guard used <= layout.fieldCount else {
      let reason = SessionCSVProblem.Reason.tooManyFields(
        Int32(clamping: used), columns: Int32(layout.fieldCount))
      throw SessionCSVProblem(line: number, reason: reason)
    }
    let start = try value(.start, record, number, CSVValue.time)
    guard let start else { throw missing(.start, number) }
    let end = try value(.end, record, number, CSVValue.time)
    let points = try value(.points, record, number, CSVValue.wholeNumber)
    guard let points else { throw missing(.points, number) }
    let id = try value(.id, record, number, CSVValue.id)
    return SessionCSVRow(id: id, start: start, end: end ?? start, points: points, line: number)
  }

  /// The value of a column, or nil where the field is empty or not there.
  private func value<Value>(
    _ column: SessionCSVColumn, _ record: UnsafeBufferPointer<UInt8>, _ number: Int64,
    _ read: (UnsafeBufferPointer<UInt8>) throws(SessionCSVProblem.Reason) -> Value
  ) throws(SessionCSVProblem) -> Value? {
    let field = layout.field(of: column)
    return try fields.withField(field, of: record) { text throws(SessionCSVProblem) -> Value? in
      guard !text.isEmpty else { return nil }
      do throws(SessionCSVProblem.Reason) {
        return try read(text)
      } catch {
        throw SessionCSVProblem(
          line: number, column: column, field: Int32(field + 1), reason: error,
          excerpt: SessionCSVProblem.excerpt(of: text))
      }
    }
  }

  private func missing(_ column: SessionCSVColumn, _ number: Int64) -> SessionCSVProblem {
    let field = Int32(layout.field(of: column) + 1)
    return SessionCSVProblem(line: number, column: column, field: field, reason: .missing)
  }

  private func problem(_ failure: CSVFields.Failure, _ number: Int64) -> SessionCSVProblem {
    let (field, reason): (Int, SessionCSVProblem.Reason) =
      switch failure {
      case .unclosedQuote(let field): (field, .unclosedQuote)
      case .strayQuote(let field): (field, .strayQuote)
      case .textBehindQuote(let field): (field, .textBehindQuote)
      case .tooLong(let field): (field, .fieldTooLong)
      }
    return SessionCSVProblem(
      line: number, column: layout.column(of: field), field: Int32(clamping: field + 1),
      reason: reason)
  }

  /// The problem that a header has whose columns are not all known, or nil.
  private func unknownColumns(
    _ record: UnsafeBufferPointer<UInt8>, _ number: Int64
  ) -> SessionCSVProblem? {
    guard layout.ignored != 0 else { return nil }
    var (names, first): ([UInt8], Int32) = ([], 0)
    for field in 0..<layout.fieldCount where layout.ignored >> UInt64(field) & 1 == 1 {
      if first == 0 { first = Int32(field + 1) } else { names += [0x2C, 0x20] }
      fields.withField(field, of: record) { names += $0 }
    }
    return SessionCSVProblem(
      line: number, field: first, reason: .unknownColumns,
      excerpt: names.withUnsafeBufferPointer { SessionCSVProblem.excerpt(of: $0) })
  }
}
