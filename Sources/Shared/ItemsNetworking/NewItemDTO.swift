import Items

/// A new item as it travels; the server adds the rest.
package struct NewItemDTO: Codable {
  let title: String
  let enabled: Bool

  package init(_ newItem: NewItem) {
    title = newItem.title
    enabled = newItem.isEnabled
  }

  package func newItem() -> NewItem {
    NewItem(title: title, isEnabled: enabled)
  }
}
