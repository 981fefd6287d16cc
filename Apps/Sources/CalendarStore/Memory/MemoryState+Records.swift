// SPDX-License-Identifier: MIT
import CalendarStreaks
import CivilTime

extension MemoryState {
  /// The records of a selection, in its order.
  func records(of selection: StoreSelection) -> [StoreRecord] {
    switch selection {
    case .everything:
      let sessions = sessions.sorted { $0.key < $1.key }.map { StoreRecord.session($0.value) }
      let marks = marks.sorted { $0.key.lexicographicallyPrecedes($1.key) }
        .map { StoreRecord.mark($0.value) }
      return sessions + marks + [.settings(settings)]
    case .sessions(let days, let zone):
      let query = SessionQuery(days: days, zone: zone, limit: .max)
      return page(query, after: nil).sessions.map { .session($0) }
    case .marks(let days):
      return marks(in: days, owner: nil, limit: .max).map { .mark($0) }
    }
  }

  /// Imports records with their revisions.
  mutating func importRecords(
    _ items: [RecordImport.Item], restores: Bool
  ) -> SessionImport.Report {
    var report = SessionImport.Report()
    for item in items {
      switch item.record {
      case .session(let record):
        let verdict = RecordVerdict.judge(
          record.held, hasMadeID: item.hasMadeID, restores: restores,
          over: sessions[record.session.id]?.held)
        report.count(verdict)
        if let written = verdict.written { write(written) }
      case .mark(let record):
        let verdict = RecordVerdict.judge(
          record.held, hasMadeID: item.hasMadeID, restores: restores,
          over: marks[Array(record.mark.id.utf8)]?.held)
        report.count(verdict)
        if let written = verdict.written { write(written) }
      case .settings(let record):
        let verdict = RecordVerdict.judge(record, over: settings)
        report.count(verdict)
        if let written = verdict.written { write(written) }
      }
    }
    return report
  }
}
