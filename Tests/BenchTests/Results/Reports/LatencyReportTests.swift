import Stopwatch
import XCTest

@testable import Console
@testable import Reading
@testable import Results
@testable import Timing

/// Times as a terminal shows them.
final class LatencyReportTests: XCTestCase {
  private static let wire = CellID(
    flow: "add-rejected", mode: .json, protocol: .cold, items: 100_000)

  private static let outcome = LatencyFixture.outcome(
    ([.cold, .warm].map {
      CellID(flow: "open-list", mode: .withoutDecoding, protocol: $0, items: 100_000)
    } + [wire]).flatMap { cell in
      [
        ("MVC", 1, .same), ("MVVMC", 1.0012, .same), ("VIPER", 1.5, .slower),
        ("VIPERS", 0.5, .faster), ("CleanSwift", 1.02, .undecided),
        ("Observable", 1.01, .undecided), ("Direct", 0.4, .faster),
      ].map { (name: String, ratio: Double, verdict: Verdict) in
        LatencyFixture.row(
          name, cell, ratio: ratio, verdict: verdict, over: name == "Direct" ? 0 : 123_456)
      }
    },
    means: [
      LatencyFixture.row(
        "VIPER",
        CellID(flow: LatencyRow.mean, mode: .withoutDecoding, protocol: .cold, items: 100_000),
        ratio: 1.25, verdict: .slower)
    ],
    growth: LatencyFixture.names.map { LatencyFixture.growth($0, fits: $0 != "MVC") })

  private static let causes = Causes(
    in: Document(
      formatting: [.sample("VIPER", 64, items: 100_000)],
      instructions: [("MVC", 10), ("VIPER", 14)].map { .sample($0, $1, items: 100_000) }),
    reference: "MVC")

  private static let baselines = OwnBaselines(
    in: Document(formatting: ["Direct", "MVVMC"].map { .sample($0, 12, items: 100_000) }))

  private static let tables = LatencyReport.tables(outcome, causes, baselines)

  func testEachModeHasATableForEachOfItsProtocolsThatFitsATerminal() {
    XCTAssertEqual(
      Self.tables.map(\.title).prefix(3),
      [
        "Latency, without decoding, cold", "Latency, without decoding, warm",
        "Latency, JSON, cold",
      ])
    XCTAssertEqual(Self.lines(Self.tables).filter { $0.displayWidth > 100 }, [])
    XCTAssert(!Self.lines(Self.tables).contains { $0.contains("Control") })
  }

  func testARatioHasTheSignOfItsVerdict() throws {
    XCTAssertEqual(
      try Self.cells("Latency, without decoding, cold"),
      [
        [
          "open-list", "100000", "235 µs", "×1.00 =", "×1.50 +", "×0.500 -", "×1.02 ?",
          "×1.01 ?", "×0.400 -",
        ],
        ["mean", "100000", "", "", "×1.25 +", "", "", "", ""],
      ])
  }

  func testDetailsHaveEveryRange() throws {
    let times = try Self.cells("Latency, without decoding: time")
    XCTAssertEqual(
      times[2],
      [
        "open-list", "100000", "cold", "VIPER", "352 µs", "200 µs", "300 µs", "123 µs", "122 µs",
        "124 µs",
      ])
    XCTAssertEqual(times[6].suffix(3), ["", "", ""])
    let ratios = try Self.cells("Latency, without decoding: ratio")
    XCTAssertEqual(
      ratios[1],
      [
        "open-list", "100000", "cold", "VIPER", "1.500", "1.485", "1.515", "slower", "64",
        "×1.400 !",
      ])
    XCTAssertEqual(ratios[8].prefix(4), ["open-list", "100000", "warm", "VIPER-S"])
    XCTAssertEqual(ratios.last?.prefix(2), ["mean", "100000"])
    XCTAssert(!ratios.contains { $0[3] == "MVC" })
  }

  func testTheSlowestIsSetNextToWhatPeopleNotice() throws {
    XCTAssertEqual(
      try Self.cells("What a user would feel"),
      [["add-rejected", "100000", "VIPER", "352 µs", "123 µs", "4.2 %", "0.35 %"]])
  }

  func testNoiseIsSummedUpByMode() throws {
    let modes = [
      ["without decoding", "cold", "open-list"], ["without decoding", "warm", "open-list"],
      ["JSON", "cold", "add-rejected"],
    ]
    XCTAssertEqual(
      try Self.cells("Noise"),
      modes.map {
        [$0[0], $0[1], "1", "1.2 %", "1.2 %", "\($0[2]), 100000", "1", "0", "75 %", "0"]
      })
  }

  func testGrowthIsShownOrRefused() throws {
    XCTAssertEqual(
      try Self.cells("Growth").prefix(2),
      [
        ["add-rejected", "without decoding", "MVC", "no fit", "", "", "", "", "", "50 %"],
        [
          "add-rejected", "without decoding", "MVVM-C", "123 µs", "12.3 µs", "1.23 ms", "12.3 ns",
          "-100 ns",
          "100 ns", "5.0 %",
        ],
      ])
  }

  func testEveryNumberOfASharedCoreIsMarked() throws {
    let rows = LatencyFixture.names.map {
      LatencyFixture.row($0, Self.wire, ratio: 12.3, verdict: .undecided, core: .loaded)
    }
    let noise = LatencyFixture.noise(Self.wire, quietShare: nil, core: .unknown)
    let tables = LatencyReport.tables(
      LatencyFixture.outcome(rows, noise: [noise]), Self.causes, Self.baselines)
    XCTAssertEqual(Self.lines(tables).filter { $0.displayWidth > 100 }, [])
    for (title, column, end) in [
      ("Latency, JSON, cold", 3, "×12.3 ?*"),
      ("Latency, JSON, cold, over the baseline of its own formatting", 2, "×1.00 ?*"),
      ("Latency, JSON: time", 4, "ms*"), ("Latency, JSON: ratio", 4, "12.300*"),
      ("What a user would feel", 3, "ms*"), ("Noise", 8, "unknown"), ("Noise", 9, "1"),
    ] {
      let cell = try Self.cells(title, in: tables)[0][column]
      XCTAssert(cell.hasSuffix(end), "\(title): \(cell)")
    }
    let marked = tables.compactMap(\.note).filter { $0.contains("another program on the core.") }
    XCTAssertEqual(marked.count, 5)
  }

  private static func cells(_ title: String, in tables: [Table] = tables) throws -> [[String]] {
    try XCTUnwrap(tables.first { $0.title == title }, title).cells
  }

  private static func lines(_ tables: [Table]) -> [String] {
    tables.flatMap { $0.text().split(separator: "\n").map(String.init) }
  }
}
