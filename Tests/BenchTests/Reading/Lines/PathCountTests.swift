import XCTest

@testable import Console
@testable import Reading
@testable import Results
@testable import Suites

final class PathCountTests: XCTestCase {
  func testFoldersAreSearchedAndFilesTakenAsGiven() throws {
    let folder = try TemporaryFolder([
      "b.swift": "class A {}\n", "a/c.swift": "// a\n\n", "a/d.txt": "a",
      "script": "#!a\nprotocol B {}",
    ])
    let path = folder.path
    let count = try PathCount(of: [path, "\(path)/script"])
    let expected = [
      SourceCount(file: "\(path)/a/c.swift", comment: 1, blank: 1),
      SourceCount(file: "\(path)/b.swift", code: 1, tokens: 4, types: 1),
      SourceCount(file: "\(path)/script", code: 2, tokens: 5, protocols: 1),
    ]
    XCTAssertEqual(count.files, expected)
    let total = LinesReport.table(count.files).cells.first
    XCTAssertEqual(total, ["total", "3", "1", "1", "9", "1", "1"])
  }

  /// Links that lead back end, and hidden entries are left out.
  func testEachFileCountsOnce() throws {
    let folder = try TemporaryFolder([
      "a/b.swift": "a", "c.swift": "a", ".build/b.swift": "", ".git/c.swift": "", "d/.e.swift": "",
    ])
    try folder.link("a/f", to: folder.path)
    try folder.link("g", to: "a")
    XCTAssertEqual(found(in: folder), ["a/b.swift", "c.swift"])
    XCTAssertEqual(found("c.swift", "", "a/", in: folder), ["c.swift", "a/b.swift"])
  }

  func testAPipeIsRead() throws {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data("a\n".utf8))
    try pipe.fileHandleForWriting.close()
    let path = "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"
    XCTAssertEqual(try PathCount(of: [path]).files.map(\.code), [1])
  }

  func testWhatCannotBeReadIsNamedWithTheReason() throws {
    let folder = try TemporaryFolder(["a/b.txt": "a", "a.md": "# a", "e.swift": "a"])
    try folder.write(Data([0x61, 0xFF]), to: "c.swift")
    try folder.link("d.swift", to: "nowhere")
    let errors = [
      "x: No such file or directory", "a: no Swift file in this folder", "c.swift: not UTF-8 text",
      "d.swift: No such file or directory", "a.md: no folder, and no Swift file by its name",
    ]
    for error in errors {
      XCTAssertEqual(found(String(error.prefix { $0 != ":" }), in: folder), [error])
    }
    // In a folder it is left out.
    XCTAssertEqual(found(in: folder), [errors[2], errors[3], "e.swift"])
    assertThrows("an empty name; write that of a file", try PathCount(of: [""]))
  }

  func testWhatMayNotBeReadIsNamedOrLeftOutAndSaid() throws {
    try XCTSkipIf(geteuid() == 0, "the superuser may read anything")
    let folder = try TemporaryFolder(["a/b.swift": "a", "c.swift": "a", "d/e.swift": "a"])
    let closed = ["a", "d/e.swift"]
    let allow = { (mode: Int) in
      for name in closed {
        try FileManager.default.setAttributes(
          [.posixPermissions: mode], ofItemAtPath: folder.path(name))
      }
    }
    try allow(0)
    defer { try? allow(0o755) }
    let errors = closed.map { "\($0): permission denied" }
    XCTAssertEqual(found(in: folder), errors + ["c.swift"])
    XCTAssertEqual(found("d/e.swift", in: folder), [errors[1]])
  }

  /// What is said, then the files that are counted, all below the folder.
  private func found(_ names: String..., in folder: TemporaryFolder) -> [String] {
    var said: [String] = []
    do throws(InputError) {
      let paths = names.isEmpty ? [folder.path] : names.map(folder.path)
      said += try PathCount(of: paths) { said.append($0.description) }.files.map(\.file)
    } catch {
      said.append(error.description)
    }
    return said.map { $0.replacing("\(folder.path)/", with: "") }
  }
}
