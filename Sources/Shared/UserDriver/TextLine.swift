import HeadlessKit

/// One line of a drawing.
public struct TextLine {
  /// No wider than the drawing.
  public let text: String
  /// The part or the row that it shows; `nil` for the frame.
  public let view: View?

  init(text: String, view: View? = nil) {
    self.text = text
    self.view = view
  }
}
