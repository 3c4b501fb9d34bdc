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
    return model(inInfo: info) ?? "unknown"
    #endif
  }

  /// The model that Linux names; some ARM machines name the board only, some nothing.
  static func model(inInfo text: String) -> String? {
    value(of: "model name", inInfo: text) ?? value(of: "Model", inInfo: text)
      ?? value(of: "Hardware", inInfo: text)
  }

  /// How Linux chooses the first core's frequency; nil where it leaves that to others.
  static func governor() -> String? {
    let path = "/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor"
    let name = try? String(contentsOfFile: path, encoding: .utf8)
    return name?.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Whether it belongs to a virtual machine; nil where it can't be known cheaply.
  static func isVirtual() -> Bool? {
    #if canImport(Darwin)
    var answer: Int32 = 0
    var size = MemoryLayout<Int32>.size
    return sysctlbyname("kern.hv_vmm_present", &answer, &size, nil, 0) == 0 ? answer != 0 : nil
    #else
    return isVirtual(inInfo: info)
    #endif
  }

  /// Reads the flag by which x86 processors tell; others have no such line.
  static func isVirtual(inInfo text: String) -> Bool? {
    value(of: "flags", inInfo: text)?.split(separator: " ").contains("hypervisor")
  }

  /// What Linux knows; empty elsewhere.
  private static var info: String {
    (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
  }

  private static func value(of name: String, inInfo text: String) -> String? {
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      if parts.count == 2, parts[0] == name { return parts[1] }
    }
    return nil
  }
}
