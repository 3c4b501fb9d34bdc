import XCTest

@testable import Commands
@testable import Console
@testable import Kept
@testable import Reading
@testable import Results
@testable import Suites
@testable import Timing

/// How allocations and traces are shown, as tables and as a drawing.
final class CountReportsTests: XCTestCase {
  private let rows = ["VeryCleanSwift", "MVC", "MVVMC", "VIPER", "VIPER-S", "Direct"].flatMap {
    name in
    [("open-list", 2), ("add-rejected", 1)].map { flow, mallocs in
      AllocationRow(
        version: name, flow: flow, items: 100_000, mallocs: mallocs * name.count,
        bytes: 1_000_000_000 * mallocs)
    }
  }

  func testEachMetricHasARowForEachFlowAndAColumnForEachVersion() throws {
    let tables = AllocationsReport.tables(rows)
    XCTAssertEqual(tables.map(\.title), ["Allocations", "Allocated bytes"])
    for table in tables {
      XCTAssertEqual(
        table.columns.map(\.title),
        ["flow", "items", "VeryCleanSwift", "MVC", "MVVM-C", "VIPER", "VIPER-S", "Direct"])
      let lines = table.text().split(separator: "\n").map(String.init)
      XCTAssertEqual(lines.filter { $0.displayWidth > 100 }, [])
    }
    XCTAssertEqual(
      tables[0].cells,
      [
        ["open-list", "100000", "28", "6", "10", "10", "14", "12"],
        ["add-rejected", "100000", "14", "3", "5", "5", "7", "6"],
      ])
    XCTAssert(tables[1].cells[1][2...].allSatisfy { $0 == "1000000000" })
  }

  func testWhoDoesAConceptIsSummedUp() {
    let rows = [
      ("A", "ItemsListModel", 3), ("A", "AddItemModel", 1), ("B", "Router", 2),
    ].map { version, role, lines in
      place(of: role, in: version, lines: lines)
    }
    let table = PlacesReport.overview(rows, isWhole: false)
    XCTAssertEqual(table.cells, [["dates", "2/4 Model", "1/2 Router"]])
    XCTAssertEqual(table.columns, [.text("concept"), .text("A"), .text("B")])
  }

  /// Where there is room for a few only, the others are counted.
  func testALongListOfRolesIsCut() {
    func cell(_ roles: [String], isWhole: Bool) -> String {
      PlacesReport.overview(roles.map { place(of: $0) }, isWhole: isWhole).cells[0][1]
    }
    let five = ["B", "C", "D", "E", "F"]
    XCTAssertEqual(cell(five, isWhole: false), "5/5 B, C, D and 2 more")
    XCTAssertEqual(cell(five, isWhole: true), "5/5 B, C, D, E, F")
    XCTAssertEqual(cell(five.dropLast(), isWhole: false), "4/4 B, C, D, E")
  }

  private func place(of role: String, in version: String = "A", lines: Int = 1) -> PlaceRow {
    PlaceRow(
      concept: .dates, version: version, role: role, name: "n()", file: "R.swift", line: 1,
      lastLine: lines)
  }

  func testThatNoMutantIsMissedIsSaid() {
    let tried = [(version: "A", count: 3), (version: "B", count: 4)]
    XCTAssertEqual(
      MutantsReport.none(of: ["number-changed"], tried),
      "None of the 7 mutants of A and B is number-changed.")
    XCTAssert(
      MutantsReport.none(of: ["missed"], tried).hasPrefix(
        "None of the 7 mutants of A and B is missed. A mutant is missed if "))
  }

  private static let found = Finding(commit: "1234567", date: "2026-11-24")
  private static let changes = [
    Change("note", readme: "# Note\n\nA field.\n\nFlows: `add`."),
    Change("edit", readme: "# Edit\n\nA button.\n\nFlows: `add`."),
    Change("rename", readme: "# Rename\n\nA name.\n\nRule: R."),
    Change("reorder", readme: "# Reorder\n\nAn order.\n\nRule: S."),
  ]

  private func tables(of rows: [ChangeRow]) -> [Table] {
    let changes = Self.changes.filter { change in rows.contains { $0.change == change.name } }
    return ChangesReport.tables(rows, of: changes, Self.found)
  }

  func testRefactoringsAreGrouped() {
    let rows = [("rename", "A", 1), ("rename", "B", 2), ("reorder", "A", 3)].map {
      ChangeRow.sample($0, $1, $2)
    }
    XCTAssertEqual(
      tables(of: rows)[0].rows.map { $0.prefix(5) },
      [
        ["rename", "A", "0", "2", "13"], ["rename", "B", "0", "2", "13"], [],
        ["reorder", "A", "0", "2", "13"],
      ])
    XCTAssertEqual(tables(of: [rows[0]])[0].rows.count, 1)
    XCTAssertEqual(tables(of: [rows[0]])[0].note?.contains(" R. Recorded on 2026-11-24"), true)
  }

  func testEachChangeHasALineWithTheLinesOfEachVersionAndItsSuite() {
    let rows = [
      ChangeRow.sample("note", "A", 3), .sample("note", "VIPERS", 2), .sample("edit", "A", 9),
    ]
    let tables = tables(of: rows)
    XCTAssertEqual(tables[0].columns.map(\.title), ["change", "shared", "A", "VIPER-S"])
    XCTAssertEqual(
      tables[0].rows, [["note", "7", "3 + 11", "2 + 11"], ["edit", "7", "9 + 11", ""]])
    XCTAssertEqual(
      tables[0].note?.contains("Versions with the fewest lines: note in VIPER-S and edit in A."),
      true)
    XCTAssertEqual(tables[2].rows[0][2], "2 of 8")
    XCTAssertEqual(self.tables(of: [rows[0]])[0].note?.contains("fewest"), false)
  }
}

extension ChangeRow {
  /// One that added so many lines in the version.
  fileprivate static func sample(_ change: String, _ version: String, _ lines: Int) -> ChangeRow {
    ChangeRow(
      change: change, version: version, unmet: 0, sharedLines: 7, filesBefore: 4,
      testsBefore: 8, filesNew: 0, filesTouched: 1, typesNew: 0, typesTouched: 1, protocolsNew: 0,
      protocolsTouched: 0, lines: LineChange(added: lines),
      linesOfTests: LineChange(added: 5, changed: 4),
      linesOfDoubles: LineChange(added: 1, removed: 1), testsAdded: 0, testsChanged: 0, red: 0,
      uncompiled: 2, filesInvolved: 3)
  }
}
