import HeadlessKit
import XCTest

@testable import VIPER

/// Describes the form's view.
final class AddItemViewControllerTests: XCTestCase {
  private enum Call: Equatable {
    case clearError
    case saveItem(title: String, isEnabled: Bool)
    case cancelSaving
  }

  private final class PresenterSpy: AddItemPresenterProtocol {
    private let log: CallLog<Call>

    init(_ log: CallLog<Call>) {
      self.log = log
    }

    func clearError() {
      log.note(.clearError)
    }

    func saveItem(title: String, isEnabled: Bool) {
      log.note(.saveItem(title: title, isEnabled: isEnabled))
    }

    func cancelSaving() {
      log.note(.cancelSaving)
    }
  }

  /// What the screen shows beside the input, and what the user can use.
  private struct Appearance: Equatable {
    var isLoading = false
    var error: String?
    var allowsTitle = true
    var allowsState = true
    var allowsSaving = true
  }

  private var log: CallLog<Call>!
  private var sut: AddItemViewController!
  private var window: Window!
  private var field: TextField!
  private var toggle: Switch!

  override func setUpWithError() throws {
    log = CallLog()
    sut = AddItemViewController()
    sut.presenter = PresenterSpy(log)
    window = Window(showing: sut)
    field = try XCTUnwrap(sut.part("add.title") as? TextField)
    toggle = try XCTUnwrap(sut.part("add.enabled") as? Switch)
  }

  override func tearDown() {
    window = nil
    sut = nil
  }

  // MARK: describe the user's actions

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
  func test_whenAppearingAgain_itDoesNotFocusTheTitle() {
    field.resignFirstResponder()

    sut.viewWillAppear()
    sut.viewDidAppear()

    XCTAssertFalse(field.isFirstResponder, "the title has the focus")
  }

  /// A2.
  func test_whenTheTitleIsEdited_itClearsTheError() {
    field.text = "M"
    field.sendActions(for: .editingChanged)

    XCTAssertEqual(log.calls, [.clearError])
  }

  /// A2.
  func test_whenTheSwitchIsFlipped_itTellsThePresenterNothing() {
    toggle.isOn = false
    toggle.sendActions(for: .valueChanged)

    XCTAssertEqual(log.calls, [])
  }

  /// A3 A2.
  func test_whenSaveIsTapped_itPassesOnTheInputAndKeepsIt() {
    field.text = " Milk "
    toggle.isOn = false

    sut.tap("add.save")

    XCTAssertEqual(log.calls, [.saveItem(title: " Milk ", isEnabled: false)])
    XCTAssertEqual(field.text, " Milk ")
    XCTAssertFalse(toggle.isOn, "the switch is on")
  }

  /// A3.
  func test_whenSaveIsTapped_andTheSwitchIsOn_itPassesThatOn() {
    sut.tap("add.save")

    XCTAssertEqual(log.calls, [.saveItem(title: "", isEnabled: true)])
  }

  /// A6 X5.
  func test_whenLeft_itCancels() {
    sut.didMove(toParent: nil)

    XCTAssertEqual(log.calls, [.cancelSaving])
  }

  /// A6.
  func test_whenCovered_itTellsThePresenterNothing() {
    sut.viewWillDisappear()
    sut.viewDidDisappear()

    XCTAssertEqual(log.calls, [])
  }

  // MARK: describe what it shows

  /// A3 A2 A1.
  func test_whenShowingLoading_itHidesTheErrorAndDisablesTheInput() {
    sut.showError("Oh")

    sut.showLoading()

    XCTAssertEqual(appearance, saving)
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
  func test_whenShowingAnError_andItShowsAnother_itReplacesIt() {
    sut.showError("Oh")

    sut.showError("No")

    XCTAssertEqual(appearance, Appearance(error: "No"))
    XCTAssertTrue(field.isFirstResponder, "the title has no focus")
  }

  /// A2.
  func test_whenHidingTheError_itShowsNone() {
    sut.showError("Oh")

    sut.hideError()

    XCTAssertEqual(appearance, Appearance())
  }

  // MARK: describe being released

  /// X2.
  func test_whenReleased_itsActionsDoNotKeepIt() {
    weak let weakView = sut

    window = nil
    sut = nil

    XCTAssertNil(weakView, "the view is kept")
  }

  private var appearance: Appearance {
    Appearance(
      isLoading: sut.shows("add.loading"), error: sut.text("add.error"),
      allowsTitle: sut.allows("add.title"), allowsState: sut.allows("add.enabled"),
      allowsSaving: sut.allows("add.save"))
  }

  private var saving: Appearance {
    Appearance(isLoading: true, allowsTitle: false, allowsState: false, allowsSaving: false)
  }
}
