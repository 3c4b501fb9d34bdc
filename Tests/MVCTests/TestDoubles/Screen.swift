import HeadlessKit

/// A screen among the arguments of a call, equal to itself alone.
struct Screen: Equatable {
  let viewController: ViewController

  init(_ viewController: ViewController) {
    self.viewController = viewController
  }

  static func == (lhs: Screen, rhs: Screen) -> Bool {
    lhs.viewController === rhs.viewController
  }
}
