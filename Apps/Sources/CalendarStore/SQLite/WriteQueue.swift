// SPDX-License-Identifier: MIT
import Foundation
import GRDB

/// Lets writes that arrive at the same time share one transaction, and so one wait for the disk.
///
/// Writes that arrive during a commit gather and form the next transaction. Each gets its own
/// result after the sync that made it durable. If one of them fails, all are written again one by
/// one, so that it fails alone. A body may therefore run twice, and only its second run is kept.
final class WriteQueue: Sendable {
  /// A body that receives the database and returns how to answer once its work is durable.
  private struct Job {
    let deadline: ContinuousClock.Instant
    let perform: (Database) throws -> () -> Void
    let refuse: (any Error) -> Void
  }

  private struct State {
    var jobs: [Job] = []
    /// Whether a turn is running, or has been requested and has not taken its jobs yet.
    var isRunning = false
    var activity = StoreActivity()
    /// How many transactions were started or attempted.
    var turns = 0
  }

  private let pool: DatabasePool
  private let options: SQLiteOptions
  /// Called before a transaction begins and again before its writers are answered.
  private let checkPlace: @Sendable () throws -> Void
  /// Called within each transaction.
  private let checkFile: @Sendable (Database) throws -> Void
  private let committed: @Sendable () -> Void
  private let state = Locked(State())

  init(
    _ pool: DatabasePool, options: SQLiteOptions,
    checkPlace: @escaping @Sendable () throws -> Void,
    checkFile: @escaping @Sendable (Database) throws -> Void,
    committed: @escaping @Sendable () -> Void
  ) {
    self.pool = pool
    self.options = options
    self.checkPlace = checkPlace
    self.checkFile = checkFile
    self.committed = committed
  }
}

extension WriteQueue {
  /// How much has been written.
  var activity: StoreActivity { state.withLock { $0.activity } }

  /// How many transactions were started, or waited for in vain.
  var turns: Int { state.withLock { $0.turns } }

  /// Writes in a transaction that other writes may share; returns once the result is safe on the
  /// disk.
  ///
  /// Waits for somebody else's lock until the timeout of the options, counted from now: time in the
  /// queue counts.
  func write<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async -> Result<Value, any Error> {
    await withCheckedContinuation { continuation in
      write(body) { continuation.resume(returning: $0) }
    }
  }

  /// The same with a callback, for callers that do not wait.
  func write<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value,
    answer: @escaping @Sendable (Result<Value, any Error>) -> Void
  ) {
    add(
      Job(
        deadline: .now + options.busyTimeout,
        perform: { db in
          let value = try body(db)
          return { answer(.success(value)) }
        },
        refuse: { answer(.failure($0)) }))
  }

  private func add(_ job: sending Job) {
    let isFirst = state.withLock { state in
      state.jobs.append(job)
      defer { state.isRunning = true }
      return !state.isRunning
    }
    if isFirst { askForTurn() }
  }

  private func askForTurn() {
    pool.asyncWriteWithoutTransaction { [self] db in takeTurn(db) }
  }

  /// The most jobs in a transaction, because it keeps imports and other programs waiting.
  private static let most = 512

  /// Writes what has gathered.
  ///
  /// What has arrived meanwhile gets a turn of its own, after an import that is waiting too.
  private func takeTurn(_ db: Database) {
    let jobs = state.withLock { state in
      let jobs = Array(state.jobs.prefix(Self.most))
      state.jobs.removeFirst(jobs.count)
      state.turns += 1
      return jobs
    }
    write(jobs, db)
    let goesOn = state.withLock { state in
      state.isRunning = !state.jobs.isEmpty
      return state.isRunning
    }
    if goesOn { askForTurn() }
  }
}

extension WriteQueue {
  private func write(_ jobs: [Job], _ db: Database) {
    do {
      let answers = try commit(jobs, db)
      try checkPlace()
      state.withLock { state in
        state.activity.writes += Int64(jobs.count)
        state.activity.syncs += 1
      }
      committed()
      answers.forEach { $0() }
    } catch let error as DatabaseError where error.resultCode == .SQLITE_BUSY {
      refuseLate(jobs, error)
    } catch  where jobs.count > 1 && !Self.concernsAll(error) {
      for job in jobs { write([job], db) }
    } catch {
      jobs.forEach { $0.refuse(error) }
    }
  }

  /// Whether the cause lies in the file and not in a single write.
  private static func concernsAll(_ error: any Error) -> Bool {
    switch error as? StoreError {
    case .gone, .newer: true
    default: false
    }
  }

  private func commit(_ jobs: [Job], _ db: Database) throws -> [() -> Void] {
    try checkPlace()
    let first = jobs.map(\.deadline).min() ?? .now
    return try db.withPatience(first - .now, usual: options.busyTimeout) { db in
      try SQLiteStore.transaction(db) { db in
        try checkFile(db)
        return try jobs.map { try $0.perform(db) }
      }
    }
  }

  /// Refuses the jobs whose time is up.
  ///
  /// The others go on waiting, ahead of later ones.
  private func refuseLate(_ jobs: [Job], _ error: any Error) {
    let now = ContinuousClock.now
    let waiting = jobs.filter { $0.deadline > now }
    state.withLock { $0.jobs.insert(contentsOf: waiting, at: 0) }
    jobs.filter { $0.deadline <= now }.forEach { $0.refuse(error) }
  }
}
