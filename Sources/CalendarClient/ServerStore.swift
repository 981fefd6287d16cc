// SPDX-License-Identifier: MIT
import CalendarSync
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The store of an Almanac server, for a `SyncSession`; docs/api.md says what the server takes.
///
///     let store = ServerStore(at: URL(string: "http://127.0.0.1:8080")!)
///     let session = try SyncSession(store: store, keeper: .file(at: outbox))
///     let lunch = ServerRecord(.events, UUID().uuidString)
///     let contents: ServerStore.Contents = [
///       "calendar": "home", "title": "Lunch",
///       "start": "2026-11-27T12:00[Europe/Berlin]", "end": "2026-11-27T13:00[Europe/Berlin]"]
///     session.push(Change(.add, lunch, values: contents, after: contents))
///     await session.flush()
///
/// Contents are the members of a record's JSON without its `id` and `revision`.
public struct ServerStore: SyncStore {
  /// A record of the server.
  public typealias Record = ServerRecord
  /// The members of a record.
  public typealias Contents = [String: JSONValue]

  private let address: URL
  private let session: URLSession

  /// The server at an address, without the `/api` of its paths.
  ///
  /// An answer is waited for as long as the session says.
  public init(at address: URL, session: URLSession = .shared) {
    self.address = address
    self.session = session
  }

  // Reading --------------------------------------------------------------------------------------

  /// The record as the server has it; throws `ServerProblem`, or what the session throws.
  public func record(_ record: ServerRecord) async throws -> StoredRecord<Contents> {
    let (status, body) = try await ask("GET", path(of: record))
    if status == 404 { return .missing }
    guard status == 200 else { throw Self.failure(status, body) }
    guard let stored = Self.stored(body) else { throw ServerProblem(status, body) }
    return stored
  }

  // Writing --------------------------------------------------------------------------------------

  /// Sends a change; throws `ServerProblem`, or what the session throws, when there is no answer.
  public func send(
    _ entry: OutboxEntry<ServerRecord, Contents>
  ) async throws -> StoreAnswer<Contents> {
    let (status, body) = try await request(for: entry)
    switch status {
    case 200, 201:
      guard let revision = Self.stored(body)?.revision else { throw ServerProblem(status, body) }
      // Sent again, it is answered with the record as it is now, to which others may have written since.
      return .written(revision: min(revision, (entry.sentRevision ?? 0) + 1))
    case 409:
      let current = Self.stored(body["current"]?.members) ?? .missing
      if entry.change.isApart(from: current) { return .outdatedElsewhere(current) }
      return entry.change.isAlike(to: current) ? .outdatedAlike(current) : .outdated(current)
    case 404 where entry.change.operation != .add: return .outdated(.missing)
    default: throw Self.failure(status, body)
    }
  }

  private func request(
    for entry: OutboxEntry<ServerRecord, Contents>
  ) async throws -> (Int, Contents) {
    let record = entry.change.record
    let revision = JSONValue.integer(entry.sentRevision ?? 0)
    var body = entry.change.written ?? [:]
    switch entry.change.operation {
    case .add:
      body["id"] = .string(record.id)
      return try await ask("POST", [record.kind.rawValue], body: body)
    case .delete:
      return try await ask(
        "DELETE", path(of: record),
        query: URLQueryItem(name: "revision", value: "\(entry.sentRevision ?? 0)"))
    case .restore: body["deleted"] = false
    case .edit, .put: break
    }
    body["revision"] = revision
    let method = entry.change.operation == .put ? "PUT" : "PATCH"
    return try await ask(method, path(of: record), body: body)
  }

  /// Undoes what the server has written at once, such as an import.
  public func takeBack(_ unit: Int64) async throws -> Int64 {
    let (status, body) = try await ask("POST", ["undo"], body: ["change": .integer(unit)])
    guard status == 200 else { throw Self.failure(status, body) }
    guard let change = body["change"]?.wholeNumber else { throw ServerProblem(status, body) }
    return change
  }

  // Requests -------------------------------------------------------------------------------------

  private func path(of record: ServerRecord) -> [String] {
    record.kind == .settings ? ["settings"] : [record.kind.rawValue, record.id]
  }

