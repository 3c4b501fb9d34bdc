import HeadlessKit
import UserDriver
import XCTest

final class TextFieldTests: XCTestCase {
  let window = Window()
  let navigation = NavigationController()
  let screen = View()
  let group = View()
  let field = TextField()
  let other = TextField()

  override func setUp() {
    group.addSubview(field)
    screen.addSubview(group)
    screen.addSubview(other)
    navigation.pushViewController(PlainScreen("Form", showing: screen))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
  }

  /// A1.
  func testFieldStartsEmptyEnabledAndWithoutFocus() {
    XCTAssertEqual(field.text, "")
    XCTAssert(field.isEnabled)
    XCTAssertFalse(field.isFirstResponder)
  }

  func testAtMostOneFieldHasTheFocusAndTakesItFromAnyOther() {
    XCTAssert(other.becomeFirstResponder())
    XCTAssert(field.becomeFirstResponder())
    XCTAssert(field.becomeFirstResponder())
    XCTAssert(field.isFirstResponder)
    XCTAssertFalse(other.isFirstResponder)
  }

  func testResigningGivesTheFocusToNobodyAndTakesItFromNobodyElse() {
    field.becomeFirstResponder()
    other.resignFirstResponder()
    XCTAssert(field.isFirstResponder)
    field.resignFirstResponder()
    XCTAssertFalse(field.isFirstResponder)
    XCTAssertFalse(other.isFirstResponder)
  }

  /// What takes the field out of use, and brings it back.
  private var changes: [(name: String, change: (_ isUsable: Bool) -> Void)] {
    [
      ("disabled", { [field] in field.isEnabled = $0 }),
      ("hidden", { [field] in field.isHidden = !$0 }),
      ("in what is hidden", { [group] in group.isHidden = !$0 }),
      ("removed", { [self] in $0 ? screen.addSubview(group) : group.removeFromSuperview() }),
      ("covered", { [self] in $0 ? navigation.goBack() : cover() }),
      ("on a stack that isn't on screen", { [self] in $0 ? appear() : disappear() }),
    ]
  }

  private func cover() {
    navigation.pushViewController(ViewController())
  }

  private func appear() {
    navigation.viewWillAppear()
    navigation.viewDidAppear()
  }

  private func disappear() {
    navigation.viewWillDisappear()
    navigation.viewDidDisappear()
  }

  /// A1.
  func testFieldOutOfUseLosesTheFocusCannotTakeItAndDoesNotGetItBack() {
    for (name, change) in changes {
      XCTAssert(field.becomeFirstResponder(), "before it is \(name)")
      change(false)
      XCTAssertFalse(field.isFirstResponder, name)
      XCTAssertFalse(field.becomeFirstResponder(), name)
      change(true)
      XCTAssertFalse(field.isFirstResponder, "no longer \(name)")
    }
  }

  func testEnabledFieldKeepsTheFocusWhenItIsEnabledAgain() {
    field.becomeFirstResponder()
    field.isEnabled = true
    XCTAssert(field.isFirstResponder)
  }

  func testFieldThatCannotTakeTheFocusTakesItFromNoOther() {
    other.becomeFirstResponder()
    field.isEnabled = false
    field.becomeFirstResponder()
    XCTAssert(other.isFirstResponder)
  }

  /// A1.
  func testFieldTakesTheFocusWhenItsScreenHasAppearedAndNotBefore() {
    let form = RecordingScreen("Form", log: Log())
    let field = TextField()
    var taken: [Bool] = []
    form.reactions = [
      "viewDidLoad": { [weak form] in
        form?.view.addSubview(field)
        taken.append(field.becomeFirstResponder())
      },
      "viewWillAppear": { taken.append(field.becomeFirstResponder()) },
      "viewDidAppear": { taken.append(field.becomeFirstResponder()) },
    ]
    navigation.pushViewController(form)
    XCTAssertEqual(taken, [false, false, true])
  }

  func testSettingTheTextIsNoEdit() {
    let log = Log()
    field.addAction(Action { log.append("edited") }, for: .editingChanged)
    field.text = "Milk"
    XCTAssertEqual(log.entries, [])
  }

  func testEachLineEndInAFieldBecomesASpace() {
    field.text = "a\nb\r\nc\u{2028}\u{B}d"
    XCTAssertEqual(field.text, "a b c  d")
  }
}
