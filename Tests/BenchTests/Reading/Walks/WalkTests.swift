import FakeWorld
import HeadlessKit
import Testing

@testable import Arms
@testable import RandomUse
@testable import bench

/// A walk has each version's trace, and beside it what no trace has.
struct WalkTests {
  /// How often each version words items, words errors, and validates.
  private static let uses = [
    "open-list": [1, 0, 0], "refresh": [0, 0, 0], "refresh-changed": [1, 0, 0],
    "open-detail": [1, 0, 0], "add": [1, 0, 1], "add-rejected": [0, 1, 1],
    "add-retried": [1, 1, 2], "delete-all": [0, 0, 0], "load-retried": [1, 1, 0],
  ]
  private static let types = ["ItemText", "Wording", "TitleValidation"]

  @Test func eachVersionSaysEverythingInItsOrder() throws {
    let arms = Array(Registry.architectures.reversed())
    for walk in try walks(arms) {
      let flow = try #require(Flow(rawValue: walk.steps[0].flow))
      let events = walk.rows.map(\.event).uniqued()
      #expect(events == Array(1...events.count))
      #expect(walk.rows.map(\.architecture) == events.flatMap { _ in arms.map(\.name) })
      for arm in arms {
        let rows = walk.rows.filter { $0.architecture == arm.name }
        #expect(rows.allSatisfy { ($0.kind == nil) == ($0.doneBy != nil) && $0.doneBy != "" })
        #expect(rows.allSatisfy { ($0.kind == nil) == ($0.file == nil) })
        let own = rows.filter { $0.kind != nil && !Self.types.contains($0.to ?? "") }
        let calls = own.map { "\($0.step) \($0.from ?? "") \($0.to ?? "") \($0.method ?? "")" }
        // What a call shows after something else has a line of its own.
        let told = own.indices.filter { $0 > 0 && own[$0].does == .screen }
          .filter { calls[$0] == calls[$0 - 1] }
        let trace = TraceRow.rows(of: try CallCounter.record(flow, in: arm, items: 8))
        #expect(
          calls.indices.filter { !told.contains($0) }.map { calls[$0] }
            == trace.map { "\($0.step) \($0.from) \($0.to) \($0.method)" })
        let found = Self.types.map { type in rows.count { $0.to == type } }
        #expect(found == Self.uses[flow.name], "\(flow.name), \(arm.name)")
      }
    }
  }

  @Test func whoWordsAndWhoShowsStandsBesideTheOthers() throws {
    let walk = try #require(walks([.mvvmc, .vipers], [.add]).first)
    let line = { (deed: WalkRow.Deed, step: Int) in
      walk.rows.filter { $0.does == deed && $0.step == step }.map { $0.from ?? $0.doneBy ?? "" }
    }
    #expect(line(.validation, 3) == ["AddItemViewModel", "AddItemDirector"])
    #expect(line(.wording, 4) == ["ItemsListViewController", "ItemsListDirector"])
    #expect(line(.tap, 1) == ["ItemsListViewController", "ItemsListScene"])
    // One asks the factory for the form, the other makes it.
    #expect(line(.wiring, 1).count { $0 == "ItemsListNavigator" } == 3)
    #expect(walk.steps[2].screen.contains("Loading…"))
  }

  @Test func versionsThatShowSomethingElseHaveNoWalk() throws {
    let other = Arm("Direct") { EmptyApp(environment: $0) }
    #expect(throws: RunFailure.self) { try walks([.direct, other], [.openList]) }
  }

  private func walks(_ arms: [Arm], _ flows: [Flow] = Flow.all) throws -> [Walk] {
    let indices = try arms.map { try SourceIndex(of: $0.name, in: Run.root()) }
    return try flows.map { flow in
      try Walk(
        of: flow, in: zip(arms, indices).map { try VersionWalk(of: flow, in: $0, index: $1) })
    }
  }
}
