extension CoverageTable {
  static let list = CoverageTable(
    "On the list", rows: ScreenState.onList, columns: ScreenAction.onList, impossible: reason)

  static let detail = CoverageTable(
    "On the detail", rows: ScreenState.onDetail, columns: ScreenAction.onDetail,
    impossible: reason)

  static let form = CoverageTable(
    "On the form", rows: ScreenState.onForm, columns: ScreenAction.onForm, impossible: reason)

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
