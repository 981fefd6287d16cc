// SPDX-License-Identifier: MIT
import GRDB

extension SQLiteStore {
  /// Makes the indexes of events anew, those of occurrences and of words, which changes no record.
  ///
  /// What a check found to be damaged in them is gone afterwards.
  public func rebuildIndexes() async throws(StoreError) {
    try await write { try OccurrenceIndex.rebuild($0) }
  }
}
