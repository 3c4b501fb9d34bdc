import Items
import VIPER
import XCTest

/// Describes the form's presenter.
final class AddItemPresenterTests: XCTestCase {
  private var log: CallLog!
  private var view: AddItemViewSpy!
  private var interactor: AddItemInteractorSpy!
  private var wireframe: AddItemWireframeSpy!
  private var delegate: AddItemModuleDelegateSpy!
  private var sut: AddItemPresenter!

  override func setUp() {
    log = CallLog()
    view = AddItemViewSpy(log)
    interactor = AddItemInteractorSpy(log)
    wireframe = AddItemWireframeSpy(log)
    delegate = AddItemModuleDelegateSpy(log)
    sut = AddItemPresenter()
    sut.view = view
    sut.interactor = interactor
    sut.wireframe = wireframe
    sut.delegate = delegate
  }

  override func tearDown() {
    sut = nil
  }

  // MARK: describe what the user does

  /// A2.
  func test_whenTheTitleChanges_itHidesTheError() {
    sut.onTitleChanged()
    XCTAssertTrue(view.hideErrorWasCalled, "view.hideError wasn't called")
    XCTAssertEqual(log.calls, ["view.hideError"])
  }

  /// A3 A2.
  func test_whenSaving_itPassesOnWhatTheFormSays() {
    for isEnabled in [true, false] {
      sut.saveItem(title: " Milk ", isEnabled: isEnabled)
      XCTAssertEqual(interactor.saveItemTitle, " Milk ")
      XCTAssertEqual(interactor.saveItemIsEnabled, isEnabled)
    }
    XCTAssertEqual(log.calls, ["interactor.saveItem", "interactor.saveItem"])
  }

  /// A6 X5 L1.
  func test_whenLeft_itOnlyCancels() {
    sut.onDidPop()
    XCTAssertTrue(interactor.cancelSavingWasCalled, "interactor.cancelSaving wasn't called")
    XCTAssertEqual(log.calls, ["interactor.cancelSaving"])
  }

  // MARK: describe what became of it

  /// A2 X1.
  func test_whenTheTitleIsRefused_itShowsThatInWords() {
    let messages: [(error: TitleError, message: String)] = [
      (.blank, "Title is required"), (.tooLong, "Title is too long"),
    ]
    for (error, message) in messages {
      sut.presentRefusal(error)
      XCTAssertEqual(view.showErrorMessage, message)
    }
    XCTAssertEqual(log.calls, ["view.showError", "view.showError"])
  }

  /// A3.
  func test_whenLoading_itShowsThat() {
    sut.presentLoading()
    XCTAssertTrue(view.showLoadingWasCalled, "view.showLoading wasn't called")
    XCTAssertEqual(log.calls, ["view.showLoading"])
  }

  /// A4.
  func test_whenSaved_itDismissesFirstThenTellsTheDelegate() {
    sut.presentSaved()
    XCTAssertTrue(wireframe.dismissAddItemModuleWasCalled, "dismissAddItemModule wasn't called")
    XCTAssertTrue(delegate.addItemModuleDidSaveWasCalled, "addItemModuleDidSave wasn't called")
    XCTAssertEqual(
      log.calls, ["addItemWireframe.dismissAddItemModule", "delegate.addItemModuleDidSave"])
  }

  /// A5 X1.
  func test_whenItFailed_itShowsThatInWordsAndStays() {
    sut.presentError(.network(.timedOut))
    XCTAssertEqual(view.showErrorMessage, "The server took too long to answer.")
    XCTAssertEqual(log.calls, ["view.showError"])
  }

  // MARK: describe being released

  /// X2 X4.
  func test_whenViewAndDelegateAreReleased_itDoesNotKeepThem() {
    weak let weakView = view
    weak let weakDelegate = delegate
    view = nil
    delegate = nil
    XCTAssertNil(weakView, "the view is kept")
    XCTAssertNil(weakDelegate, "the delegate is kept")
    sut.presentLoading()
    sut.presentSaved()
    XCTAssertEqual(log.calls, ["addItemWireframe.dismissAddItemModule"])
  }
}
