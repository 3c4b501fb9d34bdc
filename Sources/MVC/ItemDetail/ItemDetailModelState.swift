import Items

/// States that the detail's model can transit to; each carries the explanation on screen meanwhile.
package enum ItemDetailModelState: Equatable {
  /// Nothing is known, and nothing under way.
  case initial
  case preparing(explanation: String)
  case success(explanation: String)
  case failure(explanation: String, because: ItemsFailure)

  package var explanation: String {
    switch self {
    case .initial: ""
    case .preparing(let explanation), .success(let explanation), .failure(let explanation, _):
      explanation
    }
  }
}
