import Testing

@testable import bench

/// How builds are timed.
struct BuildPassTests {
  let builder = FakeBuilder()

  @Test func onlyTheBuildIsTimedAndTheRangeIsKept() throws {
    builder.preparation = 1_000_000
    builder.time = { version, change, round in
      change == .view ? [9, 2, 4][round - 1] : version == "A" ? 100 : 200
    }
    let rows = try pass().measure(["A", "B"], rounds: 3, seed: 1)
    #expect(
      rows.map(\.architecture) == Array(repeating: "A", count: 5) + Array(repeating: "B", count: 5))
    #expect(rows.map(\.change) == BuildChange.allCases + BuildChange.allCases)
    #expect(rows.map(\.rounds) == Array(repeating: 3, count: 10))
    #expect(rows[0] == row("A", .clean, compiled: 10, 100, 100, 100))
    #expect(
      rows[8]
        == row("B", .view, type: "BView", file: "B/View.swift", compiled: 1, 4, 2, 9))
  }

  @Test func everyChangeComesOnceInEachRoundInRandomOrder() throws {
    _ = try pass().measure(["A", "B"], rounds: 4, seed: 7)
    #expect(builder.events.prefix(2) == [.built("A"), .built("B")])
    let made = builder.events.filter { if case .made = $0 { true } else { false } }
    let rounds = (1...4).map { round in
      made.filter { if case .made(_, _, round) = $0 { true } else { false } }
    }
    #expect(made == rounds.flatMap(\.self))
    let orders = rounds.map { events in
      events.compactMap { event -> String? in
        guard case .made(let change, let version, _) = event else { return nil }
        return "\(version) \(change)"
      }
    }
    #expect(orders.allSatisfy { Set($0).count == 10 && $0.count == 10 })
    #expect(Set(orders).count == 4)
    // What is made is built next.
    for (event, next) in zip(builder.events, builder.events.dropFirst()) {
      if case .made(_, let version, _) = event { #expect(next == .built(version)) }
    }
  }

  @Test func theOrderFollowsFromTheSeed() throws {
    func events(seed: UInt64) throws -> [FakeBuilder.Event] {
      let builder = FakeBuilder()
      _ = try pass(builder).measure(["A", "B"], rounds: 2, seed: seed)
      return builder.events
    }
    #expect(try events(seed: 1) == events(seed: 1))
    #expect(try events(seed: 1) != events(seed: 2))
  }

  @Test func anInterruptedPassKeepsWhatIsDone() throws {
    var asked = 0
    let pass = self.pass {
      asked += 1
      return asked > 6
    }
    let rows = try pass.measure(["A"], rounds: 2, seed: 1)
    #expect(rows.count == 5)
    #expect(rows.allSatisfy { $0.rounds == 1 })
    #expect(try pass.measure(["A"], rounds: 2, seed: 1) == [])
  }

  @Test func aBuildThatFailsEndsThePass() {
    builder.failing = "B"
    var shown: [String] = []
    let pass = BuildPass(
      builder: builder, clock: builder.clock, shouldStop: { false },
      progress: ProgressLine(width: 80) { shown.append($0) })
    #expect(throws: RunFailure("no")) { try pass.measure(["A", "B"], rounds: 2, seed: 1) }
    // What the compiler says comes after this, on a line of its own.
    #expect(shown.last == "\r\u{1B}[K")
  }

  @Test func aBuildThatControlCEndedIsLeftOut() throws {
    builder.failing = "A"
    var asked = 0
    let pass = self.pass {
      asked += 1
      return asked > 1
    }
    #expect(try pass.measure(["A"], rounds: 1, seed: 1) == [])
  }

  @Test func progressSaysWhatIsBuiltAndHowLongItTakes() throws {
    var shown: [String] = []
    builder.time = { _, _, _ in 2_000_000_000 }
    let pass = BuildPass(
      builder: builder, clock: builder.clock, shouldStop: { false },
      progress: ProgressLine(width: 80) { shown.append($0) })
    _ = try pass.measure(["A"], rounds: 1, seed: 1)
    #expect(shown.count == 7)
    #expect(shown[0].hasSuffix("build: all for the first time, A, 5 s left"))
    #expect(shown[1].hasSuffix("round 1, 10 s left"))
    #expect(shown[5].hasSuffix("round 1, 2 s left"))
    #expect(shown[6] == "\r\u{1B}[K")
  }

  private func pass(
    _ other: FakeBuilder? = nil, shouldStop: @escaping () -> Bool = { false }
  ) -> BuildPass {
    let builder = other ?? builder
    return BuildPass(
      builder: builder, clock: builder.clock, shouldStop: shouldStop,
      progress: ProgressLine(width: 80) { _ in })
  }

  private func row(
    _ version: String, _ change: BuildChange, type: String? = nil, file: String? = nil,
    compiled: Int, _ ns: Double, _ low: Double, _ high: Double
  ) -> BuildRow {
    BuildRow(
      architecture: version, change: change, type: type, file: file, compiled: compiled,
      rounds: 3, ns: ns, nsLow: low, nsHigh: high)
  }
}
