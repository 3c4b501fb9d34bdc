import Baselines
import HeadlessKit

extension BaselinesSpies {
  /// The closure that the form is handed is an edge of its own.
  func willPush(_ screen: ViewController) {
    guard let form = screen as? DirectAddItemViewController else { return }
    let seam = Seam(
      "DirectAddItemViewController", "DirectItemsListViewController", "closure",
      "reloadAfterChange()")
    form.didAdd = { [log, didAdd = form.didAdd] in log.forward(seam, didAdd) }
  }
}
