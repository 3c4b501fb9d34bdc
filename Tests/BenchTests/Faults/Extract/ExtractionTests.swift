import Arms
import Foundation
import Testing

@testable import bench

/// What `extract` writes, and what it refuses; `.ci/extract-check` builds and tests the packages.
struct ExtractionTests {
  private let parser = OptionsParser(
    architectures: Registry.arms.map(\.name), flows: Flow.all.map(\.name))
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: Registry.architectures.map(\.name))
  func nothingSpeaksOfWhatIsntThere(version: String) throws {
    let package = try ExtractedPackage(of: version, in: Run.root())
    let others = Registry.arms.map(\.name).filter { $0 != version }
    let gone = [
      "bench", "RandomUse", "Arms", "Arm", "Registry", "Subject", "subject", "MessageLog",
    ]
    let words = Set(others + gone)
    for (path, contents) in package.files where !path.hasPrefix("fixtures/") {
      let text = String(decoding: contents, as: UTF8.self)
      // VIPER-S is one word, and so is `any_arm`.
      let named = text.split { !$0.isLetter && !"-_".contains($0) }.map(String.init)
      #expect(words.intersection(named) == [], "\(path)")
      #expect(path.wholeMatch(of: /.*\b(bench|Shared|Agreement)\b.*/) == nil)
    }
    let app = try #require(package.files["Tests/AcceptanceTests/Support/Trial.swift"])
    #expect(String(decoding: app, as: UTF8.self).contains("world.launch { \(version)App("))
    // Only what changes are told by is some version's own.
    #expect(Set(package.leftOut).isSubset(of: Self.machinery))
  }

  private static let machinery = [
    "EventSource.swift", "Observable.swift", "ObservableState.swift", "RequestSlot.swift",
  ]

  @Test func aPackageIsWrittenWholeOrNotAtAll() throws {
    let target = folder.path("new/mine")
    try FileManager.default.createDirectory(
      atPath: target, withIntermediateDirectories: true)
    let report = try Extraction(version: "VIPER", folder: target).write()
    #expect(report.hasPrefix("\(target): VIPER with its suite and the acceptance suite, "))
    #expect(try folder.contents("new/mine/README.md").hasPrefix("# A list, its detail, and a form"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("new")) == ["mine"])

    let error = #expect(throws: UsageError.self) {
      try Extraction(version: "MVC", folder: target).write()
    }
    #expect(
      error?.description
        == "\(target) is there already and isn't an empty folder; name a new one")
    #expect(throws: OutputError(name: "/dev/null/mine", reason: SystemError(code: ENOTDIR))) {
      try Extraction(version: "MVC", folder: "/dev/null/mine").write()
    }
  }

  @Test(arguments: [
    (["viper-s", "--output", "d"], "VIPERS"), (["MVVM-C", "--output=d"], "MVVMC"),
    (["Clean Swift", "--output", "d"], "CleanSwift"),
  ])
  func aVersionMayBeSpeltAsItsSchoolDoes(arguments: [String], version: String) throws {
    let extraction = Extraction(version: version, folder: "d")
    #expect(
      try parser.parse(["extract"] + arguments)
        == .run(Options(command: .extract, extraction: extraction)))
  }

  @Test(arguments: [
    (["mvc"], "'extract' needs a version and a folder; write extract VERSION --output DIR"),
    (
      ["direct", "--output", "d"],
      "unknown version 'direct'; versions: MVC, MVVMC, VIPER, VIPERS, CleanSwift"
    ),
    (
      ["mvc", "viper", "--output", "d"],
      "'extract' knows no 'viper'; leave it out (see bench help extract)"
    ),
  ])
  func aWrongLineIsRefused(arguments: [String], line: String) {
    #expect(throws: UsageError(line)) { try parser.parse(["extract"] + arguments) }
  }
}
