import XCTest

@testable import Results
@testable import Timing

/// What is found out about the machine and the package.
final class BenchEnvironmentTests: XCTestCase {
  func testEverythingIsFilledIn() {
    let environment = BenchEnvironment.capture()
    XCTAssert(!environment.os.isEmpty && !environment.cpu.isEmpty && !environment.swift.isEmpty)
    XCTAssertGreaterThanOrEqual(environment.cores, 1)
    XCTAssertEqual(environment.configuration, "release")
    XCTAssertEqual(environment.commit == nil, environment.dirty == nil)
    XCTAssertGreaterThan(environment.clockStepNs, 0)
    XCTAssertEqual(environment.loadAverage.count, 3)
    let date = /[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z/
    XCTAssertNotNil(environment.date.wholeMatch(of: date))
  }

  func testTheProcessorIsCutOutOfWhatLinuxSays() {
    for (info, model) in [
      ("processor\t: 0\nmodel\t\t: 2\nmodel name\t: AMD EPYC: 2\n", "AMD EPYC: 2"),
      ("processor\t: 0\nModel\t\t: Raspberry Pi 5\n", "Raspberry Pi 5"),
      ("Hardware\t: BCM2835\n", "BCM2835"), ("model name\t:\n", nil), ("", nil),
    ] {
      XCTAssertEqual(BenchEnvironment.processor(inInfo: info), model)
    }
  }

  func testTheVersionIsCutOutOfTheCompilersAnswer() {
    for (answer, version) in [
      (
        "Swift version 6.3.1 (swift-6.3.1-RELEASE)\nTarget: x86_64-unknown-linux-gnu\n",
        "6.3.1 (swift-6.3.1-RELEASE)"
      ),
      (
        "swift-driver version: 1.127 Apple Swift version 6.2 (swiftlang-6.2.0.1 clang-1700.3)\n",
        "6.2 (swiftlang-6.2.0.1 clang-1700.3)"
      ),
      ("zsh: command not found: swift", nil), ("", nil),
    ] {
      XCTAssertEqual(BenchEnvironment.compiler(inAnswer: answer), version)
    }
  }

  func testGitsAnswerIsRead() {
    let clean = "# branch.oid 0a1b2c\n# branch.head main\n"
    for (answer, commit, isDirty) in [
      (clean, "0a1b2c", false), (clean + "? Sources/new.swift\n", "0a1b2c", true),
      (clean + "1 .M N... 100644 100644 100644 a b README.md\n", "0a1b2c", true), ("", nil, nil),
      ("# branch.oid (initial)\n# branch.head main\n? Package.swift\n", nil, nil),
    ] {
      let state = GitState(status: answer)
      XCTAssertEqual(state?.commit, commit)
      XCTAssertEqual(state?.isDirty, isDirty)
    }
  }

  func testASentenceSaysWhatTimesDependOn() {
    var environment = SmallDocument.environment
    let measured = "Measured 2026-01-31T12:00:00Z on Linux, CPU, "
    XCTAssertEqual(
      environment.sentence(seed: 7),
      measured + "2 cores, Swift 6.3, release build, commit abc, seed 7.")
    (environment.cores, environment.dirty) = (1, true)
    XCTAssertEqual(
      environment.sentence(seed: 7),
      measured + "1 core, Swift 6.3, release build, commit abc with changes, seed 7.")
  }
}
