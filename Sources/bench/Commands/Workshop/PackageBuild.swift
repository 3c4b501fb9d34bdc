import Foundation
import Reading
import Timing

/// A build of the package that a workshop uses.
enum PackageBuild: String, CaseIterable, Sendable {
  case debug = "debug with tests"
  case release

  /// What makes it.
  var command: String {
    switch self {
    case .debug: "swift build --build-tests"
    case .release: "swift run bench --quick"
    }
  }

  /// Whether it is there and made of the sources as they are.
  func isFresh(in root: String) throws -> Bool {
    if self == .release { return StopwatchBuild(root: root).current != nil }
    let folder = "\(root)/.build/debug"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let product = names.first { $0.hasSuffix(".xctest") }
    let files = try ["Sources", "Tests"].flatMap { try SwiftFileFinder.files(in: "\(root)/\($0)") }
    guard let built = product.flatMap({ date(of: "\(folder)/\($0)") }) else { return false }
    let dates = (files + ["\(root)/Package.swift"]).compactMap(date)
    return dates.allSatisfy { $0 <= built }
  }

  private func date(of path: String) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.modificationDate] as? Date
  }
}
