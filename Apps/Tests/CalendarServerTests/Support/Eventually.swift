// SPDX-License-Identifier: MIT
import Testing

/// Asks until something is so, for half a minute at most.
func eventually(_ condition: () async throws -> Bool) async throws {
  let clock = ContinuousClock()
  let deadline = clock.now + .seconds(30)
  while try await !condition() {
    try #require(clock.now < deadline, "it has not come to be so")
    await Task.yield()
  }
}
