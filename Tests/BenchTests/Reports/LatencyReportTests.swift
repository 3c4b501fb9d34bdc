import HeadlessKit
import Testing

@testable import bench

/// Times as a terminal shows them.
struct LatencyReportTests {
  private let outcome = LatencyFixture.outcome(
    [
      CellID(flow: "open-list", mode: .typed, items: 100_000),
      CellID(flow: "add-rejected", mode: .wire, items: 100_000),
    ].flatMap { cell in
      [
        LatencyFixture.row("MVC", cell), LatencyFixture.row("MVVMC", cell, ratio: 1.0012),
        LatencyFixture.row("VIPER", cell, ratio: 1.5, verdict: .slower),
        LatencyFixture.row("VIPERS", cell, ratio: 0.5, verdict: .faster),
        LatencyFixture.row("CleanSwift", cell, ratio: 1.02, verdict: .undecided, more: 33),
        LatencyFixture.row("Observable", cell, ratio: 1.01, verdict: .undecided),
        LatencyFixture.row("Direct", cell, ratio: 0.4, verdict: .faster, over: 0),
      ]
    }, growth: LatencyFixture.names.map { LatencyFixture.growth($0, fits: $0 != "MVC") })

  @Test(arguments: [true, false])
  func fitsATerminalWithSevenVersions(isDetailed: Bool) {
    let tables = LatencyReport.tables(outcome, reference: "MVC", isDetailed: isDetailed)
    let lines = tables.flatMap { $0.text().split(separator: "\n").map(String.init) }
    #expect(lines.filter { $0.displayWidth > 100 } == [])
    #expect(!lines.contains { $0.contains("Control") })
  }

  @Test func aRatioHasTheSignOfItsVerdict() throws {
    let table = try #require(
      LatencyReport.tables(outcome, reference: "MVC", isDetailed: false)
        .first { $0.title == "Latency, typed: ratio" })
    #expect(
      table.cells == [
        [
          "open-list", "100000", "235 µs", "×1.001 =", "×1.500 +", "×0.500 -", "×1.020 ?",
          "×1.010 ?", "×0.400 -",
        ]
      ])
  }

  @Test func detailsHaveEveryRange() throws {
    let tables = LatencyReport.tables(outcome, reference: "MVC", isDetailed: true)
    let times = try #require(tables.first { $0.title == "Latency, typed: time" })
    #expect(
      times.cells[2] == [
        "open-list", "100000", "VIPER", "352 µs", "200 µs", "300 µs", "123 µs", "122 µs", "124 µs",
      ])
    #expect(times.cells[6].suffix(3) == ["", "", ""])
    let ratios = try #require(tables.first { $0.title == "Latency, typed: ratio" })
    #expect(
      ratios.cells.prefix(5) == [
        [
          "open-list", "100000", "MVVMC", "1.001", "0.991", "1.011", "1.2 %", "same", "", "20",
          "30",
        ],
        [
          "open-list", "100000", "VIPER", "1.500", "1.485", "1.515", "1.2 %", "slower", "", "20",
          "30",
        ],
        [
          "open-list", "100000", "VIPERS", "0.500", "0.495", "0.505", "1.2 %", "faster", "", "20",
          "30",
        ],
        [
          "open-list", "100000", "CleanSwift", "1.020", "1.010", "1.030", "1.2 %", "undecided",
          "33",
          "20", "30",
        ],
        [
          "open-list", "100000", "Observable", "1.010", "1.000", "1.020", "1.2 %", "undecided",
          "> 1000", "20", "30",
        ],
      ])
  }

  @Test func theSlowestIsSetNextToWhatPeopleNotice() throws {
    let table = try #require(
      LatencyReport.tables(outcome, reference: "MVC", isDetailed: false)
        .first { $0.title == "What a user would feel" })
    #expect(
      table.cells == [
        ["add-rejected", "100000", "VIPER", "352 µs", "4.2 %", "0.35 %", "123 µs", "1.5 %"]
      ])
  }

  @Test func aTimeOverDirectThatIsInDoubtIsLeftOut() {
    let cell = CellID(flow: "add", mode: .wire, items: 8)
    let table = FeltReport.table([
      LatencyFixture.row("MVC", cell, ratio: 1.2, over: 900),
      LatencyFixture.row("Direct", cell, ratio: 1.1, over: 0),
    ])
    #expect(table.cells == [["add", "8", "MVC", "281 µs", "3.4 %", "0.28 %", "", ""]])
  }

  @Test func noiseIsSummedUpByMode() throws {
    let table = try #require(
      LatencyReport.tables(outcome, reference: "MVC", isDetailed: false)
        .first { $0.title == "Noise" })
    #expect(
      table.cells == [
        ["typed", "1", "1.2 %", "1.2 %", "open-list, 100000", "1", "0"],
        ["wire", "1", "1.2 %", "1.2 %", "add-rejected, 100000", "1", "0"],
      ])
  }

  @Test func growthIsShownOrRefused() {
    let tables = GrowthReport.tables([
      LatencyFixture.growth("MVC", fits: false), LatencyFixture.growth("VIPER", slope: 0.9876),
    ])
    #expect(
      tables[0].cells == [
        ["add-rejected", "typed", "MVC", "no fit", "", "", "", "", "", "50 %"],
        [
          "add-rejected", "typed", "VIPER", "123 µs", "12.3 µs", "1.23 ms", "12.3 ns", "-100 ns",
          "100 ns", "5.0 %",
        ],
      ])
    #expect(
      tables[1].cells == [["add-rejected", "typed", "VIPER", "0.988", "0.978", "0.998"]])
    let lines = tables.flatMap { $0.text().split(separator: "\n").map(String.init) }
    #expect(lines.filter { $0.displayWidth > 100 } == [])
  }
}
