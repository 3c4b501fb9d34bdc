import Faults
import Foundation
import Reading
import Stopwatch
import Suites
import Timing

/// A build of the package that a workshop uses.
enum PackageBuild: String, CaseIterable, Sendable {
  case debug = "debug with tests"
  case release

  /// The one that docs/WORKSHOP.md shows.
  static let plannedBug = "opens-at-every-appearance"

  /// What makes it.
  var command: String {
    switch self {
    case .debug: "swift build --build-tests"
    case .release: "swift run bench --quick"
    }
  }

  /// Whether it is there and made of the sources as they are.
  func isFresh(in root: String) throws -> Bool {
    let folder = "\(root)/.build/debug"
    switch self {
    case .release: return StopwatchBuild(root: root).current != nil
    case .debug:
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return try names.first { $0.hasSuffix(".xctest") }
        .map { try isNewer("\(folder)/\($0)", than: ["Sources", "Tests"], in: root) } ?? false
    }
  }

  private func isNewer(_ product: String, than folders: [String], in root: String) throws -> Bool {
    let files = try folders.flatMap { try SwiftFileFinder.files(in: "\(root)/\($0)") }
    guard let built = date(of: product) else { return false }
    return (files + ["\(root)/Package.swift"]).compactMap(date).allSatisfy { $0 <= built }
  }

  private func date(of path: String) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.modificationDate] as? Date
  }
}
