/// What the detail shows.
package struct ItemDetailState: Equatable {
  let summary: ItemSummary
  var isLoading = false
  var explanation = ""
  /// What went wrong, in words for the user.
  var error: String?
  var offersRetry = false
}
