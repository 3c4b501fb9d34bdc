import Foundation

/// Finds the operating system's name.
enum OperatingSystem {
  static func name() -> String {
    let version = ProcessInfo.processInfo.operatingSystemVersionString
    #if os(macOS)
    return "macOS \(version)"
    #else
    let release = try? String(contentsOfFile: "/etc/os-release", encoding: .utf8)
    return release.flatMap(prettyName) ?? version
    #endif
  }

  /// The value of `PRETTY_NAME` in an os-release file, which may stand in quotes.
  static func prettyName(inRelease text: String) -> String? {
    for line in text.split(separator: "\n") where line.hasPrefix("PRETTY_NAME=") {
      let name = line.dropFirst("PRETTY_NAME=".count).trimmingCharacters(in: ["\"", "'", " "])
      return name.isEmpty ? nil : name
    }
    return nil
  }
}
