/// Changes a terminal's picture into the next one, line by line; each is as wide as the terminal.
struct Painter {
  private var lines: [String] = []

  /// Whatever is there is painted over.
  mutating func forget() {
    lines = []
  }

  /// What a terminal has to be sent; empty if it shows that already.
  mutating func paint(_ next: [String]) -> String {
    let isNew = lines.count != next.count
    let changes = next.enumerated().filter { isNew || lines[$0] != $1 }
    lines = next
    return (isNew ? "\u{1B}[2J" : "")
      + changes.map { "\u{1B}[\($0 + 1);1H\($1)" }.joined()
  }
}
