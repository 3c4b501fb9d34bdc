import HeadlessKit
import Testing

struct TextFieldTests {
  let window = Window()
  let navigation = NavigationController()
  let screen = View()
  let group = View()
  let field = TextField()
  let other = TextField()

  init() {
    group.addSubview(field)
    screen.addSubview(group)
    screen.addSubview(other)
    navigation.pushViewController(PlainScreen("Form", showing: screen))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
  }

  /// A1.
  @Test func `A field starts empty, enabled, and without focus`() {
    #expect(field.text == "")
    #expect(field.isEnabled)
    #expect(!field.isFirstResponder)
  }

  @Test func `One field of a window has the focus at most, and takes it from any other`() {
    #expect(other.becomeFirstResponder())
    #expect(field.becomeFirstResponder())
    #expect(field.becomeFirstResponder())
    #expect(field.isFirstResponder)
    #expect(!other.isFirstResponder)
  }

  @Test func `Resigning gives the focus to nobody, and takes it from nobody else`() {
    field.becomeFirstResponder()
    other.resignFirstResponder()
    #expect(field.isFirstResponder)
    field.resignFirstResponder()
    #expect(!field.isFirstResponder)
    #expect(!other.isFirstResponder)
  }

  /// What takes the field out of use, and brings it back.
  private var changes: [(name: String, change: (_ isUsable: Bool) -> Void)] {
    [
      ("disabled", { field.isEnabled = $0 }),
      ("hidden", { field.isHidden = !$0 }),
      ("in what is hidden", { group.isHidden = !$0 }),
      ("in what takes no touches", { group.isUserInteractionEnabled = $0 }),
      ("removed", { $0 ? screen.addSubview(group) : group.removeFromSuperview() }),
      ("covered", { $0 ? navigation.goBack() : navigation.pushViewController(ViewController()) }),
      ("on a stack that isn't on screen", { $0 ? appear() : disappear() }),
    ]
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
  @Test func `A field out of use loses the focus, can't take it, and doesn't get it back`() {
    for (name, change) in changes {
      #expect(field.becomeFirstResponder(), "before it is \(name)")
      change(false)
      #expect(!field.isFirstResponder, "\(name)")
      #expect(!field.becomeFirstResponder(), "\(name)")
      change(true)
      #expect(!field.isFirstResponder, "no longer \(name)")
    }
  }

  @Test func `A field that is enabled already keeps the focus when it is enabled`() {
    field.becomeFirstResponder()
    field.isEnabled = true
    #expect(field.isFirstResponder)
  }

  @Test func `A field that can't take the focus takes it from no other`() {
    other.becomeFirstResponder()
    field.isEnabled = false
    field.becomeFirstResponder()
    #expect(other.isFirstResponder)
  }

  /// A1.
  @Test func `A screen's field takes the focus when it has appeared, and not before`() {
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
    #expect(taken == [false, false, true])
  }

  @Test func `Setting the text is no edit`() {
    let log = Log()
    field.addAction(Action { log.append("edited") }, for: .editingChanged)
    field.text = "Milk"
    #expect(log.entries == [])
  }

  @Test func `Each line end in a field becomes a space`() {
    field.text = "a\nb\r\nc\u{2028}\u{B}d"
    #expect(field.text == "a b c  d")
  }
}
