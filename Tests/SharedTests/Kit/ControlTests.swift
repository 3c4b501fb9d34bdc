import HeadlessKit
import Testing

struct ControlTests {
  let control = Control()
  let log = Log()

  @Test func `Every action for an event runs, in the order they were added`() {
    for name in ["first", "second"] {
      control.addAction(Action { [log] in log.append(name) }, for: .touchUpInside)
    }
    control.sendActions(for: .touchUpInside)
    #expect(log.entries == ["first", "second"])
  }

  @Test func `Actions for other events do not run`() {
    control.addAction(Action { [log] in log.append("edited") }, for: .editingChanged)
    control.addAction(Action { [log] in log.append("changed") }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(log.entries == ["changed"])
  }

  @Test func `A disabled control takes no touches, yet sends what code has it send`() {
    control.addAction(Action { [log] in log.append("sent") }, for: .touchUpInside)
    control.isEnabled = false
    control.sendActions(for: .touchUpInside)
    #expect(!control.takesTouches)
    #expect(log.entries == ["sent"])
  }

  @Test func `An action added by an action runs from the next event on`() {
    control.addAction(
      Action { [control, log] in
        control.addAction(Action { log.append("added") }, for: .touchUpInside)
      }, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(log.entries == [])
  }

  @Test func `A control that dies lets go of its actions`() {
    var button: Button? = Button("Save")
    var held: Log? = Log()
    weak let released = held
    button?.addAction(Action { [held] in held?.append("tapped") }, for: .touchUpInside)
    held = nil
    #expect(released != nil)
    button = nil
    #expect(released == nil)
  }
}
