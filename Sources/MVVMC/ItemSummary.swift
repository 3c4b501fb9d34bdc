import Items

/// An item as text for the user.
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
