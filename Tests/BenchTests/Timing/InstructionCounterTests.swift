import Foundation
import XCTest

@testable import Commands
@testable import Reading
@testable import Stopwatch
@testable import Timing

/// Instructions that are known beforehand are counted, all of them and no others.
final class InstructionCounterTests: XCTestCase {
  func testALoopOfKnownLengthIsCountedToTheInstructionTheSameInEachRun() throws {
    let counter = try Stepping.counter()
    let counts = try [1, 2, 1_000, 1_000].map {
      try counter.count(.known(rounds: $0)).values.reduce(0, +)
    }
    XCTAssertEqual(counts[1] - counts[0], 2)
    XCTAssertEqual(counts[2] - counts[0], 2 * 999)
    XCTAssertEqual(counts[3], counts[2])
    XCTAssertLessThan(counts[0], 100)
  }

  /// A screen shows twelve rows; a refresh that changes nothing formats none.
  func testEachCallOfAFunctionIsCountedInEachWork() throws {
    let works = ["Direct", "DirectRows"].flatMap { variant in
      [
        SteppedWork.flow(.openList, items: 64, variant: variant),
        .flow(.refresh, items: 64, variant: variant),
        .flow(.refresh, items: 64, variant: variant, isWhole: true),
      ]
    }
    XCTAssertEqual(
      try Stepping.counter().calls(of: FormattingRow.function, in: works), [12, 0, 12, 64, 0, 64])
  }

  func testWhatCannotBeSteppedOrFoundIsSaid() throws {
    let counter = try Stepping.counter()
    XCTAssertThrowsError(
      try counter.calls(of: "$s5Items8ItemTextO4", in: [.known(rounds: 1)]))
    for program in ["/nowhere", "/bin/true"] {
      XCTAssertThrowsError(
        try InstructionCounter(program: program).count(.known(rounds: 1)), program)
    }
  }

  func testAProgramsFunctionsAreNamed() throws {
    let symbols = SymbolTable(ofProgram: Stepping.bench)
    let start = try XCTUnwrap(symbols.start(of: FormattingRow.function))
    XCTAssertEqual(symbols.name(at: start), FormattingRow.function)
    XCTAssertEqual(symbols.name(at: start + 1), FormattingRow.function)
    XCTAssertNil(symbols.name(at: 0))
    for other in ["/etc/hostname", "/nowhere"] {
      XCTAssertNil(SymbolTable(ofProgram: other).start(of: FormattingRow.function), other)
    }
  }

  func testASymbolTellsItsModule() {
    let cases = [
      ("$s3MVC13AddItemModelC9editTitleyyF", "MVC"),
      ("$s5Items11EventSourceC4sendyyxFAA0A0V_Tg5", "Items"),
      ("$s20FoundationEssentials4DataV5countSivg", "Foundation"),
      ("$sSa6appendyyxnF5Items4ItemV_Tg5", "Swift"), ("$ss5ArrayV", "Swift"),
      ("swift_retain", "Swift"), ("malloc", "C library"),
    ]
    for (symbol, module) in cases { XCTAssertEqual(CodeMap.module(ofSymbol: symbol), module) }
  }

  func testAnAddressBelongsToTheFileThatIsThere() {
    let map = CodeMap(
      maps: """
        1000-2000 r-xp 00000000 fe:00 1    /a/bench
        3000-4000 r-xp 00000000 fe:00 2    /usr/lib/swift/linux/libswiftCore.so
        5000-6000 r-xp 00000000 fe:00 3    /usr/lib/libFoundationEssentials.so
        7000-8000 r-xp 00000000 fe:00 4    /lib/libc.so.6
        8000-9000 r--p 00000000 fe:00 5    /usr/lib/swift/linux/libswiftCore.so
        9000-a000 r-xp 00000000 00:00 0
        """, symbols: SymbolTable(ofProgram: "/nowhere"))
    let system = "C library"
    XCTAssertEqual(
      [0x3000, 0x5fff, 0x7000, 0x8000, 0x9000, 0xb000, 0x1800].map { map.module(at: $0) },
      ["Swift", "Foundation", system, system, system, system, system])
  }

  func testWhatIsKeptIsNotCountedAgainAndLongListsAreReadOffALine() {
    let run = Run.ticking(registry: Variant.standIns.filter { $0.name == "MVC" })
    let cells = [0, 64, 512, 4_096].map { Cell(flow: .openList, mode: .withoutDecoding, items: $0) }
    let wire = Cell(flow: .add, mode: .json, items: 64)
    let steps = run.steps(explaining: cells + [wire], but: [.sample("MVC", 1)])
    XCTAssertEqual(steps.map(\.items), [0, 128, 256])
    XCTAssertEqual(run.steps(explaining: cells, but: []).map(\.items), [0, 64, 128, 256])
  }
}

/// What tests step through.
enum Stepping {
  /// The stopwatch of bench beside the tests, which is built with them.
  static let bench =
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")).map {
      URL(filePath: $0).deletingLastPathComponent().appending(path: "bench-stopwatch").path
    } ?? ""

  /// Whether a process may be traced here; all else that goes wrong is a failure.
  static let isAllowed: Bool = {
    do {
      _ = try InstructionCounter(program: bench).count(.known(rounds: 1))
      return true
    } catch {
      return "\(error)" != "\(InstructionCounter.notAllowed)"
    }
  }()

  static func counter() throws -> InstructionCounter {
    #if os(Linux) && arch(x86_64)
    try XCTSkipUnless(isAllowed, "tracing isn't allowed here")
    return InstructionCounter(program: bench)
    #else
    throw XCTSkip("that takes Linux on x86-64")
    #endif
  }
}
