import Foundation
import Items
import Testing

/// What one reply changes of the list before it.
struct Change: CustomTestStringConvertible, Sendable {
  let testDescription: String
  /// Whether a row says it in other words.
  let isWorded: Bool
  let apply: @Sendable ([Item]) -> [Item]

  private init(
    _ description: String, isWorded: Bool = true,
    _ apply: @escaping @Sendable ([Item]) -> [Item]
  ) {
    testDescription = description
    self.isWorded = isWorded
    self.apply = apply
  }

  static let all = [
    Change("id", isWorded: false) { $0.replacingSecond { $0.with(id: 7) } },
    Change("title") { $0.replacingSecond { $0.with(title: "Milk") } },
    Change("state") { $0.replacingSecond { $0.with(isEnabled: !$0.isEnabled) } },
    Change("day") { $0.replacingSecond { $0.with(createdAt: $0.createdAt + 86_400 * 40) } },
    Change("second", isWorded: false) {
      $0.replacingSecond { $0.with(createdAt: $0.createdAt + 1) }
    },
    Change("owner", isWorded: false) { $0.replacingSecond { $0.with(owner: "you") } },
    Change("order") { $0.reversed() },
    Change("one less") { $0.dropLast() },
    Change("one more") { $0 + [.kept] },
  ]
}

extension [Item] {
  fileprivate func replacingSecond(_ change: (Item) -> Item) -> [Item] {
    enumerated().map { $0.offset == 1 ? change($0.element) : $0.element }
  }
}

extension Item {
  fileprivate func with(
    id: Int? = nil, title: String? = nil, isEnabled: Bool? = nil, createdAt: Date? = nil,
    owner: String? = nil
  ) -> Item {
    Item(
      id: id ?? self.id, title: title ?? self.title, isEnabled: isEnabled ?? self.isEnabled,
      createdAt: createdAt ?? self.createdAt, owner: owner ?? self.owner)
  }
}
