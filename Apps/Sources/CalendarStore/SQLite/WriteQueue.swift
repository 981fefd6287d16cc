// SPDX-License-Identifier: MIT
import Foundation
import GRDB

/// Lets writes that come at the same time share one transaction, and so one wait for the disk.
///
/// While a commit waits, those who ask meanwhile gather; they are the next transaction. Each hears
/// of its own result, after the sync that made it last. When one of them fails they are written one
/// by one, so that it fails alone; what a body does it may therefore do twice, of which only the
/// second is kept.
final class WriteQueue: Sendable {
  /// A body that is given the database and says how to answer once its work is safe.
  private struct Job {
    let deadline: ContinuousClock.Instant
    let perform: (Database) throws -> () -> Void
    let refuse: (any Error) -> Void
  }

  private struct State {
    var jobs: [Job] = []
    /// Whether a turn has been asked for and has not taken its jobs yet, or is at work.
    var isRunning = false
    var activity = StoreActivity()
    /// How many transactions have been begun or tried to.
    var turns = 0
  }

  private let pool: DatabasePool
  private let options: SQLiteOptions
  /// Asked before a transaction begins and again before its writers are answered.
  private let checkPlace: @Sendable () throws -> Void
  /// Asked within each transaction.
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

  /// How many transactions have been begun, or waited for in vain.
  var turns: Int { state.withLock { $0.turns } }

  /// Writes, in a transaction that others may share; the result when it is safe on the disk.
  ///
  /// A lock that somebody else holds is waited for until the options' time is up, counted from now:
  /// waiting in the queue is waiting.
  func write<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async -> Result<Value, any Error> {
    await withCheckedContinuation { continuation in
      write(body) { continuation.resume(returning: $0) }
    }
  }

  /// The same, for those who do not wait.
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

  /// Most jobs of a transaction: it keeps an import, and others' programs, waiting.
  private static let most = 512

  /// Writes what has gathered; what has come meanwhile gets a turn of its own, behind an import
  /// that waits too.
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

  /// Whether the reason is the file's and not that of a single write.
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

  /// Refuses those whose time is up; the others go on waiting, before those who came later.
  private func refuseLate(_ jobs: [Job], _ error: any Error) {
    let now = ContinuousClock.now
    let waiting = jobs.filter { $0.deadline > now }
    state.withLock { $0.jobs.insert(contentsOf: waiting, at: 0) }
    jobs.filter { $0.deadline <= now }.forEach { $0.refuse(error) }
  }
}
