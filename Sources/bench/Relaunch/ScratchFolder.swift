import Foundation

/// Finds where the running program was built, so that the release build is made beside it.
enum ScratchFolder {
  /// The folder given by `--scratch-path`, or `.build`; nil when the program stands elsewhere.
  static var path: String? {
    guard let program = Bundle.main.executablePath else { return nil }
    return path(above: program) { FileManager.default.fileExists(atPath: $0) }
  }

  /// The nearest folder above the program in which the package manager keeps its state.
  static func path(above program: String, exists: (String) -> Bool) -> String? {
    var folder = URL(fileURLWithPath: program).deletingLastPathComponent()
    while folder.path != "/" {
      if exists(folder.appendingPathComponent("workspace-state.json").path) { return folder.path }
      folder.deleteLastPathComponent()
    }
    return nil
  }
}
