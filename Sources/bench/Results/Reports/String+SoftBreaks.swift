import Console

/// Names that may be broken where there is no room for them.
extension String {
  /// A method of a receiver, before its dot and before its arguments.
  func call(_ method: String) -> String {
    self + Self.softBreak + "."
      + method.replacing("(", with: Self.softBreak + "(", maxReplacements: 1)
  }

  /// A test behind its test case.
  var breakableTest: String { replacing("/", with: "/" + Self.softBreak) }
}
