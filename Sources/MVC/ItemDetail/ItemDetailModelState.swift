import Items

/// States that the detail's model can transit to.
package enum ItemDetailModelState: Equatable {
  case initial
  case preparing
  case success(explanation: String)
  case failure(because: NetworkError)
}
