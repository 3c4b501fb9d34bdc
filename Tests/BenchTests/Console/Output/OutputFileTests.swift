import Foundation
import Testing

@testable import bench

/// Files are written whole or not at all.
struct OutputFileTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func aNewFileIsWrittenAndNothingElse() throws {
    let file = try bench.Output(path: folder.path("out.json"))
    #expect(try folder.files == [])
    try file.write("one\n")
    #expect(try folder.files == ["out.json"])
    #expect(try folder.contents("out.json") == "one\n")
  }

  @Test func aNewFileHasTheUsualPermissions() throws {
    try bench.Output(path: folder.path("out.json")).write("one\n")
    let plain = folder.path("plain")
    #expect(FileManager.default.createFile(atPath: plain, contents: nil))
    #expect(try permissions(folder.path("out.json")) == permissions(plain))
  }

  @Test func anExistingFileIsReplacedAndKeepsItsPermissions() throws {
    let path = folder.path("out.json")
    try "old, and longer than the new text".write(toFile: path, atomically: false, encoding: .utf8)
    chmod(path, 0o640)
    let file = try bench.Output(path: path)
    #expect(try folder.contents("out.json") == "old, and longer than the new text")
    try file.write("new\n")
    #expect(try folder.contents("out.json") == "new\n")
    #expect(try permissions(path) == 0o640)
    #expect(try folder.files == ["out.json"])
  }

  @Test func nothingIsLeftOfAFailure() throws {
    let path = folder.path("out.json")
    let file = try bench.Output(path: path)
    // Comes in the way after the check: a folder can't be replaced by a file.
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    let error = SystemError(code: EISDIR)
    #expect(throws: OutputError(name: path, reason: SystemError(error))) { try file.write("new\n") }
    #expect(try folder.files == ["out.json"])
    #expect(SwiftFileFinder.isFolder(path))
  }

  @Test func nothingIsLeftWhenTheFolderIsGone() throws {
    let file = try bench.Output(path: folder.path("out.json"))
    try FileManager.default.removeItem(atPath: folder.path)
    let error = OutputError(name: folder.path("out.json"), reason: "No such file or directory")
    #expect(throws: error) { try file.write("new\n") }
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test func aSymbolicLinkStaysALink() throws {
    let (link, target) = (folder.path("link"), folder.path("target"))
    try "old".write(toFile: target, atomically: false, encoding: .utf8)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    try bench.Output(path: link).write("new")
    #expect(try folder.contents("target") == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == target)
  }

  @Test func aDeviceIsWrittenTo() throws {
    try bench.Output(path: "/dev/null").write("gone")
    let attributes = try FileManager.default.attributesOfItem(atPath: "/dev/null")
    #expect(attributes[.type] as? FileAttributeType == .typeCharacterSpecial)
  }

  @Test func aLongTextArrivesWhole() throws {
    let text = String(repeating: "0123456789 µs\n", count: 100_000)
    try bench.Output(path: folder.path("out.txt")).write(text)
    #expect(try folder.contents("out.txt") == text)
  }

  private func permissions(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }
}
