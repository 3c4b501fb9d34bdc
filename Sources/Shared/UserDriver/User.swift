import FakeWorld
import HeadlessKit

/// A person at the app: does what a person can do, sees what a person can see, and knows nothing of the
/// code behind it.
///
/// After every action the event loop runs until it is idle; no virtual time passes. An action that a person
/// couldn't do throws a ``UserError``, which shows the screen, and changes nothing.
public struct User {
  private let navigationController: NavigationController
  private let loop: EventLoop

  /// Makes someone who looks at a stack and waits by a clock.
  public init(navigationController: NavigationController, loop: EventLoop) {
    self.navigationController = navigationController
    self.loop = loop
  }

  // MARK: Doing

  /// Taps a button, or flips a switch, or puts the focus into a field.
  public func tap(_ identifier: String) throws {
    switch try usable(identifier) {
    case let button as Button: button.sendActions(for: .touchUpInside)
    case let field as TextField: field.becomeFirstResponder()
    case let toggle as Switch:
      toggle.isOn.toggle()
      toggle.sendActions(for: .valueChanged)
    default: throw refusal("“\(identifier)” is nothing to tap")
    }
    loop.runUntilIdle()
  }

  /// Puts the focus into a field and adds text at its end, in one edit; no text is no edit.
  public func type(_ text: String, into identifier: String) throws {
    try edit(identifier) { $0 + text }
  }

  /// Puts the focus into a field and removes all its text, in one edit, if there is any.
  public func clear(_ identifier: String) throws {
    try edit(identifier) { _ in "" }
  }

  /// Puts the focus into a field and removes the last character of its text, if there is one.
  public func deleteBackward(in identifier: String) throws {
    try edit(identifier) { String($0.dropLast()) }
  }

  /// Pulls a table down, which has to show its first row.
  public func pull(_ identifier: String = "items.table") throws {
    let table = try table(identifier)
    guard let control = table.refreshControl else {
      throw refusal("“\(identifier)” has nothing to pull")
    }
    guard control.takesTouches else { throw refusal("“\(identifier)” can't be pulled now") }
    guard table.visibleRows.lowerBound == 0 else {
      throw refusal("“\(identifier)” can only be pulled at its top")
    }
    control.pull()
    loop.runUntilIdle()
  }

  /// Scrolls a table until `row` is the first on screen, or as far as it goes.
  public func scroll(to row: Int, in identifier: String = "items.table") throws {
    try table(identifier).scrollToRow(at: row)
    loop.runUntilIdle()
  }

  /// Taps a row that is on screen; rows count from the top of the list, from 0.
  public func selectRow(_ row: Int, in identifier: String = "items.table") throws {
    let table = try table(identifier)
    guard table.visibleRows.contains(row) else { throw refusal("row \(row) isn't on screen") }
    guard table.allowsSelection else { throw refusal("row \(row) can't be selected now") }
    table.touchRow(at: row)
    loop.runUntilIdle()
  }

  /// Goes back to the screen below.
  public func goBack() throws {
    guard navigationController.topViewController?.viewIfLoaded?.window != nil else {
      throw refusal("the app isn't on screen")
    }
    guard navigationController.viewControllers.count > 1 else {
      throw refusal("there is no screen to go back to")
    }
    navigationController.goBack()
    loop.runUntilIdle()
  }

  /// Waits, and sees everything that happens meanwhile.
  public func wait(_ interval: Duration) {
    loop.advance(by: interval)
  }

  /// Waits until nothing more happens; held replies stay held.
  public func waitUntilSettled() {
    loop.runUntilSettled()
  }

  // MARK: Seeing

  /// What a part says, wherever in the stack its screen is; `nil` if there is no such part.
  public func text(_ identifier: String) -> String? {
    state(of: identifier)?.text
  }

  /// Whether a part is on the topmost screen and not hidden.
  public func sees(_ identifier: String) -> Bool {
    top(identifier)?.isVisible == true
  }

  /// What can be told about a part, wherever in the stack its screen is.
  public func state(of identifier: String) -> ElementState? {
    find(identifier).map(ElementState.init(of:))
  }

  /// The titles of all screens in the stack, root first.
  public var screens: [String] {
    navigationController.viewControllers.map(\.title)
  }

