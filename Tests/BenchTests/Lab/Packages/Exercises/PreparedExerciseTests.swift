import Foundation
import XCTest

@testable import Kept
@testable import Reading
@testable import Suites
@testable import lab

/// What an exercise begins with, and what the reference changes.
final class PreparedExerciseTests: XCTestCase {
  private func prepared(_ exercise: Exercise) throws -> PreparedExercise {
    let root = try SmallPackage.folder()
    return try exercise.prepared(in: "MVC", of: root.path)
  }

  private func text(_ data: Data?) -> String { String(decoding: data ?? Data(), as: UTF8.self) }

  private func bug(_ id: String) -> Exercise {
    .bug(BugStory(id: id, title: "", seen: "it is wrong", cause: "", mark: nil))
  }

  func testABugIsPlantedAtTheStartAndNothingElseDiffers() throws {
    let exercise = try prepared(bug("wrong"))
    XCTAssertEqual(exercise.changed, ["Sources/MVC/List.swift"])
    XCTAssertEqual(text(exercise.start["Sources/MVC/List.swift"]), "bad\n")
    XCTAssertEqual(text(exercise.solution["Sources/MVC/List.swift"]), "good\n")
    XCTAssertEqual(exercise.data.statements, [Statement(number: "L1", text: "It lists.")])
    XCTAssertEqual(exercise.data.folders, ["Sources/MVC"])
    XCTAssertFalse(exercise.data.needsTests)
    XCTAssertEqual(exercise.summary, "It is wrong.")
    assertThrows("MVC has no code in which unknown can be planted", try prepared(bug("unknown")))
  }

  func testAChangeBeginsWithSharedCodeAndAcceptanceTestsAsTheReferenceNeedsThem() throws {
    let exercise = try prepared(
      .change(Change("filter", readme: "# F\n\nA switch.\n\nFlows: `add`.\n\n| F1 | It hides. |")))
    XCTAssertEqual(exercise.data.statements.map(\.number), ["F1"])
    XCTAssertEqual(
      exercise.changed,
      ["Sources/MVC/New.swift", "Sources/MVC/Old.swift", "Tests/MVCTests/NewTests.swift"])
    XCTAssertNotNil(exercise.start["Tests/AcceptanceTests/FilterTests.swift"])
    XCTAssertEqual(text(exercise.start["Sources/MVC/Old.swift"]), "old\n")
    XCTAssert(exercise.data.needsTests)
  }

  func testASuiteBeginsWithoutTheTestsWhoseMutantsItAsksFor() throws {
    let exercise = try prepared(.suite)
    let path = "Tests/MVCTests/AddItem/FormTests.swift"
    XCTAssertEqual(exercise.changed, [path])
    XCTAssertEqual(
      text(exercise.start[path]),
      "final class FormTests: XCTestCase {\n\n  func helper() {}\n}\n")
    XCTAssertEqual(exercise.data.tests, [])
    XCTAssertEqual(exercise.data.mutants, [3])
    XCTAssertEqual(
      exercise.data.statements,
      [Statement(number: "S1", text: "AddItem/Form.swift:7: call left out: `save()`")])
    XCTAssertEqual(exercise.data.folders, ["Tests/MVCTests"])
  }
}
