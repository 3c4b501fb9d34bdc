import Items
import XCTest

@testable import MVVMC

final class AddItemViewModelTests: XCTestCase {
  private typealias Words = (error: NetworkError, message: String)

  private let httpManager = HTTPManagerMock()
  private let coordinator = AddItemCoordinatorMock()
  private lazy var viewModel = AddItemViewModel(
    httpManager: httpManager, coordinator: coordinator)
  private lazy var history = History(of: viewModel.didChange)

  /// A1.
  func testFormSaysNothingAtFirst() {
    XCTAssertEqual(history.values, [AddItemState()])
    XCTAssertEqual(httpManager.calls, [])
    XCTAssertEqual(coordinator.calls, [])
  }

  // MARK: Checking

  /// A2.
  func testTitleThatBreaksARuleIsRefused() {
    let eightyOne = String(repeating: "👩‍🚀", count: 81)
    let scenarios: KeyValuePairs<UInt, (title: String, message: String)> = [
      #line: ("", "Title is required"),
      #line: (" \t\n ", "Title is required"),
      #line: (String(repeating: "x", count: 81), "Title is too long"),
      #line: (eightyOne, "Title is too long"),
    ]

    for (line, scenario) in scenarios {
      history.removeValues()
      viewModel.save(title: scenario.title, isEnabled: true)
      XCTAssertEqual(
        history.values.last, AddItemState(error: scenario.message), line: line)
    }
    XCTAssertEqual(httpManager.calls, [])
    XCTAssertEqual(coordinator.calls, [])
  }

  /// A2 A3.
  func testTitleIsTrimmedAndSent() {
    let eighty = String(repeating: "👩‍🚀", count: 80)
    let scenarios: KeyValuePairs<UInt, (title: String, isEnabled: Bool, sent: NewItem)> = [
      #line: ("Milk", true, NewItem(title: "Milk", isEnabled: true)),
      #line: (" Oat milk\n", false, NewItem(title: "Oat milk", isEnabled: false)),
      #line: (" \(eighty) ", true, NewItem(title: eighty, isEnabled: true)),
    ]

    for (line, scenario) in scenarios {
      let httpManager = HTTPManagerMock()
      let viewModel = AddItemViewModel(httpManager: httpManager, coordinator: coordinator)
      viewModel.save(title: scenario.title, isEnabled: scenario.isEnabled)
      XCTAssertEqual(httpManager.calls, [.postItem(scenario.sent)], line: line)
    }
  }

  /// A2 X1.
  func testRefusedSaveReplacesTheMessage() {
    viewModel.save(title: "Milk", isEnabled: true)
    httpManager.posts.send(.failure(.offline))
    history.removeValues()

    viewModel.save(title: " ", isEnabled: true)
    viewModel.save(title: String(repeating: "x", count: 81), isEnabled: true)

    XCTAssertEqual(
      history.values,
      [AddItemState(error: "Title is required"), AddItemState(error: "Title is too long")])
  }

  /// A2.
  func testEditingTheTitleClearsTheMessage() {
    viewModel.save(title: "", isEnabled: true)
    history.removeValues()

    viewModel.editTitle()
    viewModel.editTitle()

    XCTAssertEqual(history.values, [AddItemState()])
  }

  /// A2.
  func testSaveThatSendsClearsTheMessage() {
    viewModel.save(title: "", isEnabled: true)
    history.removeValues()

    viewModel.save(title: "Milk", isEnabled: true)

    XCTAssertEqual(history.values, [AddItemState(isLoading: true)])
  }

  // MARK: Saving

  /// A3 X6.
  func testSecondSaveSendsNothing() {
    viewModel.save(title: "Milk", isEnabled: true)
    history.removeValues()

    viewModel.save(title: "Milk", isEnabled: true)
    viewModel.save(title: "", isEnabled: true)
    viewModel.editTitle()

    XCTAssertEqual(history.values, [])
    XCTAssertEqual(httpManager.calls, [.postItem(NewItem(title: "Milk", isEnabled: true))])
  }

  /// A4.
  func testSavedItemIsHandedToTheCoordinator() {
    history.removeValues()

    viewModel.save(title: "Buy milk", isEnabled: true)
    XCTAssertEqual(coordinator.calls, [])
    httpManager.posts.send(.success(.milk))

    XCTAssertEqual(coordinator.calls, [.finish(.milk)])
    XCTAssertEqual(history.values, [AddItemState(isLoading: true)])
  }

