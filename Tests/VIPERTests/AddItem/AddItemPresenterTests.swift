import Items
import VIPER
import XCTest

/// Describes the form's presenter; names read describe, context, it.
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

  // MARK: What the user does

  /// A2.
  func testChangingTheTitle_takesTheMessageAway() {
    sut.onTitleChanged()
    XCTAssertTrue(view.hideErrorWasCalled)
    XCTAssertEqual(log.calls, ["view.hideError"])
  }

  /// A3 A2.
  func testSaving_passesOnWhatTheFormSays() {
    for isEnabled in [true, false] {
      log.removeAll()
      sut.saveItem(title: " Milk ", isEnabled: isEnabled)
      XCTAssertTrue(interactor.saveItemWasCalled)
      XCTAssertEqual(interactor.saveItemTitle, " Milk ")
      XCTAssertEqual(interactor.saveItemIsEnabled, isEnabled)
      XCTAssertEqual(
        log.calls, ["interactor.saveItem(title:  Milk , isEnabled: \(isEnabled))"])
    }
  }

  /// A6 X5.
  func testLeaving_cancels() {
    sut.onDidPop()
    XCTAssertTrue(interactor.cancelSavingWasCalled)
    XCTAssertEqual(log.calls, ["interactor.cancelSaving"])
  }

  // MARK: What became of it

  /// A2 X1.
  func testPresentingARefusal_showsItInWords() {
    let messages: [(error: TitleError, message: String)] = [
      (.blank, "Title is required"), (.tooLong, "Title is too long"),
    ]
    for (error, message) in messages {
      log.removeAll()
      sut.presentRefusal(error)
      XCTAssertTrue(view.showErrorWasCalled)
      XCTAssertEqual(view.showErrorMessage, message)
      XCTAssertEqual(log.calls, ["view.showError(\(message))"])
    }
  }

  /// A3.
  func testPresentingLoading_showsIt() {
    sut.presentLoading()
    XCTAssertTrue(view.showLoadingWasCalled)
    XCTAssertEqual(log.calls, ["view.showLoading"])
  }

  /// A4.
  func testPresentingThatItWasSaved_dismissesFirstThenTellsTheDelegate() {
    sut.presentSaved()
    XCTAssertTrue(wireframe.dismissAddItemModuleWasCalled)
    XCTAssertTrue(delegate.addItemModuleDidSaveWasCalled)
    XCTAssertEqual(
      log.calls, ["addItemWireframe.dismissAddItemModule", "delegate.addItemModuleDidSave"])
  }

  /// A5 X1.
  func testPresentingAnError_showsItInWordsAndStays() {
    sut.presentError(.network(.timedOut))
    XCTAssertTrue(view.showErrorWasCalled)
    XCTAssertEqual(view.showErrorMessage, "The server took too long to answer.")
    XCTAssertEqual(log.calls, ["view.showError(The server took too long to answer.)"])
  }

  // MARK: Being released

  /// X2.
  func testViewAndDelegate_areNotKeptAlive() {
    weak let weakView = view
    weak let weakDelegate = delegate
    view = nil
    delegate = nil
    XCTAssertNil(weakView)
    XCTAssertNil(weakDelegate)
    sut.presentLoading()
    sut.presentSaved()
    XCTAssertEqual(log.calls, ["addItemWireframe.dismissAddItemModule"])
  }
}
