// SPDX-License-Identifier: MIT

extension MemoryState {
  func changes(since token: ChangeToken, limit: Int) throws(StoreError) -> ChangePage {
    guard token.store == name, token.change <= head.change, token.isKept(above: floor) else {
      throw .resyncRequired
    }
    let records = allRecords.filter { $0.change > token.change }.sorted { $0.change < $1.change }
    let page = Array(records.prefix(max(limit, 1)))
    guard page.count < records.count, let last = page.last else {
      return ChangePage(records: records, token: head, hasMore: false)
    }
    return ChangePage(
      records: page, token: token.advanced(to: last.change, above: floor), hasMore: true)
  }

  private var allRecords: [StoreRecord] {
    sessions.values.map(StoreRecord.session) + marks.values.map(StoreRecord.mark)
      + calendars.values.map(StoreRecord.calendar) + events.values.map(StoreRecord.event)
      + [.settings(settings)]
  }
}
