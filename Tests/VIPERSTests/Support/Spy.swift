/// What a test's spies and fakes have in common: each call is noted in the history that they share.
class Spy {
  private let history: CallLog

  init(_ history: CallLog) {
    self.history = history
  }

  final func note(_ call: String) {
    history.note(call)
  }
}
