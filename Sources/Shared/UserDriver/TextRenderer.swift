import HeadlessKit
import TextWidth

/// Draws a screen as lines of text, the way a person would see it in a terminal.
///
///     ──  Items  ────────────────────
///     Loading…
///     Buy milk    3 Feb 2026  Enabled
///     [ Add ]
///     ( Delete all )
///     ───────────────────────────────
///
/// Square brackets are buttons that can be tapped, round ones are disabled. No text, whatever is in it,
/// moves the cursor or is wider than the screen.
public struct TextRenderer: Sendable {
  /// In terminal columns.
  public let width: Int

  /// Makes a renderer of lines of `width` columns; traps for less than one.
  public init(width: Int = 72) {
    precondition(width > 0, "A screen is at least one column wide")
    self.width = width
  }

  /// Draws the topmost screen of a stack, without loading it.
  public func render(_ navigationController: NavigationController) -> String {
    lines(of: navigationController).map(\.text).joined(separator: "\n")
  }

  /// The same line by line, with the view that each one shows.
  public func lines(of navigationController: NavigationController) -> [TextLine] {
    guard let screen = navigationController.topViewController else { return [rule("")] }
    let back = navigationController.viewControllers.count > 1 ? "‹ Back  " : ""
    let lines = screen.viewIfLoaded.map(lines(of:)) ?? []
    return [rule(back + screen.title)] + lines + [rule("")]
  }

  private func rule(_ title: String) -> TextLine {
    let start = title.isEmpty ? "" : DisplayWidth.cut("──  \(title)  ", to: width)
    let rest = max(width - DisplayWidth.columns(of: start), 0)
    return TextLine(text: start + String(repeating: "─", count: rest))
  }

  private func lines(of view: View) -> [TextLine] {
    guard !view.isHidden else { return [] }
    if let table = view as? TableView {
      let others = table.subviews.filter { !($0 is TableViewCell) }
      return others.flatMap(lines(of:)) + rows(of: table)
    }
    guard let texts = texts(of: view) else { return view.subviews.flatMap(lines(of:)) }
    return texts.map { TextLine(text: $0, view: view) }
  }

  /// What a view says that isn't made of others; `nil` for one that is.
  private func texts(of view: View) -> [String]? {
    switch view {
    case let label as Label:
      return label.text.isEmpty ? [] : wrapped(label.text)
    case let button as Button:
      return [bracketed(button.title, button)]
    case let field as TextField:
      let text = field.text.isEmpty && !field.isFirstResponder ? field.placeholder : field.text
      let shown = DisplayWidth.cut(text, to: width - 3)
      let line =
        "\(field.takesTouches ? "▸" : " ") \(DisplayWidth.marked(shown))\(field.isFirstResponder ? "▏" : "")"
      return [DisplayWidth.cut(line, to: width)]
    case let toggle as Switch:
      return [bracketed("\(toggle.title): \(toggle.isOn ? "on" : "off")", toggle)]
    case is ActivityIndicator:
      return [DisplayWidth.cut("Loading…", to: width)]
    case is RefreshControl:
      return [DisplayWidth.cut("↻ Refreshing…", to: width)]
    default:
      return nil
    }
  }

  private func bracketed(_ title: String, _ control: Control) -> String {
    DisplayWidth.cut(control.takesTouches ? "[ \(title) ]" : "( \(title) )", to: width)
  }

  private func rows(of table: TableView) -> [TextLine] {
    var lines = zip(table.visibleRows, table.visibleCells).filter { !$1.isHidden }.map {
      TextLine(text: row($1, isSelected: $0 == table.selectedRow), view: $1)
    }
    if table.visibleRows.lowerBound > 0 {
      lines.insert(TextLine(text: DisplayWidth.cut("  ↑ more", to: width)), at: 0)
    }
    if table.visibleRows.upperBound < table.numberOfRows {
      lines.append(TextLine(text: DisplayWidth.cut("  ↓ more", to: width)))
    }
    return lines
  }

  /// The first text is cut to leave room for the others, which stand at the right.
  private func row(_ cell: TableViewCell, isSelected: Bool) -> String {
    let texts = texts(in: cell)
    let tail = texts.dropFirst().map { DisplayWidth.pad(DisplayWidth.line($0), to: 11) }
      .joined(separator: "  ")
    let space = width - DisplayWidth.columns(of: tail) - 4
    let room = max(space, 8)
    let title = DisplayWidth.marked(DisplayWidth.cut(texts.first ?? "", to: room))
    let head = DisplayWidth.pad(title, to: room)
    var line = "\(isSelected ? "▸" : " ") \(head)  \(tail)"
    while line.last == " " { line.removeLast() }
    return space < room ? DisplayWidth.cut(line, to: width) : line
  }

  /// A hidden label keeps its column.
  private func texts(in view: View) -> [String] {
    view.subviews.flatMap {
      ($0 as? Label).map { [$0.isVisible ? $0.text : ""] } ?? texts(in: $0)
    }
  }

  private func wrapped(_ text: String) -> [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).flatMap { paragraph in
      var lines: [String] = []
      for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
        let word = DisplayWidth.cut(String(word), to: width)
        if let line = lines.last, DisplayWidth.columns(of: "\(line) \(word)") <= width {
          lines[lines.count - 1] = "\(line) \(word)"
        } else {
          lines.append(word)
        }
      }
      return lines
    }
  }
}
