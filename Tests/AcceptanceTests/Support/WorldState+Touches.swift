import UserDriver

@testable import RandomUse

extension WorldState {
  /// Whether the screen of a control has a request in flight.
  func isBusy(_ identifier: String) -> Bool {
    switch identifier.prefix(while: { $0 != "." }) {
    case "items": listRequests > 0
    case "detail": detailRequests > 0
    default: createRequests > 0
    }
  }

  /// The same without focus, which being hidden takes away; a title without text shows its placeholder then.
  var withoutFocus: WorldState {
    var state = self
    for identifier in snapshot.elements.keys {
      state.snapshot.elements[identifier]?.isFocused = false
    }
    state.snapshot.drawing = snapshot.drawing
      .replacing("▸ ▏", with: "▸ Title").replacing("▏", with: "")
    return state
  }
}
