// SPDX-License-Identifier: MIT
import CalendarStore

/// Opens a store, which is created if it does not exist; throws `StoreError`.
public typealias StoreOpener = @Sendable () async throws -> any RecordStore
