@testable import Console

/// The baselines are the code that tests read and run: no bug of a workshop is planted there.
enum ReadBaselines {
  static let root = PackageRoot.path ?? ""
}
