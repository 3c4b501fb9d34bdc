/// What shows a page to the person, by whichever program the system has for it.
struct Browser {
  #if canImport(Darwin)
  var program = "open"
  #else
  var program = "xdg-open"
  #endif

  var isThere: Bool {
    ChildProcess(program: "sh", arguments: ["-c", #"command -v "$0""#, program]).run()?.status == 0
  }

  /// Whether there is such a program; it isn't waited for, since it may be the browser itself.
  func show(_ path: String) -> Bool {
    let script = #"command -v "$0" && { "$0" "$1" >/dev/null 2>&1 & }"#
    return ChildProcess(program: "sh", arguments: ["-c", script, program, path]).run()?.status == 0
  }
}
