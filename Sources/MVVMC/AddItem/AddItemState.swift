/// What the form shows, except for what the user has typed.
package struct AddItemState: Equatable {
  var isLoading = false
  /// What went wrong, in words for the user.
  var error: String?
}
