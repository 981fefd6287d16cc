// SPDX-License-Identifier: MIT
import CalendarStore
import Testing

@testable import CalendarServer

struct LoopbackHostTests {
  @Test(arguments: ["0.0.0.0", "::", "192.168.1.2", "example.com", "", "127.0.0.1:80", "[::1]"])
  func onlyThisMachineIsListenedTo(host: String) {
    var configuration = AlmanacServer.Configuration(
      own: { MemoryStore() }, defaultZone: "UTC", logger: .quiet, now: { TestServer.noon })
    configuration.host = host
    #expect(throws: ServerError.hostNotLoopback(host)) { try AlmanacServer(configuration) }
  }

  @Test func addressesOfTheWebHaveBracketsAroundIPv6() {
    #expect(LoopbackHost("::1")?.webName == "[::1]")
    #expect(LoopbackHost("LocalHost")?.webName == "localhost")
    #expect(LoopbackHost("localhost")?.bindAddress == "127.0.0.1")
  }

  @Test func aTakenPortIsSaidSo() async throws {
    try await TestServer.serving { server in
      let port = server.port
      await #expect(throws: ServerError.portTaken(host: "127.0.0.1", port: port)) {
        try await TestServer.serving(configure: { $0.port = port }) { _ in }
      }
    }
  }

  @Test func refusalsSayWhatHelps() {
    #expect(ServerError.hostNotLoopback("0.0.0.0").description.contains("later version"))
    #expect(ServerError.portTaken(host: "::1", port: 80).description.contains("--port 0"))
  }
}
