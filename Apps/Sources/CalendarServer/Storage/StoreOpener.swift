// SPDX-License-Identifier: MIT
import CalendarStore

/// Opens a store, making it when there is none; throws `StoreError`.
public typealias StoreOpener = @Sendable () async throws -> any RecordStore
