import Foundation
import XCTest

@testable import Console
@testable import Faults
@testable import Results
@testable import bench

/// Mutants in the form of mutation-testing-report-schema, which its viewers refuse to read otherwise.
final class StrykerReportTests: XCTestCase {
  private let rows: [MutantRow] = [
    MutantRow.sample(.found, id: 1, red: ["ListTests/testA"]).sample(message: "a is b"),
    MutantRow.sample(.missed, id: 2).sample(), MutantRow.sample(.inside, id: 3).sample(),
    MutantRow.sample(.noEffect, id: 4).sample(),
    MutantRow.sample(.dropped, id: 5, rule: .argumentsExchanged).sample(),
  ]

  func testEachMutantHasItsPlaceAndItsEnd() throws {
    let folder = try TemporaryFolder(["Sources/MVC/A.swift": "  a()\n"])
    let report = try StrykerReport(
      of: rows, tests: ["MVC": ["ListTests/testA", "ListTests/testB"], "Shared": ["A row shows"]],
      in: folder.path)
    XCTAssertEqual(
      report.files["Sources/MVC/A.swift"]?.mutants.map(\.status),
      [.killed, .survived, .killed, .survived, .compileError])
    let json = try XCTUnwrap(
      JSONSerialization.jsonObject(with: Data(report.json.utf8)) as? NSDictionary)
    XCTAssertEqual(json["schemaVersion"] as? String, "2")
    XCTAssertEqual(json["thresholds"] as? [String: Int], ["high": 80, "low": 60])
    XCTAssertEqual(
      json["testFiles"] as? NSDictionary,
      [
        "MVCTests.ListTests": [
          "tests": [
            ["id": "MVCTests.ListTests/testA", "name": "ListTests/testA"],
            ["id": "MVCTests.ListTests/testB", "name": "ListTests/testB"],
          ]
        ], "SharedTests": ["tests": [["id": "SharedTests.A row shows", "name": "A row shows"]]],
      ])
    let file = try XCTUnwrap(
      (json["files"] as? NSDictionary)?["Sources/MVC/A.swift"] as? NSDictionary)
    XCTAssertEqual(file["language"] as? String, "swift")
    XCTAssertEqual(file["source"] as? String, "  a()\n")
    let mutants = try XCTUnwrap(file["mutants"] as? [NSDictionary])
    XCTAssertEqual(
      mutants[0],
      [
        "id": "MVC-1", "mutatorName": "call left out", "description": "a()", "replacement": "",
        "location": ["start": ["line": 1, "column": 3], "end": ["line": 1, "column": 6]],
        "status": "Killed", "statusReason": "a is b", "killedBy": ["MVCTests.ListTests/testA"],
      ])
    XCTAssertNil(mutants[4]["replacement"], "the call isn't said as it would be")
  }

  func testARecordWithoutPlacesIsRefused() throws {
    let folder = try TemporaryFolder(["Sources/MVC/A.swift": "a()\n"])
    XCTAssertThrowsError(
      try StrykerReport(of: [.sample(.missed)], tests: [:], in: folder.path)
    ) {
      XCTAssertEqual(
        "\($0)",
        "MVC/A.swift: what is kept of its mutants has no columns; bench mutants --renew keeps them")
    }
  }

  func testTestsThatAreNeverRedAreNamed() {
    let record = MutationRecord(
      fingerprint: "", seconds: 1, mutants: [.sample(.found, red: ["ListTests/testA"])])
    let row = DetectionRow(of: "MVC", record, tests: ["ListTests/testA", "ListTests/testB"])
    XCTAssertEqual(MutantsReport.neverRed([row]).rows, [["MVC", "ListTests/testB"]])
  }
}
