import Console
import Reading
import Variants

extension Seam.Kind {
  /// Names a call with its receiver, or a reply with its receiver and the method that it belongs
  /// to.
  func text(to receiver: String, _ method: String) -> String {
    let end = String.softBreak
    let name = method.replacing("(", with: end + "(", maxReplacements: 1)
    return mark + (self == .completion ? "to \(receiver), of \(name)" : "\(receiver)\(end).\(name)")
  }
}

/// Names that may be broken into two lines if there is no room for them.
extension String {
  /// The name of a test, which may be broken behind its test case.
  var breakableTest: String { replacing("/", with: "/" + Self.softBreak) }
}
