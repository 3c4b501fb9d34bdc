import HeadlessKit
import UserDriver

/// The two ways to leave a screen.
enum Leaving: CaseIterable {
  /// By code.
  case pop
  /// By the user.
  case back

  func callAsFunction(_ navigation: NavigationController) {
    switch self {
    case .pop: navigation.popViewController()
    case .back: navigation.goBack()
    }
  }
}
