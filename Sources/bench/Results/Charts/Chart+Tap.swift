import Console
import Reading
import Variants

extension Chart {
  private static let rowHeight = 31.0
  private static let indent = 7.0

  /// A column with what is called in one version, each call within the one it is made in.
  init(calls: [TraceRow]) {
    let version = calls.first?.version ?? ""
    let widths = calls.map { call in
      let name = max(Double(call.to.count) * 6.6, Double(call.text.count) * 5.5)
      return Double(call.depth) * Self.indent + name
    }
    let count = { (kinds: [Seam.Kind]) in calls.count { kinds.contains($0.kind) } }
    let counts = [
      "\(count([.message, .completion]))".counting("call"), "\(count([.wiring])) wiring",
      "\(count([.replay]))".counting("replay"),
    ].filter { !$0.hasPrefix("0 ") }
    let rows = calls.enumerated().map { index, call -> HTML in
      let (x, y) = (Double(call.depth) * Self.indent, Double(index) * Self.rowHeight)
      let guides = (0..<max(call.depth, 0)).map { depth in
        let x = (Double(depth) + 0.5) * Self.indent
        return Self.line(x, y, x, y + Self.rowHeight, "grid")
      }
      return """
        \(guides)\(Self.label(x, y + 12, call.to, .start, "role \(version)"))\
        \(Self.label(x, y + 24, call.text, .start, "method"))
        """
    }
    self.init(
      title: "\(version.versionName): \(counts.joined(separator: ", "))",
      width: (widths.max() ?? 0) + 4, height: Double(calls.count) * Self.rowHeight,
      content: "\(rows)")
  }
}

extension TraceRow {
  /// What only assembles is said without its arguments.
  fileprivate var text: String {
    kind == .wiring ? "+ \(method.prefix { $0 != "(" })" : kind.mark + method
  }
}
