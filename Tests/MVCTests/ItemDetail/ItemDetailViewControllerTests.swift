import HeadlessKit
import Items
import ItemsNetworking
import ItemsScreens
import UserDriver
import XCTest

@testable import MVC

final class ItemDetailViewControllerTests: XCTestCase {
  // MARK: Composition

  /// D1 D2 D3 X3.
  ///
  /// The smoke test of the detail: all roles except the client are real.
  func testDetailFetchesAndRetries() throws {
    let stub = ItemsClientStub()
    let client = ItemsClientSpy(delegatingTo: stub)
    let viewController = ItemDetailViewController(
      representing: ItemDetailModel(
        representing: .milk, startingWith: .initial,
        fetchingVia: ItemDetailRepository(calling: client)))

    let view = try XCTUnwrap(viewController.view as? ItemDetailView)
    XCTAssertEqual(viewController.title, "Item")
    XCTAssertEqual(view.fieldsView.titleLabel.text, "Buy milk")
    XCTAssertTrue(view.statusView.loadingIndicator.isVisible)

    stub.details.reply(to: 0, with: .failure(.timedOut))
    XCTAssertEqual(view.statusView.errorLabel.text, "The server took too long to answer.")
    view.statusView.retryButton.sendActions(for: .touchUpInside)
    stub.details.reply(
      to: 1, with: .success(ItemDetail(item: .milk, explanation: "Two litres.")))

    XCTAssertEqual(view.fieldsView.explanationLabel.text, "Two litres.")
    XCTAssertFalse(view.statusView.loadingIndicator.isVisible)
    XCTAssertFalse(view.statusView.errorLabel.isVisible)
    XCTAssertEqual(client.callArgs, [.fetchDetail(1), .fetchDetail(1)])
  }

  /// D2 X7.
  func testModelFetchesOnFirstAppearanceOnly() {
    let spy = ItemDetailModelSpy()
    let viewController = ItemDetailViewController(representing: spy)
    XCTAssertEqual(spy.callArgs, [])

    let navigationController = NavigationController.onScreen(
      showing: ViewController(), viewController)
    XCTAssertEqual(spy.callArgs, [.fetch])

    navigationController.pushViewController(ViewController())
    navigationController.goBack()
    XCTAssertEqual(spy.callArgs, [.fetch])
  }

  // MARK: Leaving

  /// D4 X5.
  func testLeavingCancelsAndCoveringDoesNot() {
    let scenarios:
      KeyValuePairs<
        UInt, (event: (NavigationController) -> Void, calls: [ItemDetailModelSpy.CallArgs])
      > = [
        #line: ({ $0.goBack() }, [.fetch, .cancel]),
        #line: ({ $0.popViewController() }, [.fetch, .cancel]),
        #line: ({ $0.pushViewController(ViewController()) }, [.fetch]),
      ]

    for (line, scenario) in scenarios {
      let spy = ItemDetailModelSpy()
      let navigationController = NavigationController.onScreen(
        showing: ViewController(), ItemDetailViewController(representing: spy))

      scenario.event(navigationController)

      XCTAssertEqual(spy.callArgs, scenario.calls, line: line)
    }
  }

  /// X5.
  func testReleaseAloneCancelsNothing() {
    let stub = ItemDetailRepositoryStub()
    var viewController: ItemDetailViewController? = makeViewController(fetchingVia: stub)
    viewController?.loadViewIfNeeded()

    viewController = nil

    XCTAssertEqual(stub.fetches.cancelled, [])
  }

  /// D4 X4 X5.
  func testReplyAfterLeavingChangesNothing() throws {
    let stub = ItemDetailRepositoryStub()
    let viewController = makeViewController(fetchingVia: stub)
    let view = try XCTUnwrap(viewController.view as? ItemDetailView)
    let navigationController = NavigationController.onScreen(
      showing: ViewController(), viewController)

    navigationController.goBack()
    stub.fetches.reply(with: .success(ItemDetail(item: .milk, explanation: "Two litres.")))

    XCTAssertEqual(stub.fetches.cancelled, [0])
    XCTAssertEqual(view.fieldsView.explanationLabel.text, "")
  }

  /// D4 X2 X4.
  ///
  /// The stub keeps the completion of the request.
  func testNothingOutlivesTheScreen() {
    let stub = ItemDetailRepositoryStub()
    let navigationController = NavigationController.onScreen(showing: ViewController())
    var viewController: ItemDetailViewController? = makeViewController(fetchingVia: stub)
    viewController.map(navigationController.pushViewController)
    weak let composer = viewController
    weak let model = viewController?.model
    weak let view = viewController?.view

    viewController = nil
    XCTAssertNotNil(view)
    navigationController.goBack()

    XCTAssertNil(composer)
    XCTAssertNil(model)
    XCTAssertNil(view)
    stub.fetches.reply(with: .failure(.offline))
  }

  private func makeViewController(
    fetchingVia repository: any ItemDetailRepositoryProtocol
  ) -> ItemDetailViewController {
    ItemDetailViewController(
      representing: ItemDetailModel(
        representing: .milk, startingWith: .initial, fetchingVia: repository))
  }
}
