import HeadlessKit
import Testing

struct ControlTests {
  let control = Control()
  let log = Log()

  @Test func `Every action for an event runs, in the order they were added`() {
    for name in ["first", "second"] {
      control.addAction(for: .touchUpInside) { [log] in log.append(name) }
    }
    control.sendActions(for: .touchUpInside)
    #expect(log.entries == ["first", "second"])
  }

  @Test func `Actions for other events do not run`() {
    control.addAction(for: .editingChanged) { [log] in log.append("edited") }
    control.addAction(for: .valueChanged) { [log] in log.append("changed") }
    control.sendActions(for: .valueChanged)
    #expect(log.entries == ["changed"])
  }

  @Test func `An event without actions is no error`() {
    control.sendActions(for: .touchUpInside)
  }

  @Test func `An action added by an action runs from the next event on`() {
    control.addAction(for: .touchUpInside) { [control, log] in
      control.addAction(for: .touchUpInside) { log.append("added") }
    }
    control.sendActions(for: .touchUpInside)
    #expect(log.entries == [])
  }

  @Test func `A control that dies lets go of its actions`() {
    var button: Button? = Button("Save")
    var held: Log? = Log()
    weak let released = held
    button?.addAction(for: .touchUpInside) { [held] in held?.append("tapped") }
    held = nil
    #expect(released != nil)
    button = nil
    #expect(released == nil)
  }
}
