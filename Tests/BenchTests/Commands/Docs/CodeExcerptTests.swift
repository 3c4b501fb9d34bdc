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

  @Test(arguments: [("b()", 0), ("a", 0), ("a(b:)", 2)])
  func whatIsNotThereOnceIsNamed(declaration: String, times: Int) {
    let source = "struct A {\n func a() {}\n func a(b: Int) {}\n func a(b: String) {}\n}"
    let line =
      "A.swift declares \(declaration) \(times) times; write one of those it has once: "
      + "A, a(), a(b:), a(b:)"
    #expect(throws: InputError(description: line)) {
      try excerpt(of: declaration, from: source)
    }
  }

  private func excerpt(of declaration: String, from source: String) throws -> String {
    let folder = try TemporaryFolder(["A.swift": source])
    return try CodeExcerpt(of: declaration, at: "A.swift", in: folder.path).text
  }
}
