import Foundation

/// Says which input can't be used, and why.
struct InputError: ReportedError, Equatable {
  let description: String

  var exitCode: ExitCode { .inputUnreadable }
}

extension InputError {
  /// Names a path with the system's reason for not reading it.
  init(path: String, _ error: any Error) {
    let reason =
      switch (error as? CocoaError)?.code {
      case .fileReadNoSuchFile?: "no such file or folder"
      case .fileReadNoPermission?: "permission denied"
      default: "can't be read"
      }
    description = "\(path.isEmpty ? "''" : path): \(reason)"
  }
}
