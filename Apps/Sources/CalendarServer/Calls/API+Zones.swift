// SPDX-License-Identifier: MIT
import CalendarFoundation
import CivilTime
import HTTPTypes
import Hummingbird

extension API {
  /// `GET /api/zones/{id}`.
  func zone(_ id: String, _ call: APICall) async throws -> Response {
    _ = try call.query()
    do {
      return Response(.ok, try ZoneRules.file(of: id), type: "application/tzif")
    } catch {
      throw Problem(.notFound, "No time zone has this name. Names look like Europe/Berlin.")
    }
  }
}
