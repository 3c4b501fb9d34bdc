import HeadlessKit
import Items
import Testing
import UserDriver

extension TextRendererTests {
  /// Puts an empty form on top.
  func showForm() -> AddItemView {
    let form = AddItemView()
    navigation.pushViewController(PlainScreen(AddItemView.screenTitle, showing: form))
    return form
  }

  @Test func `A form shows where typing goes`() {
    let form = showForm()
    form.fieldsView.titleField.becomeFirstResponder()
    #expect(
      text == """
        ──  ‹ Back  New item  ──────────────────────────
        ▸ ▏
        [ Enabled: on ]
        [ Save ]
        ────────────────────────────────────────────────
        """)
    form.fieldsView.titleField.text = "Buy 牛乳 🥛"
    #expect(text.contains("▸ Buy 牛乳 🥛▏"))
  }

  @Test func `A field without text and focus shows its placeholder`() {
    _ = showForm()
    #expect(text.contains("▸ Title\n"))
  }

  @Test func `A text too long for the screen is cut, and is one line`() {
    let form = showForm()
    form.fieldsView.titleField.text = String(repeating: "暗い\n", count: 20)
    form.fieldsView.titleField.becomeFirstResponder()
    let line = text.split(separator: "\n")[1]
    #expect(line == "▸ 暗い 暗い 暗い 暗い 暗い 暗い 暗い 暗い 暗い…▏")
    #expect(DisplayWidth.columns(of: String(line)) == 48)
  }

  @Test func `A form that is saving has nothing to use`() {
    let form = showForm()
    form.fieldsView.titleField.text = "Buy milk"
    form.fieldsView.enabledSwitch.isOn = false
    form.fieldsView.titleField.becomeFirstResponder()
    form.showLoading(true)
    #expect(
      text == """
        ──  ‹ Back  New item  ──────────────────────────
          Buy milk
        ( Enabled: off )
        Loading…
        ( Save )
        ────────────────────────────────────────────────
        """)
  }

  @Test func `A refused form says why`() {
    let form = showForm()
    form.statusView.showError("Title is required")
    #expect(text.contains("[ Enabled: on ]\nTitle is required\n[ Save ]"))
  }
}
