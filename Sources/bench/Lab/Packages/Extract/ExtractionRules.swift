/// How text of this package becomes text of one that has a single version.
///
/// The acceptance suite needs few rules: it runs on `Subject.all`, which has one element there.
enum ExtractionRules {
  static func test(_ text: String) -> String {
    text.replacing("\n@testable import RandomUse\n", with: "")
      .replacing(" + Subject.spied", with: "")
  }

  /// What the acceptance suite uses of random use is part of the suite there, and there are no spies.
  static func helper(_ text: String) -> String {
    text.replacing(/(?m)^.*(?:import Variants|MessageLog|[Ss]py).*\n/, with: "")
  }

  /// An example that runs some version runs this one.
  static func example(_ text: String, of version: String) -> String {
    text.replacing(/\b[A-Z]\w*App\(environment: \$0\)/, with: "\(version)App(environment: $0)")
  }

  /// Without the marks around what `bench` writes into a version's README, without its commands, and without the
  /// comparison of VIPER with VIPER-S.
  static func document(_ text: String) -> String {
    text.replacing(/(?m)^<!-- .* -->\n/, with: "")
      .replacing(/(?s)### How VIPER and VIPER-S differ\n.*?(?=\n##)/, with: "")
      .replacing(/\s\([^()]*\bbench\b[^()]*\)/, with: "")
  }

  /// Without the statements that only the tests of Shared prove, which stay behind.
  static func specification(_ text: String) -> String {
    text.replacing(/(?s)\n## What Shared alone keeps\n.*/, with: "")
  }

  static func filled(_ text: String, for version: String, excluding paths: [String]) -> String {
    text.replacing("NAME", with: version).replacing("EXCLUDED", with: "\(paths)")
  }

  /// The app of a template, after what it imports in the order that the formatter wants.
  static func subject(_ template: String, for version: String) -> String {
    let imports = ["FakeWorld", "ItemsApp", "Testing", version].sorted().map { "import \($0)\n" }
    return imports.joined() + template.replacing("NAME", with: version)
  }
}
