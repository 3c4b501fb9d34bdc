import Foundation
import Testing

@testable import RandomUse
@testable import bench

/// docs/READING-THE-NUMBERS.md says what each column means.
struct ReadingTests {
  private let root: String

  init() throws {
    root = try #require(PackageRoot.path)
  }

  @Test func everyColumnIsThere() throws {
    let page = try String(contentsOfFile: "\(root)/docs/READING-THE-NUMBERS.md", encoding: .utf8)
    #expect(page.split(separator: "\n", omittingEmptySubsequences: false).count <= 101)
    let folder = "\(root)/Sources/bench/Results/Reports"
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    let titles = try files.flatMap { file in
      let source = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
      return source.matches(of: /\.?(?:text|number|count|ratio)\("([^"\\]+)"/).map { String($0.1) }
    }
    #expect(titles.count > 50)
    for title in titles.uniqued() { #expect(page.contains("`\(title)`"), "\(title)") }
  }
}
