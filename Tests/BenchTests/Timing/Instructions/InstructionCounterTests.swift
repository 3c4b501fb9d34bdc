import Foundation
import Testing

@testable import Stopwatch
@testable import bench

#if os(Linux) && arch(x86_64)
/// Instructions that are known beforehand are counted, all of them and no others.
@Suite(.enabled(if: Stepping.isAllowed, "tracing isn't allowed here"))
struct InstructionCounterTests {
  private let counter = InstructionCounter(program: Stepping.bench)

  @Test func aLoopOfKnownLengthIsCountedToTheInstruction() throws {
    let counts = try [1, 2, 1_000].map {
      try counter.count(.known(rounds: $0)).values.reduce(0, +)
    }
    #expect(counts[1] - counts[0] == 2)
    #expect(counts[2] - counts[0] == 2 * 999)
    #expect(counts[0] < 100)
  }

  @Test func twoRunsAreEqual() throws {
    let counts = try (1...2).map { _ in try counter.count(.known(rounds: 7)) }
    #expect(counts[0] == counts[1])
  }

  @Test func eachCallOfAFunctionIsCountedInEachWork() throws {
    let arms = ["Direct", "DirectRows"]
    let works = arms.flatMap { arm in
      [
        SteppedWork.flow(.openList, items: 64, arm: arm),
        .flow(.refresh, items: 64, arm: arm),
        .flow(.refresh, items: 64, arm: arm, isWhole: true),
      ]
    }
    // A screen shows twelve rows; a refresh that changes nothing words none.
    #expect(try counter.calls(of: WordingRow.function, in: works) == [12, 0, 12, 64, 0, 64])
  }

  @Test func aFunctionThatIsNotThereIsSaid() {
    #expect(throws: RunFailure.self) {
      try counter.calls(of: "$s5Items8ItemTextO4", in: [.known(rounds: 1)])
    }
  }

  @Test func whatCannotBeSteppedIsSaid() {
    #expect(throws: RunFailure.self) {
      try InstructionCounter(program: "/nowhere").count(.known(rounds: 1))
    }
    #expect(throws: RunFailure.self) {
      try InstructionCounter(program: "/bin/true").count(.known(rounds: 1))
    }
  }

  @Test func aProgramsFunctionsAreNamed() throws {
    let symbols = try #require(SymbolTable(ofProgram: Stepping.bench))
    #expect(symbols.name(at: 0) == nil)
    #expect(SymbolTable(ofProgram: "/etc/hostname") == nil)
    #expect(SymbolTable(ofProgram: "/nowhere") == nil)
  }
}

enum Stepping {
  /// Whether a process may be traced here; all else that goes wrong is a failure.
  static let isAllowed: Bool = {
    do {
      _ = try InstructionCounter(program: bench).count(.known(rounds: 1))
      return true
    } catch {
      return "\(error)" != "\(InstructionCounter.notAllowed)"
    }
  }()

  static let bench =
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")).map {
      URL(filePath: $0).deletingLastPathComponent().appending(path: "bench-stopwatch").path
    } ?? ""
}
#endif
