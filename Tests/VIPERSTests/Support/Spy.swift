/// The base of a test's spies and fakes: notes each call in the history that they share.
class Spy {
  private let history: CallLog

  init(_ history: CallLog) {
    self.history = history
  }

  final func note(_ call: Call) {
    history.note(call)
  }
}
