import HeadlessKit
import XCTest

@testable import MVVMC

final class ProjectCoordinatorTests: XCTestCase {
  private let factory = FactoryMock()
  private let navigationController = NavigationControllerMock()
  private lazy var coordinator = ProjectCoordinator(factory: factory)

  // MARK: Starting

  /// L1.
  func testStartPushesTheList() throws {
    XCTAssertEqual(factory.calls, [])

    coordinator.start(navigationController)

    XCTAssertEqual(
      factory.calls,
      [
        .makeItemsListViewModel(coordinator: ObjectIdentifier(coordinator)),
        .makeItemsListViewController(viewModel: ObjectIdentifier(factory.itemsListViewModel)),
      ])
    let pushed = try XCTUnwrap(navigationController.topViewController)
    XCTAssertIdentical(pushed, factory.viewController)
    XCTAssertEqual(navigationController.calls, [.push(ObjectIdentifier(pushed))])
    XCTAssertIdentical(navigationController.delegate, coordinator)
    XCTAssertTrue(coordinator.childCoordinators.isEmpty)
  }

  /// X2.
  func testStartOnAnotherStackReleasesWhatTheFirstLedTo() {
    coordinator.start(navigationController)
    coordinator.moveToDetail(item: .milk)
    let another = NavigationControllerMock()
    factory.viewController = ViewController()

    coordinator.start(another)

    XCTAssertEqual(children, [])
    XCTAssertNil(navigationController.delegate)
    XCTAssertEqual(another.calls, [.push(ObjectIdentifier(factory.viewController))])
  }

  // MARK: Moving forward

  /// L9 D1.
  func testMoveToDetailStartsAChildWithTheItem() throws {
    coordinator.start(navigationController)

    coordinator.moveToDetail(item: .plants)

    XCTAssertEqual(factory.calls.last, .makeItemDetailCoordinator(.plants))
    XCTAssertEqual(factory.calls.count, 3)
    let child = try XCTUnwrap(factory.itemDetailCoordinators.first)
    XCTAssertEqual(child.calls, [.start(on: ObjectIdentifier(navigationController))])
    XCTAssertEqual(children, [ObjectIdentifier(child)])
  }

  /// L10.
  func testMoveToAddStartsAChildOfTheCoordinator() throws {
    coordinator.start(navigationController)

    coordinator.moveToAdd()

    XCTAssertEqual(
      factory.calls.last, .makeAddItemCoordinator(parent: ObjectIdentifier(coordinator)))
    XCTAssertEqual(factory.calls.count, 3)
    let child = try XCTUnwrap(factory.addItemCoordinators.first)
    XCTAssertEqual(child.calls, [.start(on: ObjectIdentifier(navigationController))])
    XCTAssertEqual(children, [ObjectIdentifier(child)])
  }

  // MARK: Keeping children

  /// X2.
  func testChildrenAreKeptInTheOrderAdded() {
    let detail = ChildCoordinatorMock()
    let form = AddItemCoordinatorMock()

    coordinator.addChildCoordinator(detail)
    coordinator.addChildCoordinator(form)

    XCTAssertEqual(children, [ObjectIdentifier(detail), ObjectIdentifier(form)])
    XCTAssertEqual(detail.calls, [])
    XCTAssertEqual(form.calls, [])
  }

  /// X2.
  func testChildrenAreRemovedByType() {
    let detail = ChildCoordinatorMock()
    coordinator.addChildCoordinator(AddItemCoordinatorMock())
    coordinator.addChildCoordinator(detail)
    coordinator.addChildCoordinator(AddItemCoordinatorMock())

    coordinator.removeAllChildCoordinatorsWith(type: AddItemCoordinatorMock.self)

    XCTAssertEqual(children, [ObjectIdentifier(detail)])
  }

  /// X2.
  func testChildrenAreRemovedByProtocol() {
    let detail = ChildCoordinatorMock()
    coordinator.addChildCoordinator(detail)
    coordinator.addChildCoordinator(AddItemCoordinatorMock())

    coordinator.removeAllChildCoordinatorsWith(type: (any AddItemCoordinatorProtocol).self)

    XCTAssertEqual(children, [ObjectIdentifier(detail)])
  }

  /// X2.
  func testAllChildrenAreRemoved() {
    coordinator.addChildCoordinator(ChildCoordinatorMock())
    coordinator.addChildCoordinator(AddItemCoordinatorMock())

    coordinator.removeAllChildCoordinators()

    XCTAssertEqual(children, [])
  }

  // MARK: Coming back

  /// D4 A6 X2.
  func testBackReleasesTheChild() {
    coordinator.start(navigationController)
    navigationController.appear()
    let moves: KeyValuePairs<UInt, () -> Void> = [
      #line: { self.coordinator.moveToDetail(item: .milk) },
      #line: { self.coordinator.moveToAdd() },
    ]

    for (line, move) in moves {
      move()
      XCTAssertEqual(children.count, 1, line: line)

      navigationController.goBack()

      XCTAssertEqual(children, [], line: line)
    }
    XCTAssertEqual(factory.itemsListViewModel.calls, [])
  }

  /// X2.
  ///
  /// A child whose screen is only covered stays.
  func testBackReleasesNoOtherChild() throws {
    coordinator.start(navigationController)
    navigationController.appear()
    coordinator.moveToDetail(item: .milk)
    coordinator.moveToDetail(item: .plants)
    let child = try XCTUnwrap(factory.itemDetailCoordinators.first)

    navigationController.goBack()
    XCTAssertEqual(children, [ObjectIdentifier(child)])
    navigationController.goBack()

    XCTAssertEqual(children, [])
  }

  /// A4.
  func testAddedItemIsHandedToTheList() {
    coordinator.start(navigationController)
    coordinator.moveToAdd()

    coordinator.didAdd(.milk)

    XCTAssertEqual(factory.itemsListViewModel.calls, [.didAdd(.milk)])
  }

  /// A4 X2.
  ///
  /// A stack that isn't on screen tells its delegate nothing.
  func testFormsCoordinatorIsReleasedBeforeTheListIsTold() throws {
    coordinator.start(navigationController)
    coordinator.moveToDetail(item: .milk)
    coordinator.moveToAdd()
    let detail = try XCTUnwrap(factory.itemDetailCoordinators.first)
    var childrenWhenTold: [ObjectIdentifier]?
    factory.itemsListViewModel.onAdd = { childrenWhenTold = self.children }

    coordinator.didAdd(.milk)

    XCTAssertEqual(childrenWhenTold, [ObjectIdentifier(detail)])
    factory.itemsListViewModel.onAdd = {}
  }

  // MARK: Lifetime

  /// X2 X4.
  func testStackIsNotKeptAliveNorNeeded() {
    var navigationController: NavigationControllerMock? = NavigationControllerMock()
    weak let weakNavigationController = navigationController
    navigationController.map(coordinator.start)

    navigationController = nil

    XCTAssertNil(weakNavigationController)
    coordinator.moveToDetail(item: .milk)
    coordinator.moveToAdd()
    XCTAssertEqual(children, [])
  }

  /// X2.
  func testStackDoesNotKeepTheCoordinatorAlive() {
    var coordinator: ProjectCoordinator? = ProjectCoordinator(factory: factory)
    weak let weakCoordinator = coordinator
    coordinator?.start(navigationController)

    coordinator = nil

    XCTAssertNil(weakCoordinator)
    XCTAssertNil(navigationController.delegate)
  }

  private var children: [ObjectIdentifier] {
    coordinator.childCoordinators.map { ObjectIdentifier($0) }
  }
}
