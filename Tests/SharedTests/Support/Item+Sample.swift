import Foundation
import Items

extension Item {
  /// An item that differs from any other by its id alone, unless told otherwise.
  static func sample(_ id: Int, title: String? = nil, isEnabled: Bool = true) -> Item {
    Item(
      id: id, title: title ?? "Item \(id)", isEnabled: isEnabled,
      createdAt: Date(timeIntervalSince1970: 1_770_091_506), owner: "mira")
  }
}

extension ItemDetail {
  static func sample(_ id: Int) -> ItemDetail {
    ItemDetail(item: .sample(id), explanation: "What item \(id) is for.")
  }
}
