import Testing

@testable import bench

/// A declaration is cut out whole, wherever it stands.
struct CodeExcerptTests {
  @Test(arguments: [
    ("a()", "/// Does a.\n@discardableResult\nprivate func a() -> Int {\n  1\n}"),
    ("a(_:)", "func a(_ b: Int) {}"),
    ("a(b:c:)", "static func a<D>(b: [D: (e: Int, f: Int)], c d: Set<D> = { [] }()) where D: E {}"),
    ("a(b:)", "func a(b: Map<Int, Int>) { if b { c { \"}\" } } /* } */ }"),
    ("a(in:)", "func a(\n  in b: () -> Void\n) {\n  print(\"\\(b { \"{\" })\")\n}"),
    ("init()", "override init() {\n  super.init()\n}"),
    ("init(b:)", "init?(b: Int) { self.init() }"),
    ("init(c:)", "convenience init<D>(c: D) { self.init() }"),
    ("B", "/// B.\nstruct B {\n  func b() {}\n}"),
    ("default(b:)", "func `default`(b: Int) {}"),
  ])
  func isWhole(declaration: String, text: String) throws {
    let source = """
      import A

      /// A.
      final class A {
        let a = 1
        // Nothing to do with it.
      \(text.split(separator: "\n").map { "  \($0)\n" }.joined())
        func other(a: Int) {}
      }

      extension B {}
      protocol C { func a() }
      """
    #expect(try excerpt(of: declaration, from: source) == "```swift\n\(text)\n```\n")
  }

  @Test func blankLinesAndInnerIndentationStay() throws {
    let source = "struct A {\n  func a() {\n    b()\n\n    c()\n  }\n}\n"
    #expect(
      try excerpt(of: "a()", from: source)
        == "```swift\nfunc a() {\n  b()\n\n  c()\n}\n```\n")
  }

  @Test(arguments: [
    ("b()", "A.swift declares no b(); write one of those it does: A, a(), a(b:), a(b:)"),
    ("a", "A.swift declares no a; write one of those it does: A, a(), a(b:), a(b:)"),
    ("a(b:)", "A.swift declares a(b:) 2 times; choose what it has once"),
  ])
  func whatIsNotThereOnceIsNamed(declaration: String, line: String) {
    let source = "struct A {\n func a() {}\n func a(b: Int) {}\n func a(b: String) {}\n}"
    #expect(throws: InputError(description: "A.md:1: \(line)")) {
      try excerpt(of: declaration, from: source)
    }
  }

  @Test func aMissingFileIsNamed() throws {
    let line = "A.md:1: there is no file B.swift; write its path below the package's folder"
    #expect(throws: InputError(description: line)) {
      try excerpt(of: "a()", in: "B.swift", from: "")
    }
  }

  private func excerpt(
    of declaration: String, in file: String = "A.swift", from source: String
  ) throws -> String {
    let folder = try TemporaryFolder(["A.swift": source])
    let section = GeneratedSection(
      kind: .code, arguments: [file, declaration], position: "A.md:1", content: "")
    return try CodeExcerpt(for: section, in: folder.path).text
  }
}
