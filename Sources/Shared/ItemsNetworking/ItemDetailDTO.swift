import Items

/// A detail as it travels: an item's keys and `explanation` side by side.
package struct ItemDetailDTO: Codable {
  private enum CodingKeys: CodingKey {
    case explanation
  }

  package let item: ItemDTO
  let explanation: String

  package init(_ detail: ItemDetail) {
    item = ItemDTO(detail.item)
    explanation = detail.explanation
  }

  package init(from decoder: any Decoder) throws {
    item = try ItemDTO(from: decoder)
    explanation = try decoder.container(keyedBy: CodingKeys.self)
      .decode(String.self, forKey: .explanation)
  }

  package func encode(to encoder: any Encoder) throws {
    try item.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(explanation, forKey: .explanation)
  }

  package func detail() -> ItemDetail {
    ItemDetail(item: item.item(), explanation: explanation)
  }
}
