/// What the keys of `play` do, for those who ask before they play.
package enum PlayerKeys {
  package static let help: [(name: String, meaning: String)] = [
    ("↑ ↓", "move; ↑ from the first goes to the last, such as Add below a long list"),
    ("⏎ or space", "taps what the keyboard points at"),
    ("esc", "goes back"),
    ("p", "pulls the list down"),
    ("page up, page down", "scroll, as home and end do"),
    ("tab, 1 to 5", "draw another version"),
    ("?", "hides which version it is, and its calls: which of the five is this?"),
    (
      "t",
      "stops before each call from now on; then space or ⏎ shows the next one, ← the one before, g goes on to the user's next step, and t ends it"
    ),
    ("[ ]", "earlier and later calls"),
    (
      "n o e m", "the network is online, offline, answers with error 500, or with malformed replies"
    ),
    ("< >", "halve or double the time that replies take"),
    ("h, r", "hold replies; release one of them"),
    ("x", "starts the app anew"),
    ("q, ^C", "quit"),
  ]
}
