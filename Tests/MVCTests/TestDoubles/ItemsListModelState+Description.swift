@testable import MVC

/// Keeps the messages of failed tests short.
extension ItemsListModelState: CustomDebugStringConvertible {
  public var debugDescription: String {
    let items = items.map(\.summary)
    return switch self {
    case .initial: "initial"
    case .preparing(_, let load): "preparing(\(items), \(load))"
    case .deleting: "deleting(\(items))"
    case .success: "success(\(items))"
    case .failure(_, let reason): "failure(\(items), because: \(reason))"
    }
  }
}
