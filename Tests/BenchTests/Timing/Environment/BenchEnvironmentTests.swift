import XCTest

@testable import Results
@testable import Stopwatch
@testable import Timing

/// What is found out about the machine and the package, and how far a machine is trusted.
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

  func testAQuietMachineSaysWhatItWasJudgedBy() {
    let machine = grade([0.001, 0.006, 0.03])
    XCTAssertEqual(machine.grade, .quiet)
    XCTAssertEqual(
      machine.reason,
      "after 20 launches, a typical ratio is known to ±0.38 %; copies of the reference differ from it by "
        + "0.0000 % more than by chance; another program used the core in 25 % of the rounds, and "
        + "in nearly all rounds of 0 of 3 cells")
  }

  /// What 20 launches tell follows from a deviation by 2.861/√20: 1 % from 1.56 %.
  ///
  /// The same noise is the same, however often it was asked for.
  func testTheMedianDeviationTells() {
    for (deviation, expected) in [
      (0, .quiet), (0.0155, .quiet), (0.0156, .noisy), (0.2, .noisy),
    ] as [(Double, MachineGrade.Grade)] {
      XCTAssertEqual(grade([0.001, deviation, 0.5]).grade, expected, "\(deviation)")
    }
    XCTAssertEqual(grade([0.006], launches: 5), grade([0.006], launches: 100))
  }

  func testTooLittleIsNoGroundForAGrade() {
    let few = MachineGrade(noise(3), deviations: [0.001], launches: 4)
    XCTAssertEqual(
      few, MachineGrade(grade: nil, reason: "there were 4 launches, and we need 5"))
    XCTAssertNil(MachineGrade([], deviations: [], launches: 20).grade)
  }

  /// What the controls are off by, less what their launches scatter.
  func testOnlyWhatARunShiftsAsAWholeMakesItUnfit() {
    for (ratio, error, grade) in [
      (1, 0.05, .quiet), (1.0099, 0, .quiet), (1.0102, 0, .noisy), (1.0198, 0, .noisy),
      (1.0203, 0, .unfit), (0.98, 0, .unfit), (1.0203, 0.01, .noisy),
    ] as [(Double, Double, MachineGrade.Grade)] {
      let noise = noise(20, control: ratio, error: error)
      let machine = MachineGrade(noise, deviations: [0], launches: 20)
      XCTAssertEqual(machine.grade, grade, "\(ratio) ± \(error)")
    }
    XCTAssertEqual(
      MachineGrade(noise(4, control: 1.05), deviations: [0.001], launches: 20).reason,
      "copies of the reference differ from it by 4.9 % more than by chance")
  }

  /// They are marked as what they are.
  func testLoadedCellsAreNoisyAtWorst() {
    for (shared, grade) in [(0, .quiet), (1, .noisy), (20, .noisy)] as [(Int, MachineGrade.Grade)] {
      let machine = MachineGrade(
        noise(20, shared: shared, quietShare: 0.01), deviations: [0], launches: 20)
      XCTAssertEqual(machine.grade, grade)
      XCTAssert(
        machine.reason.contains("99 % of the rounds, and in nearly all rounds of \(shared) of 20"))
    }
    XCTAssertEqual(
      MachineGrade(noise(20, shared: 20, quietShare: nil), deviations: [0], launches: 20),
      MachineGrade(
        grade: .noisy,
        reason: "on this processor we can't find out whether another program used the core"))
  }

  private func grade(_ deviations: [Double], launches: Int = 20) -> MachineGrade {
    MachineGrade(noise(deviations.count), deviations: deviations, launches: launches)
  }

  private func noise(
    _ cells: Int, control: Double = 1, error: Double = 0, shared: Int = 0,
    quietShare: Double? = 0.75
  ) -> [NoiseRow] {
    (0..<cells).map { index in
      LatencyFixture.noise(
        CellID(flow: "add", mode: .withoutDecoding, protocol: .cold, items: index),
        control: control, check: control, error: error, quietShare: quietShare,
        core: index < shared ? .loaded : .quiet)
    }
  }
}