  private func ask(
    _ method: String, _ path: [String], query: URLQueryItem? = nil, body: Contents? = nil
  ) async throws -> (Int, Contents) {
    var request = URLRequest(url: try url(path, query))
    request.httpMethod = method
    if let body {
      request.httpBody = try Self.json(body)
      request.setValue("application/json", forHTTPHeaderField: "content-type")
    }
    let (data, response) = try await session.data(for: request)
    let head = response as? HTTPURLResponse
    let status = head?.statusCode ?? 0
    // What stands between us and the server may answer, too, and in JSON.
    let type = head?.value(forHTTPHeaderField: "content-type") ?? ""
    let ours = status < 400 ? "application/json" : "application/problem+json"
    guard type.hasPrefix(ours), let members = try? JSONDecoder().decode(Contents.self, from: data)
    else {
      throw ServerProblem(status: status, detail: "the answer is not from an Almanac server")
    }
    return (status, members)
  }

  private static func json(_ body: Contents) throws -> Data {
    do {
      return try JSONEncoder().encode(body)
    } catch {
      throw StoreRefusal("these contents cannot be written as JSON: \(error)")
    }
  }

  private func url(_ path: [String], _ query: URLQueryItem?) throws -> URL {
    // A record's id may have any character, a solidus among them.
    let allowed = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-._~"))
    var parts = URLComponents(url: address, resolvingAgainstBaseURL: false)
    let names = (["api"] + path).map {
      $0.addingPercentEncoding(withAllowedCharacters: allowed) ?? $0
    }
    let root = parts?.percentEncodedPath ?? ""
    parts?.percentEncodedPath =
      (root.hasSuffix("/") ? root : root + "/") + names.joined(separator: "/")
    if let query { parts?.queryItems = [query] }
    guard let url = parts?.url else {
      throw ServerProblem(status: 0, detail: "\(address) is not the address of a server")
    }
    return url
  }

  // Answers --------------------------------------------------------------------------------------

  /// A record in an answer; nil when it has no revision.
  private static func stored(_ members: Contents?) -> StoredRecord<Contents>? {
    guard var contents = members, let revision = contents["revision"]?.wholeNumber else {
      return nil
    }
    if contents["deleted"] == true { return .deleted(revision: revision) }
    for name in ["id", "revision", "deleted", "change"] { contents[name] = nil }
    return .present(contents, revision: revision)
  }

  /// What an answer means that is none of success: the server refuses, or has not answered for now.
  private static func failure(_ status: Int, _ body: Contents) -> any Error {
    let problem = ServerProblem(status, body)
    let refusals = [400, 403, 404, 405, 409, 410, 413, 414, 415, 422, 431]
    guard refusals.contains(status) else { return problem }
    return StoreRefusal(problem.detail, isLasting: !problem.isLock)
  }
}

extension Change where Contents == ServerStore.Contents {
  /// The ends of an event or a session, which are one: a start of one's own and somebody else's end
  /// might be the wrong way round.
  private static var ends: Set<String> { ["start", "end"] }

  /// What is sent: of an edit of one end both, since somebody else's other end may be replaced
  /// knowingly.
  fileprivate var written: Contents? {
    guard operation == .edit, let values, let after, !Self.ends.isDisjoint(with: values.keys)
    else { return values }
    return values.merging(after.filter { Self.ends.contains($0.key) }) { own, _ in own }
  }

  /// Whether others have changed nothing of what an edit writes, or have changed it to the same.
  ///
  /// What `before` does not say may have been changed.
  fileprivate func isApart(from current: StoredRecord<Contents>) -> Bool {
    guard operation == .edit, let values, let before, let current = current.contents else {
      return false
    }
    var names = Set(values.keys)
    if !names.isDisjoint(with: Self.ends) { names.formUnion(Self.ends) }
    return names.allSatisfy { name in
      let theirs = current[name] ?? .null
      return before[name] == theirs || values[name] == theirs
    }
  }

  /// Whether what is replaced as a whole, or deleted, holds all that it did before.
  fileprivate func isAlike(to current: StoredRecord<Contents>) -> Bool {
    guard operation == .put || operation == .delete, let before else { return false }
    return before == current.contents
  }
}

extension ServerProblem {
  fileprivate init(_ status: Int, _ body: ServerStore.Contents) {
    self.init(
      status: status, type: body["type"]?.text ?? "",
      detail: body["detail"]?.text ?? "status \(status)")
  }
}

extension JSONValue {
  fileprivate var wholeNumber: Int64? {
    if case .integer(let value) = self { value } else { nil }
  }

  fileprivate var text: String? {
    if case .string(let value) = self { value } else { nil }
  }

  fileprivate var members: [String: JSONValue]? {
    if case .object(let value) = self { value } else { nil }
  }
}
