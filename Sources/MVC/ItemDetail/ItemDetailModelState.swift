import Items

/// States that the detail's model can transit to.
package enum ItemDetailModelState: Equatable {
  /// Nothing has been asked for yet.
  case initial
  case preparing
  case success(explanation: String)
  case failure(because: ItemsFailure)
}
