import HeadlessKit
import Testing

struct TextFieldTests {
  let screen = View()
  let field = TextField()
  let other = TextField()

  init() {
    let group = View()
    group.addSubview(field)
    screen.addSubview(group)
    screen.addSubview(other)
  }

  /// A1.
  @Test func `A field starts empty, enabled, and without focus`() {
    #expect(field.text == "")
    #expect(field.isEnabled)
    #expect(!field.isFirstResponder)
  }

  @Test func `Taking the focus takes it from the screen's other field`() {
    #expect(other.becomeFirstResponder())
    #expect(field.becomeFirstResponder())
    #expect(field.isFirstResponder)
    #expect(!other.isFirstResponder)
  }

  @Test func `A field can take the focus twice`() {
    field.becomeFirstResponder()
    #expect(field.becomeFirstResponder())
    #expect(field.isFirstResponder)
  }

  @Test func `A field on another screen keeps its focus`() {
    let elsewhere = TextField()
    elsewhere.becomeFirstResponder()
    field.becomeFirstResponder()
    #expect(elsewhere.isFirstResponder)
  }

  @Test func `A disabled field can't take the focus, nor does it take it from another`() {
    other.becomeFirstResponder()
    field.isEnabled = false
    #expect(!field.becomeFirstResponder())
    #expect(!field.isFirstResponder)
    #expect(other.isFirstResponder)
  }

  /// A1.
  @Test func `Disabling a field drops its focus, and enabling it does not give it back`() {
    field.becomeFirstResponder()
    field.isEnabled = false
    #expect(!field.isFirstResponder)
    field.isEnabled = true
    #expect(!field.isFirstResponder)
  }

  @Test func `Enabling a field that is enabled leaves its focus alone`() {
    field.becomeFirstResponder()
    field.isEnabled = true
    #expect(field.isFirstResponder)
  }

  @Test func `Resigning gives the focus to nobody`() {
    field.becomeFirstResponder()
    field.resignFirstResponder()
    #expect(!field.isFirstResponder)
    #expect(!other.isFirstResponder)
  }

  @Test func `Setting the text is no edit`() {
    let log = Log()
    field.addAction(for: .editingChanged) { log.append("edited") }
    field.text = "Milk"
    #expect(log.entries == [])
  }
}
