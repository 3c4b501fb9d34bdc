import Foundation
import Testing

@testable import bench

/// Files are written all or not at all.
struct NewFilesTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func allAreWrittenWithTheirFolders() throws {
    try files(["a/b/one", "a/two"]).write()
    #expect(try folder.contents("a/b/one") == "text of a/b/one")
    #expect(try folder.contents("a/two") == "text of a/two")
  }

  @Test func aFailureHalfWayTakesBackWhatWasWritten() throws {
    try "mine".write(toFile: folder.path("taken"), atomically: false, encoding: .utf8)
    let error = OutputError.unwritable(folder.path("taken"), reason: "File exists")
    #expect(throws: error) { try files(["a/b/one", "a/two", "taken", "three"]).write() }
    #expect(try folder.files == ["taken"])
    #expect(try folder.contents("taken") == "mine")
  }

  @Test func aFailureHalfWayLeavesWhatWasThere() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("a/c"), withIntermediateDirectories: true)
    try "mine".write(toFile: folder.path("a/file"), atomically: false, encoding: .utf8)
    let error = OutputError.unwritable(folder.path("a/file/two"), reason: "Not a directory")
    #expect(throws: error) { try files(["a/b/one", "a/c/one", "a/file/two"]).write() }
    let left = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    #expect(left == ["a", "a/c", "a/file"])
  }

  @Test func aDanglingLinkIsNotFollowed() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: folder.path("target"))
    let error = OutputError.unwritable(folder.path("link"), reason: "File exists")
    #expect(throws: error) { try files(["one", "link"]).write() }
    #expect(try folder.files == ["link"])
  }

  private func files(_ names: [String]) -> NewFiles {
    NewFiles(files: names.map { NewFile(path: folder.path($0), text: "text of \($0)") })
  }
}
