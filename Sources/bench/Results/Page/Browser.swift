import Console

/// What shows a page to the person, by whichever program the system has for it.
package struct Browser {
  #if canImport(Darwin)
  package static let usual = "open"
  #else
  package static let usual = "xdg-open"
  #endif

  package let program: String

  package init(program: String = usual) {
    self.program = program
  }

  /// Whether there is such a program; it isn't waited for, since it may be the browser itself.
  package func show(_ path: String) -> Bool {
    let script = #"command -v "$0" && { "$0" "$1" >/dev/null 2>&1 & }"#
    return ChildProcess(program: "sh", arguments: ["-c", script, program, path]).run()?.status == 0
  }
}
