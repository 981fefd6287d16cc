// SPDX-License-Identifier: MIT
import HTTPTypes
import Hummingbird

extension Response {
  /// An answer in JSON.
  static func json(
    _ status: HTTPResponse.Status = .ok, _ write: (inout JSONWriter) -> Void
  ) -> Response {
    var json = JSONWriter()
    write(&json)
    return Response(status, json.bytes, type: "application/json")
  }

  /// An answer with a body of bytes.
  init(_ status: HTTPResponse.Status = .ok, _ bytes: [UInt8], type: String) {
    self.init(
      status: status, headers: [.contentType: type, .cacheControl: "no-store"],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
  }

  /// A problem as an answer.
  init(_ problem: Problem) {
    self.init(problem.status, problem.json, type: "application/problem+json")
    for header in problem.headers { headers.append(header) }
  }

  /// A problem as an answer with the guarding headers.
  init(guarding problem: Problem) {
    self.init(problem)
    headers.guardPages()
  }
}