  /// A3 A4 X4.
  func testSavedItemIsHandedOverOnce() {
    viewModel.save(title: "Buy milk", isEnabled: true)
    httpManager.posts.send(.success(.milk))

    httpManager.posts.send(.success(.plants))
    viewModel.save(title: "Buy milk", isEnabled: true)

    XCTAssertEqual(coordinator.calls, [.finish(.milk)])
    XCTAssertEqual(
      httpManager.calls, [.postItem(NewItem(title: "Buy milk", isEnabled: true))])
  }

  /// A5 X1.
  func testFailureShowsAMessage() {
    let scenarios: KeyValuePairs<UInt, Words> = [
      #line: (.offline, "You appear to be offline. Check your connection."),
      #line: (.timedOut, "The server took too long to answer."),
      #line: (.status(500), "The server is having trouble. Try again later."),
      #line: (.status(404), "The server refused the request."),
      #line: (
        .undecodable(reason: "keyNotFound(id)"),
        "The server sent an answer this app can't read."
      ),
    ]

    for (line, scenario) in scenarios {
      history.removeValues()
      viewModel.save(title: "Milk", isEnabled: true)
      httpManager.posts.send(.failure(scenario.error), to: httpManager.calls.count - 1)
      XCTAssertEqual(
        Array(history.values.suffix(2)),
        [AddItemState(isLoading: true), AddItemState(error: scenario.message)], line: line)
    }
    XCTAssertEqual(coordinator.calls, [])
  }

  /// A5.
  func testSaveAfterAFailureSendsAgain() {
    viewModel.save(title: "Buy milk", isEnabled: false)
    httpManager.posts.send(.failure(.offline))

    viewModel.save(title: "Buy milk", isEnabled: false)
    httpManager.posts.send(.success(.milk), to: 1)

    let newItem = NewItem(title: "Buy milk", isEnabled: false)
    XCTAssertEqual(httpManager.calls, [.postItem(newItem), .postItem(newItem)])
    XCTAssertEqual(coordinator.calls, [.finish(.milk)])
  }

  // MARK: Leaving

  /// A6 X4 X5.
  ///
  /// The mock sends the reply of the request that was called off all the same.
  func testLateReplyReachesNobody() {
    let replies: KeyValuePairs<UInt, Result<Item, NetworkError>> = [
      #line: .success(.milk),
      #line: .failure(.offline),
    ]

    for (line, reply) in replies {
      let httpManager = HTTPManagerMock()
      let viewModel = AddItemViewModel(httpManager: httpManager, coordinator: coordinator)
      viewModel.save(title: "Milk", isEnabled: true)
      let history = History(of: viewModel.didChange)
      history.removeValues()

      viewModel.cancel()
      httpManager.posts.send(reply)

      XCTAssertEqual(
        httpManager.calls,
        [.postItem(NewItem(title: "Milk", isEnabled: true)), .cancel(0)], line: line)
      XCTAssertEqual(history.values, [], line: line)
      XCTAssertEqual(coordinator.calls, [], line: line)
    }
  }

  /// A6 X5.
  func testCancelWithoutASaveDoesNothing() {
    history.removeValues()

    viewModel.cancel()

    XCTAssertEqual(httpManager.calls, [])
    XCTAssertEqual(history.values, [])
  }

  // MARK: Lifetime

  /// X2 X4.
  func testCoordinatorIsNotKeptAliveNorNeeded() {
    var coordinator: AddItemCoordinatorMock? = AddItemCoordinatorMock()
    weak let weakCoordinator = coordinator
    let viewModel = coordinator.map {
      AddItemViewModel(httpManager: httpManager, coordinator: $0)
    }

    coordinator = nil

    XCTAssertNil(weakCoordinator)
    viewModel?.save(title: "Milk", isEnabled: true)
    httpManager.posts.send(.success(.milk))
  }

  /// A6 X2 X4 X5.
  func testRequestDoesNotKeepTheViewModelAlive() {
    var viewModel: AddItemViewModel? = AddItemViewModel(
      httpManager: httpManager, coordinator: coordinator)
    weak let weakViewModel = viewModel
    viewModel?.save(title: "Milk", isEnabled: true)

    viewModel = nil

    XCTAssertNil(weakViewModel)
    XCTAssertEqual(httpManager.calls.count, 1, "a release alone cancels nothing")
    httpManager.posts.send(.success(.milk))
    XCTAssertEqual(coordinator.calls, [])
  }
}
