import Foundation
import XCTest

/// Who may know whom, read from the sources.
final class RuleTests: XCTestCase {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// L9 L10 A4.
  func testOnlyCoordinatorsNavigate() throws {
    let navigating = try names(of: files("MVVMC")) {
      ["pushViewController", "popViewController", "goBack"].contains(where: $0.contains)
    }

    XCTAssertEqual(
      navigating,
      ["AddItemCoordinator.swift", "ItemDetailCoordinator.swift", "ProjectCoordinator.swift"])
  }

  /// L9 L10 A4.
  func testViewControllersKnowNeitherCoordinatorNorFactory() throws {
    let viewControllers = try files("MVVMC").filter {
      $0.lastPathComponent.hasSuffix("ViewController.swift")
    }
    XCTAssertEqual(viewControllers.count, 3)

    let knowing = try names(of: viewControllers) {
      $0.contains("Coordinator") || $0.contains("Factory")
    }

    XCTAssertEqual(knowing, [])
  }

  /// L2 D1 A2.
  func testViewModelsKnowNeitherKitNorFactory() throws {
    let kit = try files("Shared/Kit") + files("Shared/Screens")
    let forbidden = Set(
      kit.map { $0.deletingPathExtension().lastPathComponent } + ["Factory", "DependencyFactory"])
    XCTAssertTrue(forbidden.isSuperset(of: ["ViewController", "ItemsListView"]))
    let viewModels = try files("MVVMC").filter {
      let name = $0.lastPathComponent
      return name.contains("ViewModel") || name.contains("State") || name.contains("Summary")
    }
    XCTAssertEqual(viewModels.count, 10)

    let knowing = try names(of: viewModels) { source in
      source.split { !$0.isLetter }.contains { forbidden.contains(String($0)) }
    }

    XCTAssertEqual(knowing, [])
  }

  /// L1 D1 A1.
  func testNoMakeMethodCallsAnother() throws {
    let factory = try XCTUnwrap(
      files("MVVMC").first { $0.lastPathComponent == "DependencyFactory.swift" })
    let source = try String(contentsOf: factory, encoding: .utf8)

    XCTAssertEqual(source.matches(of: /func make[A-Z]/).count, 9)
    XCTAssertEqual(source.matches(of: /make[A-Z]/).count, 9)
  }

  private func files(_ folder: String) throws -> [URL] {
    let folder = Self.root.appending(path: "Sources/\(folder)")
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path())
      .filter { $0.hasSuffix(".swift") }
      .map { folder.appending(path: $0) }
  }

  private func names(of files: [URL], where isMatch: (String) -> Bool) throws -> [String] {
    try files.filter { isMatch(try String(contentsOf: $0, encoding: .utf8)) }
      .map(\.lastPathComponent).sorted()
  }
}
