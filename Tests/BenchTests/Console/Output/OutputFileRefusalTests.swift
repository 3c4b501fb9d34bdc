import Foundation
import Testing

@testable import bench

/// What can't be written is refused before anything is measured.
struct OutputFileRefusalTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func aFolderIsRefused() {
    refuses(folder.path, reason: "Is a directory")
    refuses(folder.path("new/"), reason: "Is a directory")
  }

  @Test func aMissingFolderIsRefused() throws {
    refuses(folder.path("missing/out.json"), reason: "No such file or directory")
    #expect(try folder.files == [])
  }

  @Test func aFileInTheWayIsRefused() throws {
    try "x".write(toFile: folder.path("file"), atomically: false, encoding: .utf8)
    refuses(folder.path("file/out.json"), reason: "Not a directory")
  }

  @Test func anOverlongNameIsRefused() {
    refuses(folder.path(String(repeating: "a", count: 300)), reason: "File name too long")
  }

  @Test func aLongNameIsFine() throws {
    let name = String(repeating: "a", count: 255)
    try bench.Output(path: folder.path(name)).write("x")
    #expect(try folder.files == [name])
  }

  @Test(.enabled(if: getuid() != 0, "The superuser may write everywhere."))
  func aFolderOrFileWithoutPermissionIsRefused() throws {
    let path = folder.path("out.json")
    try "old".write(toFile: path, atomically: false, encoding: .utf8)
    chmod(path, 0o400)
    refuses(path, reason: "Permission denied")
    chmod(folder.path, 0o500)
    refuses(folder.path("new.json"), reason: "Permission denied")
    chmod(folder.path, 0o700)
    #expect(try folder.contents("out.json") == "old")
  }

  @Test(.enabled(if: getuid() != 0, "The superuser may write everywhere."))
  func anExistingFileOutlivesAFailure() throws {
    let path = folder.path("out.json")
    try "old".write(toFile: path, atomically: false, encoding: .utf8)
    let file = try bench.Output(path: path)
    chmod(folder.path, 0o500)
    #expect(throws: OutputError(name: path, reason: "Permission denied")) {
      try file.write("new")
    }
    chmod(folder.path, 0o700)
    #expect(try folder.contents("out.json") == "old")
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self")))
  func aFolderThatTakesNoFilesIsRefused() {
    refuses("/proc/out.json", reason: "No such file or directory")
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func aFullDeviceIsReported() throws {
    let file = try bench.Output(path: "/dev/full")
    let error = OutputError(name: "/dev/full", reason: "No space left on device")
    #expect(throws: error) { try file.write("x") }
  }

  @Test func outputChecksItsFileAtOnce() {
    #expect(throws: OutputError.self) { try bench.Output(path: folder.path) }
  }

  private func refuses(
    _ path: String, reason: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(throws: OutputError(name: path, reason: reason), sourceLocation: sourceLocation) {
      try bench.Output(path: path)
    }
  }
}
