// SPDX-License-Identifier: MIT
import CalendarStore
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import ServiceLifecycle
import UnixSignals

extension AlmanacServer {
  /// Serves until the task is cancelled or, if the configuration says so, until SIGINT or SIGTERM.
  ///
  /// Requests that have begun are answered, and event streams end.
  ///
  /// - Parameter whenListening: Receives the address, such as `http://127.0.0.1:8080/`.
  /// - Throws: `ServerError`, or the `StoreError` of opening the database.
  public func run(whenListening: @escaping @Sendable (String) -> Void) async throws {
    let parts = try await makeParts()
    let responder = ServerResponder(api: parts.api, pages: configuration.pages)
    let limits = configuration.limits
    let application = Application(
      responder: responder,
      server: HTTPServerBuilder {
        GuardedChannel($0, limits: limits, book: parts.api.book, watch: parts.api.watch)
      },
      configuration: ApplicationConfiguration(
        address: .hostname(host.bindAddress, port: configuration.port),
        availableConnectionsDelegate: ConnectionRoom(book: parts.api.book)),
      onServerRunning: { channel in
        let port = channel.localAddress?.port ?? configuration.port
        whenListening("http://\(host.webName):\(port)/")
        // In a task of its own, because no connection is accepted before this returns.
        Task { await parts.api.warmUp() }
      },
      logger: quietLogger)
    let group = ServiceGroup(
      configuration: groupConfiguration([application, parts.ending, parts.trash]))
    do {
      try await run(group, parts.api)
    } catch {
      await parts.api.desk.close()
      throw error
    }
    await parts.api.desk.close()
  }
}

extension AlmanacServer {
  private struct Parts {
    let api: API
    let ending: StreamEnding
    let trash: TrashKeeper
  }

  private func makeParts() async throws -> Parts {
    let store = try await (configuration.demo ?? configuration.own)()
    let hub = ChangeHub(
      store: store, limit: configuration.limits.eventStreams,
      heartbeat: configuration.limits.heartbeat)
    let desk = StoreDesk(
      present: ServedStore(store, isDemo: configuration.demo != nil), openOwn: configuration.own,
      openDemo: configuration.demo,
      whenReopened: { [logger = configuration.logger] store in
        logger.notice("The database is there again.")
        await hub.goOver(to: store)
      })
    let api = API(
      desk: desk, hub: hub, zones: ZoneBook(), now: configuration.now,
      defaultZone: configuration.defaultZone, limits: configuration.limits,
      hasDemo: configuration.demo != nil, logger: configuration.logger,
      watch: RequestWatch(figures: ServerFigures(), logger: configuration.logger),
      book: ConnectionBook(limit: configuration.limits.connections))
    return Parts(
      api: api, ending: StreamEnding(hub: hub, whenEnding: configuration.whenEnding),
      trash: TrashKeeper(desk: desk, now: configuration.now, logger: configuration.logger))
  }

  /// Logs libraries from warnings on, unless everything is to be logged.
  private var quietLogger: Logger {
    var logger = configuration.logger
    if logger.logLevel > .debug { logger.logLevel = max(logger.logLevel, .warning) }
    return logger
  }

  private func groupConfiguration(_ services: [any Service]) -> ServiceGroupConfiguration {
    var group = ServiceGroupConfiguration(
      services: services,
      gracefulShutdownSignals: configuration.endsOnSignals ? [.sigint, .sigterm] : [],
      logger: quietLogger)
    group.maximumGracefulShutdownDuration = configuration.limits.ending
    return group
  }

  private func run(_ group: ServiceGroup, _ api: API) async throws {
    do {
      // A cancelled task ends as gracefully as a signal ends the server.
      try await withTaskCancellationHandler {
        try await Task { try await group.run() }.value
      } onCancel: {
        Task { await group.triggerGracefulShutdown() }
      }
    } catch let error as IOError {
      throw listeningError(error)
    } catch {
      // What took too long to end was cancelled; that counts as a normal end.
      guard await api.hub.situation.isOver else { throw error }
    }
  }

  private func listeningError(_ error: IOError) -> ServerError {
    let host = configuration.host
    return error.errnoCode == EADDRINUSE
      ? .portTaken(host: host, port: configuration.port)
      : .cannotListen(
        host: host, port: configuration.port, reason: String(cString: strerror(error.errnoCode)))
  }
}
