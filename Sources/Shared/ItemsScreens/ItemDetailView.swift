import HeadlessKit

/// The detail's screen: dumb, it shows what it is told.
public final class ItemDetailView: View {
  /// What the navigation bar says.
  public static let screenTitle = "Item"

  /// Title, date, state, and explanation.
  public let fieldsView = ItemDetailFieldsView()
  /// Indicator, error, and Retry.
  public let statusView = ItemDetailStatusView()

  public override init() {
    super.init()
    for view in [fieldsView, statusView] { addSubview(view) }
  }
}
