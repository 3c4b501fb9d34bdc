import Foundation
import XCTest

@testable import Console
@testable import lab

/// What `extract` writes, and what it refuses; `.ci/extract-check` builds and tests the packages.
final class ExtractionTests: XCTestCase {
  func testThePackageHasOneVersionAndNothingOfWhatComparesThem() throws {
    let root = try SmallPackage.folder()
    let files = try ExtractedPackage(of: "MVC", in: root.path).files
    XCTAssertEqual(
      files.keys.sorted(),
      [
        ".gitattributes", ".gitignore", ".swift-format", "Package.swift", "README.md",
        "Sources/FakeWorld/World.swift", "Sources/MVC/List.swift", "Sources/MVC/Old.swift",
        "Sources/MVC/README.md", "Tests/AcceptanceTests/ListTests.swift",
        "Tests/AcceptanceTests/Support/Subject.swift",
        "Tests/AcceptanceTests/Support/WorldState.swift",
        "Tests/MVCTests/AddItem/FormTests.swift", "docs/SPEC.md", "fixtures/server.json",
      ])
    let texts = files.mapValues { String(decoding: $0, as: UTF8.self) }
    XCTAssertEqual(
      texts["Tests/AcceptanceTests/ListTests.swift"], "import Testing\n\nlet all = Subject.all\n")
    XCTAssertEqual(
      texts["Tests/AcceptanceTests/Support/Subject.swift"],
      "import FakeWorld\nimport ItemsApp\nimport MVC\nimport Testing\nMVCApp\n")
    XCTAssertEqual(
      texts["Tests/AcceptanceTests/Support/WorldState.swift"], "struct WorldState {}\n")
    XCTAssertEqual(texts["Sources/FakeWorld/World.swift"], "/// MVCApp(environment: $0)\n")
    XCTAssertEqual(texts["Sources/MVC/README.md"], "# MVC\n")
    XCTAssertEqual(texts["docs/SPEC.md"], "| L1 | It lists. |\n")
    XCTAssertEqual(texts["Package.swift"], "MVC []\n")
  }

  func testPackageIsWrittenWholeOrNotAtAll() throws {
    let (root, folder) = (try SmallPackage.folder(), try TemporaryFolder())
    let target = folder.path("new/mine")
    try FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: true)
    let extraction = Extraction(version: "MVC", folder: target)
    let report = try extraction.write(from: root.path)
    XCTAssert(
      report.hasPrefix("Wrote 15 files to \(target): MVC, its suite, and the acceptance suite.\n"),
      report)
    XCTAssertEqual(try folder.contents("new/mine/README.md"), "# MVC\n")
    XCTAssertEqual(
      try FileManager.default.contentsOfDirectory(atPath: folder.path("new")), ["mine"])
    assertThrows(
      UsageError("\(target) exists already and isn't an empty folder; name a new one"),
      try extraction.write(from: root.path))
    assertThrows(
      OutputError(name: "/dev/null/mine", reason: SystemError(code: ENOTDIR)),
      try ExtractedPackage.write(["a": Data()], to: "/dev/null/mine"))
  }

  func testEmptyFolderMayStandBehindALink() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path("there"), withIntermediateDirectories: false)
    try folder.link("mine", to: folder.path("there"))
    try ExtractedPackage.write(["a": Data("b".utf8)], to: folder.path("mine"))
    XCTAssertEqual(try folder.contents("there/a"), "b")
    XCTAssertEqual(try folder.files, ["mine", "there"])
  }

  func testWhatIsToldAlreadyIsNotTakenForTheOutput() throws {
    let folder = try TemporaryFolder()
    let failures: [any Error] = [RunFailure("no"), InputError(description: "a: not UTF-8 text")]
    for failure in failures {
      assertThrows(
        "\(failure)",
        try ExtractedPackage.write([:], to: folder.path("mine"), finishing: { _ in throw failure }))
    }
    XCTAssertEqual(try folder.files, [])
  }
}
