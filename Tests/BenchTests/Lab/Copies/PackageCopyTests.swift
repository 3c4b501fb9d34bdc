import Foundation
import XCTest

@testable import Console
@testable import lab

/// What a copy of a part of the package holds, and what its fingerprint speaks of.
final class PackageCopyTests: XCTestCase {
  private static let dump = """
    {"name": "P", "packageKind": {"root": ["/p"]}, "platforms": [], "products": [], "targets": [
      {"name": "A", "type": "regular", "dependencies": [], "settings": []},
      {"name": "ATests", "type": "test", "dependencies": [{"byName": ["A", null]}]},
      {"name": "B", "type": "regular", "path": "Sources/More/B", "settings": [],
       "dependencies": [{"target": ["A", null]}], "pluginUsages": [{"plugin": ["Q", null]}]},
      {"name": "Q", "type": "plugin", "dependencies": []},
      {"name": "R", "type": "regular", "dependencies": [{"byName": ["A"]}, {"byName": ["B"]}]}
    ]}
    """
  private static let files = [
    "Package.swift": "// package", "Sources/A/A.swift": "a", "Sources/A/README.md": "#",
    "Sources/A/In/B.swift": "b", "Sources/A/.hidden": "h", "Sources/More/B/B.swift": "b",
    "Sources/More/C.swift": "c", "Sources/Q/Q.swift": "q", "Tests/ATests/T.swift": "t",
    "Tests/Changes/a.patch": "p", "Tests/Changes/b.patch": "p",
  ]

  private func part(
    of targets: [String], with inputs: [String] = [], in folder: TemporaryFolder,
    dump: String = PackageCopyTests.dump
  ) throws -> PackagePart {
    try PackageManifest(dump: Data(dump.utf8), of: folder.path).part(of: targets, with: inputs)
  }

  func testPartHasTargetsWithWhatTheyStandOnAndItsInputs() throws {
    let folder = try TemporaryFolder(Self.files)
    let ofA = ["Sources/A/A.swift", "Sources/A/In/B.swift"]
    let patches = ["Tests/Changes/a.patch", "Tests/Changes/b.patch"]
    let other = try part(of: ["B"], with: [patches[0]], in: folder)
    XCTAssertEqual(other.targets, ["A", "B", "Q"])
    XCTAssertEqual(
      other.files, ofA + ["Sources/More/B/B.swift", "Sources/Q/Q.swift", patches[0]])
    let tests = try part(of: ["ATests"], with: ["Tests/Changes"], in: folder)
    XCTAssertEqual(tests.files, ofA + ["Tests/ATests/T.swift"] + patches)
    for (targets, dump, message) in [
      (["C"], Self.dump, "no target C"), (["A"], "error: no", "'swift package' can't read it"),
    ] {
      assertThrows(
        "\(folder.path)/Package.swift: \(message)", try part(of: targets, in: folder, dump: dump))
    }
  }

  func testDiagramLeavesOutTestsAndWhatFollowsFromTheRest() throws {
    let diagram = try PackageManifest(dump: Data(Self.dump.utf8), of: "/p").diagram
    XCTAssertEqual(
      diagram.map { "\($0): \($1.joined(separator: " "))" }, ["A: ", "B: A Q", "Q: ", "R: B"])
  }

  func testCopyHoldsThePartAndNothingElse() throws {
    let folder = try TemporaryFolder(Self.files)
    try folder.write(Data("old".utf8), to: ".build/copies/c/Sources/A/Gone.swift")
    try folder.write(Data("old".utf8), to: ".build/copies/c/Sources/A/A.swift")
    try folder.write(Data("o".utf8), to: ".build/copies/c/.build/A.o")
    let part = try part(of: ["ATests"], in: folder)
    let new = ["Sources/A/A.swift": "planted", "Sources/A/New.swift": "new"]
    let copy = try PackageCopy("c", of: part, with: new, adding: "// more")
    XCTAssertEqual(copy.folder, folder.path(".build/copies/c"))
    XCTAssertEqual(
      try FileManager.default.files(at: "", in: copy.folder),
      ["Package.swift"] + (part.files + ["Sources/A/New.swift"]).sorted())
    XCTAssertEqual(try copy.text(of: "Sources/A/A.swift"), "planted")
    XCTAssertEqual(try folder.contents(".build/copies/c/.build/A.o"), "o")
    XCTAssertEqual(
      try copy.text(of: "Package.swift"),
      """
      // package
      let kept: Set = ["A", "ATests"]
      package.products = []
      package.targets.removeAll { !kept.contains($0.name) }
      // more
      """)
    try copy.reset()
    XCTAssertEqual(
      try FileManager.default.files(at: "", in: copy.folder), ["Package.swift"] + part.files)
    XCTAssertEqual(try copy.text(of: "Sources/A/A.swift"), "a")
  }

  /// `flock` belongs to an opening of a file, so that a second one stands for another process.
  func testNobodyElseHasTheFolderOfACopy() throws {
    let folder = try TemporaryFolder(Self.files)
    let copy = try PackageCopy("c", of: part(of: ["A"], in: folder))
    let file = open("\(copy.folder).lock", O_RDWR)
    defer { close(file) }
    XCTAssertEqual(flock(file, LOCK_EX | LOCK_NB), -1)
    XCTAssertEqual(errno, EWOULDBLOCK)
  }

  /// The compiler takes two changes within one second for one; what is as it was needn't be compiled.
  func testEveryChangeComesInASecondOfItsOwn() throws {
    let folder = try TemporaryFolder(Self.files)
    let copy = try PackageCopy("c", of: part(of: ["A"], in: folder))
    let path = "\(copy.folder)/Sources/A/A.swift"
    func second(writing text: String) throws -> Int {
      try copy.write(text, to: "Sources/A/A.swift")
      let date = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
      return Int(try XCTUnwrap(date).timeIntervalSince1970)
    }
    let seconds = try ["1", "2", "2", "1", "3"].map(second)
    XCTAssertEqual(seconds, [0, 1, 1, 2, 3].map { seconds[0] + $0 })
    let end = timespec(tv_sec: seconds[0] + 600, tv_nsec: 999_999_750)
    XCTAssertEqual(utimensat(AT_FDCWD, path, [end, end], 0), 0)
    XCTAssertEqual(try second(writing: "1"), seconds[0] + 601)
  }
}
