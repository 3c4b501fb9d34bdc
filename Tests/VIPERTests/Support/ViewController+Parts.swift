import HeadlessKit
import XCTest

extension ViewController {
  /// The text of the screen's label with this identifier; `nil` if there is no such label or it is hidden.
  func text(_ identifier: String) -> String? {
    guard let label = part(identifier) as? Label, label.isVisible else { return nil }
    return label.text
  }

  /// Whether the screen's part with this identifier is visible.
  func shows(_ identifier: String) -> Bool {
    part(identifier)?.isVisible == true
  }

  /// Whether the screen's part with this identifier is enabled.
  func allows(_ identifier: String) -> Bool {
    part(identifier)?.takesTouches == true
  }

  /// Taps a control; fails if a user couldn't tap it.
  func tap(_ identifier: String, file: StaticString = #filePath, line: UInt = #line) {
    guard let control = part(identifier) as? Control, control.isVisible, control.takesTouches else {
      return XCTFail("A user can't tap \(identifier)", file: file, line: line)
    }
    control.sendActions(for: .touchUpInside)
  }

  func part(_ identifier: String) -> View? {
    view.descendant(withIdentifier: identifier)
  }
}
