import Arms
import Foundation
import UserDriver

extension TraceLine {
  /// As wide as one line needs to be; a narrower place gets two.
  private static let wide = 76

  /// The same in one line, without styles.
  var text: String { spans(within: .max).map { $0.map(\.text).joined() }.joined() }

  func spans(within width: Int) -> [[Span]] {
    switch self {
    case .step(let words): return [[Span(words, .bold)]]
    case .call(let entry, let place):
      let seam = entry.seam
      let file = place.map { URL(filePath: $0.file).lastPathComponent } ?? ""
      let line = place.map { ":\($0.line)" } ?? ""
      let what = seam.kind.mark + seam.method
      guard width < Self.wide else {
        let indent = String(repeating: "· ", count: entry.depth - 1)
        return [
          [
            Span("\(indent)\(seam.from) → \(seam.to) "), Span(what, .bold),
            Span("  \(file)\(line)", .dim),
          ]
        ]
      }
      // Most files are named after what they declare.
      let isNamed = file == "\(seam.to).swift"
      let indent = String(repeating: "·", count: entry.depth - 1)
      return [
        [Span("\(indent)\(seam.from) →  "), Span(isNamed ? "" : file + line, .dim)],
        [Span("\(indent)  \(seam.to)"), Span(isNamed ? line : "", .dim), Span(" \(what)", .bold)],
      ]
    }
  }
}
