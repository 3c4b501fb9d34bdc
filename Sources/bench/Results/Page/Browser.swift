import Console

/// What shows a page to the person, by whichever program the system has for it.
package enum Browser {
  #if canImport(Darwin)
  package static let usual = "open"
  #else
  package static let usual = "xdg-open"
  #endif

  /// Whether there is such a program; it isn't waited for, since it may be the browser itself.
  package static func show(_ path: String, by program: String = usual) -> Bool {
    let script = #"command -v "$0" && { "$0" "$1" >/dev/null 2>&1 & }"#
    return ChildProcess(program: "sh", arguments: ["-c", script, program, path]).run()?.status == 0
  }
}
