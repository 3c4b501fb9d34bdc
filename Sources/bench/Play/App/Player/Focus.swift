import HeadlessKit
import UserDriver

/// What the keyboard points at, in every version alike.
enum Focus: Hashable {
  case control(String)
  case row(Int)

  /// What a line of the drawing shows that can be pointed at.
  init?(_ line: TextLine) {
    if let cell = line.view as? TableViewCell {
      guard let table = cell.superview as? TableView,
        let place = table.visibleCells.firstIndex(where: { $0 === cell })
      else { return nil }
      self = .row(table.visibleRows.lowerBound + place)
    } else {
      guard let control = line.view as? Control, !(control is RefreshControl),
        let identifier = control.accessibilityIdentifier
      else { return nil }
      self = .control(identifier)
    }
  }
}
