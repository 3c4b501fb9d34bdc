import HeadlessKit

/// A screen as an argument of a call; only the same screen is equal to it.
struct Screen: Equatable, CustomDebugStringConvertible {
  let viewController: ViewController

  init(_ viewController: ViewController) {
    self.viewController = viewController
  }

  var debugDescription: String { "\(type(of: viewController))" }

  static func == (lhs: Screen, rhs: Screen) -> Bool {
    lhs.viewController === rhs.viewController
  }
}
