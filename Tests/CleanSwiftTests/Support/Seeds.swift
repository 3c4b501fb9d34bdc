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

    /// As many items as asked for, numbered from 0.
    static func numbered(_ count: Int) -> [Item] {
      (0..<count).map {
        Item(
          id: $0, title: "Item \($0)", isEnabled: true, createdAt: milk.createdAt, owner: "mira")
      }
    }
  }

  enum Details {
    static let milk = ItemDetail(item: Items.milk, explanation: "Two litres.")
  }

  enum NewItems {
    static let milk = NewItem(title: "Buy milk", isEnabled: true)
  }

  enum Failures {
    /// One of each kind, with the words for it.
    static let worded: [(failure: ItemsFailure, message: String)] = [
      (.network(.offline), "You appear to be offline. Check your connection."),
      (.network(.timedOut), "The server took too long to answer."),
      (.network(.notFound), "This item no longer exists."),
      (.network(.status(503)), "The server is having trouble. Try again later."),
      (.network(.status(409)), "The server refused the request."),
      (.network(.undecodable(reason: "]")), "The server sent an answer this app can't read."),
      (.store(.readFailed), "The items on this device couldn't be read."),
      (.store(.writeFailed), "The items couldn't be saved on this device."),
    ]
  }
}
