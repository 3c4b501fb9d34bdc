import HeadlessKit
import Items
import ItemsNetworking
import ItemsScreens
import UserDriver
import XCTest

@testable import MVC

final class ItemDetailViewControllerTests: XCTestCase {
  /// The two ways in which a screen is left.
  private let waysOut: KeyValuePairs<UInt, (NavigationController) -> Void> = [
    #line: { $0.goBack() },
    #line: { $0.popViewController() },
  ]

  // MARK: Composition

  /// D1 D2 D3.
  ///
  /// Smoke test: every role is the real one, from the view to the repository.
  func testComposedDetailFetchesAndRetries() throws {
    let stub = ItemsClientStub()
    let client = ItemsClientSpy(delegatingTo: stub)
    let viewController = ItemDetailViewController(
      representing: ItemDetailModel(
        representing: .milk, startingWith: .initial,
        fetchingVia: ItemDetailRepository(calling: client)))

    let view = try XCTUnwrap(viewController.view as? ItemDetailView)
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

  /// D1 X3.
  func testTriadIsConnectedWhenTheViewLoads() {
    let viewController = ItemDetailViewController(
      representing: ItemDetailModelStub())
    XCTAssertNil(viewController.viewBinding)
    XCTAssertNil(viewController.controller)

    viewController.loadViewIfNeeded()

    XCTAssertEqual(viewController.title, "Item")
    XCTAssertTrue(viewController.view is ItemDetailView)
    XCTAssertNotNil(viewController.viewBinding)
    XCTAssertNotNil(viewController.controller)
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
  func testLeavingCancels() {
    for (line, leave) in waysOut {
      let spy = ItemDetailModelSpy()
      let navigationController = NavigationController.onScreen(
        showing: ViewController(), ItemDetailViewController(representing: spy))

      leave(navigationController)

      XCTAssertEqual(spy.callArgs, [.fetch, .cancel], line: line)
    }
  }

  /// D4 X5.
  func testCoveringCancelsNothing() {
    let spy = ItemDetailModelSpy()
    let navigationController = NavigationController.onScreen(
      showing: ViewController(), ItemDetailViewController(representing: spy))

    navigationController.pushViewController(ViewController())

    XCTAssertEqual(spy.callArgs, [.fetch])
  }

  /// X5.
  func testReleaseAloneCancelsNothing() {
    let stub = ItemDetailRepositoryStub()
    var viewController: ItemDetailViewController? = makeViewController(fetchingVia: stub)
    weak let composer = viewController
    viewController?.loadViewIfNeeded()

    viewController = nil

    XCTAssertNil(composer)
    XCTAssertEqual(stub.handles.map(\.callArgs), [[]])
  }

  /// D4 X4 X5.
  func testLateReplyChangesNothing() throws {
    for (line, leave) in waysOut {
      let stub = ItemDetailRepositoryStub()
      let viewController = makeViewController(fetchingVia: stub)
      let view = try XCTUnwrap(viewController.view as? ItemDetailView)

      leave(.onScreen(showing: ViewController(), viewController))
      stub.reply(with: .success(ItemDetail(item: .milk, explanation: "Two litres.")))

      XCTAssertEqual(view.fieldsView.explanationLabel.text, "", line: line)
      XCTAssertEqual(viewController.model.currentState, .initial, line: line)
      XCTAssertEqual(stub.handles.map(\.callArgs), [[.cancel]], line: line)
    }
  }

  /// D4 X2 X4.
  func testNothingOutlivesTheScreen() {
    for (line, leave) in waysOut {
      let stub = ItemDetailRepositoryStub()
      var viewController: ItemDetailViewController? = makeViewController(fetchingVia: stub)
      let navigationController = NavigationController.onScreen(showing: ViewController())
      viewController.map(navigationController.pushViewController)
      weak let composer = viewController
      weak let model = viewController?.model
      weak let view = viewController?.view
      weak let viewBinding = viewController?.viewBinding
      weak let controller = viewController?.controller
      XCTAssertNotNil(controller, line: line)

      viewController = nil
      leave(navigationController)

      XCTAssertNil(composer, line: line)
      XCTAssertNil(model, line: line)
      XCTAssertNil(view, line: line)
      XCTAssertNil(viewBinding, line: line)
      XCTAssertNil(controller, line: line)
      stub.reply(with: .failure(.offline))
    }
  }

  private func makeViewController(
    fetchingVia repository: any ItemDetailRepositoryProtocol
  ) -> ItemDetailViewController {
    ItemDetailViewController(
      representing: ItemDetailModel(
        representing: .milk, startingWith: .initial, fetchingVia: repository))
  }
}
