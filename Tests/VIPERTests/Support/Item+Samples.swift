import Foundation
import Items

extension Item {
  static let milk = Item(
    id: 1, title: "Buy milk", isEnabled: true,
    createdAt: Date(timeIntervalSince1970: 1_770_076_800), owner: "mira")
  static let plants = Item(
    id: 2, title: "Water the plants", isEnabled: false,
    createdAt: Date(timeIntervalSince1970: 1_709_251_199), owner: "sam")

  /// The same item, except for the given fields.
  func with(
    id: Int? = nil, title: String? = nil, isEnabled: Bool? = nil, createdAt: Date? = nil,
    owner: String? = nil
  ) -> Item {
    Item(
      id: id ?? self.id, title: title ?? self.title, isEnabled: isEnabled ?? self.isEnabled,
      createdAt: createdAt ?? self.createdAt, owner: owner ?? self.owner)
  }
}
