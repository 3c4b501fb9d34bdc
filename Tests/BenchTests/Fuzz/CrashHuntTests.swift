import Testing

@testable import Arms
@testable import RandomUse
@testable import bench

/// A session that ends the process is shrunk by children, each of which replays what is known.
struct CrashHuntTests {
  private struct Crash: Error {}

  /// Plays the child: it dies where a scenario would trap.
  private final class Child {
    private(set) var starts: [[String]] = []

    func run(_ words: [String]) throws -> ChildProcess.Outcome {
      starts.append(words)
      var lines: [String] = []
      let replay = CrashReplay(
        comparison: ArmComparison(arms: []), seed: 1, last: Int(words[0]) ?? 0,
        answers: words[1].filter { $0 != "-" }
      ) {
        lines.append($0)
      } play: { scenario, note in
        if scenario.steps.contains(.tap("items.add")) {
          note(.direct, 1)
          throw Crash()
        }
      }
      do {
        try replay.run()
        return ChildProcess.Outcome(status: 0, output: lines.joined(separator: "\n"))
      } catch {
        return ChildProcess.Outcome(status: 132, output: lines.joined(separator: "\n"))
      }
    }
  }

  @Test func theShortestScenarioThatCrashesIsFound() throws {
    let child = Child()
    let finding = try #require(try CrashHunt(seed: 1, child: child.run).finding())
    #expect(finding.kind == .crash)
    #expect(finding.architecture == "Direct")
    #expect(finding.cause == #"step 1, .tap("items.add")"#)
    #expect(finding.words == ["ended by signal 4"])
    #expect(finding.steps == 1)
    #expect(child.starts.first == ["\(Int.max)", "-"])
    #expect(child.starts.count > 2)
  }

  @Test func aSessionThatDoesNotCrashAgainIsNoFinding() throws {
    let hunt = CrashHunt(seed: 1) { _ in ChildProcess.Outcome(status: 0, output: "step 0\n?\n") }
    #expect(try hunt.finding() == nil)
  }

  @Test func controlCIsNoCrash() throws {
    let hunt = CrashHunt(seed: 1) { _ in ChildProcess.Outcome(status: 130, output: "?\n") }
    #expect(try hunt.finding() == nil)
  }
}
