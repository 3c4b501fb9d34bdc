import Console
import Foundation

/// A drawing with a title: a part of a picture.
struct Chart {
  let title: String
  let width: Double
  let height: Double
  let content: HTML

  static func line(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ name: String
  ) -> HTML {
    "<line x1='\(x1.count)' y1='\(y1.count)' x2='\(x2.count)' y2='\(y2.count)' class='\(name)'/>"
  }

  static func box(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ name: String
  ) -> HTML {
    """
    <rect x="\(x.count)" y="\(y.count)" width="\(max(width, 0).count)" height="\(height.count)" \
    class="\(name)"/>
    """
  }

  static func path(_ path: String, _ name: String) -> HTML { "<path d='\(path)' class='\(name)'/>" }

  static func label(
    _ x: Double, _ y: Double, _ text: String, _ anchor: Anchor, _ name: String
  ) -> HTML {
    """
    <text x="\(x.count)" y="\(y.count)" text-anchor="\(anchor.rawValue)" \
    class="\(name)">\(text)</text>
    """
  }

  enum Anchor: String { case start, middle, end }

  /// Each version has a shape besides its colour, for who can't tell colours apart.
  static func point(_ x: Double, _ y: Double, of version: String, _ name: String = "") -> HTML {
    let shapes = [
      "MVC": "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z", "MVVMC": "M-3.5-3.5h7v7h-7z",
      "VIPER": "M0-5l4.5 8h-9z", "VIPERS": "M0 5l4.5-8h-9z", "CleanSwift": "M0-5l5 5l-5 5l-5-5z",
    ]
    return """
      <path d="\(shapes[version] ?? "M-3 0h6M0-3v6")" class="point \(version) \(name)" \
      transform="translate(\(x.count) \(y.count))"/>
      """
  }
}

extension Double {
  /// As fine as can be seen: with a digit after the point where there is a fraction.
  var count: String {
    let text = String(format: "%.1f", self)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
