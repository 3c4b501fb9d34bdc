import XCTest

@testable import Arms
@testable import Console
@testable import Reading
@testable import Results
@testable import Stopwatch
@testable import bench

/// What is read from a version and counted in it.
extension DocsCheckTests {
  func testWhatIsReadFromVersionsIsAllThereIs() throws {
    let folder = try TemporaryFolder(Self.files.get())
    let cases: [(line: String, edit: (inout Document) -> Void)] = [
      ("no code is found for wording", { $0.places?.removeAll { $0.concept == .wording } }),
      ("no code is found for caching of Keeper", { $0.places?.removeAll { $0.role == "Keeper" } }),
      (
        "no flow has a call of HTTPItemsClient by AApp",
        { $0.places?.append(Self.place(.requests, "AApp")) }
      ),
      ("no source has what a walk calls p()", { $0.walk?[0].file = nil }),
    ]
    for (line, edit) in cases {
      XCTAssert(try lines(in: folder, edit).contains("Sources/A: \(line)"), line)
    }
  }

  private static func place(_ concept: Concept, _ role: String) -> PlaceRow {
    PlaceRow(
      concept: concept, architecture: "A", role: role, name: "p", file: "Parts.swift", line: 1,
      lastLine: 1)
  }

  func lines(
    in folder: TemporaryFolder, _ edit: (inout Document) -> Void = { _ in }
  ) throws -> [String] {
    let line = LineRow(
      architecture: "A", part: .production, place: FilePlace(path: "AApp.swift"),
      file: "AApp.swift", count: SourceCount(code: 1))
    let double = DoubleRow(
      architecture: "A", name: "Stub", kind: .stub, file: "Stub.swift", line: 1, lastLine: 1)
    let log = MessageLog()
    log.forward(Seam("Asker", "HTTPItemsClient", "P", "p()")) {}
    log.forward(Seam("Keeper", "InMemoryStore", "Store", "q()")) {}
    let calls = CallCount(arm: Arm("A", makeApp: EmptyApp.init), flow: .add, log: log)
    let walk = WalkRow(
      architecture: "A", flow: "add", does: .message, kind: .message, method: "p()",
      file: "Parts.swift")
    let places = Concept.allCases.map { Self.place($0, $0 == .caching ? "Keeper" : "Asker") }
    var counted = Document(walk: [walk], lines: [line], doubles: [double], places: places)
    edit(&counted)
    var check = try DocsCheck(of: ["A"], counted: counted, calls: [calls], in: folder.path)
    try check.checkAll { if $0 != ["list"], $0 != ["docs"] { throw UsageError("unknown") } }
    return check.lines
  }
}
