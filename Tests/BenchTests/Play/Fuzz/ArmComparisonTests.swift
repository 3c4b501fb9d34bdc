import FakeWorld
import Testing

@testable import Arms
@testable import RandomUse
@testable import bench

/// Random use finds what is wrong and says it by the shortest way.
struct ArmComparisonTests {
  @Test func aDifferenceIsFoundAndShrunk() throws {
    let finding = try #require(try fuzz(.storingTwice, seed: 3, sessions: 30).finding)
    #expect(finding.kind == .difference)
    #expect(finding.architecture == "StoringTwice")
    #expect(finding.words.map { $0.prefix { $0 != ":" } } == ["calls of the store"])
    #expect(finding.screens.count == 2)
    #expect(
      finding.script == """
        Scenario(
          "random use, seed \(finding.seed)",
          server: .generating(0),
          [
            .tap("items.add"),
            .type(" Milk ", into: "add.title"),
            .tap("add.save"),
            .waitForNext,
          ]),
        """)
  }

  @Test func aBrokenRuleIsFoundAndShrunk() throws {
    let finding = try shrunk(
      .deaf,
      Scenario(
        "rule",
        [
          .waitForNext, .scroll(to: 3), .selectRow(2), .waitForNext, .goBack,
          .touch("items.deleteAll"), .waitForNext, .tap("items.add"), .goBack,
        ]))
    #expect(finding.kind == .rule)
    #expect(
      finding.script == """
        Scenario(
          "rule",
          server: .generating(1),
          [
            .waitForNext,
            .touch("items.deleteAll"),
            .waitForNext,
          ]),
        """)
  }

  @Test func aLeakIsFoundAndShrunk() throws {
    let finding = try shrunk(
      .keeping,
      Scenario(
        "leak", stored: FakeServer(generating: 3).items,
        [.waitForNext, .selectRow(1), .waitForNext, .goBack, .pull]))
    #expect(finding.kind == .leak)
    #expect(finding.words.contains("DirectItemDetailViewController"))
    #expect(
      finding.script == """
        Scenario(
          "leak",
          server: .generating(0),
          stored: FakeServer(generating: 3).items,
          [
            .selectRow(1),
            .goBack,
          ]),
        """)
  }

  @Test func aDefectOfAllVersionsBreaksARule() throws {
    let comparison = ArmComparison(reference: .deaf, arms: [.deaf])
    let scenario = Scenario("", [.waitUntilSettled, .tap("items.deleteAll"), .waitUntilSettled])
    let finding = try comparison.finding(in: scenario)
    #expect(finding?.kind == .rule)
    let statements = /[ADLX][0-9]+( [ADLX][0-9]+)*: .+/
    #expect(finding?.words.contains { $0.wholeMatch(of: statements) != nil } == true)
  }

  @Test func theSameSeedGivesTheSameAndBlocksAddUp() throws {
    let whole = try fuzz(.direct, sessions: 2)
    var parts = try fuzz(.direct, sessions: 1)
    parts.add(try fuzz(.direct, seed: 2, sessions: 1))
    #expect(parts == whole)
    #expect(whole.sessions == 2)
    #expect(try fuzz(.direct, seed: 2, sessions: 2) != whole)
  }

  private func shrunk(_ arm: Arm, _ scenario: Scenario) throws -> Finding {
    let comparison = ArmComparison(arms: [arm])
    let finding = try #require(try comparison.finding(in: scenario))
    return try comparison.shrink(finding, in: scenario, seed: 1)
  }

  private func fuzz(_ arm: Arm, seed: UInt64 = 1, sessions: Int) throws -> FuzzTally {
    try ArmComparison(arms: [arm]).fuzz(seed: seed, sessions: sessions)
  }
}
