import HeadlessKit
import Items
import Testing

@testable import Floors
@testable import Stopwatch
@testable import bench

/// Arms that differ from Direct in one way each must be found out before they are timed.
struct AgreementTests {
  private static let cells = Mode.allCases.flatMap { mode in
    Flow.all.map { Cell(flow: $0, mode: mode, items: 3) }
  }

  @Test func registeredArmsAgreeInEveryCell() throws {
    try Agreement.check(Registry.arms, in: Self.cells)
  }

  @Test func anArmThatShowsSomethingElseIsFoundOut() {
    expectDisagreement("screens: ") { environment in
      environment.navigationController.title = "Stack"
      return Variation(environment) { $0.pushViewController(ViewController()) }
    }
  }

  @Test func anArmThatSendsMoreIsFoundOut() {
    expectDisagreement("requests: ") { environment in
      Variation(environment) { _ in _ = environment.client.fetchDetail(of: 1) { _ in } }
    }
  }

  @Test func anArmThatReadsTheStoreOnceMoreIsFoundOut() {
    expectDisagreement("calls of the store: ") { environment in
      Variation(environment) { _ in _ = try? environment.store.readAll() }
    }
  }

  @Test func anArmThatCantDoAFlowIsFoundOut() {
    let idle = Self.arm { Variation($0, startsDirect: false) { _ in } }
    #expect(throws: RunFailure.self) {
      try Agreement.check([idle], in: [Cell(flow: .refresh, mode: .typed, items: 3)])
    }
  }

  private func expectDisagreement(
    _ words: String, _ makeApp: @escaping @Sendable (Environment) -> any App
  ) {
    let cell = Cell(flow: .openList, mode: .typed, items: 3)
    do throws(RunFailure) {
      try Agreement.check([.direct, Self.arm(makeApp)], in: [cell])
      Issue.record("the arms agree")
    } catch {
      #expect(error.description.contains("Direct and Other disagree in \(cell.name)"))
      #expect(error.description.contains(words))
    }
  }

  private static func arm(_ makeApp: @escaping @Sendable (Environment) -> any App) -> Arm {
    Arm("Other", makeApp: makeApp)
  }
}

/// The floor with one thing more.
private final class Variation: App {
  private let direct: DirectApp
  private let environment: Environment
  private let startsDirect: Bool
  private let addition: (NavigationController) -> Void

  init(
    _ environment: Environment, startsDirect: Bool = true,
    addition: @escaping (NavigationController) -> Void
  ) {
    direct = DirectApp(environment: environment)
    self.environment = environment
    self.startsDirect = startsDirect
    self.addition = addition
  }

  func start() {
    if startsDirect { direct.start() }
    addition(environment.navigationController)
  }
}
