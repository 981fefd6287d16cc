// SPDX-License-Identifier: MIT
import HTTPTypes
import Hummingbird

extension PageFolder {
  /// The answer to a request for a page.
  func answer(_ request: Request, _ target: RequestTarget) throws(Problem) -> Response {
    guard [.get, .head].contains(request.method) else {
      var problem = Problem(.methodNotAllowed, "Use GET or HEAD for pages.")
      problem.headers[.allow] = "GET, HEAD"
      throw problem
    }
    guard let path = Self.path(target) else { throw Self.nothingHere }
    guard !isEmpty else { return Self.notBuilt }
    for candidate in Self.candidates(path) {
      if let page = page(candidate) { return page.answer(request, type: PageType(candidate)) }
    }
    do throws(Problem) {
      return try elsewhere(path, target.query)
    } catch {
      guard let answer = astray(request) else { throw error }
      return answer
    }
  }

  /// The files that a path may mean: itself, a page without its suffix, or the index of a folder.
  private static func candidates(_ path: String) -> [String] {
    if path.isEmpty || path.hasSuffix("/") { return [path + "index.html"] }
    return [path, path + ".html"]
  }

  /// What a person sees who has come to where nothing is; nil for a program, which gets the problem.
  private func astray(_ request: Request) -> Response? {
    let accepted = request.headers[values: .accept].joined(separator: ",")
    guard accepted.contains("text/html"), let page = page("404.html") else { return nil }
    return Response(.notFound, page.bytes, type: PageType("404.html").text)
  }

  /// The earlier paths of pages, and what they have now.
  private static let moved = ["week": "/"]

  /// Redirects an earlier path, or one with a slash too many or too few, to the present one.
  ///
  /// The query goes along: it says which day is shown.
  private func elsewhere(_ path: String, _ query: Substring) throws(Problem) -> Response {
    let place: String
    if let now = Self.moved[path.hasSuffix("/") ? String(path.dropLast()) : path] {
      place = now
    } else if path.hasSuffix("/"), page(path.dropLast() + ".html") != nil {
      place = "/" + path.dropLast()
    } else if page(path + "/index.html") != nil {
      place = "/" + path + "/"
    } else {
      throw Self.nothingHere
    }
    // Temporary, because browsers keep permanent redirects, and tomorrow the port may be another
    // program's.
    return Response(
      status: .temporaryRedirect,
      headers: [
        .location: query.isEmpty ? place : "\(place)?\(query)", .cacheControl: "no-store",
      ])
  }

  /// The path below the folder, or nil for one that could lead out of it or that no file has.
  private static func path(_ target: RequestTarget) -> String? {
    let parts = target.parts
    let isPlain = parts.enumerated().allSatisfy { index, part in
      (!part.isEmpty || index == parts.count - 1) && !part.hasPrefix(".")
        && part.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != 0x2F && $0 != 0x5C }
    }
    return isPlain ? parts.joined(separator: "/") : nil
  }

  private static var nothingHere: Problem {
    Problem(.notFound, "There is nothing at this path.")
  }

  private static var notBuilt: Response {
    Response(
      .notFound,
      Array("This Almanac was built without its pages. Build it with: make build\n".utf8),
      type: "text/plain; charset=utf-8")
  }
}

extension Page {
  /// The file, or 304 when the browser has it already.
  func answer(_ request: Request, type: PageType) -> Response {
    let encodings = request.headers[values: .acceptEncoding].joined(separator: ",")
    let gzipped = Self.accepts("gzip", in: encodings) ? gzipped : nil
    let etag = gzipped == nil ? etag : etag.dropLast() + "-gzip\""
    var headers: HTTPFields = [
      .contentType: type.text, .cacheControl: "no-cache", .eTag: etag, .vary: "Accept-Encoding",
    ]
    let known = request.headers[values: .ifNoneMatch].joined(separator: ",")
    if Self.list(known).contains(where: { $0 == "*" || $0 == etag || $0 == "W/" + etag }) {
      return Response(status: .notModified, headers: headers)
    }
    if gzipped != nil { headers[.contentEncoding] = "gzip" }
    return Response(
      status: .ok, headers: headers,
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: gzipped ?? bytes)))
  }

  /// Whether an encoding is accepted with a weight above 0.
  private static func accepts(_ encoding: String, in header: String) -> Bool {
    list(header).contains { item in
      let parts = item.split(separator: ";").map { $0.filter { $0 != " " }.lowercased() }
      guard parts.first == encoding else { return false }
      return !parts.dropFirst().contains { $0.hasPrefix("q=0") && Double($0.dropFirst(2)) == 0 }
    }
  }

  private static func list(_ header: String) -> [String] {
    header.split(separator: ",").map { String($0.drop { $0 == " " }) }
  }
}
