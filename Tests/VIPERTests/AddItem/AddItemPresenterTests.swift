import HeadlessKit
import Items
import XCTest

@testable import VIPER

/// Describes the form's presenter.
final class AddItemPresenterTests: XCTestCase {
  private enum Call: Equatable {
    case showLoading
    case showError(String)
    case hideError
    case saveItem(title: String, isEnabled: Bool)
    case cancelSaving
    case presentAddItemModule
    case dismissAddItemModule
    case addItemModuleDidSave
  }

  private final class ViewSpy: AddItemViewProtocol {
    private let log: CallLog<Call>

    init(_ log: CallLog<Call>) {
      self.log = log
    }

    func showLoading() {
      log.note(.showLoading)
    }

    func showError(_ message: String) {
      log.note(.showError(message))
    }

    func hideError() {
      log.note(.hideError)
    }
  }

  private final class InteractorSpy: AddItemInteractorInputProtocol {
    private let log: CallLog<Call>

    init(_ log: CallLog<Call>) {
      self.log = log
    }

    func saveItem(title: String, isEnabled: Bool) {
      log.note(.saveItem(title: title, isEnabled: isEnabled))
    }

    func cancelSaving() {
      log.note(.cancelSaving)
    }
  }

  private final class WireframeSpy: AddItemWireframeProtocol {
    private let log: CallLog<Call>

    init(_ log: CallLog<Call>) {
      self.log = log
    }

    func presentAddItemModule(
      notifying delegate: any AddItemModuleDelegate,
      from navigationController: NavigationController
    ) {
      log.note(.presentAddItemModule)
    }

    func dismissAddItemModule() {
      log.note(.dismissAddItemModule)
    }
  }

  private final class DelegateSpy: AddItemModuleDelegate {
    private let log: CallLog<Call>

    init(_ log: CallLog<Call>) {
      self.log = log
    }

    func addItemModuleDidSave() {
      log.note(.addItemModuleDidSave)
    }
  }

  private var log: CallLog<Call>!
  private var view: ViewSpy!
  private var delegate: DelegateSpy!
  private var sut: AddItemPresenter!

  override func setUp() {
    log = CallLog()
    view = ViewSpy(log)
    delegate = DelegateSpy(log)
    sut = AddItemPresenter()
    sut.view = view
    sut.interactor = InteractorSpy(log)
    sut.wireframe = WireframeSpy(log)
    sut.delegate = delegate
  }

  override func tearDown() {
    sut = nil
  }

  // MARK: describe the user's actions

  /// A2.
  func test_whenTheTitleIsEdited_itHidesTheError() {
    sut.clearError()

    XCTAssertEqual(log.calls, [.hideError])
  }

  /// A3 A2.
  func test_whenSaving_itPassesOnTitleAndState() {
    sut.saveItem(title: " Milk ", isEnabled: true)
    sut.saveItem(title: "Plants", isEnabled: false)

    XCTAssertEqual(
      log.calls,
      [.saveItem(title: " Milk ", isEnabled: true), .saveItem(title: "Plants", isEnabled: false)])
  }

  /// A6 X5 L1.
  func test_whenLeft_itOnlyCancels() {
    sut.cancelSaving()

    XCTAssertEqual(log.calls, [.cancelSaving])
  }

  // MARK: describe the results of saving

  /// A2 X1.
  func test_whenTheTitleIsBlank_itShowsAMessage() {
    sut.presentRefusal(.blank)

    XCTAssertEqual(log.calls, [.showError("Title is required")])
  }

  /// A2 X1.
  func test_whenTheTitleIsTooLong_itShowsAMessage() {
    sut.presentRefusal(.tooLong)

    XCTAssertEqual(log.calls, [.showError("Title is too long")])
  }

  /// A3.
  func test_whenLoading_itShowsLoading() {
    sut.presentLoading()

    XCTAssertEqual(log.calls, [.showLoading])
  }

  /// A4.
  func test_whenSaved_itDismissesFirstThenTellsTheDelegate() {
    sut.presentSaved()

    XCTAssertEqual(log.calls, [.dismissAddItemModule, .addItemModuleDidSave])
  }

  /// A5 X1.
  func test_whenSavingFailed_itShowsAMessageAndStays() {
    sut.presentError(.network(.timedOut))

    XCTAssertEqual(log.calls, [.showError("The server took too long to answer.")])
  }

  // MARK: describe being released

  /// X2 X4.
  func test_whenViewAndDelegateAreReleased_itDoesNotKeepThem() {
    weak let weakView = view
    weak let weakDelegate = delegate

    view = nil
    delegate = nil
    sut.presentLoading()
    sut.presentSaved()

    XCTAssertNil(weakView, "the view is kept")
    XCTAssertNil(weakDelegate, "the delegate is kept")
    XCTAssertEqual(log.calls, [.dismissAddItemModule])
  }
}
