// SPDX-License-Identifier: MIT
import AppSamples
import CalendarClient
import CalendarSync

/// A server behind a network that loses requests and answers, as a seed decides; off, it loses all requests.
actor LossyStore: SyncStore {
  struct Lost: Error {}

  private let server: ServerStore
  private var numbers: SeededNumbers
  private var network = Network.lossy
  private(set) var losses = 0

  enum Network { case lossy, off, sound }

  init(_ server: ServerStore, seed: UInt64) {
    self.server = server
    numbers = SeededNumbers(seed: seed)
  }

  func turn(_ network: Network) { self.network = network }

  func send(
    _ entry: OutboxEntry<ServerRecord, ServerStore.Contents>
  ) async throws -> StoreAnswer<ServerStore.Contents> {
    try pass()
    let answer = try await server.send(entry)
    try pass()
    return answer
  }

  func record(_ record: ServerRecord) async throws -> StoredRecord<ServerStore.Contents> {
    try pass()
    return try await server.record(record)
  }

  private func pass() throws {
    let isLost =
      switch network {
      case .sound: false
      case .off: true
      case .lossy: Int.random(in: 0..<3, using: &numbers) == 0
      }
    guard isLost else { return }
    losses += 1
    throw Lost()
  }
}
