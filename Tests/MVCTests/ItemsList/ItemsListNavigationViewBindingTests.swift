import HeadlessKit
import Items
import XCTest

@testable import MVC

final class ItemsListNavigationViewBindingTests: XCTestCase {
  /// L9 D2.
  func testDetailIsHandedItsItem() throws {
    let stub = ItemsListNavigationModelStub()
    let navigator = NavigatorSpy()
    let repository = ItemDetailRepositorySpy(delegatingTo: ItemDetailRepositoryStub())
    let viewBinding = makeViewBinding(
      observing: stub, navigatingBy: navigator, holding: .stubbed(detailRepository: repository))

    try withExtendedLifetime(viewBinding) {
      stub.nextState = .detail(.plants)

      XCTAssertEqual(navigator.callArgs.count, 1)
      let detail = try XCTUnwrap(navigator.callArgs.first as? ItemDetailViewController)
      XCTAssertEqual(detail.model.item, .plants)
      XCTAssertEqual(detail.model.currentState, .initial)
      XCTAssertEqual(repository.callArgs, [])
      detail.model.fetch()
      XCTAssertEqual(repository.callArgs, [Item.plants.id])
    }
  }

  /// L10 A1 A4.
  func testFormSharesTheListsModel() throws {
    let stub = ItemsListNavigationModelStub()
    let listModel = ItemsListModelSpy(delegatingTo: ItemsListModelStub())
    let navigator = NavigatorSpy()
    let reverseNavigator = ReverseNavigatorSpy()
    let repository = AddItemRepositorySpy(
      delegatingTo: AddItemRepositoryStub(firstResult: .success(.milk)))
    let writable = WritableItemsRepositorySpy(
      delegatingTo: WritableItemsRepositoryStub(firstResult: .success(())))
    let viewBinding = makeViewBinding(
      observing: stub, sharing: listModel, navigatingBy: navigator,
      holding: .stubbed(
        addItemRepository: repository, writableRepository: writable,
        reverseNavigator: reverseNavigator))

    try withExtendedLifetime(viewBinding) {
      stub.nextState = .addItem

      XCTAssertEqual(navigator.callArgs.count, 1)
      let form = try XCTUnwrap(navigator.callArgs.first as? AddItemViewController)
      XCTAssertIdentical(form.navigator, reverseNavigator)
      XCTAssertEqual(form.model.currentState, .editing)
      XCTAssertEqual(listModel.callArgs, [])
      form.model.save(title: "Buy milk", isEnabled: true)
      XCTAssertEqual(repository.callArgs, [NewItem(title: "Buy milk", isEnabled: true)])
      XCTAssertEqual(writable.callArgs, [.add(.milk)])
      XCTAssertEqual(listModel.callArgs, [.reloadAfterChange])
    }
  }

  /// D2 X6.
  func testEveryTransitionMakesAScreenOfItsOwn() {
    let stub = ItemsListNavigationModelStub()
    let navigator = NavigatorSpy()

    withExtendedLifetime(makeViewBinding(observing: stub, navigatingBy: navigator)) {
      stub.nextState = .detail(.milk)
      stub.nextState = .detail(.milk)
    }

    let details = navigator.callArgs.compactMap { $0 as? ItemDetailViewController }
    XCTAssertEqual(details.count, 2)
    XCTAssertNotIdentical(details.first?.model, details.last?.model)
  }

  /// L9 L11 X7.
  ///
  /// Neither who begins to watch a list that has led on navigates, nor what the covered list goes through.
  func testOnlyATransitionNavigates() {
    let listModel = ItemsListModelStub(firstState: .success([.milk]))
    let navigator = NavigatorSpy()

    for state: ItemsListNavigationModelState in [.initial, .detail(.milk), .addItem] {
      let stub = ItemsListNavigationModelStub(firstState: state)
      let viewBinding = makeViewBinding(
        observing: stub, sharing: listModel, navigatingBy: navigator)
      withExtendedLifetime(viewBinding) {
        listModel.nextState = .preparing([.milk], showing: .loading)
        listModel.nextState = .success([.milk, .plants])
        stub.nextState = .initial
      }
    }

    XCTAssertEqual(navigator.callArgs.count, 0)
  }

  /// X2 X4.
  func testModelDoesNotKeepTheBindingAlive() {
    let stub = ItemsListNavigationModelStub()
    let navigator = NavigatorSpy()
    var viewBinding: ItemsListNavigationViewBinding? = makeViewBinding(
      observing: stub, navigatingBy: navigator)
    weak let weakViewBinding = viewBinding

    viewBinding = nil

    XCTAssertNil(weakViewBinding)
    stub.nextState = .addItem
    XCTAssertEqual(navigator.callArgs.count, 0)
  }

  private func makeViewBinding(
    observing model: any ItemsListNavigationModelProtocol,
    sharing listModel: any ItemsListModelProtocol = ItemsListModelStub(),
    navigatingBy navigator: any NavigatorProtocol, holding bag: Bag = .stubbed()
  ) -> ItemsListNavigationViewBinding {
    ItemsListNavigationViewBinding(
      observing: model, sharing: listModel, navigatingBy: navigator, holding: bag)
  }
}
