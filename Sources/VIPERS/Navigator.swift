import HeadlessKit

/// The base of all navigators: pushes a module's next scene, and pops the topmost one.
///
/// The topmost scene is the module's own as long as no other scene covers it.
class Navigator {
  private(set) weak var viewController: ViewController?

  init(with viewController: ViewController) {
    self.viewController = viewController
  }

  final func push(_ next: ViewController) {
    viewController?.navigationController?.pushViewController(next)
  }

  final func pop() {
    viewController?.navigationController?.popViewController()
  }
}
