import Foundation
import Testing

@testable import Arms
@testable import bench

/// The document's keys are what other programs rely on.
struct DocumentTests {
  static let environment = BenchEnvironment(
    os: "Linux", cpu: "CPU", cores: 2, swift: "6.3", configuration: "release", commit: "abc",
    dirty: false, clockStepNs: 10, loadAverage: [0.5, 1, 2], date: "2026-01-31T12:00:00Z")

  let document = Document(
    environment: environment,
    calls: [
      CallRow(
        architecture: "MVC", flow: "open", crossings: 9, work: 7, wiring: 2, replays: 0,
        participants: 5, depth: 3,
        seams: [
          SeamCount(
            from: "Controller", to: "Model", protocol: "Loading", method: "load(_:)",
            kind: .message, count: 1),
          SeamCount(
            from: "Client", to: "Model", protocol: "Completion", method: "list",
            kind: .completion, count: 2),
        ])
    ],
    wording: [WordingRow(architecture: "MVC", flow: "open", items: 8, rows: 8)],
    allocations: [
      AllocationRow(architecture: "MVC", flow: "open", items: 8, mallocs: 9, bytes: 500)
    ],
    instructions: [
      InstructionRow(
        architecture: "MVC", flow: "open", items: 8, module: "Swift", instructions: 30_000)
    ],
    latency: [
      LatencyFixture.row("MVC"), LatencyFixture.row("VIPER", verdict: .undecided),
      LatencyFixture.row("VIPER", over: nil),
    ],
    means: [LatencyFixture.row("VIPER")],
    growth: [LatencyFixture.growth("MVC"), LatencyFixture.growth("MVC", fits: false)],
    noise: LatencyFixture.outcome([LatencyFixture.row("MVC")]).noise,
    lines: [])

  @Test func comesBackAsItWas() throws {
    let data = Data(try document.json().utf8)
    #expect(try Document(json: data) == document)
  }

  @Test func everyPartHasExactlyItsKeys() throws {
    let all = try object(document)
    #expect(
      Set(all.keys) == [
        "schema", "environment", "calls", "wording", "allocations", "instructions", "latency",
        "means", "growth", "noise", "lines",
      ])
    #expect(all["schema"] as? Int == 3)
    let environment = try #require(all["environment"] as? [String: Any])
    #expect(
      Set(environment.keys) == [
        "os", "cpu", "cores", "swift", "configuration", "commit", "dirty", "clock_step_ns",
        "load_average", "date",
      ])
    let calls = try #require(all["calls"] as? [[String: Any]])
    #expect(
      calls.map { Set($0.keys) } == [
        [
          "architecture", "flow", "crossings", "work", "wiring", "replays", "participants", "depth",
          "seams",
        ]
      ])
    let seams = try #require(calls[0]["seams"] as? [[String: Any]])
    #expect(
      Set(seams.map { Set($0.keys) }) == [["from", "to", "protocol", "method", "kind", "count"]])
    #expect(seams.map { $0["kind"] as? String } == ["message", "completion"])
  }

  @Test func timesHaveExactlyTheirKeys() throws {
    let all = try object(document)
    func keys(_ part: String) throws -> [Set<String>] {
      try #require(all[part] as? [[String: Any]]).map { Set($0.keys) }
    }
    let row: Set = [
      "architecture", "flow", "mode", "protocol", "items", "launches", "rounds", "batch", "core",
      "ns", "ns_low", "ns_high", "reference", "ratio", "ratio_low", "ratio_high", "verdict",
      "log_ratios", "quiet_rounds",
    ]
    let over: Set = ["over_direct_ns", "over_direct_ns_low", "over_direct_ns_high"]
    #expect(try keys("latency") == [row.union(over), row.union(over), row])
    #expect(try keys("means") == [row.union(over)])
    let growth: Set = [
      "architecture", "flow", "mode", "protocol", "core", "max_residual", "fits",
    ]
    #expect(
      try keys("growth") == [
        growth.union([
          "fixed_ns", "fixed_ns_low", "fixed_ns_high", "per_item_ns", "per_item_ns_low",
          "per_item_ns_high",
        ]), growth,
      ])
    #expect(
      try keys("noise") == [
        [
          "flow", "mode", "protocol", "items", "floor", "control_ratio", "control_low",
          "control_high", "control_error", "check_ratio", "check_low", "check_high", "check_error",
          "core", "quiet_share",
        ]
      ])
    let allocations = try #require(all["allocations"] as? [[String: Any]])
    #expect(
      allocations.map { Set($0.keys) } == [["architecture", "flow", "items", "mallocs", "bytes"]])
  }

  @Test func aComparisonHasExactlyItsKeys() throws {
    let old = try SmallDocument(ratios: [("A", 1), ("B", 1)]).baseline
    let comparison = try Comparison(of: old, with: old)
    let all = try object(
      Document(
        environment: Self.environment, comparison: comparison.differences,
        compared: comparison.summary))
    #expect(Set(all.keys) == ["schema", "environment", "comparison", "compared"])
    let compared = try #require(all["compared"] as? [String: Any])
    #expect(
      Set(compared.keys) == [
        "exact", "ratios", "limits", "unfit", "old", "new", "old_seed", "new_seed",
      ])
  }

  @Test func whatHasNoRowsIsAbsent() throws {
    var results = Results()
    results.add(LatencyFixture.outcome([]), shown: [])
    results.document.complete = false
    let all = try object(results.document(in: Self.environment))
    #expect(Set(all.keys) == ["schema", "complete", "environment", "seed"])
    #expect(all["complete"] as? Bool == false)
  }

  @Test func aGradeIsPartOfTheEnvironment() throws {
    var results = Results()
    results.add(LatencyFixture.outcome([], grade: .noisy), shown: [])
    let graded = try object(results.document(in: Self.environment))
    let environment = try #require(graded["environment"] as? [String: Any])
    #expect(environment["grade"] as? String == "noisy")
    #expect(environment["grade_reason"] as? String == "so it seemed")
    #expect(Results().document(in: Self.environment).environment == Self.environment)
  }

  @Test func whatWasNotMeasuredIsAbsent() throws {
    var environment = Self.environment
    (environment.commit, environment.dirty) = (nil, nil)
    let all = try object(Document(environment: environment))
    #expect(Set(all.keys) == ["schema", "environment"])
    let keys = try #require(all["environment"] as? [String: Any]).keys
    #expect(!keys.contains("commit") && !keys.contains("dirty"))
  }

  @Test func isWrittenForPeopleToo() throws {
    var environment = Self.environment
    environment.os = "GNU/Linux"
    #expect(
      try Document(environment: environment).json() == """
        {
          "environment" : {
            "clock_step_ns" : 10,
            "commit" : "abc",
            "configuration" : "release",
            "cores" : 2,
            "cpu" : "CPU",
            "date" : "2026-01-31T12:00:00Z",
            "dirty" : false,
            "load_average" : [
              0.5,
              1,
              2
            ],
            "os" : "GNU/Linux",
            "swift" : "6.3"
          },
          "schema" : 3
        }

        """)
  }

  private func object(_ document: Document) throws -> [String: Any] {
    let object = try JSONSerialization.jsonObject(with: Data(document.json().utf8))
    return try #require(object as? [String: Any])
  }
}
