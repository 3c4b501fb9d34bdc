import HeadlessKit

extension Arm {
  package static let direct = direct("Direct", list: DirectItemsListViewController.self)

  /// The floor with the rows of a changed list worded up front.
  package static let directRows = direct("DirectRows", list: DirectRowsListViewController.self)

  private static func direct(_ name: String, list: DirectItemsListViewController.Type) -> Arm {
    Arm(name, DirectSpies.self) { DirectApp(environment: $0, list: list) }
  }
}

extension DirectSpies {
  /// The closure that the form is handed is an edge of its own.
  func willPush(_ screen: ViewController) {
    guard let form = screen as? DirectAddItemViewController else { return }
    let seam = Seam(
      "DirectAddItemViewController", "DirectItemsListViewController", "closure",
      "reloadAfterChange()")
    form.didAdd = { [log, didAdd = form.didAdd] in log.forward(seam, didAdd) }
  }
}
