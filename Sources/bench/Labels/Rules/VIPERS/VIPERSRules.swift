/// What makes it VIPER-S: names that say what they mean.
enum VIPERSRules {
  static let rules = onNames + onActors

  static let scenes = Files.roles("Scene")
  static let directors = Files.roles("Director")
  static let workers = Files.roles("Worker")
  static let navigators = Files.roles("Navigator")
  static let actors = Files.any(scenes, directors, workers, navigators)
  static let contracts = Files.roles("Contract")
  static let verbs: KeyValuePairs = [
    "_DisplayUI": ["display", "toggle"], "_HandleUIEvents": ["on"], "_PresentData": ["present"],
    "_Navigate": ["goto", "goBack"],
  ]

  static func protocols(_ suffixes: String...) -> Names {
    .types(of: contracts, endingIn: suffixes)
  }
}
