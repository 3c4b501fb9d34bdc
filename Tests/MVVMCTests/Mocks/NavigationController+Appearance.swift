import HeadlessKit

extension NavigationController {
  /// Comes on screen, as in a window: from now on a screen loads its view when it is pushed.
  func appear() {
    viewWillAppear()
    viewDidAppear()
  }

  /// Is hidden, as when the user chooses another tab: the screens stay on the stack.
  func disappear() {
    viewWillDisappear()
    viewDidDisappear()
  }
}
