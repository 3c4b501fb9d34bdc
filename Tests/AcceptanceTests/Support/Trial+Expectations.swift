import FakeWorld
import Items
import ItemsNetworking
import Testing
import UserDriver

/// Expectations on what can be seen from outside; each failure shows the screen.
extension Trial {
  /// The parts that come and go.
  private static let signs = [
    "items.loading", "items.refresh", "items.empty", "items.error", "items.retry",
    "detail.loading", "detail.error", "detail.retry", "add.loading", "add.error",
  ]

  private static let controls = [
    "items.add", "items.deleteAll", "add.title", "add.enabled", "add.save",
  ]

  func expect<Value: Equatable>(
    _ seen: Value, _ expected: Value, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(seen == expected, "\n\(user.screen())", sourceLocation: sourceLocation)
  }

  /// These parts show on the topmost screen, and no others of those that come and go.
  func shows(_ signs: String..., sourceLocation: SourceLocation = #_sourceLocation) {
    expect(Set(Self.signs.filter(user.sees)), Set(signs), sourceLocation: sourceLocation)
  }

  /// No indicator, no error, no empty-state text.
  func showsNoSigns(sourceLocation: SourceLocation = #_sourceLocation) {
    shows(sourceLocation: sourceLocation)
  }

  /// These controls of the topmost screen can be used and no others; `items.table` stands for selecting
  /// rows, `items.refresh` for pulling.
  func allows(_ controls: String..., sourceLocation: SourceLocation = #_sourceLocation) {
    var allowed = Set(Self.controls.filter { user.sees($0) && isEnabled($0) })
    if user.sees("items.table") {
      if isEnabled("items.table") && user.snapshot().allowsSelection {
        allowed.insert("items.table")
      }
      if isEnabled("items.refresh") { allowed.insert("items.refresh") }
    }
    expect(allowed, Set(controls), sourceLocation: sourceLocation)
  }

  /// A part of the topmost screen can be seen and says this.
  func says(
    _ identifier: String, _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expect(
      user.sees(identifier) ? user.text(identifier) : nil, text, sourceLocation: sourceLocation)
  }

  /// The detail explains its item like this; without words there is nothing to see.
  func explains(_ text: String?, sourceLocation: SourceLocation = #_sourceLocation) {
    expect(user.text("detail.explanation"), text, sourceLocation: sourceLocation)
    expect(user.sees("detail.explanation"), text != "", sourceLocation: sourceLocation)
  }

  /// The list has a row for each of these items, in this order, and no others.
  func lists(_ items: [Item], sourceLocation: SourceLocation = #_sourceLocation) {
    let rows = items.map {
      Row(
        title: $0.title, date: ItemText.date($0.createdAt), state: ItemText.state($0.isEnabled))
    }
    expect(user.allRows, rows, sourceLocation: sourceLocation)
  }

  /// These screens are on the stack, root first.
  func stacks(_ screens: String..., sourceLocation: SourceLocation = #_sourceLocation) {
    expect(user.screens, screens, sourceLocation: sourceLocation)
  }

  /// The network has seen these requests since launch, in this order, and no others.
  func sent(_ requests: String..., sourceLocation: SourceLocation = #_sourceLocation) {
    expect(
      network.exchanges.map { "\($0.request.method.rawValue) \($0.request.path)" }, requests,
      sourceLocation: sourceLocation)
  }

  /// This became of the requests so far, in send order.
  func ended(
    _ outcomes: Exchange.Outcome..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expect(network.exchanges.map(\.outcome), outcomes, sourceLocation: sourceLocation)
  }

  /// The store holds these items.
  func stores(_ items: [Item], sourceLocation: SourceLocation = #_sourceLocation) {
    expect(store.contents, items, sourceLocation: sourceLocation)
  }

  /// The store was called like this since launch.
  func called(
    _ operations: InMemoryStore.Operation...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expect(store.calls, operations, sourceLocation: sourceLocation)
  }

  /// The user can't do this now.
  func refuses(
    sourceLocation: SourceLocation = #_sourceLocation, _ action: (User) throws -> Void
  ) {
    #expect(throws: UserError.self, "\n\(user.screen())", sourceLocation: sourceLocation) {
      try action(user)
    }
  }

  private func isEnabled(_ identifier: String) -> Bool {
    user.state(of: identifier)?.isEnabled == true
  }
}
