import SwiftSource
import Testing

@testable import bench

struct LineClassificationTests {
  @Test(arguments: LineCase.all)
  func eachLineIsOneKind(_ lineCase: LineCase) {
    let file = SwiftFile(path: "a.swift", text: lineCase.source)
    #expect(letters(file.lines) == lineCase.lines)
  }

  @Test(arguments: LineCase.all)
  func linesAddUp(_ lineCase: LineCase) {
    let count = SwiftFile(path: "a.swift", text: lineCase.source).count()
    #expect(count.code == lineCase.lines.count { $0 == "c" })
    #expect(count.comment == lineCase.lines.count { $0 == "/" })
    #expect(count.blank == lineCase.lines.count { $0 == "." })
  }

  private func letters(_ lines: [LineKind]) -> String {
    lines.map { kind in
      switch kind {
      case .code: "c"
      case .comment: "/"
      case .blank: "."
      }
    }.joined()
  }
}
