/// An edit after which the user sees what was seen before, made in every version at the place that one rule
/// names.
package enum Refactoring: String, Codable, CaseIterable, Sendable {
  case rename
  case split
  case reorder
  case passThrough = "pass-through"
  case argument

  /// What is edited.
  package var summary: String {
    switch self {
    case .rename: "a method of a role's protocol renamed"
    case .split: "a role split in two"
    case .reorder: "two independent calls reordered"
    case .passThrough: "a method that only hands on removed"
    case .argument: "an argument added"
    }
  }

  /// How its place is chosen in every version.
  package var rule: String {
    switch self {
    case .rename:
      "The method by which the role that sends the list's requests, or has them sent, is asked to "
        + "delete all items says remove; what other roles call theirs stays."
    case .split:
      "The role that decides about a save gives the checking of the title to a new role of its own, "
        + "which it gets as that school hands out roles: at the initialiser or by a property."
    case .reorder:
      "When the detail loads, its logic has it sent first, and says then that it is under way. Where "
        + "saying so guards against a second request, two other calls change places: in MVC the "
        + "detail's binding shows how the load stands first, and then the explanation; in MVVM-C its "
        + "view model tells its coordinator first that the screen was left, and cancels then."
    case .passThrough:
      "The first method on the way through the feature that only hands on and that the school can "
        + "do without. In VIPER, VIPER-S, and Clean Swift it is the title's edit, of which the view "
        + "takes its message away by itself; in MVVM-C the tap on Add, which the view controller "
        + "takes to the coordinator by itself; in MVC, where no role but those around client, store, "
        + "and stack only hands on, the repository around the store's reading."
    case .argument:
      "The method by which the list's logic has all items fetched takes a flag, too, which says "
        + "whether the user has pulled; nobody heeds it yet."
    }
  }
}
