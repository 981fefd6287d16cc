// SPDX-License-Identifier: MIT
import Testing

/// Asks until something is so, for ten seconds at most.
func eventually(_ condition: () async throws -> Bool) async throws {
  let clock = ContinuousClock()
  let deadline = clock.now + .seconds(10)
  while try await !condition() {
    try #require(clock.now < deadline, "it has not come to be so")
    await Task.yield()
  }
}
