import FakeWorld
import Items

extension CoverageCase {
  /// Every case, none of which has occurred.
  static let all =
    Screen.allCases.flatMap { screen in
      let states = ScreenState.allCases.filter { $0.screen == screen }
      return table(screen.rawValue, states, ScreenAction.on(screen), impossible: reason)
    } + table(Arrival.table, Arrival.allCases, Endpoint.Kind.allCases) { _, _ in nil }

  private static func table<Row: RawRepresentable<String>, Column: RawRepresentable<String>>(
    _ name: String, _ rows: [Row], _ columns: [Column],
    impossible reason: (Row, Column) -> String?
  ) -> [CoverageCase] {
    rows.flatMap { row in
      columns.map { column in
        let reason = reason(row, column)
        return CoverageCase(
          table: name, row: row.rawValue, column: column.rawValue, count: reason == nil ? 0 : nil,
          reason: reason)
      }
    }
  }

  private static func reason(_ state: ScreenState, _ action: ScreenAction) -> String? {
    let hasRows: [ScreenState] = [.loadingRows, .pulledRows, .bothRows, .rows, .failedRows]
    switch action {
    case .retry where ![.failed, .failedRows, .detailFailed].contains(state):
      return "L3 D3: Retry comes with a failure only"
    case .pull where state == .deleting, .add where state == .deleting:
      return "L8: disabled during a delete"
    case .select where !hasRows.contains(state):
      return "L8 L9: there are no rows, or they are disabled"
    case .delete where ![.rows, .failedRows].contains(state):
      return "L8: there are no rows, or a request is in flight"
    case .type, .clear, .focus, .flip, .save:
      return state == .formSaving ? "A3: disabled while saving" : nil
    default: return nil
    }
  }
}
