import HeadlessKit

/// The detail's screen: dumb, it shows what it is told.
public final class ItemDetailView: View {
  public static let screenTitle = "Item"

  public let fieldsView = ItemDetailFieldsView()
  public let statusView = ItemDetailStatusView()

  public override init() {
    super.init()
    for view in [fieldsView, statusView] { addSubview(view) }
  }
}
