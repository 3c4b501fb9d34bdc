import Foundation

/// One entry of the list, as every version of the feature knows it.
public struct Item: Equatable, Identifiable, Sendable {
  /// Given by the server, unique, and part of the item's path.
  public let id: Int
  /// As the server has it: any text, of any length.
  public let title: String
  /// Shown as a word, see ``ItemText``.
  public let isEnabled: Bool
  /// To the second, from 15 October 1582 on.
  public let createdAt: Date
  /// The login of whoever made the item; carried, never shown.
  public let owner: String

  /// Makes an item with everything given.
  public init(id: Int, title: String, isEnabled: Bool, createdAt: Date, owner: String) {
    self.id = id
    self.title = title
    self.isEnabled = isEnabled
    self.createdAt = createdAt
    self.owner = owner
  }
}
