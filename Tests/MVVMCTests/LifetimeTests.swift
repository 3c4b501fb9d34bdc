import HeadlessKit
import Items
import UserDriver
import XCTest

@testable import MVVMC

/// Checks what is released when a screen is left, with real objects and a network that doesn't reply by itself.
final class LifetimeTests: XCTestCase {
  private let log = CallLog()
  private lazy var httpManager = HTTPManagerMock(log)
  private lazy var store = StoreMock(log)
  private lazy var factory = DependencyFactory(httpManager: httpManager, store: store)
  private lazy var navigationController = NavigationControllerMock(log)
  private lazy var coordinator = ProjectCoordinator(factory: factory)

  override func setUp() {
    coordinator.start(navigationController)
    navigationController.appear()
  }

  /// D4 X2 X4 X5.
  func testNothingOutlivesADetailThatIsLeft() throws {
    coordinator.moveToDetail(item: .milk)
    weak let child = coordinator.childCoordinators.first
    weak let viewController =
      navigationController.topViewController as? ItemDetailViewController
    weak let view = viewController?.view
    weak let viewModel = viewController?.viewModel
    XCTAssertNotNil(child)
    XCTAssertNotNil(viewModel)
    log.removeAll()

    navigationController.goBack()

    XCTAssertNil(child)
    XCTAssertNil(viewController)
    XCTAssertNil(view)
    XCTAssertNil(viewModel)
    try XCTUnwrap(httpManager.replyToFetchDetail)(.failure(.offline))
    XCTAssertEqual(log.calls, [.cancel(.fetchDetail(of: 1))])
  }

  /// A6 X2 X4 X5.
  func testNothingOutlivesAFormThatIsLeftWhileSaving() throws {
    let milk = NewItem(title: "Buy milk", isEnabled: true)
    try addItem()
    weak let child = coordinator.childCoordinators.first
    weak let viewController = navigationController.topViewController as? AddItemViewController
    weak let view = viewController?.view
    weak let viewModel = viewController?.viewModel
    viewModel?.save(title: "Buy milk", isEnabled: true)
    XCTAssertNotNil(child)
    log.removeAll()

    navigationController.goBack()

    XCTAssertNil(child)
    XCTAssertNil(viewController)
    XCTAssertNil(view)
    XCTAssertNil(viewModel)
    try XCTUnwrap(httpManager.replyToCreateItem)(.success(.milk))
    XCTAssertEqual(log.calls, [.cancel(.createItem(milk))])
  }

  /// A4 X2.
  ///
  /// The pop releases the form's coordinator, which then still informs the list.
  func testNothingOutlivesAFormThatHasSaved() throws {
    try addItem()
    weak let child = coordinator.childCoordinators.first
    weak let viewController = navigationController.topViewController as? AddItemViewController
    weak let view = viewController?.view
    weak let viewModel = viewController?.viewModel
    viewModel?.save(title: "Buy milk", isEnabled: true)
    XCTAssertNotNil(child)
    log.removeAll()

    try XCTUnwrap(httpManager.replyToCreateItem)(.success(.milk))

    XCTAssertNil(child)
    XCTAssertNil(viewController)
    XCTAssertNil(view)
    XCTAssertNil(viewModel)
    XCTAssertEqual(log.calls, [.insert(.milk), .pop, .cancel(.fetchItems), .fetchItems])
  }

  /// X2.
  func testBackReleasesOnlyTheChildOfTheScreenThatIsLeft() {
    coordinator.moveToDetail(item: .milk)
    coordinator.moveToDetail(item: .plants)
    weak let lower = coordinator.childCoordinators.first
    weak let upper = coordinator.childCoordinators.last

    navigationController.goBack()

    XCTAssertNotNil(lower)
    XCTAssertNil(upper)
  }

  /// X2 X4.
  func testNothingOutlivesCoordinatorAndNavigationController() throws {
    var navigationController: NavigationControllerMock? = NavigationControllerMock(log)
    var coordinator: ProjectCoordinator? = ProjectCoordinator(factory: factory)
    coordinator?.start(try XCTUnwrap(navigationController))
    navigationController?.appear()
    coordinator?.moveToDetail(item: .milk)
    weak let weakCoordinator = coordinator
    weak let stack = navigationController
    weak let child = coordinator?.childCoordinators.first
    weak let list = navigationController?.viewControllers.first as? ItemsListViewController
    weak let listViewModel = list?.viewModel
    weak let detail = navigationController?.topViewController as? ItemDetailViewController
    weak let detailViewModel = detail?.viewModel
    XCTAssertNotNil(child)
    XCTAssertNotNil(listViewModel)
    XCTAssertNotNil(detailViewModel)
    log.removeAll()

    coordinator = nil
    navigationController = nil

    XCTAssertNil(weakCoordinator)
    XCTAssertNil(stack)
    XCTAssertNil(child)
    XCTAssertNil(list)
    XCTAssertNil(listViewModel)
    XCTAssertNil(detail)
    XCTAssertNil(detailViewModel)
    try XCTUnwrap(httpManager.replyToFetchItems)(.success([.milk]))
    try XCTUnwrap(httpManager.replyToFetchDetail)(.failure(.offline))
    XCTAssertEqual(log.calls, [])
  }

  /// X2.
  func testCoordinatorsRetainNoScreen() throws {
    let parent = CoordinatorMock(log)
    let delegate = AddItemCoordinatorDelegateMock(log)
    let project = factory.makeProjectCoordinator()
    let detail = factory.makeItemDetailCoordinator(item: .milk, parent: parent)
    let form = factory.makeAddItemCoordinator(parent: parent, delegate: delegate)
    var navigationController: NavigationControllerMock? = NavigationControllerMock(log)
    project.start(try XCTUnwrap(navigationController))
    detail.start(try XCTUnwrap(navigationController))
    form.start(try XCTUnwrap(navigationController))
    weak let list = navigationController?.viewControllers.first
    weak let listViewModel = (list as? ItemsListViewController)?.viewModel
    weak let middle = navigationController?.viewControllers.dropFirst().first
    weak let middleViewModel = (middle as? ItemDetailViewController)?.viewModel
    weak let top = navigationController?.topViewController
    weak let topViewModel = (top as? AddItemViewController)?.viewModel
    XCTAssertNotNil(listViewModel)
    XCTAssertNotNil(middleViewModel)
    XCTAssertNotNil(topViewModel)

    withExtendedLifetime((project, detail, form)) {
      navigationController = nil

      XCTAssertNil(list)
      XCTAssertNil(listViewModel)
      XCTAssertNil(middle)
      XCTAssertNil(middleViewModel)
      XCTAssertNil(top)
      XCTAssertNil(topViewModel)
    }
  }

  /// Has the list's view model ask for the form, whose delegate it then is.
  private func addItem() throws {
    let list = navigationController.topViewController as? ItemsListViewController
    try XCTUnwrap(list).viewModel.add()
  }
}
