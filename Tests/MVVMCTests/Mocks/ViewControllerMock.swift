import HeadlessKit

/// A stub: an empty screen.
final class ViewControllerMock: ViewController {
  /// What it does as it is left.
  var whenLeft: () -> Void = {}

  override func didMove(toParent parent: ViewController?) {
    if parent == nil { whenLeft() }
  }
}
