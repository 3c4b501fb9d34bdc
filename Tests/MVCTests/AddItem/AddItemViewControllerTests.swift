import FakeWorld
import HeadlessKit
import Items
import ItemsNetworking
import ItemsScreens
import UserDriver
import XCTest

@testable import MVC

final class AddItemViewControllerTests: XCTestCase {
  /// The two ways in which a screen is left.
  private let waysOut: KeyValuePairs<UInt, (NavigationController) -> Void> = [
    #line: { $0.goBack() },
    #line: { $0.popViewController() },
  ]

  // MARK: Composition

  /// A1 A3 A4.
  ///
  /// Smoke test: every role is the real one, from the view to the repositories.
  func testComposedFormChecksSavesAndIsLeft() throws {
    let stub = ItemsClientStub()
    let client = ItemsClientSpy(delegatingTo: stub)
    let store = InMemoryStore()
    let writable = WritableItemsRepository(writing: store)
    let navigator = ReverseNavigatorSpy()
    let viewController = AddItemViewController(
      representing: AddItemModel(
        startingWith: .editing, savingVia: AddItemRepository(calling: client),
        writing: writable,
        sharing: ItemsListModel(
          startingWith: .success([]), fetchingVia: ItemsListRepository(calling: client),
          reading: ReadableItemsRepository(reading: store), writing: writable)),
      navigatingBy: navigator)
    let view = try XCTUnwrap(viewController.view as? AddItemView)

    view.saveButton.sendActions(for: .touchUpInside)
    XCTAssertEqual(view.statusView.errorLabel.text, "Title is required")

    view.fieldsView.titleField.text = "Buy milk"
    view.fieldsView.titleField.sendActions(for: .editingChanged)
    XCTAssertFalse(view.statusView.errorLabel.isVisible)

    view.saveButton.sendActions(for: .touchUpInside)
    XCTAssertTrue(view.statusView.loadingIndicator.isVisible)
    XCTAssertEqual(navigator.callArgs, [])

    stub.creations.reply(with: .success(.milk))
    XCTAssertEqual(navigator.callArgs, [Screen(viewController)])
    XCTAssertTrue(view.statusView.loadingIndicator.isVisible)
    XCTAssertEqual(
      client.callArgs,
      [.createItem(NewItem(title: "Buy milk", isEnabled: true)), .fetchItems])
    XCTAssertEqual(store.contents, [.milk])
    XCTAssertEqual(store.calls, [.insert])
  }

