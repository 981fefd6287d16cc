// SPDX-License-Identifier: MIT

/// Interprets the records of a file; detects separator and layout from the first record that makes
/// sense.
struct CSVRecords<Table: CSVTable>: Sendable {
  private var fields = CSVFields(most: Table.longestField)
  private var layout = CSVLayout<Table.Column>()
  private var separator = UInt8(ascii: ",")
  /// Whether separator and layout are known.
  private var isDecided = false
  /// The separator named in a line `sep=;`.
  private var named: UInt8?
  /// A line that names other columns, while it is not known whether what follows are rows as of a
  /// file without a header.
  private var otherColumns: Problem?
  /// What was read behind such a line.
  private var waiting: Item?
  /// Whether the record that was read last is one, in a table whose columns may have several lines:
  /// what is wrong with it is wrong with all of it.
  private(set) var isWhole = false

  private static var comma: UInt8 { 0x2C }
  private static var separators: [UInt8] { [comma, 0x3B, 0x09] }
}

extension CSVRecords {
  typealias Problem = CSVProblem<Table.Column>
  typealias Item = CSVItem<Table.Row, Table.Column>

  /// Whether any fields may span lines.
  var joinsLines: Bool { manyLines != 0 }

  /// The fields that may span lines, a mask: ignored ones, and those of some columns.
  private var manyLines: UInt64 {
    var mask = layout.ignored
    for column in Table.ofLines where layout.field(of: column) >= 0 {
      mask |= 1 << UInt64(layout.field(of: column))
    }
    return mask
  }

  /// The row or the problem in a record, or nil when it has neither.
  mutating func read(
    _ bytes: UnsafeBufferPointer<UInt8>, _ line: CSVLineBuffer.Line, number: Int64
  ) -> Item? {
    var record = UnsafeBufferPointer(rebasing: bytes[line.range])
    if number == 1, record.starts(with: [0xFF, 0xFE]) || record.starts(with: [0xFE, 0xFF]) {
      return .problem(Problem(line: number, reason: .wideCharacters))
    }
    if record.first == 0xEF, record.starts(with: [0xEF, 0xBB, 0xBF]) {
      record = UnsafeBufferPointer(rebasing: record[3...])
    }
    if let control = line.control {
      return .problem(Problem(line: number, reason: .controlCharacter(control)))
    }
    return isDecided ? item(record, number) : decide(record, number)
  }

  /// The item of a record, with the known separator and layout.
  private mutating func item(
    _ record: UnsafeBufferPointer<UInt8>, _ number: Int64
  ) -> Item? {
    isWhole = false
    do throws(CSVFields.Failure) {
      try fields.split(record, at: separator, manyLines: manyLines)
      isWhole = manyLines != layout.ignored
    } catch {
      return .problem(problem(error, number))
    }
    if fields.areEmpty { return nil }
    do throws(Problem) {
      return .row(try row(record, number))
    } catch {
      guard let header = CSVLayout<Table.Column>(header: fields, of: record) else {
        return .problem(error)
      }
      layout = header
      isDecided = true
      return unknownColumns(record, number).map { .problem($0) }
    }
  }

  /// The item of a record with the first separator for which it makes sense.
  private mutating func decide(
    _ record: UnsafeBufferPointer<UInt8>, _ number: Int64
  ) -> Item? {
    if record.count == 5, record.starts(with: [0x73, 0x65, 0x70, 0x3D]) {
      named = record[4]
      return nil
    }
    for candidate in named.map({ [$0] }) ?? Self.separators {
      separator = candidate
      let item = item(record, number)
      if case .row = item { isDecided = otherColumns == nil || Self.hasYear(record) }
      if isDecided { return behindOtherColumns(item) }
      if item == nil { return nil }
    }
    // Neither rows nor their columns follow names of columns: they are those of some other table.
    if let otherColumns { return .problem(otherColumns) }
    // None does. The most frequent one is the best guess for the words of the problem.
    separator = named ?? mostFrequent(in: record)
    let item = item(record, number)
    guard namesColumns(record) else { return item }
    otherColumns = Problem(
      line: number, reason: .otherColumns, excerpt: names(in: record) { _ in true })
    return nil
  }

  /// The first item that makes sense, or before it the line above it that names other columns.
  private mutating func behindOtherColumns(_ item: Item?) -> Item? {
    guard var names = otherColumns else { return item }
    (otherColumns, waiting) = (nil, item)
    (names.reason, names.excerpt) = (.missingColumns, [])
    return .problem(names)
  }

  /// What stands behind a line that was returned last.
  mutating func takeWaiting() -> Item? {
    let item = waiting
    waiting = nil
    return item
  }

  /// The line that names other columns, behind which there was nothing.
  mutating func takeOtherColumns() -> Problem? {
    let problem = otherColumns
    otherColumns = nil
    return problem
  }

  /// Whether there is a year in a record, four digits and a dash: in every row of ours there is one.
  private static func hasYear(_ record: UnsafeBufferPointer<UInt8>) -> Bool {
    var digits = 0
    for byte in record {
      if byte == 0x2D, digits >= 4 { return true }
      digits = (0x30...0x39).contains(byte) ? digits + 1 : 0
    }
    return false
  }

  /// Whether the record that was split last looks like a header: every row has a time or a day.
  private func namesColumns(_ record: UnsafeBufferPointer<UInt8>) -> Bool {
    fields.list.filter { !$0.range.isEmpty }.count > 1
      && !record.contains { (0x30...0x39).contains($0) }
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

extension CSVRecords {
  /// The row of the record that was split last.
  private func row(
    _ record: UnsafeBufferPointer<UInt8>, _ number: Int64
  ) throws(Problem) -> Table.Row {
    let used = fields.usedCount
    guard used <= layout.fieldCount else {
      let reason = CSVReason.tooManyFields(
        Int32(clamping: used), columns: Int32(layout.fieldCount))
      throw Problem(line: number, reason: reason)
    }
    return try Table.row(
      CSVRecord(fields: fields, layout: layout, bytes: record, line: number))
  }

  private func problem(_ failure: CSVFields.Failure, _ number: Int64) -> Problem {
    let (field, reason): (Int, CSVReason) =
      switch failure {
      case .unclosedQuote(let field): (field, .unclosedQuote)
      case .strayQuote(let field): (field, .strayQuote)
      case .textBehindQuote(let field): (field, .textBehindQuote)
      case .tooLong(let field): (field, .fieldTooLong)
      }
    return Problem(
      line: number, column: layout.column(of: field), field: Int32(clamping: field + 1),
      reason: reason)
  }

  /// The problem of a header with unknown columns, or nil.
  private func unknownColumns(
    _ record: UnsafeBufferPointer<UInt8>, _ number: Int64
  ) -> Problem? {
    let ignored = layout.ignored
    guard ignored != 0 else { return nil }
    return Problem(
      line: number, field: Int32(ignored.trailingZeroBitCount + 1), reason: .unknownColumns,
      excerpt: names(in: record, most: 40) { ignored >> UInt64($0) & 1 == 1 })
  }

  /// The texts of some fields of the record that was split last.
  private func names(
    in record: UnsafeBufferPointer<UInt8>, most: Int = 160, where isOne: (Int) -> Bool
  ) -> [UInt8] {
    var names: [UInt8] = []
    for field in 0..<min(fields.usedCount, CSVFields.capacity) where isOne(field) {
      if !names.isEmpty { names += [0x2C, 0x20] }
      fields.withField(field, of: record) { names += $0 }
    }
    return names.withUnsafeBufferPointer { Problem.excerpt(of: $0, most: most) }
  }
}
