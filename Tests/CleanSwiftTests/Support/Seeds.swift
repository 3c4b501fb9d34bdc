import Foundation
import Items

/// What tests are given to work with.
enum Seeds {
  enum Items {
    static let milk = Item(
      id: 1, title: "Buy milk", isEnabled: true,
      createdAt: Date(timeIntervalSince1970: 1_770_076_800), owner: "mira")

    /// Made in the last second of a leap day.
    static let plants = Item(
      id: 2, title: "Water the plants", isEnabled: false,
      createdAt: Date(timeIntervalSince1970: 1_709_251_199), owner: "sam")
  }

  enum Details {
    static let milk = ItemDetail(item: Items.milk, explanation: "Two litres.")
  }

  enum NewItems {
    static let milk = NewItem(title: "Buy milk", isEnabled: true)
  }
}
