import Console
import Reading
import Variants

extension Chart {
  private static let heading = 26.0
  private static let rowHeight = 36.0
  private static let indent = 6.0

  /// A column with what is called in one version, each call within the one it is made in.
  init(calls: [TraceRow]) {
    let version = calls.first?.version ?? ""
    let widths = calls.map { call in
      let name = max(Double(call.to.count) * 8.8, Double(call.text.count) * 6.8)
      return Double(call.depth) * Self.indent + name
    }
    let count = { (kinds: [Seam.Kind]) in calls.count { kinds.contains($0.kind) } }
    let counts = [
      "\(count([.message, .completion]))".counting("call"), "\(count([.wiring])) wiring",
      "\(count([.replay]))".counting("replay"),
    ].filter { !$0.hasPrefix("0 ") }
    let rows = calls.enumerated().map { index, call -> HTML in
      let x = Double(call.depth) * Self.indent
      let y = Self.heading + Double(index) * Self.rowHeight
      let guides = (0..<max(call.depth, 0)).map { depth in
        let x = (Double(depth) + 0.5) * Self.indent
        return Self.line(x, y, x, y + Self.rowHeight, "grid")
      }
      return """
        \(guides)\(Self.label(x, y + 14, call.to, .start, "role \(version)"))\
        \(Self.label(x, y + 29, call.text, .start, "method"))
        """
    }
    self.init(
      title: version.versionName,
      width: (widths.max() ?? 0) + 4,
      height: Self.heading + Double(calls.count) * Self.rowHeight,
      content: "\(Self.label(0, 12, counts.joined(separator: ", "), .start, "method"))\(rows)")
  }
}

extension TraceRow {
  /// What only assembles is said without its arguments.
  fileprivate var text: String {
    kind == .wiring ? "+ \(method.prefix { $0 != "(" })" : kind.mark + method
  }
}
