import Foundation

/// Where copies stand, and how those are told that nobody uses any more.
extension PackageCopy {
  private static let prefix = "bench-build-"

  /// A folder of its own, named after the process that uses it.
  static func newFolder(in parent: String) -> String {
    "\(parent)/\(prefix)\(getpid())-\(UUID().uuidString)"
  }

  /// Removes the copies of processes that were killed before they could do it.
  static func removeLeftovers(in parent: String) {
    let files = FileManager.default
    for name in (try? files.contentsOfDirectory(atPath: parent)) ?? [] {
      guard name.hasPrefix(prefix),
        let process = pid_t(name.dropFirst(prefix.count).prefix { $0 != "-" }),
        // Signal 0 only asks whether there is such a process.
        kill(process, 0) == -1, errno == ESRCH
      else { continue }
      try? files.removeItem(atPath: "\(parent)/\(name)")
    }
  }
}
