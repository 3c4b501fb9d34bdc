@testable import Console

/// The floors are the code that tests read and run: no slip of a workshop is planted there.
enum ReadFloors {
  static let root = PackageRoot.path ?? ""
}
