/// A detail as it travels: an item's keys and `explanation` side by side.
struct ItemDetailDTO: Codable {
  private enum CodingKeys: CodingKey {
    case explanation
  }

  let item: ItemDTO
  let explanation: String

  init(_ detail: ItemDetail) {
    item = ItemDTO(detail.item)
    explanation = detail.explanation
  }

  init(from decoder: any Decoder) throws {
    item = try ItemDTO(from: decoder)
    explanation = try decoder.container(keyedBy: CodingKeys.self)
      .decode(String.self, forKey: .explanation)
  }

  func encode(to encoder: any Encoder) throws {
    try item.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(explanation, forKey: .explanation)
  }

  func detail() -> ItemDetail {
    ItemDetail(item: item.item(), explanation: explanation)
  }
}
