/// One row on screen; a table uses the same few cells again and again.
open class TableViewCell: View {
  /// The identifier it was registered under, once a table has made it.
  public internal(set) var reuseIdentifier: String?

  public required override init() {
    super.init()
  }

  /// Called before the cell shows another row.
  open func prepareForReuse() {}
}
