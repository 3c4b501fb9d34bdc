import SwiftSource
import XCTest

@testable import Suites

final class DeclarationScannerTests: XCTestCase {
  func testDeclarationsAreFound() {
    check([
      ("class A {}", ["class A 1-1"]), ("struct A: B, C {\n}\n", ["struct A: B C 1-2"]),
      ("enum A<B: C>: D<E, F>, G where B: H {}", ["enum A: D G 1-1"]),
      ("actor A {}; protocol P: AnyObject, Q {}", ["actor A 1-1", "protocol P: AnyObject Q 1-1"]),
      ("extension A.B<C>: D & E {\n}", ["extension B: D E 1-2"]),
      ("extension Array where Element == A {}", ["extension Array 1-1"]),
      ("class `class`: `default` {}", ["class class: default 1-1"]),
      (
        "class A: Module.B, Module::C, @unchecked Sendable, any D, ~Copyable {}",
        ["class A: B C Sendable D Copyable 1-1"]
      ),
      ("class A: @preconcurrency B<(C) -> D>, (E & F) {}", ["class A: B E F 1-1"]),
      ("struct A<B>\n  : C\n  where B: D\n{\n}\n", ["struct A: C 1-5"]),
      (
        "struct A { enum B { class C {} }\n func d() {\n actor E {}\n } }",
        ["struct A 1-4", "enum B 1-1", "class C 1-1", "actor E 3-3"]
      ),
      ("let a = { struct B {} }; f(b: { class C: D {} })", ["struct B 1-1", "class C: D 1-1"]),
      ("#if A\nclass B {}\n#else\nclass B: C {}\n#endif", ["class B 2-2", "class B: C 4-4"]),
      ("let a = \"\\({ struct B {} }())\"", ["struct B 1-1"]),
      ("class A {\n  var b = \"}\" // }\n  /* } */ let c = /}/\n}\n", ["class A 1-4"]),
    ])
  }

  func testLinesStartAtDocumentationOrModifiers() {
    check([
      ("/// a\n/// b\n@objc\npublic final class A {\n}", ["class A 1-5"]),
      ("/** a\n\n */\nclass A {}", ["class A 1-4"]), ("/// a\n\nclass A {}", ["class A 3-3"]),
      ("/// a\n// b\nclass A {}", ["class A 3-3"]),
      ("let a = 1 /// a\nclass A {}", ["class A 2-2"]),
      ("@available(macOS 15, *)\n@A.B(d: [1]) package\n\nstruct A {}", ["struct A 1-4"]),
      ("private\n// a\nindirect enum A {}", ["enum A 1-3"]),
      ("open(a)\nclass A {}", ["class A 2-2"]),
      ("@A var a: B { get {} }\nstruct C {}", ["struct C 2-2"]),
    ])
  }

  func testNamesAndLabelsAreNoTypes() {
    let sources = [
      "protocol P { }  // class A {}",
      "class P { class func a() {}; class var b: Int { 0 }; class subscript<A>(b: A) -> A { b } }",
      "func a(class b: C, struct d: E, protocol f: G, actor h: I, extension j: K) {}",
      "a.class { }; b = .struct; \\.actor; x.extension { }",
      "import class A.B; import struct C::D; import protocol E.F",
      "enum P { case `struct`, actor\n case b }",
      "if let actor { }; guard let actor else { }; for actor in actors { }",
      "switch a { case actor: b {} default: actor\nc { } }",
      "let actor: A = actor; actor { }; actor.b { }; f(actor) { }",
      "a { } actor: { } class: { } extension: { }",
      "let a = \"class B {}\"; /class B {}/; #\"struct C {}\"#",
      "func actor<A>(b: A) {}; var actor: A { b }; a(class: b, [struct: c])",
    ]
    for source in sources {
      let counted = SwiftFile(path: "a.swift", text: source).declarations.map(\.name)
      XCTAssertEqual(counted.filter { $0 != "P" }, [], source)
    }
  }

  func testTypesAndProtocolsAreCounted() {
    let source = "class A { struct B {} }; enum C {}; actor D {}; protocol E {}; extension A {}"
    let count = SwiftFile(path: "a.swift", text: source).count
    XCTAssertEqual(count, SourceCount(code: 1, tokens: 28, types: 4, protocols: 1))
  }

  func testUnfinishedDeclarationsEndWithTheFile() {
    check([
      ("class A {\n struct B\n", ["class A 1-2"]), ("struct A: B\n", ["struct A: B 1-1"]),
      ("class A { struct B: C }\n", ["class A 1-1", "struct B: C 1-1"]),
    ])
  }

  /// Each declaration with what it inherits from, and its lines.
  private func check(_ cases: [(source: String, declarations: [String])]) {
    for (source, expected) in cases {
      let found = SwiftFile(path: "a.swift", text: source).declarations.map { declaration in
        let clause = ([""] + declaration.inherited).joined(separator: " ")
        let lines = "\(declaration.lines.lowerBound + 1)-\(declaration.lines.upperBound)"
        return
          "\(declaration.kind) \(declaration.name)\(clause.isEmpty ? "" : ":\(clause)") \(lines)"
      }
      XCTAssertEqual(found, expected, source)
    }
  }
}
