import Foundation
import SwiftSource

extension Suite {
  private struct Defect: Decodable {
    let behaviour: String
    let caughtBy: [String]
  }

  /// The shortest test that alone notices a planted defect of a statement, or else the shortest, as source.
  func proof(of behaviour: String, in root: String) throws -> Table? {
    let json = try String(readFrom: "\(root)/Tests/Defects/\(architecture).json")
    let defects = try JSONDecoder().decode([Defect].self, from: Data(json.utf8))
    let caught = defects.filter { $0.behaviour == behaviour }.map(\.caughtBy)
    let rank = { (test: TestMethod) in (caught.contains([test.id]) ? 0 : 1, test.code) }
    let tests = zip(sources, files).flatMap { source, file in file.tests.map { (source, $0) } }
    let proofs = tests.filter { $0.1.behaviours.contains(behaviour) }
    let place = { "\(($0 as SwiftFile).path.dropFirst(root.count + 1)):\($1 + 1)" }
    return proofs.min { rank($0.1) < rank($1.1) }.map { file, test in
      let doubles = doubles(around: test).map { "\($1.name) (\(place($0, $1.line)))" }
      return Table(
        CodeExcerpt.cut(test.lines, from: file.text),
        title: "\(behaviour) in \(architecture): \(test.id)",
        note: (rank(test).0 == 0 ? "Alone it notices a planted defect." : "The shortest there is.")
          + " Doubles: \(doubles.isEmpty ? "none" : doubles.joined(separator: ", ")).",
        fields: [.text(place(file, test.lines.lowerBound)) { $0 }])
    }
  }

  /// Those that a test names, or its test case outside of other tests.
  private func doubles(around test: TestMethod) -> [(SwiftFile, Declaration)] {
    let cases = Set([test.testCase]).closure { name in
      sources.flatMap(\.declarations).filter { $0.name == name }.flatMap(\.inherited)
    }
    let bodies = sources.map { $0.declarations.filter { cases.contains($0.name) }.flatMap(\.body) }
    let names = zip(sources, bodies).flatMap { file, body in
      let others = file.functions.filter { $0.name.hasPrefix("test") && $0.name != test.name }
      return Set(body).subtracting(others.flatMap(\.body)).map { file.words[$0].text }
    }
    // What is nested in another test case may have the same name.
    return zip(sources, bodies).flatMap { file, body in
      doubles.types(in: file).filter { !($0.isNested && body.isEmpty) }.map { (file, $0) }
    }.filter { names.contains($0.1.name) }
  }
}
