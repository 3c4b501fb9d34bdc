import Testing

@testable import bench

/// Sentences from times: plain, from estimates, and with names only where these are certain.
struct LatencyConclusionsTests {
  @Test func whatAUserMeetsComesFirst() {
    let rows = [
      row("Direct", 1, mode: .wire), row("MVC", 1.002, mode: .wire),
      row("VIPER", 1.05, mode: .wire),
    ]
    #expect(
      sentences(rows) == [
        "With real replies, opening 64 items takes about 0 % (MVC) to 5 % (VIPER) more than without an "
          + "architecture: at most 11.7 µs of 246 µs, which nobody sees."
      ])
  }

  @Test func whatTakesLessIsSaidToo() {
    let rows = [
      row("Direct", 1, mode: .wire), row("MVC", 0.98, mode: .wire), row("VIPER", 6, mode: .wire),
    ]
    #expect(
      sentences(rows) == [
        "With real replies, opening 64 items takes about 2 % less (MVC) to 500 % more (VIPER) than "
          + "without an architecture: at most 1.17 ms of 1.41 ms, 14 % of a frame at 120 Hz."
      ])
  }

  /// The two versions' launches don't tell which is slower.
  @Test func aNameThatMayBeTheOthersIsLeftOut() {
    var rows = [
      row("Direct", 1, mode: .wire), row("MVC", 1.02, mode: .wire), row("VIPER", 1.04, mode: .wire),
    ]
    rows[2].logRatios = LatencyFixture.logRatios(1.04, reach: 0.05)
    #expect(sentences(rows).first?.contains("about 2 % to 4 % more than") == true)
  }

  @Test func rowsAndSeamsAreSetSideBySide() {
    let wording = [("Direct", 12), ("MVC", 12), ("VIPER", 512), ("DirectRows", 512)].map {
      WordingRow(architecture: $0, flow: "open-list", items: 512, rows: $1)
    }
    let rows = [
      row("Direct", 1, items: 512), row("MVC", 1.2, items: 512), row("VIPER", 4, items: 512),
      row("DirectRows", 3, items: 512),
    ]
    let longest =
      "Of the lists that were timed without decoding, the longest, of 512 items, takes up to 938 µs "
      + "(VIPER) to open, 11 % of a frame at 120 Hz, and 235 µs in Direct."
    #expect(
      sentences(rows, wording: wording) == [
        "Many rows worded up front cost more than any seam: opening 512 items takes 469 µs more where "
          + "all rows are worded at once (DirectRows); beside the floor of its own wording, a version "
          + "takes up to 235 µs (VIPER) more.",
        longest,
      ])
    #expect(sentences(rows) == [longest])
    let other = Array(rows.dropLast()) + [row("DirectRows", 1.5, items: 512)]
    #expect(
      sentences(other, wording: wording).first?.hasPrefix("Rows and seams both cost: ") == true)
  }

  /// A place of a mean holds where it does from flow to flow.
  @Test(arguments: [(1.6, " (VIPER)"), (1.1, "")])
  func aMeanIsNamedWhereItsFlowsAgree(viper: Double, name: String) {
    let flows = ["add", "refresh", "open-detail", "delete-all"]
    let rows = flows.flatMap { flow in
      [row("Direct", 1, flow), row("MVC", 1.2, flow)]
        + [row("VIPER", flow == "add" ? viper : 1.6, flow)]
    }
    let means = [
      row("Direct", 1, "mean"), row("MVC", 1.2, "mean"), row("VIPER", 1.5, "mean"),
      row("MVC", 9, "mean", .again),
    ]
    #expect(
      sentences(rows, means: means).last
        == "Without decoding, a version takes in the geometric mean over 4 flows, the first time, ×1.20"
        + "\(name.isEmpty ? "" : " (MVC)") to ×1.50\(name) of Direct's time.")
  }

  /// VIPER has the lower ratio to its floor in each flow, and the higher one to Direct.
  @Test func besideItsOwnFloorAMeanIsNamedByThoseRatios() {
    let wording = [("Direct", 12), ("MVC", 12), ("VIPER", 64), ("DirectRows", 64)].map {
      WordingRow(architecture: $0, flow: "open-list", items: 64, rows: $1)
    }
    let rows = ["add", "refresh", "open-detail"].flatMap { flow in
      [("Direct", 1), ("MVC", 1.2), ("VIPER", 2.2), ("DirectRows", 2)].map { row($0, $1, flow) }
    }
    let means = [("Direct", 1), ("MVC", 1.2), ("VIPER", 2.2)].map { row($0, $1, "mean") }
    #expect(
      sentences(rows, means: means, wording: wording).last
        == "Without decoding, a version takes in the geometric mean over 3 flows, the first time, "
        + "×1.20 (MVC) to ×2.20 (VIPER) of Direct's time; beside the floor of its own wording ×1.10 "
        + "(VIPER) to ×1.20 (MVC).")
  }

  @Test func whatIsVagueIsInNoSentence() {
    let rows = [
      row("Direct", 1, mode: .wire), row("MVC", 1.02, mode: .wire),
      row("VIPER", 1.04, mode: .wire, reach: 0.16),
    ]
    #expect(
      sentences(rows) == [
        "Left out of these sentences: 1 ratio whose 99 % interval reaches further than 15 %."
      ])
  }

  @Test func aSharedCoreIsSaidWithTheNumber() {
    let rows = [("Direct", 1), ("MVC", 1.02)].map { row($0, $1, mode: .wire, core: .loaded) }
    #expect(
      sentences(rows).first?.hasSuffix("nobody sees, on a core shared with another thread.") == true
    )
  }

  @Test func anUnfitMachineTellsNothing() {
    let document = Document(
      latency: [row("Direct", 1, mode: .wire), row("MVC", 1.02, mode: .wire)],
      noise: [LatencyFixture.noise(control: 1.03, check: 1.03)])
    #expect(
      LatencyConclusions(document).sentences
        == ["Nothing is said of times: the machine was unfit for measuring."])
  }

  @Test func nothingIsSaidWithoutTimes() {
    #expect(sentences([]).isEmpty)
    #expect(sentences([row("Direct", 1)]).isEmpty)
  }

  @Test func whatTheInstructionsDoNotExplainIsNamed() {
    let causes = Causes(
      in: Document(
        instructions: [("VIPER", 3), ("Direct", 2)].map { version, count in
          InstructionRow(
            architecture: version, flow: "open-list", items: 64, module: "Floors",
            instructions: count
          )
        }), reference: "Direct")
    #expect(
      [row("VIPER", 1.5)].explanation(by: causes)
        == "The instructions explain 1 of 1 ratios to within 5.0 %.")
    #expect(
      [row("VIPER", 0.98)].explanation(by: causes)
        == "The instructions explain 0 of 1 ratios to within 5.0 %, marked ! where they don't: "
        + "VIPER in open-list with 64 items, first time.")
    #expect([row("MVC", 2, "add")].explanation(by: causes) == nil)
  }

  private func sentences(
    _ rows: [LatencyRow], means: [LatencyRow] = [], wording: [WordingRow] = []
  ) -> [String] {
    LatencyConclusions(Document(wording: wording, latency: rows, means: means)).sentences
  }

  private func row(
    _ name: String, _ ratio: Double, _ flow: String = "open-list",
    _ timing: TimingProtocol = .first, mode: Mode = .typed, items: Int = 64, reach: Double = 0.01,
    core: CoreUse = .quiet
  ) -> LatencyRow {
    let cell = CellID(flow: flow, mode: mode, protocol: timing, items: items)
    let over = 234_567 * (ratio - 1)
    return LatencyFixture.row(
      name, cell, ratio: ratio, over: over, reach: reach, reference: "Direct", core: core)
  }
}
