import HeadlessKit
import ItemsScreens
import TextWidth
import UserDriver
import XCTest

extension TextRendererTests {
  /// Puts an empty form on top.
  func showForm() -> AddItemView {
    let form = AddItemView()
    navigation.pushViewController(PlainScreen(AddItemView.screenTitle, showing: form))
    return form
  }

  func testFormShowsWhereTypingGoes() {
    let form = showForm()
    form.fieldsView.titleField.becomeFirstResponder()
    XCTAssertEqual(
      text,
      """
      ──  ‹ Back  New item  ──────────────────────────
      ▸ ▏
      [ Enabled: on ]
      [ Save ]
      ────────────────────────────────────────────────
      """)
    form.fieldsView.titleField.text = "Buy 牛乳 🥛"
    XCTAssert(text.contains("▸ Buy 牛乳 🥛▏"))
  }

  func testFieldWithoutTextAndFocusShowsItsPlaceholder() {
    _ = showForm()
    XCTAssert(text.contains("▸ Title\n"))
  }

  func testTextTooLongForTheScreenIsCutAndIsOneLine() {
    let form = showForm()
    form.fieldsView.titleField.text = String(repeating: "暗い\n", count: 20)
    form.fieldsView.titleField.becomeFirstResponder()
    let line = text.split(separator: "\n")[1]
    XCTAssertEqual(line, "▸ 暗い 暗い 暗い 暗い 暗い 暗い 暗い 暗い 暗い…▏")
    XCTAssertEqual(DisplayWidth.columns(of: String(line)), 48)
  }

  func testFormThatIsSavingHasNothingToUse() {
    let form = showForm()
    form.fieldsView.titleField.text = "Buy milk"
    form.fieldsView.enabledSwitch.isOn = false
    form.fieldsView.titleField.becomeFirstResponder()
    form.showLoading(true)
    XCTAssertEqual(
      text,
      """
      ──  ‹ Back  New item  ──────────────────────────
        Buy milk
      ( Enabled: off )
      Loading…
      ( Save )
      ────────────────────────────────────────────────
      """)
  }

  func testRefusedFormSaysWhy() {
    let form = showForm()
    form.statusView.showError("Title is required")
    XCTAssert(text.contains("[ Enabled: on ]\nTitle is required\n[ Save ]"))
  }
}
