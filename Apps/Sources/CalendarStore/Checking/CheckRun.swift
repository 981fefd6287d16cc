// SPDX-License-Identifier: MIT
import CivilTime

/// One check of a file, part by part; a part that cannot be read is a finding.
struct CheckRun {
  let path: String
  let options: StoreCheck.Options
  var list: FindingList
  var extent = StoreCheck.Extent()

  init(path: String, options: StoreCheck.Options) {
    (self.path, self.options) = (path, options)
    list = FindingList(most: options.most)
  }

  /// Checks everything.
  mutating func lookThrough() throws {
    try lookAtPages()
    lookAtLog()
    let file: FileReading
    do {
      file = try FileReading(path: path, busyTimeout: options.busyTimeout)
    } catch let fault as FileReading.Fault {
      guard fault.isDamage else {
        throw fault.failure(path)
      }
      list.add(.structure, "the file", fault.message)
      return
    }
    let schema = try lookAtHeader(file)
    try part("the structure") { try $0.lookAtStructure(file) }
    try part("the tables") { try $0.lookAtTables(file, schema: schema) }
    let places = try lookAtPlaces(file)
    try part("table session") { try $0.lookAtSessions(file, places) }
    try part("table mark") { try $0.lookAtMarks(file, places) }
    try part("table settings") { try $0.lookAtSettings(file, places) }
    try part("what was before") { try $0.lookAtFormer(file, places, schema: schema) }
    if schema > 1 { try part("the additions of schema 2") { try $0.lookAtAdditions(file, places) } }
    if schema > 2 { try lookAtAllEvents(file, places, schema: schema) }
    if schema > 3 { try part("the index of words", .index) { try $0.lookAtWords(file) } }
    try part("the numbers of changes") { try $0.lookAtNumbers(file, schema: schema) }
    try part("the sums of days") { try $0.lookAtSums(file) }
  }

  /// Runs one part; damage that keeps it from reading becomes a finding.
  mutating func part(
    _ name: String, _ kind: StoreFinding.Kind = .structure, _ body: (inout CheckRun) throws -> Void
  ) throws {
    do {
      try body(&self)
    } catch let fault as FileReading.Fault where fault.isDamage {
      list.add(kind, name, "cannot be read: \(fault.message)")
    } catch let fault as FileReading.Fault {
      throw fault.failure(path)
    }
  }
}
