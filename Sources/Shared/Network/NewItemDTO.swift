/// A new item as it travels; the server adds the rest.
struct NewItemDTO: Codable {
  let title: String
  let enabled: Bool

  init(_ newItem: NewItem) {
    title = newItem.title
    enabled = newItem.isEnabled
  }

  func newItem() -> NewItem {
    NewItem(title: title, isEnabled: enabled)
  }
}
