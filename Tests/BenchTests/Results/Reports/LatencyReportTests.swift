import HeadlessKit
import Testing

@testable import bench

/// Times as a terminal shows them.
struct LatencyReportTests {
  private let outcome = LatencyFixture.outcome(
    [
      CellID(flow: "open-list", mode: .typed, protocol: .first, items: 100_000),
      CellID(flow: "open-list", mode: .typed, protocol: .again, items: 100_000),
      CellID(flow: "add-rejected", mode: .wire, protocol: .first, items: 100_000),
    ].flatMap { cell in
      [
        LatencyFixture.row("MVC", cell), LatencyFixture.row("MVVMC", cell, ratio: 1.0012),
        LatencyFixture.row("VIPER", cell, ratio: 1.5, verdict: .slower),
        LatencyFixture.row("VIPERS", cell, ratio: 0.5, verdict: .faster),
        LatencyFixture.row("CleanSwift", cell, ratio: 1.02, verdict: .undecided),
        LatencyFixture.row("Observable", cell, ratio: 1.01, verdict: .undecided),
        LatencyFixture.row("Direct", cell, ratio: 0.4, verdict: .faster, over: 0),
      ]
    },
    means: [
      LatencyFixture.row(
        "VIPER", CellID(flow: LatencyRow.mean, mode: .typed, protocol: .first, items: 100_000),
        ratio: 1.25, verdict: .slower)
    ], growth: LatencyFixture.names.map { LatencyFixture.growth($0, fits: $0 != "MVC") })

  private let causes = Causes(
    in: Document(
      wording: [
        WordingRow(architecture: "VIPER", flow: "open-list", items: 100_000, rows: 64)
      ],
      instructions: [("MVC", 10), ("VIPER", 14)].map { version, count in
        InstructionRow(
          architecture: version, flow: "open-list", items: 100_000, module: "Swift",
          instructions: count)
      }), reference: "MVC")

  private var floors: OwnFloors {
    OwnFloors(
      in: Document(
        wording: ["Direct", "MVVMC"].map {
          WordingRow(architecture: $0, flow: "open-list", items: 100_000, rows: 12)
        }))
  }

  @Test func everyNumberOfASharedCoreIsMarked() throws {
    let cell = CellID(flow: "open-list", mode: .wire, protocol: .first, items: 100_000)
    let rows = LatencyFixture.names.map {
      LatencyFixture.row($0, cell, ratio: 12.3, verdict: .undecided, core: .loaded)
    }
    let noise = LatencyFixture.noise(cell, quietShare: nil, core: .unknown)
    let tables = LatencyReport.tables(
      LatencyFixture.outcome(rows, noise: [noise]), causes, floors)
    let lines = tables.flatMap { $0.text().split(separator: "\n").map(String.init) }
    #expect(lines.filter { $0.displayWidth > 100 } == [])
    func cells(_ title: String) throws -> [String] {
      guard let table = tables.first(where: { $0.title == title }) else {
        throw RunFailure("no table \(title)")
      }
      return table.cells[0]
    }
    #expect(try cells("Latency, wire, first time")[3] == "×12.3 ?*")
    #expect(
      try cells("Latency, wire, first time, over the floor of its own wording").last == "×1.00 ?*")
    #expect(try cells("Latency, wire: time")[4].hasSuffix("ms*"))
    #expect(try cells("Latency, wire: ratio")[4] == "12.300*")
    #expect(try cells("What a user would feel")[3].hasSuffix("ms*"))
    #expect(try cells("Noise").suffix(2) == ["unknown", "1"])
    let marked = tables.compactMap(\.note).filter { $0.contains("* another hardware thread") }
    #expect(marked.count == 5)
  }

  @Test func fitsATerminalWithSevenVersions() {
    let tables = LatencyReport.tables(outcome, causes, floors)
    let lines = tables.flatMap { $0.text().split(separator: "\n").map(String.init) }
    #expect(lines.filter { $0.displayWidth > 100 } == [])
    #expect(!lines.contains { $0.contains("Control") })
  }

  @Test func aRatioHasTheSignOfItsVerdict() throws {
    let table = try #require(
      LatencyReport.tables(outcome, causes, floors)
        .first { $0.title == "Latency, typed, first time" })
    #expect(
      table.cells == [
        [
          "open-list", "100000", "235 µs", "×1.00 =", "×1.50 +", "×0.500 -", "×1.02 ?",
          "×1.01 ?", "×0.400 -",
        ],
        ["mean", "100000", "", "", "×1.25 +", "", "", "", ""],
      ])
  }

  @Test func eachModeHasATableForEachOfItsProtocols() {
    let titles = LatencyReport.tables(outcome, causes, floors).map(\.title)
    #expect(
      titles.prefix(3) == [
        "Latency, typed, first time", "Latency, typed, again and again",
        "Latency, wire, first time",
      ])
  }

  @Test func detailsHaveEveryRange() throws {
    let tables = LatencyReport.tables(outcome, causes, floors)
    let times = try #require(tables.first { $0.title == "Latency, typed: time" })
    #expect(
      times.cells[2] == [
        "open-list", "100000", "first", "VIPER", "352 µs", "200 µs", "300 µs", "123 µs", "122 µs",
        "124 µs",
      ])
    #expect(times.cells[6].suffix(3) == ["", "", ""])
    let ratios = try #require(tables.first { $0.title == "Latency, typed: ratio" })
    #expect(
      ratios.cells[1] == [
        "open-list", "100000", "first", "VIPER", "1.500", "1.485", "1.515", "slower",
        "64", "×1.400 !",
      ])
    #expect(ratios.cells[8].prefix(4) == ["open-list", "100000", "again", "VIPERS"])
    #expect(ratios.cells.last?.prefix(2) == ["mean", "100000"])
    #expect(!ratios.cells.contains { $0[3] == "MVC" })
  }

  @Test func theSlowestIsSetNextToWhatPeopleNotice() throws {
    let table = try #require(
      LatencyReport.tables(outcome, causes, floors)
        .first { $0.title == "What a user would feel" })
    #expect(
      table.cells == [
        ["add-rejected", "100000", "VIPER", "352 µs", "123 µs", "4.2 %", "0.35 %"]
      ])
  }

  @Test func noiseIsSummedUpByMode() throws {
    let table = try #require(
      LatencyReport.tables(outcome, causes, floors)
        .first { $0.title == "Noise" })
    #expect(
      table.cells == [
        ["typed", "first", "1", "1.2 %", "1.2 %", "open-list, 100000", "1", "0", "75 %", "0"],
        ["typed", "again", "1", "1.2 %", "1.2 %", "open-list, 100000", "1", "0", "75 %", "0"],
        ["wire", "first", "1", "1.2 %", "1.2 %", "add-rejected, 100000", "1", "0", "75 %", "0"],
      ])
  }

  @Test func growthIsShownOrRefused() {
    let table = GrowthReport.table([
      LatencyFixture.growth("MVC", fits: false), LatencyFixture.growth("VIPER"),
    ])
    #expect(
      table.cells == [
        ["add-rejected", "typed", "MVC", "no fit", "", "", "", "", "", "50 %"],
        [
          "add-rejected", "typed", "VIPER", "123 µs", "12.3 µs", "1.23 ms", "12.3 ns", "-100 ns",
          "100 ns", "5.0 %",
        ],
      ])
  }
}
