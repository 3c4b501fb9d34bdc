import XCTest

@testable import Faults

/// Where the patches of a change are that stands on others.
final class ChangeScenarioTests: XCTestCase {
  func testPatchesAreItsOwnOrThoseOfTheSameChangeAlone() {
    let files = [
      "Tests/Scenarios/filter/A.patch", "Tests/Scenarios/filter/ground.patch",
      "Tests/Scenarios/filter/README.md", "Tests/Scenarios/filter-on-note/ground.patch",
      "Tests/Scenarios/filter-on-note/A.tests.patch", "Tests/Scenarios/note/B.patch",
    ]
    XCTAssertEqual(
      files.patches(in: ChangeScenario.filterOnNote.folders),
      [
        "A": "Tests/Scenarios/filter/A.patch",
        "A.tests": "Tests/Scenarios/filter-on-note/A.tests.patch",
        "ground": "Tests/Scenarios/filter-on-note/ground.patch",
      ])
  }

  func testWhatAChangeStandsOnComesBeforeItWithAllThatStandsOn() {
    for scenario in ChangeScenario.allCases {
      XCTAssertEqual(scenario.origin.earlier, [], scenario.rawValue)
      for (index, earlier) in scenario.earlier.enumerated() {
        XCTAssertEqual(
          earlier.earlier, Array(scenario.earlier[..<index]), "\(earlier) in \(scenario)")
      }
    }
  }
}
