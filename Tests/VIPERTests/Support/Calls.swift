/// A list of calls that a failure prints without the names of module and test case.
struct Calls<Call: Equatable>: Equatable, ExpressibleByArrayLiteral, CustomStringConvertible {
  private var calls: [Call]

  init(arrayLiteral calls: Call...) {
    self.calls = calls
  }

  var description: String {
    "[" + calls.map { "\($0)" }.joined(separator: ", ") + "]"
  }

  mutating func append(_ call: Call) {
    calls.append(call)
  }
}
