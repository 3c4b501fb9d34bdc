import Foundation
import Items

/// An item as it travels: `enabled`, `created_at`, and the login nested in `owner`.
package struct ItemDTO: Codable {
  package struct Owner: Codable {
    let login: String
  }

  private enum CodingKeys: String, CodingKey {
    case id, title, enabled, owner
    case createdAt = "created_at"
  }

  let id: Int
  let title: String
  let enabled: Bool
  let createdAt: Date
  let owner: Owner

  package init(_ item: Item) {
    id = item.id
    title = item.title
    enabled = item.isEnabled
    createdAt = item.createdAt
    owner = Owner(login: item.owner)
  }

  package func item() -> Item {
    Item(id: id, title: title, isEnabled: enabled, createdAt: createdAt, owner: owner.login)
  }
}
