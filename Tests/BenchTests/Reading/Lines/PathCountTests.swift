import Foundation
import Testing

@testable import bench

struct PathCountTests {
  @Test func foldersAreSearchedAndFilesTakenAsGiven() throws {
    let folder = try TemporaryFolder([
      "b.swift": "class A {}\n", "a/c.swift": "// a\n\n", "a/d.txt": "a",
      "script": "#!a\nprotocol B {}",
    ])
    let path = folder.path
    let count = try PathCount(of: [path, "\(path)/script"])
    #expect(
      count.files == [
        FileRow(file: "\(path)/a/c.swift", count: SourceCount(comment: 1, blank: 1)),
        FileRow(file: "\(path)/b.swift", count: SourceCount(code: 1, tokens: 4, types: 1)),
        FileRow(file: "\(path)/script", count: SourceCount(code: 2, tokens: 5, protocols: 1)),
      ])
    #expect(
      LinesReport.table(count.files).cells.last == ["total", "3", "1", "1", "9", "1", "1"])
  }

  @Test func aFileOfAnotherKindIsRefused() throws {
    let folder = try TemporaryFolder(["a.md": "# a"])
    let path = "\(folder.path)/a.md"
    #expect(message(for: path) == "\(path): no folder, and no Swift file by its name")
  }

  @Test func anEmptyPathIsNamed() {
    #expect(message(for: "")?.hasPrefix("''") == true)
  }

  @Test func hiddenEntriesAreLeftOut() throws {
    let folder = try TemporaryFolder([
      "a.swift": "", ".build/b.swift": "", ".git/c.swift": "", "d/.e.swift": "",
    ])
    #expect(try PathCount(of: [folder.path]).files.map(\.file) == ["\(folder.path)/a.swift"])
  }

  @Test func linksThatLeadBackEnd() throws {
    let folder = try TemporaryFolder(["a/b.swift": "a"])
    try folder.link("a/c", to: folder.path)
    try folder.link("d", to: "a")
    #expect(try PathCount(of: [folder.path]).files.map(\.file) == ["\(folder.path)/a/b.swift"])
  }

  @Test func aFileReachedTwiceCountsOnce() throws {
    let folder = try TemporaryFolder(["a/b.swift": "a", "c.swift": "a"])
    let paths = ["\(folder.path)/a/", folder.path, "\(folder.path)/c.swift"]
    #expect(
      try PathCount(of: paths).files.map(\.file)
        == ["\(folder.path)/a/b.swift", "\(folder.path)/c.swift"])
  }

  @Test func whatCannotBeReadIsNamedWithTheReason() throws {
    let folder = try TemporaryFolder(["a/b.txt": "a"])
    try folder.write(Data([0x61, 0xFF]), to: "c.swift")
    try folder.link("d.swift", to: "nowhere")
    let path = folder.path
    #expect(message(for: "\(path)/x") == "\(path)/x: No such file or directory")
    #expect(message(for: "\(path)/a") == "\(path)/a: no Swift file in this folder")
    #expect(message(for: "\(path)/c.swift") == "\(path)/c.swift: not UTF-8 text")
    #expect(message(for: "\(path)/d.swift") == "\(path)/d.swift: No such file or directory")
  }

  @Test func whatCannotBeReadInAFolderIsLeftOutAndSaid() throws {
    let folder = try TemporaryFolder(["b.swift": "a", "e.swift": "a"])
    try folder.write(Data([0x61, 0xFF]), to: "c.swift")
    try folder.link("d.swift", to: "nowhere")
    let path = folder.path
    var errors: [String] = []
    let count = try PathCount(of: [path]) { errors.append($0.description) }
    #expect(count.files.map(\.file) == ["\(path)/b.swift", "\(path)/e.swift"])
    #expect(
      errors == ["\(path)/c.swift: not UTF-8 text", "\(path)/d.swift: No such file or directory"])
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser may read anything"))
  func aFolderThatMayNotBeReadIsLeftOutAndSaid() throws {
    let folder = try TemporaryFolder(["a/b.swift": "a", "c.swift": "a"])
    let path = folder.path
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: "\(path)/a")
    defer {
      try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(path)/a")
    }
    var errors: [String] = []
    let count = try PathCount(of: [path]) { errors.append($0.description) }
    #expect(count.files.map(\.file) == ["\(path)/c.swift"])
    #expect(errors == ["\(path)/a: permission denied"])
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser may read anything"))
  func whatMayNotBeReadIsNamedWithTheReason() throws {
    let folder = try TemporaryFolder(["a.swift": "a"])
    let path = "\(folder.path)/a.swift"
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
    #expect(message(for: path) == "\(path): permission denied")
  }

  private func message(for path: String) -> String? {
    do throws(InputError) {
      _ = try PathCount(of: [path])
      return nil
    } catch {
      return error.description
    }
  }
}
