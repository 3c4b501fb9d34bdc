import Foundation
import XCTest

@testable import Console

/// Files are written whole or not at all, and what can't be written is refused before any work.
final class OutputTests: XCTestCase {
  func testANewFileIsWrittenAndNothingElse() throws {
    let folder = try TemporaryFolder()
    let file = try Output(path: folder.path("out.json"))
    XCTAssertEqual(try folder.files, [])
    let text = String(repeating: "0123456789 µs\n", count: 10_000)
    try file.write(text)
    XCTAssertEqual(try folder.files, ["out.json"])
    XCTAssertEqual(try folder.contents("out.json"), text)
    XCTAssert(FileManager.default.createFile(atPath: folder.path("plain"), contents: nil))
    let (made, plain) = (folder.path("out.json"), folder.path("plain"))
    XCTAssertEqual(try permissions(made), try permissions(plain))
  }

  func testAnExistingFileIsReplacedAndKeepsItsPermissions() throws {
    let folder = try TemporaryFolder(["out.json": "old, and longer than the new text"])
    let path = folder.path("out.json")
    chmod(path, 0o640)
    let file = try Output(path: path)
    XCTAssertEqual(try folder.contents("out.json"), "old, and longer than the new text")
    try file.write("new\n")
    XCTAssertEqual(try folder.contents("out.json"), "new\n")
    XCTAssertEqual(try permissions(path), 0o640)
    XCTAssertEqual(try folder.files, ["out.json"])
  }

  func testASymbolicLinkStaysALink() throws {
    let folder = try TemporaryFolder(["target": "old"])
    let (link, target) = (folder.path("link"), folder.path("target"))
    try folder.link("link", to: target)
    try Output(path: link).write("new")
    XCTAssertEqual(try folder.contents("target"), "new")
    XCTAssertEqual(try FileManager.default.destinationOfSymbolicLink(atPath: link), target)
  }

  func testADeviceIsWrittenTo() throws {
    try Output(path: "/dev/null").write("gone")
    let attributes = try FileManager.default.attributesOfItem(atPath: "/dev/null")
    XCTAssertEqual(attributes[.type] as? FileAttributeType, .typeCharacterSpecial)
  }

  func testNothingIsLeftOfAFailure() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("out.json")
    let file = try Output(path: path)
    // Comes in the way after the check: a folder can't be replaced by a file.
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    fails("Is a directory", path) { try file.write("new\n") }
    XCTAssertEqual(try folder.files, ["out.json"])
    try FileManager.default.removeItem(atPath: folder.path)
    fails("No such file or directory", path) { try file.write("new\n") }
    XCTAssert(!FileManager.default.fileExists(atPath: folder.path))
  }

  func testWhatCannotBeWrittenIsRefusedAtOnce() throws {
    let folder = try TemporaryFolder(["file": "x"])
    let name = String(repeating: "a", count: 255)
    for (path, reason) in [
      ("", "Is a directory"), ("new/", "Is a directory"),
      ("missing/out.json", "No such file or directory"), ("file/out.json", "Not a directory"),
      (name + "a", "File name too long"),
    ] {
      let path = path.isEmpty ? folder.path : folder.path(path)
      fails(reason, path) { try Output(path: path) }
    }
    XCTAssertEqual(try folder.files, ["file"])
    try Output(path: folder.path(name)).write("x")
    XCTAssertEqual(try folder.files, [name, "file"])
  }

  func testAFolderOrFileWithoutPermissionIsRefused() throws {
    try XCTSkipIf(getuid() == 0, "The superuser may write everywhere.")
    let folder = try TemporaryFolder(["out.json": "old"])
    let path = folder.path("out.json")
    let file = try Output(path: path)
    chmod(path, 0o400)
    fails("Permission denied", path) { try Output(path: path) }
    chmod(folder.path, 0o500)
    fails("Permission denied", folder.path("new")) { try Output(path: folder.path("new")) }
    fails("Permission denied", path) { try file.write("new") }
    chmod(folder.path, 0o700)
    XCTAssertEqual(try folder.contents("out.json"), "old")
  }

  func testWhatTheSystemRefusesHasItsReason() throws {
    try XCTSkipUnless(FileManager.default.fileExists(atPath: "/dev/full"), "Linux has it.")
    fails("No such file or directory", "/proc/out.json") { try Output(path: "/proc/out.json") }
    let full = try Output(path: "/dev/full")
    fails("No space left on device", "/dev/full") { try full.write("x") }
    let stream = FileHandle(fileDescriptor: open("/dev/full", O_WRONLY), closeOnDealloc: true)
    XCTAssertThrowsError(try stream.write(contentsOf: Data([0]))) {
      XCTAssertEqual(SystemError($0), SystemError(code: ENOSPC))
    }
  }

  func testAnErrorStaysOnItsLine() {
    let error = OutputError(name: "out\n.json", reason: SystemError(code: ENOSPC))
    XCTAssertEqual("\(error)", "can't write out\u{FFFD}.json: No space left on device")
    XCTAssertEqual(error.exitCode, .outputUnwritable)
  }

  private func fails(
    _ reason: String, _ path: String, line: UInt = #line, _ body: () throws -> some Any
  ) {
    assertThrows(OutputError(name: path, reason: reason), try body(), line: line)
  }

  private func permissions(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }
}
