/// What makes it VIPER-S: names that say what they mean.
enum VIPERSRules {
  static let rules = onNames + onScenes + onActors

  static let scenes = Files.roles("Scene")
  static let directors = Files.roles("Director")
  static let workers = Files.roles("Worker")
  static let navigators = Files.roles("Navigator")
  static let contracts = Files.roles("Contract")
  static let actors = Names.types(
    of: .any(scenes, directors, workers, navigators), "actors")
  static let verbs: [(role: String, verbs: [String])] = [
    ("_DisplayUI", ["display", "toggle"]), ("_HandleUIEvents", ["on"]),
    ("_PresentData", ["present"]), ("_Navigate", ["goto", "goBack"]),
  ]
  static let roles = verbs.map(\.role) + ["_ManageData", "_Delegate"]

  static func protocols(_ suffixes: String...) -> Names {
    .types(of: contracts, "the contracts").filtered(by: suffixes)
  }
}
