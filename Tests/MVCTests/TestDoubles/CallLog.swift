/// What several doubles were called for, in one order.
final class CallLog {
  private(set) var callArgs: [String] = []

  func append(_ call: String) {
    callArgs.append(call)
  }
}
