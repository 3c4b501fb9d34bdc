import Items

/// States that the form's model can transit to.
package enum AddItemModelState: Equatable {
  case editing
  /// The title broke a rule, and nothing was sent.
  case rejected(because: TitleError)
  case saving
  case saved
  case failure(because: NetworkError)
}
