/// All that the form shows, apart from what the user has put in.
package struct AddItemState: Equatable {
  var isLoading = false
  /// What went wrong, in words for the user.
  var error: String?
}
