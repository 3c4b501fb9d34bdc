import Items

/// States that the detail's model can transit to; each carries the explanation that it has meanwhile.
package enum ItemDetailModelState: Equatable {
  case initial
  case preparing(explanation: String)
  case success(explanation: String)
  case failure(explanation: String, because: NetworkError)

  var explanation: String {
    switch self {
    case .initial: ""
    case .preparing(let explanation), .success(let explanation), .failure(let explanation, _):
      explanation
    }
  }
}
