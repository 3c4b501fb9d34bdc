import Items

extension ItemDetail {
  static let milk = ItemDetail(item: .milk, explanation: "Two litres.")

  /// The detail of any item, as the network has it.
  static func sample(of id: Item.ID) -> ItemDetail {
    ItemDetail(
      item: Item(
        id: id, title: "Item \(id)", isEnabled: true, createdAt: Item.milk.createdAt, owner: "me"),
      explanation: "About \(id)")
  }
}
