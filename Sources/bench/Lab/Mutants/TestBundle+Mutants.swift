import Console
import Foundation
import Stopwatch
import Suites

/// The suites, built around mutants that are switched on when they run.
extension TestBundle {
  /// What the switch notes of a mutant.
  enum Reach: UInt8 {
    case reached = 1
    /// Arguments that can't be exchanged, being of two types.
    case differs = 2
  }

  /// Runs tests of a version's own suite, each to its end though others crash or hang.
  func run(_ tests: [String], of version: String, with mutant: Int) -> TestLog {
    var log = TestLog()
    var rest = tests
    while let first = rest.first {
      let output = run(.own(rest, of: version), ["MUTANT": "\(mutant)"], within: .seconds(5))?
        .output
      if output == nil, rest.count > 1 {
        // One of them goes on and on.
        for test in rest { log.add(run([test], of: version, with: mutant)) }
        return log
      }
      var part = output.map(TestLog.init(output:)) ?? TestLog(endingIn: first)
      // The process may also end between two tests.
      if !part.hasCrashed, let next = rest.first(where: { !part.ran.contains($0) }) {
        part.add(TestLog(endingIn: next))
      }
      log.add(part)
      rest.removeAll { part.ran.contains($0) }
    }
    return log
  }

  /// Whether the acceptance suite with its random use sees nothing.
  func isAccepted(_ version: String, with mutant: Int) -> Bool {
    Self.acceptance.allSatisfy { part in
      run(part, ["ARCHITECTURE": version, "MUTANT": "\(mutant)"])?.status == 0
    }
  }

  /// Which mutants a test of a version's own suite reaches, or without one the acceptance suite; nil if it fails
  /// with none on.
  func reached(by test: String?, of version: String) throws -> [Int: Reach]? {
    let file = FileManager.default.temporaryDirectory.appending(path: "bench-reach-\(UUID())")
    try Data(count: 1 << 12).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let environment = ["ARCHITECTURE": version, "MUTANTS_REACHED": file.path]
    let choices = test.map { [.own([$0], of: version)] } ?? Self.acceptance
    guard choices.allSatisfy({ run($0, environment)?.status == 0 }) else { return nil }
    let noted = try Data(contentsOf: file)
    return noted.enumerated().reduce(into: [:]) { reached, byte in
      reached[byte.offset] = Reach(rawValue: byte.element)
    }
  }

  /// How long the whole suite takes: the median of five runs.
  func seconds(_ tests: [String], of version: String) -> Double {
    let runs = (0..<5).map { _ in
      ContinuousClock().measure { _ = run(tests, of: version, with: 0) } / .seconds(1)
    }
    return Statistics.median(runs) ?? 0
  }

  /// Without spies, which don't find their way into what is mutated; what tells most at once comes first.
  private static let acceptance: [Choice] = [
    .testing(["--skip", "^SharedTests|RegistryTests|AlwaysTests"]),
    .testing(["--filter", "AlwaysTests", "--skip", "Spies between the roles"]),
  ]
}

extension TestBundle.Choice {
  /// Some tests of a version's suite.
  fileprivate static func own(_ tests: [String], of version: String) -> Self {
    .xctest(tests.map { "\(version)Tests.\($0)" })
  }
}
