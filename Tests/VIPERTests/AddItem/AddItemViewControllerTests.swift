import HeadlessKit
import VIPER
import XCTest

/// Describes the form's view.
final class AddItemViewControllerTests: XCTestCase {
  /// What comes and goes, and what can be used.
  private struct Appearance: Equatable {
    var isLoading = false
    var error: String?
    var allowsUse = true
  }

  private var log: CallLog!
  private var presenter: AddItemPresenterSpy!
  private var sut: AddItemViewController!
  private var window: Window!
  private var field: TextField!
  private var toggle: Switch!

  override func setUpWithError() throws {
    log = CallLog()
    presenter = AddItemPresenterSpy(log)
    sut = AddItemViewController()
    sut.presenter = presenter
    window = Window(showing: sut)
    field = try XCTUnwrap(sut.part("add.title") as? TextField)
    toggle = try XCTUnwrap(sut.part("add.enabled") as? Switch)
  }

  override func tearDown() {
    window = nil
    sut = nil
  }

  // MARK: describe what the user does

  /// A1 X3.
  func test_whenAppearing_itShowsAnEmptyFocusedTitleAndTheSwitchOn() {
    XCTAssertEqual(sut.title, "New item")
    XCTAssertEqual(field.text, "")
    XCTAssertTrue(field.isFirstResponder, "the title has no focus")
    XCTAssertTrue(toggle.isOn, "the switch is off")
    XCTAssertEqual(appearance, Appearance())
    XCTAssertEqual(log.calls, [])
  }

  /// A1 X7.
  func test_whenAppearingAgain_itLeavesTheFocusAlone() {
    field.resignFirstResponder()
    sut.viewWillAppear()
    sut.viewDidAppear()
    XCTAssertFalse(field.isFirstResponder, "the title has the focus")
  }

  /// A2.
  func test_whenTheTitleIsEdited_itTellsThePresenter() {
    field.text = "M"
    field.sendActions(for: .editingChanged)
    XCTAssertTrue(presenter.onTitleChangedWasCalled, "presenter.onTitleChanged wasn't called")
    XCTAssertEqual(log.calls, ["presenter.onTitleChanged"])
  }

  /// A2.
  func test_whenTheSwitchIsFlipped_itTellsNobody() {
    toggle.isOn = false
    toggle.sendActions(for: .valueChanged)
    XCTAssertEqual(log.calls, [])
  }

  /// A3 A2.
  func test_whenSaveIsTapped_itPassesOnWhatTheFormSaysAndKeepsIt() {
    field.text = " Milk "
    for isOn in [true, false] {
      toggle.isOn = isOn
      sut.send(.touchUpInside, to: "add.save")
      XCTAssertEqual(presenter.saveItemTitle, " Milk ")
      XCTAssertEqual(presenter.saveItemIsEnabled, isOn)
      XCTAssertEqual(toggle.isOn, isOn)
    }
    XCTAssertEqual(field.text, " Milk ")
    XCTAssertEqual(log.calls, ["presenter.saveItem", "presenter.saveItem"])
  }

  /// A6 X5.
  func test_whenLeft_itTellsThePresenter() {
    sut.didMove(toParent: nil)
    XCTAssertTrue(presenter.onDidPopWasCalled, "presenter.onDidPop wasn't called")
    XCTAssertEqual(log.calls, ["presenter.onDidPop"])
  }

  /// X7.
  func test_whenCovered_itTellsNobody() {
    sut.viewWillDisappear()
    sut.viewDidDisappear()
    XCTAssertEqual(log.calls, [])
  }

  // MARK: describe what it shows

  /// A3 A2 A1.
  func test_whenShowingLoading_itHidesTheErrorAndAllowsNothing() {
    sut.showError("Oh")
    sut.showLoading()
    XCTAssertEqual(appearance, Appearance(isLoading: true, allowsUse: false))
    XCTAssertFalse(field.isFirstResponder, "the title has the focus")
  }

  /// A5 A1.
  func test_whenShowingAnError_itEndsLoadingAndKeepsTheInput() {
    field.text = " Milk "
    toggle.isOn = false
    sut.showLoading()
    sut.showError("Oh")
    XCTAssertEqual(appearance, Appearance(error: "Oh"))
    XCTAssertEqual(field.text, " Milk ")
    XCTAssertFalse(toggle.isOn, "the switch is on")
    XCTAssertFalse(field.isFirstResponder, "the title has the focus")
  }

  /// A2 X1.
  func test_whenShowingAnError_andAnotherShowed_itTakesItsPlace() {
    sut.showError("Oh")
    sut.showError("No")
    XCTAssertEqual(appearance, Appearance(error: "No"))
    XCTAssertTrue(field.isFirstResponder, "the title has no focus")
  }

  /// A2 A3.
  func test_whenHidingTheError_itTakesThatAwayAndNothingElse() {
    sut.showError("Oh")
    sut.hideError()
    XCTAssertEqual(appearance, Appearance())
    sut.showLoading()
    sut.hideError()
    XCTAssertEqual(appearance, Appearance(isLoading: true, allowsUse: false))
  }

  // MARK: describe being released

  /// X2.
  func test_whenReleased_itsActionsDoNotKeepIt() {
    weak let weakView = sut
    window = nil
    sut = nil
    XCTAssertNil(weakView, "the view is kept")
  }

  private var appearance: Appearance? {
    let uses = ["add.title", "add.enabled", "add.save"].map(sut.allows)
    guard Set(uses).count == 1 else { return nil }
    return Appearance(
      isLoading: sut.shows("add.loading"), error: sut.text("add.error"), allowsUse: uses[0])
  }
}
