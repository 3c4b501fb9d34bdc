import MVC

/// Records each way back, and leaves no screen.
final class ReverseNavigatorSpy: ReverseNavigatorProtocol {
  enum CallArgs: Equatable {
    case navigateBack
  }

  private(set) var callArgs: [CallArgs] = []

  func navigateBack() {
    callArgs.append(.navigateBack)
  }
}
