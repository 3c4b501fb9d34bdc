import Foundation
import Testing

@testable import Arms
@testable import RandomUse
@testable import bench

/// The parts of a document, as JSON and as CSV; `bench docs --check` holds docs/JSON.md against them.
struct DocumentedKeysTests {
  @Test func everyPartIsThere() throws {
    let names = Mirror(reflecting: try full()).children.map(\.label)
    // Random use has a document of its own.
    #expect(try object().count == names.count + 1, "a part is missing from the full document")
  }

  @Test func everyTableOfCSVHasTheDocumentsKeys() throws {
    let full = try full()
    let object = try object()
    let tables = Set(Command.known.flatMap(\.tables))
    #expect(!tables.isEmpty)
    for table in tables {
      let row = try #require(full.rows(table)?.first, "\(table)")
      let keys = try #require(object[table] as? [[String: Any]]).reduce(into: Set()) {
        $0.formUnion($1.filter { $1 is [String] || !($1 is [Any]) }.keys)
      }
      #expect(Set(CSV.columns(of: row).map(\.name)) == keys, "\(table)")
    }
  }

  private func object() throws -> [String: Any] {
    let json = try JSONSerialization.jsonObject(with: Data(full().json().utf8))
    var object = try #require(json as? [String: Any])
    let fuzz = FuzzDocument(
      environment: DocumentTests.environment, seed: 1,
      fuzz: FuzzTally(finding: Finding(kind: .leak, architecture: "A", cause: "step 1", words: [])))
    let other = try JSONSerialization.jsonObject(with: Data(fuzz.json().utf8))
    object["fuzz"] = (other as? [String: Any])?["fuzz"]
    // The environments in it have a row of their own.
    var compared = try #require(object["compared"] as? [String: Any])
    for run in ["old", "new"] { compared[run] = "" }
    object["compared"] = compared
    return object
  }

  /// A document with all parts, in which nothing is absent.
  private func full() throws -> Document { try Self.full.get() }

  private static let full = Result { try makeFull() }

  private static func makeFull() throws -> Document {
    var document = DocumentTests().document
    document.environment?.grade = .quiet
    document.environment?.gradeReason = "so it seemed"
    document.seed = 1
    document.complete = false
    document.costs = [
      CostRow(
        architecture: "A", work: 1, allocations: 1, rowsWorded: 1, ratio: 1,
        ratioAgain: 1, ratioOfOpening: 1, core: .quiet, code: 1, tests: 1)
    ]
    document.trace = [
      TraceRow(
        architecture: "A", flow: "open", step: 1, action: "taps", depth: 1, kind: .message,
        from: "A", to: "B", protocol: "P", method: "m")
    ]
    document.walk = [
      WalkRow(
        architecture: "A", flow: "open", step: 1, event: 1, does: .tap, depth: 1, kind: .message,
        from: "A", to: "B", method: "m", file: "A.swift", line: 1, lastLine: 2, doneBy: "A")
    ]
    let mutants = [MutantRow.sample(.found, red: ["ATests/testA"])]
    document.mutants = mutants
    document.detection = [
      DetectionRow(
        of: "A", MutationRecord(fingerprint: "", seconds: 1, mutants: mutants), tests: [])
    ]
    document.budgets = [
      BudgetRow(architecture: "A", lines: 1, recall: 1, recallLow: 1, recallHigh: 1)
    ]
    document.steps = [StepRow(flow: "open", step: 1, action: "taps", screen: "──")]
    let root = try #require(PackageRoot.path)
    let files = try VersionFiles(ofVersion: Registry.architectures[0].name, in: root)
    document.lines = files.lines
    document.coupling = [files].coupling
    document.features = files.features
    document.build = [
      BuildRow(
        architecture: "A", change: .view, type: "V", file: "V.swift", compiled: 1, rounds: 1, ns: 1,
        nsLow: 1, nsHigh: 1)
    ]
    document.comparison = [
      Difference(
        part: "latency", architecture: "A", subject: "open", metric: "ratio", old: 1, new: 2,
        oldNs: 1, newNs: 2, effect: .worse)
    ]
    document.compared = ComparisonSummary(
      exact: 1, ratios: 1, limits: [0.02], unfit: [],
      old: DocumentTests.environment, new: DocumentTests.environment, oldSeed: 1, newSeed: 2)
    document.files = [
      SourceCount(file: "A.swift", code: 1, comment: 0, blank: 0, tokens: 1, types: 0, protocols: 0)
    ]
    let suite = try Suite(of: files.architecture, in: root)
    var row = suite.row
    row.assertions = 1
    document.suites = [row]
    document.behaviours = try Specification(ofPackageAt: root).rows(of: [suite])
    document.doubles = Array(suite.kinds.prefix(1))
    document.proofs = [try #require(try Proofs(of: suite, in: root).row(of: "L5"))]
    document.changes = [
      ChangeRow(
        change: .rename, architecture: "A", red: ["T/test"], uncompiled: [], linesOfTests: 1,
        linesOfDoubles: 2, linesOfSources: 3)
    ]
    document.places = [
      PlaceRow(
        concept: .dates, architecture: "A", role: "R", name: "n()", file: "R.swift", line: 1,
        lastLine: 2, holds: ["B"], weak: true)
    ]
    let red = BugRecord.RedTest(test: "T/m", message: "failed", crash: true)
    document.checks = [CheckRow("disk", false, "0 GB free", or: "make room")]
    document.bugs = [
      BugRow(
        bug: "b", title: "T", statement: "L1", mark: .leak, architecture: "A", file: "A.swift",
        line: 1, before: "a", after: "b", seenBy: .own, red: 1, own: [red],
        acceptance: [red])
    ]
    return document
  }
}
