import Items

/// An item in the words that the user reads.
struct ItemSummary: Equatable {
  let title: String
  let date: String
  let state: String

  init(_ item: Item) {
    title = item.title
    date = ItemText.date(item.createdAt)
    state = ItemText.state(item.isEnabled)
  }
}
