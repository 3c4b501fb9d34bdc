import Foundation

/// A build of the package that a workshop uses.
enum PackageBuild: String, CaseIterable, Sendable {
  case debug = "debug with tests"
  case release

  /// What makes it.
  var command: String {
    switch self {
    case .debug: "swift build --build-tests"
    case .release: "swift build -c release --product bench"
    }
  }

  /// Whether it is there and newer than all that it is made of.
  func isFresh(in root: String) throws -> Bool {
    let folder = "\(root)/.build/\(self == .debug ? "debug" : "release")"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let product = names.first { self == .debug ? $0.hasSuffix(".xctest") : $0 == "bench" }
    let sources = self == .debug ? ["Sources", "Tests"] : ["Sources"]
    let files = try sources.flatMap { try SwiftFileFinder.files(in: "\(root)/\($0)") }
    guard let built = product.flatMap({ date(of: "\(folder)/\($0)") }) else { return false }
    let dates = (files + ["\(root)/Package.swift"]).compactMap(date)
    return dates.allSatisfy { $0 <= built }
  }

  private func date(of path: String) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.modificationDate] as? Date
  }
}
