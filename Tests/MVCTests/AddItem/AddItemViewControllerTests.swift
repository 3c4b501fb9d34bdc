import FakeWorld
import HeadlessKit
import Items
import ItemsNetworking
import ItemsScreens
import UserDriver
import XCTest

@testable import MVC

final class AddItemViewControllerTests: XCTestCase {
  // MARK: Composition

  /// A1 A3 A4 X3.
  ///
  /// The smoke test of the form: all roles except client, store, and navigator are real.
  func testFormChecksSavesAndIsLeft() throws {
    let stub = ItemsClientStub()
    let client = ItemsClientSpy(delegatingTo: stub)
    let store = InMemoryStore()
    let writable = WritableItemsRepository(writing: store)
    let navigator = ReverseNavigatorSpy()
    let viewController = AddItemViewController(
      representing: AddItemModel(
        startingWith: .editing, savingVia: AddItemRepository(calling: client),
        writing: writable,
        reloading: ItemsListModel(
          startingWith: .success([]), fetchingVia: ItemsListRepository(calling: client),
          reading: ReadableItemsRepository(reading: store), writing: writable)),
      navigatingBy: navigator)
    let view = try XCTUnwrap(viewController.view as? AddItemView)
    XCTAssertEqual(viewController.title, "New item")
    XCTAssertEqual(view.fieldsView.titleField.text, "")
    XCTAssertTrue(view.fieldsView.enabledSwitch.isOn)

    view.saveButton.sendActions(for: .touchUpInside)
    XCTAssertEqual(view.statusView.errorLabel.text, "Title is required")

    view.fieldsView.titleField.text = "Buy milk"
    view.fieldsView.titleField.sendActions(for: .editingChanged)
    XCTAssertFalse(view.statusView.errorLabel.isVisible)

    view.saveButton.sendActions(for: .touchUpInside)
    XCTAssertTrue(view.statusView.loadingIndicator.isVisible)

    stub.creations.reply(with: .success(.milk))
    XCTAssertEqual(navigator.callArgs, [Screen(viewController)])
    XCTAssertEqual(
      client.callArgs,
      [.createItem(NewItem(title: "Buy milk", isEnabled: true)), .fetchItems])
    XCTAssertEqual(store.contents, [.milk])
  }

  /// A1 X7.
  func testFieldIsFocusedWhenTheScreenFirstAppears() throws {
    let viewController = makeViewController()
    let view = try XCTUnwrap(viewController.view as? AddItemView)
    let window = Window(showing: viewController)
    XCTAssertTrue(view.fieldsView.titleField.isFirstResponder)

    view.fieldsView.titleField.resignFirstResponder()
    viewController.viewWillAppear()
    viewController.viewDidAppear()

    XCTAssertTrue(view.window === window)
    XCTAssertFalse(view.fieldsView.titleField.isFirstResponder)
  }

  /// A1 A5.
  func testFieldLosesTheFocusWhileSavingAndDoesNotGetItBack() throws {
    let stub = AddItemModelStub()
    let viewController = makeViewController(representing: stub)
    let view = try XCTUnwrap(viewController.view as? AddItemView)
    let window = Window(showing: viewController)

    stub.currentState = .saving
    stub.currentState = .failure(because: .offline)

    XCTAssertTrue(view.window === window)
    XCTAssertTrue(view.fieldsView.titleField.isEnabled, "The title can't be edited.")
    XCTAssertFalse(view.fieldsView.titleField.isFirstResponder, "The title has the focus again.")
  }

  // MARK: Leaving

  /// A6 X5.
  func testLeavingCancelsAndCoveringDoesNot() {
    let scenarios:
      KeyValuePairs<
        UInt, (event: (NavigationController) -> Void, calls: [AddItemModelSpy.CallArgs])
      > = [
        #line: ({ $0.goBack() }, [.cancel]),
        #line: ({ $0.popViewController() }, [.cancel]),
        #line: ({ $0.pushViewController(ViewController()) }, []),
      ]

    for (line, scenario) in scenarios {
      let spy = AddItemModelSpy()
      let navigationController = NavigationController.onScreen(
        showing: ViewController(), makeViewController(representing: spy))

      scenario.event(navigationController)

      XCTAssertEqual(spy.callArgs, scenario.calls, line: line)
    }
  }

  /// X5.
  func testReleaseAloneCancelsNothing() {
    let stub = AddItemRepositoryStub()
    var viewController: AddItemViewController? = makeViewController(savingVia: stub)
    viewController?.loadViewIfNeeded()
    viewController?.model.save(title: "Buy milk", isEnabled: true)

    viewController = nil

    XCTAssertEqual(stub.creations.cancelled, [])
  }

  /// L1 A6 X4 X5.
  func testReplyAfterLeavingChangesNothing() {
    let stub = AddItemRepositoryStub()
    let log = CallLog()
    let viewController = makeViewController(
      savingVia: stub, writing: WritableItemsRepositorySpy(loggingTo: log),
      reloading: ItemsListModelSpy(loggingTo: log),
      navigatingBy: ReverseNavigatorSpy(loggingTo: log))
    let navigationController = NavigationController.onScreen(
      showing: ViewController(), viewController)
    viewController.model.save(title: "Buy milk", isEnabled: true)

    navigationController.goBack()
    stub.creations.reply(with: .success(.milk))

    XCTAssertEqual(stub.creations.cancelled, [0])
    XCTAssertEqual(log.callArgs, [])
  }

  /// A4 A6 X2 X4.
  ///
  /// The stub keeps the completion of the request, and the list's model belongs to the list.
  func testNothingOutlivesTheScreen() {
    let waysOut: KeyValuePairs<UInt, (NavigationController, AddItemRepositoryStub) -> Void> = [
      #line: { navigationController, _ in navigationController.goBack() },
      #line: { _, stub in stub.creations.reply(with: .success(.milk)) },
    ]

    for (line, leave) in waysOut {
      let stub = AddItemRepositoryStub()
      let navigationController = NavigationController.onScreen(showing: ViewController())
      var viewController: AddItemViewController? = makeViewController(
        savingVia: stub, navigatingBy: ReverseNavigator(for: navigationController))
      viewController.map(navigationController.pushViewController)
      viewController?.model.save(title: "Buy milk", isEnabled: true)
      weak let composer = viewController
      weak let model = viewController?.model
      weak let view = viewController?.view

      viewController = nil
      XCTAssertNotNil(view, line: line)
      leave(navigationController, stub)

      XCTAssertNil(composer, line: line)
      XCTAssertNil(model, line: line)
      XCTAssertNil(view, line: line)
    }
  }

  // MARK: Making

  private func makeViewController(
    representing model: any AddItemModelProtocol = AddItemModelStub(),
    navigatingBy navigator: any ReverseNavigatorProtocol = ReverseNavigatorSpy()
  ) -> AddItemViewController {
    AddItemViewController(representing: model, navigatingBy: navigator)
  }

  private func makeViewController(
    savingVia repository: any AddItemRepositoryProtocol,
    writing writableRepository: any WritableItemsRepositoryProtocol =
      WritableItemsRepositoryStub(),
    reloading list: any ItemsListReloadableProtocol = ItemsListModelStub(),
    navigatingBy navigator: any ReverseNavigatorProtocol = ReverseNavigatorSpy()
  ) -> AddItemViewController {
    makeViewController(
      representing: AddItemModel(
        startingWith: .editing, savingVia: repository, writing: writableRepository,
        reloading: list),
      navigatingBy: navigator)
  }
}
