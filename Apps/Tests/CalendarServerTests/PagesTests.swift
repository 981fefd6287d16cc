// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import CalendarServer

struct PagesTests {
  private static let pages = PageFolder.embedded([
    "index.html": Page(bytes: Array("<!doctype html>".utf8), etag: "\"i\""),
    "404.html": Page(bytes: Array("astray".utf8), etag: "\"n\""),
    "kal.html": Page(bytes: Array("kal".utf8), etag: "\"k\""),
    "element/engine.js": Page(
      bytes: Array("plain".utf8), gzipped: Array("small".utf8), etag: "\"e\""),
    "engine.wasm": Page(bytes: [0, 0x61], etag: "\"w\""),
    "docs/index.html": Page(bytes: Array("docs".utf8), etag: "\"d\""),
  ])

  @Test(arguments: [
    ("/", "<!doctype html>", "text/html; charset=utf-8"),
    ("/index.html", "<!doctype html>", "text/html; charset=utf-8"),
    ("/?x=1", "<!doctype html>", "text/html; charset=utf-8"),
    ("/kal", "kal", "text/html; charset=utf-8"), ("/docs/", "docs", "text/html; charset=utf-8"),
    ("/element/engine.js", "plain", "text/javascript; charset=utf-8"),
    ("/element/%65ngine.js", "plain", "text/javascript; charset=utf-8"),
    ("/engine.wasm", "\u{0}a", "application/wasm"),
  ])
  func pagesHaveTheirTypes(path: String, text: String, type: String) async throws {
    try await TestServer.serving(configure: { $0.pages = Self.pages }) { server in
      let answer = try await server.get(path)
      #expect(answer.status == 200)
      #expect(answer.text == text)
      #expect(answer.headers["content-type"] == type)
      #expect(answer.headers["cache-control"] == "no-cache")
    }
  }

  @Test(arguments: [
    "/element", "/element/", "/nothing", "/..", "/../index.html", "/element/../index.html",
    "/%2e%2e/index.html", "/element%2Fengine.js", "/element//engine.js", "//index.html",
    "/index.html/", "/.env", "/index.html%00", "/element\\engine.js", "/%5C..%5Cindex.html",
  ])
  func nothingElseIsServed(path: String) async throws {
    try await TestServer.serving(configure: { $0.pages = Self.pages }) { server in
      let answer = try await server.get(path)
      #expect(answer.status == 404)
      #expect(answer.headers["content-type"] == "application/problem+json")
    }
  }

  @Test func aSlashTooManyOrTooFewLeadsOn() async throws {
    try await TestServer.serving(configure: { $0.pages = Self.pages }) { server in
      let many = try await server.get("/kal/")
      #expect(many.status == 307)
      #expect(many.headers["location"] == "/kal")
      let few = try await server.get("/docs")
      #expect(few.status == 307)
      #expect(few.headers["location"] == "/docs/")
    }
  }

  @Test func aPersonWhoHasComeToNothingSeesAPage() async throws {
    try await TestServer.serving(configure: { $0.pages = Self.pages }) { server in
      let seen = try await server.get("/nonsense", ["Accept: text/html,application/xml;q=0.9"])
      #expect(seen.status == 404)
      #expect(seen.headers["content-type"] == "text/html; charset=utf-8")
      #expect(seen.text == "astray")
      #expect(seen.headers["content-security-policy"] != nil)
      let data = try await server.get("/api/nonsense", ["Accept: text/html"])
      #expect(data.headers["content-type"] == "application/problem+json")
    }
  }

  @Test func anEarlierPathLeadsToThePresentOneWithItsDay() async throws {
    try await TestServer.serving(configure: { $0.pages = Self.pages }) { server in
      let day = try await server.get("/week?view=month&date=2024-02-20")
      #expect(day.status == 307)
      #expect(day.headers["location"] == "/?view=month&date=2024-02-20")
      let bare = try await server.get("/week")
      #expect(bare.headers["location"] == "/")
      #expect(try await server.get("/week/").headers["location"] == "/")
      let slash = try await server.get("/kal/?date=2024-02-20")
      #expect(slash.headers["location"] == "/kal?date=2024-02-20")
    }
  }

  @Test func whatABrowserHasIsNotSentAgain() async throws {
    try await TestServer.serving(configure: { $0.pages = Self.pages }) { server in
      for known in ["\"i\"", "W/\"i\"", "\"x\", \"i\"", "*"] {
        let answer = try await server.get("/", ["If-None-Match: " + known])
        #expect(answer.status == 304, "\(known)")
        #expect(answer.headers["etag"] == "\"i\"")
        #expect(answer.headers["content-security-policy"] != nil)
      }
      #expect(try await server.get("/", ["If-None-Match: \"x\""]).status == 200)
    }
  }

  @Test func whoTakesGzipGetsIt() async throws {
    try await TestServer.serving(configure: { $0.pages = Self.pages }) { server in
      for (accepted, isGzip) in [
        ("gzip", true), ("br, GZIP;q=0.5", true), ("gzip;q=0", false), ("gzip;q=0.000", false),
        ("identity", false), ("x-gzip", false),
      ] {
        let answer = try await server.get("/element/engine.js", ["Accept-Encoding: " + accepted])
        #expect(answer.text == (isGzip ? "small" : "plain"), "\(accepted)")
        #expect(answer.headers["content-encoding"] == (isGzip ? "gzip" : nil))
        #expect(answer.headers["etag"] == (isGzip ? "\"e-gzip\"" : "\"e\""))
        #expect(answer.headers["vary"] == "Accept-Encoding")
      }
      let known = ["Accept-Encoding: gzip", "If-None-Match: \"e-gzip\""]
      #expect(try await server.get("/element/engine.js", known).status == 304)
    }
  }

  @Test func aProgramWithoutPagesSaysHowToBuildThem() async throws {
    try await TestServer.serving(configure: { $0.pages = .embedded([:]) }) { server in
      let answer = try await server.get("/")
      #expect(answer.status == 404)
      #expect(answer.headers["content-type"] == "text/plain; charset=utf-8")
      #expect(answer.text.contains("make build"))
      #expect(try await server.get("/api/info").status == 200)
    }
  }

  @Test func aFolderIsServedForDevelopment() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("almanac-pages-\(UUID().uuidString)")
    let inner = folder.appendingPathComponent("element")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("secret".utf8).write(to: folder.appendingPathComponent(".hidden"))
    try Data("one".utf8).write(to: inner.appendingPathComponent("a.js"))
    try await TestServer.serving(configure: { $0.pages = .folder(folder.path) }) { server in
      let first = try await server.get("/element/a.js")
      #expect(first.text == "one")
      try Data("two".utf8).write(to: inner.appendingPathComponent("a.js"))
      let second = try await server.get(
        "/element/a.js", ["If-None-Match: \(first.headers["etag"] ?? "")"])
      #expect(second.text == "two")
      for path in ["/element", "/element/", "/.hidden", "/element/../.hidden", "/%2e%2e/x"] {
        #expect(try await server.get(path).status == 404, "\(path)")
      }
    }
  }
}
