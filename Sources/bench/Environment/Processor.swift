import Foundation

/// Finds the processor's model.
enum Processor {
  static func model() -> String {
    #if canImport(Darwin)
    var bytes = [UInt8](repeating: 0, count: 256)
    var size = bytes.count
    if sysctlbyname("machdep.cpu.brand_string", &bytes, &size, nil, 0) == 0 {
      return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    return "unknown"
    #else
    let info = try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)
    return info.flatMap(model(inInfo:)) ?? "unknown"
    #endif
  }

  /// The model that Linux names; some ARM machines name the board only, some nothing.
  static func model(inInfo text: String) -> String? {
    let fields = text.split(separator: "\n").map { line in
      line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
    }
    for key in ["model name", "Model", "Hardware"] {
      if let field = fields.first(where: { $0.first == key }), field.count == 2 {
        return field[1]
      }
    }
    return nil
  }
}
