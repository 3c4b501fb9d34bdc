import Foundation

/// How text of this package becomes text of one that has a single version.
struct ExtractionRules: Sendable {
  let version: String

  private var app: String { "\(version)App" }

  /// An example that runs some version runs this one.
  func example(_ text: String) -> String {
    text.replacing(/\b[A-Z]\w*App\(environment: \$0\)/, with: "\(app)(environment: $0)")
  }

  /// A test that is handed each version as its subject has but one.
  func test(_ text: String) -> String {
    let text =
      text
      .replacing("subject.launch(in: world)", with: "world.launch { \(app)(environment: $0) }")
      .replacing("subject.makeApp(environment)", with: "\(app)(environment: environment)")
      .replacing(/@Test\(\s*arguments: Subject\.all\s*\)/, with: "@Test")
      .replacing(/Subject\.all(?: \+ Subject\.spied)?,\s+/, with: "")
      .replacing(/( *func .+)\(\s*(?:_ )?subject: Subject\s*\) (.+) \{/) {
        let head = "\($0.1)() \($0.2) {"
        // As the formatter breaks it.
        return head.count > 100 ? "\($0.1)()\n    \($0.2)\n  {" : head
      }
      .replacing(/\(\s*subject: Subject\s*\)/, with: "()")
      .replacing(/(_ )?subject: Subject,\s+/, with: "")
      .replacing(/,\s+(?:_ )?subject(?:: Subject)?(?=[,)])/, with: "")
      .replacing(/\((subject|\.reference)\)/, with: "()")
      .replacing(/\bsubject,\s+/, with: "")
      .replacing(/(?m)^ *(private let subject: Subject|self\.subject = subject)\n/, with: "")
      .replacing("\n@testable import RandomUse\n", with: "")
    return text.contains(app) ? importing(text) : text
  }

  /// What random use lends is of the tests' own module, which knows no spies.
  func support(_ text: String) -> String {
    text.replacing("import Arms\n", with: "")
      .replacing(/\bpackage\s/, with: "")
      .replacing(/(?m)^.*(?:MessageLog|[Ss]py).*\n/, with: "")
  }

  /// What shows in a version's README was written there by `bench`, which is gone.
  func document(_ text: String) -> String {
    text.replacing(/(?m)^<!-- .* -->\n/, with: "")
      .replacing(/\s\([^()]*\bbench\b[^()]*\)/, with: "")
  }

  /// Without what is said of the comparison, and of tests that stay behind.
  func specification(_ text: String) -> String {
    text.replacing(/(?s)\ It is the same for every version;.*?compares\./, with: "")
      .replacing(/(?s)\n## What Shared alone keeps\n.*/, with: "")
  }

  /// A template with the version's name, and with what the project's README says of it.
  func filled(_ template: String, suite: [String], project: String) -> String {
    let rows = project.split(separator: "\n").map { $0.split(separator: "|") }
    let row = rows.first { $0.last?.contains("(Sources/\(version)/README.md)") == true } ?? []
    let cells = row.map { $0.trimmingCharacters(in: .whitespaces) }
    let idea = cells.dropFirst().first ?? ""
    return template.replacing("NAME", with: version)
      .replacing("TITLE", with: cells.first ?? version)
      .replacing("IDEA", with: idea.prefix(1).uppercased() + idea.dropFirst())
      .replacing("EXCLUDED", with: excluded(suite))
  }

  /// The folders of a suite in which nothing is Swift.
  private func excluded(_ suite: [String]) -> String {
    let folder = { (path: String) in NSString(string: path).deletingLastPathComponent }
    let built = Set(suite.filter { $0.hasSuffix(".swift") }.map(folder))
    let others = Set(suite.map(folder)).subtracting(built).sorted()
      .map { "\"\($0.dropFirst("Tests/\(version)Tests/".count))\"" }
    return others.isEmpty ? "" : "exclude: [\(others.joined(separator: ", "))],\n      "
  }

  private func importing(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let imports = lines.prefix { $0.hasPrefix("import ") }
    return ((imports + ["import \(version)"]).sorted() + lines.dropFirst(imports.count))
      .joined(separator: "\n")
  }
}
