import MVC

/// Notes each selection that the table's binding reports; stands on a weak edge.
final class SpyItemsListTableViewBindingDelegate: ItemsListTableViewBindingDelegate {
  private weak var target: (any ItemsListTableViewBindingDelegate)?
  /// Weak, since the log keeps the spy.
  private weak let log: MessageLog?

  /// Stands in front of the binding's delegate, kept by the log.
  static func install(in binding: ItemsListTableViewBinding?, _ log: MessageLog) {
    guard let binding, let target = binding.delegate else { return }
    binding.delegate = log.keeping(SpyItemsListTableViewBindingDelegate(target, log))
  }

  private init(_ target: any ItemsListTableViewBindingDelegate, _ log: MessageLog) {
    self.target = target
    self.log = log
  }

  func didSelectRow(at row: Int) {
    guard let target, let log else { return }
    let seam = Seam(
      "ItemsListTableViewBinding", "ItemsListSelectionController",
      "ItemsListTableViewBindingDelegate",
      "didSelectRow(at:)")
    log.forward(seam) { target.didSelectRow(at: row) }
  }
}
