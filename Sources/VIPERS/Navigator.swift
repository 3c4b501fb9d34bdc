import HeadlessKit

/// Goes forward and back from a module's scene, for the navigators that lead somewhere.
package class Navigator {
  package private(set) weak var viewController: ViewController?

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
