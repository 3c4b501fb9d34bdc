/// A question that the five suites answer with a test each, by the statement that it is about.
package enum Question: String, CaseIterable {
  case secondLoad = "L5"
  case lateReply = "X4"
  case formatting = "X1"
  case storedItems = "L2"
  case leak = "X2"

  /// The bug that the test has to notice, which is planted in every version.
  var bug: String {
    switch self {
    case .secondLoad: "second-load-sent"
    case .lateReply: "late-save-reply-heard"
    case .formatting: "error-shows-code"
    case .storedItems: "reply-shown-not-store"
    case .leak: "view-keeps-screen"
    }
  }

  /// What the test has to cite; the bug with a late reply makes tests of other statements fail, too.
  var statements: [String] { self == .lateReply ? [rawValue, "A6"] : [rawValue] }
}
