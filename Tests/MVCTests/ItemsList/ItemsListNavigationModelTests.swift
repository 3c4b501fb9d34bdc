import Items
import MVC
import XCTest

final class ItemsListNavigationModelTests: XCTestCase {
  /// L9 X4.
  func testSelect() {
    let items: [Item] = [.milk, .plants]
    typealias Scenario = (
      list: ItemsListModelState, row: Int, to: [ItemsListNavigationModelState]
    )
    let scenarios: KeyValuePairs<UInt, Scenario> = [
      #line: (.success(items), 0, [.detail(.milk)]),
      #line: (.success(items), 1, [.detail(.plants)]),
      #line: (.success(items), 2, []),
      #line: (.success(items), -1, []),
      #line: (.success([]), 0, []),
      #line: (.initial, 0, []),
      #line: (.preparing(items, showing: .loading), 1, [.detail(.plants)]),
      #line: (.failure(items, because: .network(.offline)), 1, [.detail(.plants)]),
    ]

    for (line, scenario) in scenarios {
      let spy = ItemsListModelSpy(delegatingTo: ItemsListModelStub(firstState: scenario.list))
      let model = ItemsListNavigationModel(startingWith: .initial, selectingFrom: spy)
      let observer = ObserverSpy(observing: model.didChange)

      model.select(at: scenario.row)

      XCTAssertEqual(observer.callArgs, [.initial] + scenario.to, line: line)
      XCTAssertEqual(model.currentState, scenario.to.last ?? .initial, line: line)
      XCTAssertEqual(spy.callArgs, [], line: line)
    }
  }

  /// L9 L10 X6.
  ///
  /// What leads to another screen is refused by the controls alone.
  func testEveryTapIsATransition() {
    let model = ItemsListNavigationModel(
      startingWith: .initial,
      selectingFrom: ItemsListModelStub(firstState: .deleting([.milk])))
    let observer = ObserverSpy(observing: model.didChange)

    model.select(at: 0)
    model.select(at: 0)
    model.add()
    model.add()

    XCTAssertEqual(
      observer.callArgs, [.initial, .detail(.milk), .detail(.milk), .addItem, .addItem])
  }
}
