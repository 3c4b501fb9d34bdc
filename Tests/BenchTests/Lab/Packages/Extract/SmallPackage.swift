import Foundation

/// A package as small as it can be with one version to be taken out, for which there is an exercise of each kind.
enum SmallPackage {
  static func folder() throws -> TemporaryFolder { try TemporaryFolder(files) }

  private static let templates = "Sources/bench/Lab/Packages/Extract/Templates"

  private static let files = [
    ".gitattributes": "", ".gitignore": ".build/\n", ".swift-format": "{}\n",
    "\(templates)/Package.swift.template": "NAME EXCLUDED\n",
    "\(templates)/README.md.template": "# NAME\n",
    "\(templates)/Subject.swift.template": "NAMEApp\n",
    "Sources/bench/Play/RandomUse/World/WorldState.swift":
      "import Variants\nstruct WorldState {}\n",
    "Sources/Shared/FakeWorld/World.swift": "/// MVVMCApp(environment: $0)\n",
    "Sources/MVC/List.swift": "good\n", "Sources/MVC/Old.swift": "old\n",
    "Sources/MVC/README.md": "<!-- mark -->\n# MVC (`bench list`)\n",
    "Tests/MVCTests/AddItem/FormTests.swift": formTests,
    "Tests/AcceptanceTests/ListTests.swift":
      "import Testing\n\n@testable import RandomUse\n\nlet all = Subject.all + Subject.spied\n",
    "Tests/AcceptanceTests/Agreement/AllTests.swift": "",
    "fixtures/server.json": "{}\n",
    "docs/SPEC.md": "| L1 | It lists. |\n\n## What Shared alone keeps\n\n| Z1 | It keeps. |\n",
    "Tests/Bugs/MVC.json": """
    {"found": {"commit": "1", "date": "2"}, "rows": [
    {"statement": "L1", "failing": [], "file": "List.swift", "find": "good", "replace": "bad", "name": "wrong"}]}
    """,
    "Tests/Mutants/MVC.json": """
    {"found": {"commit": "1", "date": "2"}, "seconds": 0, "leftOut": [], "suiteSizes": [],
    "tests": ["FormTests/testOne", "ListTests/testAll"], "rows": [
    \(mutant(3, failing: [0])), \(mutant(4, failing: [1]))]}
    """,
    "Tests/Changes/filter/README.md":
      "# Filter\n\nA switch hides rows.\n\nFlows: `add`.\n\n| F1 | It hides. |\n",
    "Tests/Changes/filter/shared.patch": """
    \(made("Tests/AcceptanceTests/FilterTests.swift"))
    \(made("Tests/AcceptanceTests/Agreement/FilterTests+All.swift"))
    \(made("Sources/bench/Labels/Rule.swift"))
    """,
    "Tests/Changes/filter/MVC.patch": made("Sources/MVC/New.swift") + """
      diff --git a/Sources/MVC/Old.swift b/Sources/MVC/Old.swift
      deleted file mode 100644
      --- a/Sources/MVC/Old.swift
      +++ /dev/null
      @@ -1 +0,0 @@
      -old

      """,
    "Tests/Changes/filter/MVC.tests.patch": made("Tests/MVCTests/NewTests.swift"),
  ]

  private static let formTests = """
    final class FormTests: XCTestCase {
      func testOne() {}

      func helper() {}
    }

    """

  private static func mutant(_ id: Int, failing: [Int]) -> String {
    """
    {"id": \(id), "rule": "call left out", "file": "AddItem/Form.swift", "line": 7, "column": 1, \
    "original": "save()", "outcome": "found", "failing": \(failing)}
    """
  }

  private static func made(_ path: String) -> String {
    """
    diff --git a/\(path) b/\(path)
    new file mode 100644
    --- /dev/null
    +++ b/\(path)
    @@ -0,0 +1 @@
    +new

    """
  }
}
