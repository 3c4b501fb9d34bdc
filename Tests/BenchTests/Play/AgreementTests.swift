import HeadlessKit
import Items
import ItemsApp
import ItemsNetworking
import XCTest

@testable import Baselines
@testable import Play
@testable import Stopwatch

/// Variants that differ from Direct in one way each must be found out before they are timed.
final class AgreementTests: XCTestCase {
  func testTheBaselinesAgreeInEveryCell() throws {
    try Agreement.check(
      Registry.baselines,
      in: Mode.allCases.flatMap { mode in
        Flow.all.map { Cell(flow: $0, mode: mode, items: 3) }
      })
  }

  func testAnVariantThatDiffersIsFoundOutWithWhatDiffers() {
    let cases: [(String, @Sendable (Environment) -> Void)] = [
      ("screens: ", { $0.navigationController.pushViewController(ViewController()) }),
      ("requests: ", { _ = $0.client.fetchDetail(of: 1) { _ in } }),
      ("calls of the store: ", { _ = try? $0.store.readAll() }),
    ]
    let cell = Cell(flow: .openList, mode: .withoutDecoding, items: 3)
    for (words, addition) in cases {
      let other = Variant("Other") { Variation($0, addition: addition) }
      XCTAssertThrowsError(try Agreement.check([.direct, other], in: [cell])) {
        XCTAssert("\($0)".contains("Direct and Other disagree in \(cell.name)"), "\($0)")
        XCTAssert("\($0)".contains(words), "\($0)")
      }
    }
  }

  func testAnVariantThatCantDoAFlowIsFoundOut() {
    let idle = Variant("Idle") { EmptyApp(environment: $0) }
    let cell = Cell(flow: .refresh, mode: .withoutDecoding, items: 3)
    XCTAssertThrowsError(try Agreement.check([idle], in: [cell])) {
      XCTAssert("\($0)".hasPrefix("Idle failed in \(cell.name): "), "\($0)")
    }
  }
}

/// The baseline with one thing more.
private final class Variation: App {
  private let direct: DirectApp
  private let environment: Environment
  private let addition: (Environment) -> Void

  init(_ environment: Environment, addition: @escaping (Environment) -> Void) {
    direct = DirectApp(environment: environment)
    self.environment = environment
    self.addition = addition
  }

  func start() {
    direct.start()
    addition(environment)
  }
}