  /// A1 X3.
  func testTriadIsConnectedWhenTheViewLoads() throws {
    let viewController = makeViewController()
    XCTAssertNil(viewController.viewBinding)
    XCTAssertNil(viewController.navigationViewBinding)
    XCTAssertNil(viewController.controller)

    viewController.loadViewIfNeeded()

    XCTAssertEqual(viewController.title, "New item")
    XCTAssertNotNil(viewController.viewBinding)
    XCTAssertNotNil(viewController.navigationViewBinding)
    XCTAssertNotNil(viewController.controller)
    let view = try XCTUnwrap(viewController.view as? AddItemView)
    XCTAssertEqual(view.fieldsView.titleField.text, "")
    XCTAssertTrue(view.fieldsView.enabledSwitch.isOn)
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
  func testFocusIsLostWhileSavingAndNotGivenBack() throws {
    let stub = AddItemModelStub()
    let viewController = makeViewController(representing: stub)
    let view = try XCTUnwrap(viewController.view as? AddItemView)
    let window = Window(showing: viewController)

    stub.nextState = .saving
    stub.nextState = .failure(because: .network(.offline))

    XCTAssertTrue(view.window === window)
    XCTAssertTrue(view.fieldsView.titleField.isEnabled, "the title can't be edited")
    XCTAssertFalse(view.fieldsView.titleField.isFirstResponder, "the title has the focus again")
  }

  // MARK: Leaving

  /// A4.
  func testItemIsStoredThenTheFormLeftThenTheListTold() {
    let log = CallLog()
    let viewController = makeViewController(
      savingVia: AddItemRepositoryStub(firstResult: .success(.milk)),
      writing: WritableItemsRepositorySpy(loggingTo: log),
      sharing: ItemsListModelSpy(loggingTo: log),
      navigatingBy: ReverseNavigatorSpy(loggingTo: log))
    viewController.loadViewIfNeeded()

    viewController.model.save(title: "Buy milk", isEnabled: true)

    XCTAssertEqual(
      log.callArgs,
      [
        .writableRepository(.add(.milk)), .reverseNavigator(Screen(viewController)),
        .listModel(.reloadAfterChange),
      ])
  }

  /// A6 X5.
  func testLeavingCancels() {
    for (line, leave) in waysOut {
      let spy = AddItemModelSpy()
      let navigationController = NavigationController.onScreen(
        showing: ViewController(), makeViewController(representing: spy))
      XCTAssertEqual(spy.callArgs, [], line: line)

      leave(navigationController)

      XCTAssertEqual(spy.callArgs, [.cancel], line: line)
    }
  }

  /// A6 X5.
  func testCoveringCancelsNothing() {
    let spy = AddItemModelSpy()
    let navigationController = NavigationController.onScreen(
      showing: ViewController(), makeViewController(representing: spy))

    navigationController.pushViewController(ViewController())

    XCTAssertEqual(spy.callArgs, [])
  }

  /// X5.
  func testReleaseAloneCancelsNothing() {
    let stub = AddItemRepositoryStub()
    var viewController: AddItemViewController? = makeViewController(savingVia: stub)
    weak let composer = viewController
    viewController?.loadViewIfNeeded()
    viewController?.model.save(title: "Buy milk", isEnabled: true)

    viewController = nil

    XCTAssertNil(composer)
    XCTAssertEqual(stub.handles.map(\.callArgs), [[]])
  }

  /// L1 A6 X4 X5.
  func testLateReplyChangesNothing() {
    for (line, leave) in waysOut {
      let stub = AddItemRepositoryStub()
      let writable = WritableItemsRepositorySpy()
      let sharedModel = ItemsListModelSpy()
      let navigator = ReverseNavigatorSpy()
      let viewController = makeViewController(
        savingVia: stub, writing: writable, sharing: sharedModel, navigatingBy: navigator)
      let navigationController = NavigationController.onScreen(
        showing: ViewController(), viewController)
      viewController.model.save(title: "Buy milk", isEnabled: true)

      leave(navigationController)
      stub.reply(with: .success(.milk))

      XCTAssertEqual(stub.handles.map(\.callArgs), [[.cancel]], line: line)
      XCTAssertEqual(writable.callArgs, [], line: line)
      XCTAssertEqual(navigator.callArgs, [], line: line)
      XCTAssertEqual(sharedModel.callArgs, [], line: line)
    }
  }

  /// A6 X2 X4.
  ///
  /// What the list shares stays alive: it is the list's.
  func testNothingOutlivesTheScreen() {
    for (line, leave) in waysOut {
      let stub = AddItemRepositoryStub()
      let sharedModel = ItemsListModelSpy()
      let navigationController = NavigationController.onScreen(showing: ViewController())
      var viewController: AddItemViewController? = makeViewController(
        savingVia: stub, sharing: sharedModel,
        navigatingBy: ReverseNavigator(for: navigationController))
      viewController.map(navigationController.pushViewController)
      viewController?.model.save(title: "Buy milk", isEnabled: true)
      weak let composer = viewController
      weak let model = viewController?.model
      weak let view = viewController?.view
      weak let viewBinding = viewController?.viewBinding
      weak let navigationViewBinding = viewController?.navigationViewBinding
      weak let controller = viewController?.controller
      XCTAssertNotNil(controller, line: line)

      viewController = nil
      leave(navigationController)

      XCTAssertNil(composer, line: line)
      XCTAssertNil(model, line: line)
      XCTAssertNil(view, line: line)
      XCTAssertNil(viewBinding, line: line)
      XCTAssertNil(navigationViewBinding, line: line)
      XCTAssertNil(controller, line: line)
      stub.reply(with: .success(.milk))
      XCTAssertEqual(sharedModel.callArgs, [], line: line)
    }
  }

  /// A4 X2 X4.
  func testNothingOutlivesASave() {
    let stub = AddItemRepositoryStub()
    let sharedModel = ItemsListModelSpy()
    let navigationController = NavigationController.onScreen(showing: ViewController())
    var viewController: AddItemViewController? = makeViewController(
      savingVia: stub, sharing: sharedModel,
      navigatingBy: ReverseNavigator(for: navigationController))
    viewController.map(navigationController.pushViewController)
    viewController?.model.save(title: "Buy milk", isEnabled: true)
    weak let composer = viewController
    weak let model = viewController?.model
    weak let view = viewController?.view
    weak let viewBinding = viewController?.viewBinding
    weak let navigationViewBinding = viewController?.navigationViewBinding
    weak let controller = viewController?.controller
    XCTAssertNotNil(controller)

    viewController = nil
    stub.reply(with: .success(.milk))

    XCTAssertNil(composer)
    XCTAssertNil(model)
    XCTAssertNil(view)
    XCTAssertNil(viewBinding)
    XCTAssertNil(navigationViewBinding)
    XCTAssertNil(controller)
    XCTAssertEqual(navigationController.viewControllers.count, 1)
    XCTAssertEqual(sharedModel.callArgs, [.reloadAfterChange])
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
    sharing sharedModel: any ItemsListModelProtocol = ItemsListModelStub(),
    navigatingBy navigator: any ReverseNavigatorProtocol = ReverseNavigatorSpy()
  ) -> AddItemViewController {
    makeViewController(
      representing: AddItemModel(
        startingWith: .editing, savingVia: repository, writing: writableRepository,
        sharing: sharedModel),
      navigatingBy: navigator)
  }
}
