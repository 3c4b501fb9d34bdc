import Foundation
import Testing

@testable import bench

/// What is found out about the machine.
struct BenchEnvironmentTests {
  @Test func everythingIsFilledIn() {
    let environment = BenchEnvironment.capture()
    #expect(!environment.os.isEmpty && !environment.cpu.isEmpty && !environment.swift.isEmpty)
    #expect(environment.cores >= 1)
    #expect(["debug", "release"].contains(environment.configuration))
    #expect((environment.commit == nil) == (environment.dirty == nil))
    #expect(environment.clockStepNs > 0)
    #expect(environment.loadAverage.count == 3)
    let date = /[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z/
    #expect(environment.date.wholeMatch(of: date) != nil)
  }

  @Test(arguments: [
    ("processor\t: 0\nmodel\t\t: 2\nmodel name\t: AMD EPYC: 2\n", "AMD EPYC: 2"),
    ("processor\t: 0\nModel\t\t: Raspberry Pi 5\n", "Raspberry Pi 5"),
    ("Hardware\t: BCM2835\n", "BCM2835"), ("model name\t:\n", nil), ("", nil),
  ])
  func processor(info: String, model: String?) {
    #expect(BenchEnvironment.processor(inInfo: info) == model)
  }

  @Test(arguments: [
    (
      "Swift version 6.3.1 (swift-6.3.1-RELEASE)\nTarget: x86_64-unknown-linux-gnu\n",
      "6.3.1 (swift-6.3.1-RELEASE)"
    ),
    (
      "swift-driver version: 1.127 Apple Swift version 6.2 (swiftlang-6.2.0.1 clang-1700.3)\n",
      "6.2 (swiftlang-6.2.0.1 clang-1700.3)"
    ),
    ("zsh: command not found: swift", nil), ("", nil),
  ])
  func compiler(answer: String, version: String?) {
    #expect(BenchEnvironment.compiler(inAnswer: answer) == version)
  }

  @Test func aSentenceSaysWhatTimesDependOn() {
    var environment = DocumentTests.environment
    #expect(
      environment.sentence(seed: 7)
        == "Measured 2026-01-31T12:00:00Z on Linux, CPU, 2 cores, Swift 6.3, release build, commit abc, seed 7."
    )
    (environment.cores, environment.dirty) = (1, true)
    #expect(
      environment.sentence(seed: 7)
        == "Measured 2026-01-31T12:00:00Z on Linux, CPU, 1 core, Swift 6.3, release build, commit abc "
        + "with changes, seed 7.")
  }
}
