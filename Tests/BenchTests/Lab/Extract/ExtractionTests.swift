import Foundation
import XCTest

@testable import Console
@testable import Stopwatch
@testable import lab

/// What `extract` writes, and what it refuses; `.ci/extract-check` builds and tests the packages.
final class ExtractionTests: XCTestCase {
  private static let package = Result { try ExtractedPackage(of: "VIPERS", in: Run.root()) }
  private static let gone: Set = [
    "bench", "RandomUse", "Arms", "Arm", "Registry", "Subject", "subject", "MessageLog",
  ]

  func testNothingSpeaksOfWhatIsntThere() throws {
    let package = try Self.package.get()
    let words = Self.gone.union(Registry.arms.map(\.name)).subtracting(["VIPERS"])
    for (path, contents) in package.files where !path.hasPrefix("fixtures/") {
      let text = String(decoding: contents, as: UTF8.self)
      // VIPER-S is one word, and so is `any_arm`.
      let named = text.split { !$0.isLetter && !"-_".contains($0) }.map(String.init)
      XCTAssertEqual(words.intersection(named), [], path)
      XCTAssertNil(path.wholeMatch(of: /.*\b(bench|Shared|Agreement)\b.*/), path)
    }
    let app = try XCTUnwrap(package.files["Tests/AcceptanceTests/Support/Trial.swift"])
    XCTAssert(String(decoding: app, as: UTF8.self).contains("world.launch { VIPERSApp("))
    // Only what changes are told by is some version's own.
    let machinery: Set = [
      "EventSource.swift", "Observable.swift", "ObservableState.swift", "RequestSlot.swift",
    ]
    XCTAssertEqual(Set(package.leftOut).subtracting(machinery), [])
  }

  func testPackageIsWrittenWholeOrNotAtAll() throws {
    let folder = try TemporaryFolder()
    let target = folder.path("new/mine")
    try FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: true)
    let extraction = Extraction(version: "VIPER", folder: target)
    let report = try extraction.write(from: Run.root())
    XCTAssert(
      report.hasPrefix("\(target): VIPER with its suite and the acceptance suite, "), report)
    XCTAssert(
      try folder.contents("new/mine/README.md").hasPrefix("# A list, its detail, and a form"))
    XCTAssertEqual(
      try FileManager.default.contentsOfDirectory(atPath: folder.path("new")), ["mine"])
    XCTAssertThrowsError(try extraction.write(from: Run.root())) {
      XCTAssertEqual(
        $0 as? UsageError,
        UsageError("\(target) is there already and isn't an empty folder; name a new one"))
    }
    XCTAssertThrowsError(try Self.package.get().write(to: "/dev/null/mine")) {
      XCTAssertEqual(
        $0 as? OutputError,
        OutputError(name: "/dev/null/mine", reason: SystemError(code: ENOTDIR)))
    }
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
      XCTAssertThrowsError(
        try ExtractedPackage.write([:], to: folder.path("mine"), finishing: { _ in throw failure })
      ) { XCTAssertEqual("\($0)", "\(failure)") }
    }
    XCTAssertEqual(try folder.files, [])
  }

  func testVersionMayBeSpeltAsItsSchoolDoesAndAWrongLineIsRefused() throws {
    let parser = OptionsParser(
      architectures: Registry.arms.map(\.name), flows: Flow.all.map(\.name))
    for (word, version) in ["viper-s": "VIPERS", "MVVM-C": "MVVMC", "Clean Swift": "CleanSwift"] {
      let extraction = Extraction(version: version, folder: "d")
      XCTAssertEqual(
        try parser.parse(["extract", word, "--output", "d"]),
        .run(Options(command: .extract, extraction: extraction)))
    }
    let refused = [
      ["mvc"]: "'extract' needs a version and a folder; write extract VERSION --output DIR",
      ["direct", "--output", "d"]:
        "unknown version 'direct'; versions: MVC, MVVMC, VIPER, VIPERS, CleanSwift",
      ["mvc", "viper", "--output", "d"]:
        "'extract' knows no 'viper'; leave it out (see bench help extract)",
    ]
    for (arguments, line) in refused {
      XCTAssertThrowsError(try parser.parse(["extract"] + arguments)) {
        XCTAssertEqual($0 as? UsageError, UsageError(line))
      }
    }
  }
}