  /// The rows on screen in the list, also while it is covered.
  public var visibleRows: [Row] {
    list?.visibleCells.map(Row.init(of:)) ?? []
  }

  /// Every row of the list, read by scrolling from end to end and back to where it was.
  public var allRows: [Row] {
    guard let list else { return [] }
    let first = list.visibleRows.lowerBound
    defer { list.scrollToRow(at: first) }
    var rows: [Row] = []
    while rows.count < list.numberOfRows {
      list.scrollToRow(at: rows.count)
      let unread = list.visibleCells.dropFirst(max(0, rows.count - list.visibleRows.lowerBound))
      guard !unread.isEmpty else { break }
      rows += unread.map(Row.init(of:))
    }
    return rows
  }

  /// Everything there is to tell.
  public func snapshot() -> ScreenSnapshot {
    var elements: [String: ElementState] = [:]
    for view in loadedViews { collect(view, into: &elements) }
    return ScreenSnapshot(
      screens: screens, elements: elements, allowsSelection: list?.allowsSelection ?? false,
      selectedRow: list?.selectedRow, visibleRows: visibleRows, allRows: allRows,
      drawing: screen())
  }

  /// The topmost screen as text.
  public func screen() -> String {
    TextRenderer().render(navigationController)
  }

  // MARK: Finding

  private var list: TableView? { find("items.table") as? TableView }

  /// Of the screens in the stack, root first; one that nobody has seen has none, and none is made for it.
  private var loadedViews: [View] {
    navigationController.viewControllers.compactMap(\.viewIfLoaded)
  }

  private func top(_ identifier: String) -> View? {
    navigationController.topViewController?.viewIfLoaded?
      .descendant(withIdentifier: identifier)
  }

  private func find(_ identifier: String) -> View? {
    loadedViews.reversed().lazy.compactMap { $0.descendant(withIdentifier: identifier) }.first
  }

  private func usable(_ identifier: String) throws -> View {
    guard let view = top(identifier) else {
      let isCovered = find(identifier) != nil
      throw refusal(
        isCovered ? "“\(identifier)” is covered" : "there is no “\(identifier)” here")
    }
    guard view.window != nil else { throw refusal("“\(identifier)” isn't on screen") }
    guard view.isVisible else { throw refusal("“\(identifier)” is hidden") }
    guard view.takesTouches else { throw refusal("“\(identifier)” is disabled") }
    return view
  }

  private func table(_ identifier: String) throws -> TableView {
    guard let table = try usable(identifier) as? TableView else {
      throw refusal("“\(identifier)” is no table")
    }
    return table
  }

  private func edit(_ identifier: String, _ change: (String) -> String) throws {
    guard let field = try usable(identifier) as? TextField else {
      throw refusal("“\(identifier)” is nothing to type into")
    }
    field.becomeFirstResponder()
    let text = change(field.text)
    if text != field.text {
      field.text = text
      field.sendActions(for: .editingChanged)
    }
    loop.runUntilIdle()
  }

  private func collect(_ view: View, into elements: inout [String: ElementState]) {
    if let identifier = view.accessibilityIdentifier {
      elements[identifier] = ElementState(of: view)
    }
    for subview in view.subviews where !(subview is TableViewCell) {
      collect(subview, into: &elements)
    }
  }

  private func refusal(_ reason: String) -> UserError {
    UserError(reason: reason, screen: screen())
  }
}

extension ElementState {
  fileprivate init(of view: View) {
    let text =
      switch view {
      case let label as Label: label.text
      case let button as Button: button.title
      case let field as TextField: field.text
      default: ""
      }
    self.init(
      text: text, isVisible: view.isVisible, isEnabled: view.takesTouches,
      isOn: (view as? Switch)?.isOn ?? false,
      isFocused: (view as? TextField)?.isFirstResponder ?? false)
  }
}

extension Row {
  fileprivate init(of cell: TableViewCell) {
    func text(_ identifier: String) -> String {
      let label = cell.descendant(withIdentifier: identifier) as? Label
      return label?.isVisible == true ? label?.text ?? "" : ""
    }
    self.init(title: text("row.title"), date: text("row.date"), state: text("row.state"))
  }
}
