import Foundation
import Testing

@testable import bench

/// The document's keys are what other programs rely on.
struct DocumentTests {
  static let environment = BenchEnvironment(
    os: "Linux", cpu: "CPU", cores: 2, swift: "6.3", configuration: "release", commit: "abc",
    dirty: false, clockStep: 10, loadAverage: [0.5, 1, 2], date: "2026-01-31T12:00:00Z")

  let document = Document(
    environment: environment,
    calls: [
      CallRow(
        architecture: "MVC", flow: "open", messages: 7, completions: 2, participants: 5, depth: 3,
        seams: [
          SeamCount(
            from: "Controller", to: "Model", protocol: "Loading", method: "load(_:)",
            kind: .message, count: 1),
          SeamCount(
            from: "Client", to: "Model", protocol: "Completion", method: "list",
            kind: .completion, count: 2),
        ])
    ],
    allocations: [
      AllocationRow(architecture: "MVC", flow: "open", items: 8, mallocs: 9, bytes: 500)
    ],
    latency: [
      LatencyRow(
        architecture: "MVC", flow: "open", mode: .typed, items: 8, launches: 1, rounds: 30,
        ns: 1_500, nsLow: 1_400.5, nsHigh: 1_600, ratio: 1),
      LatencyRow(
        architecture: "MVC", flow: "open", mode: .wire, items: 8, launches: 1, rounds: 30,
        ns: 2_500, nsLow: 2_400, nsHigh: 2_600, ratio: 1),
    ],
    explained: [
      ExplainedRow(by: .both, cells: 24, rSquared: 0.8, rSquaredAdjusted: 0.75)
    ],
    lines: [])

  @Test func comesBackAsItWas() throws {
    let data = Data(try document.json().utf8)
    #expect(try JSONDecoder().decode(Document.self, from: data) == document)
  }

  @Test func everyPartHasExactlyItsKeys() throws {
    let all = try object(document)
    #expect(
      Set(all.keys) == [
        "schema", "environment", "calls", "allocations", "latency", "explained", "lines",
      ])
    #expect(all["schema"] as? Int == 1)
    let environment = try #require(all["environment"] as? [String: Any])
    #expect(
      Set(environment.keys) == [
        "os", "cpu", "cores", "swift", "configuration", "commit", "dirty", "clock_step_ns",
        "load_average", "date",
      ])
    let calls = try #require(all["calls"] as? [[String: Any]])
    #expect(
      calls.map { Set($0.keys) } == [
        ["architecture", "flow", "messages", "completions", "participants", "depth", "seams"]
      ])
    let seams = try #require(calls[0]["seams"] as? [[String: Any]])
    #expect(
      Set(seams.map { Set($0.keys) }) == [["from", "to", "protocol", "method", "kind", "count"]])
    #expect(seams.map { $0["kind"] as? String } == ["message", "completion"])
    let latency = try #require(all["latency"] as? [[String: Any]])
    #expect(
      Set(latency.map { Set($0.keys) }) == [
        [
          "architecture", "flow", "mode", "items", "launches", "rounds", "ns", "ns_low", "ns_high",
          "ratio",
        ]
      ])
    #expect(latency.map { $0["mode"] as? String } == ["typed", "wire"])
    let allocations = try #require(all["allocations"] as? [[String: Any]])
    #expect(
      allocations.map { Set($0.keys) } == [["architecture", "flow", "items", "mallocs", "bytes"]])
    let explained = try #require(all["explained"] as? [[String: Any]])
    #expect(
      explained.map { Set($0.keys) } == [["by", "cells", "r_squared", "r_squared_adjusted"]])
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
          "schema" : 1
        }

        """)
  }

  private func object(_ document: Document) throws -> [String: Any] {
    let object = try JSONSerialization.jsonObject(with: Data(document.json().utf8))
    return try #require(object as? [String: Any])
  }
}
