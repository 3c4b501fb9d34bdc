import HeadlessKit
import Observing

/// Observes the form's model and leaves the screen once the item is saved.
final class AddItemNavigationViewBinding {
  private weak var viewController: ViewController?
  private let navigator: any ReverseNavigatorProtocol
  private var subscription: Subscription?

  init(
    observing model: any AddItemModelProtocol, leaving viewController: ViewController,
    navigatingBy navigator: any ReverseNavigatorProtocol
  ) {
    self.viewController = viewController
    self.navigator = navigator
    subscription = model.didChange.subscribe { [weak self] in self?.navigate(after: $0) }
  }

  private func navigate(after state: AddItemModelState) {
    switch state {
    case .saved: if let viewController { navigator.navigateBack(from: viewController) }
    case .editing, .rejected, .saving, .failure: return
    }
  }
}
