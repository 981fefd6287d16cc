// SPDX-License-Identifier: MIT
import AppSamples
import CalendarClient
import CalendarStore
import CalendarSync
import Foundation

/// The network between devices and a server that comes and goes: it loses, delays and reorders
/// what is sent and what is answered, as a seed decides.
///
/// What it holds waits until somebody lets it go on; so the same seed makes the same interleaving.
@MainActor final class FaultyNetwork {
  typealias Contents = ServerStore.Contents
  typealias Entry = OutboxEntry<ServerRecord, Contents>

  struct Lost: Error {}

  /// What can happen to a request.
  enum Fault: CaseIterable {
    /// It never arrives, or the answer to it does not.
    case request, answer
    /// It arrives after whoever has sent it has given it up.
    case late
    /// It waits on its way, or the answer to it does.
    case holdsRequest, holdsAnswer
    /// The server fails (500), or has no room (507), before or after it has written.
    case failure, room, failureAfterwards
  }

  /// A change that has reached the server.
  struct Arrival {
    let device: String
    let serial: Int
    let entry: Entry
  }

  /// A request or an answer that waits.
  private struct Held {
    let line: NetworkLine
    /// What has not arrived yet.
    let request: Arrival?
    let goOn: CheckedContinuation<Void, Never>
  }

  private var numbers: SeededNumbers
  private var address = FaultyNetwork.nowhere
  private var store: FaultyStore?
  private var held: [Held] = []
  private var late: [Arrival] = []
  private var waiting: CheckedContinuation<Void, Never>?
  var isSound = false
  private(set) var arrivals: [Arrival] = []
  private(set) var counts: [Fault: Int] = [:]
  private(set) var lateCount = 0
  private(set) var refusals: [String] = []

  /// Nobody listens on the discard port.
  private static let nowhere = URL(string: "http://127.0.0.1:9") ?? URL(fileURLWithPath: "/")

  init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

  var isServed: Bool { store != nil }

  /// A server has begun to listen.
  func connect(_ server: TestServer, _ store: FaultyStore) {
    address = URL(string: "http://127.0.0.1:\(server.port)") ?? Self.nowhere
    self.store = store
  }

  /// It has been closed.
  func disconnect() { (address, store) = (Self.nowhere, nil) }

  // Requests -------------------------------------------------------------------------------------

  func send(_ entry: Entry, on line: NetworkLine) async throws -> StoreAnswer<Contents> {
    let request = Arrival(device: line.device, serial: line.serials[entry.id] ?? 0, entry: entry)
    let fault = fate()
    switch fault {
    case .request: throw Lost()
    case .late:
      late.append(request)
      throw Lost()
    case .holdsRequest: await hold(line, request)
    case .failure: store?.meet(.before(.corrupt(path: "own", detail: "a fault of the disk")))
    case .failureAfterwards: store?.meet(.after(.corrupt(path: "own", detail: "a late fault")))
    case .room: store?.meet(.before(.full(path: "own")))
    case .answer, .holdsAnswer, nil: break
    }
    defer { store?.meet(nil) }
    guard !line.isCut else { throw Lost() }
    let answer = try await deliver(request)
    if fault == .answer { throw Lost() }
    if fault == .holdsAnswer { await hold(line) }
    guard !line.isCut else { throw Lost() }
    return answer
  }

  func read(_ record: ServerRecord, on line: NetworkLine) async throws -> StoredRecord<Contents> {
    try lose()
    let answer = try await ServerStore(at: address).record(record)
    guard !line.isCut else { throw Lost() }
    return answer
  }

  /// Loses a request for reading, or does not.
  func lose() throws {
    if let fault = fate(), [.request, .answer].contains(fault) { throw Lost() }
  }

  private func deliver(_ request: Arrival) async throws -> StoreAnswer<Contents> {
    if isServed { arrivals.append(request) }
    do {
      return try await ServerStore(at: address).send(request.entry)
    } catch let refusal as StoreRefusal {
      refusals.append("\(request.device) \(request.serial) \(request.entry): \(refusal.reason)")
      throw refusal
    }
  }

  private func fate() -> Fault? {
    guard !isSound, Int.random(in: 0..<5, using: &numbers) < 2,
      let fault = Fault.allCases.randomElement(using: &numbers)
    else { return nil }
    counts[fault, default: 0] += 1
    return fault
  }

  // Order ----------------------------------------------------------------------------------------

  private func hold(_ line: NetworkLine, _ request: Arrival? = nil) async {
    await withCheckedContinuation { continuation in
      held.append(Held(line: line, request: request, goOn: continuation))
      rest()
    }
  }

  /// Begins something, and waits until it has ended or is held.
  func follow(_ body: @escaping @MainActor () async -> Void) async {
    await withCheckedContinuation { continuation in
      waiting = continuation
      Task {
        await body()
        rest()
      }
    }
  }

  private func rest() {
    waiting?.resume()
    waiting = nil
  }

  /// Lets something go on that is held, and waits until it has ended or is held again; false where
  /// nothing is.
  @discardableResult
  func release() async -> Bool {
    guard let place = held.indices.randomElement(using: &numbers) else { return false }
    await goOn(held.remove(at: place))
    return true
  }

  /// What arrives late arrives; false where there is nothing.
  @discardableResult
  func deliverLate() async -> Bool {
    guard isServed, let place = late.indices.randomElement(using: &numbers) else { return false }
    lateCount += 1
    _ = try? await deliver(late.remove(at: place))
    return true
  }

  /// A device is gone, and with it whoever waits for an answer; what it has sent may still arrive.
  func cut(_ line: NetworkLine) async {
    line.isCut = true
    guard let place = held.firstIndex(where: { $0.line === line }) else { return }
    if let request = held[place].request, Bool.random(using: &numbers) { late.append(request) }
    await goOn(held.remove(at: place))
  }

  private func goOn(_ held: Held) async {
    await withCheckedContinuation { continuation in
      waiting = continuation
      held.goOn.resume()
    }
  }
}

/// The way of one process to the server.
@MainActor final class NetworkLine: SyncStore {
  let device: String
  /// Whether the process is gone.
  var isCut = false
  /// What the device's changes are known by, by the ids of their entries.
  var serials: [Int: Int] = [:]
  private let network: FaultyNetwork

  init(_ device: String, _ network: FaultyNetwork) {
    (self.device, self.network) = (device, network)
  }

  func send(_ entry: FaultyNetwork.Entry) async throws -> StoreAnswer<ServerStore.Contents> {
    try await network.send(entry, on: self)
  }

  func record(_ record: ServerRecord) async throws -> StoredRecord<ServerStore.Contents> {
    try await network.read(record, on: self)
  }
}
