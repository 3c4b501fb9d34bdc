import XCTest

@testable import Console
@testable import Reading
@testable import Stopwatch

/// What the tests read of this package, each part once.
enum ReadPackage {
  static let root = PackageRoot.path ?? ""
  static let files = Result { try VersionFiles.all(of: Registry.arms, in: root) }
  static let suites = Result {
    try Registry.architectures.map { try Suite(of: $0.name, in: root) }
  }
  static let specification = Result { try Specification(ofPackageAt: root) }
  static let places = Result {
    try Registry.architectures.map { (arm: $0, places: try Places(of: $0, in: root)) }
  }
  /// By the names of the arms.
  static let indices = Result {
    try Dictionary(
      uniqueKeysWithValues: Registry.arms.map {
        ($0.name, try SourceIndex(of: $0.name, in: root))
      })
  }
}
