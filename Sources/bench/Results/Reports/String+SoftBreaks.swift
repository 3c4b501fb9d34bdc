import Console
import Reading
import Variants

extension Seam.Kind {
  /// A call with its receiver; of a reply who gets it, and of what.
  func text(to receiver: String, _ method: String) -> String {
    let end = String.softBreak
    let name = method.replacing("(", with: end + "(", maxReplacements: 1)
    return mark + (self == .completion ? "to \(receiver), of \(name)" : "\(receiver)\(end).\(name)")
  }
}

/// Names that may be broken where there is no room for them.
extension String {
  /// A test behind its test case.
  var breakableTest: String { replacing("/", with: "/" + Self.softBreak) }
}
