import MVC

/// Notes each selection that the list's binding reports; stands on a weak edge.
final class SpyItemsListViewBindingDelegate: ItemsListViewBindingDelegate {
  private weak var target: (any ItemsListViewBindingDelegate)?
  /// Weak, since the log keeps the spy.
  private weak let log: MessageLog?

  /// Stands in front of the binding's delegate, kept by the log.
  static func install(in binding: ItemsListViewBinding?, _ log: MessageLog) {
    guard let binding, let target = binding.delegate else { return }
    binding.delegate = log.keeping(SpyItemsListViewBindingDelegate(target, log))
  }

  private init(_ target: any ItemsListViewBindingDelegate, _ log: MessageLog) {
    self.target = target
    self.log = log
  }

  func didSelectRow(at row: Int) {
    guard let target, let log else { return }
    let seam = Seam(
      "ItemsListViewBinding", "ItemsListController", "ItemsListViewBindingDelegate",
      "didSelectRow(at:)")
    log.forward(seam) { target.didSelectRow(at: row) }
  }
}
