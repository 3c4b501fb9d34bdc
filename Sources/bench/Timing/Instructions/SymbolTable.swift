import Foundation

/// The functions of a program, as its symbol table tells.
///
/// Reads 64-bit ELF with the byte order of this machine, which is all that is stepped.
struct SymbolTable {
  private struct Function {
    let start: UInt64
    let end: UInt64
    let name: Int
  }

  private var functions: [Function] = []
  private var names = Data()

  /// Reads a program; nil where it has no symbol table.
  init?(ofProgram path: String) {
    guard let file = try? Data(contentsOf: URL(filePath: path), options: .alwaysMapped),
      file.prefix(5) == Data([0x7F, 0x45, 0x4C, 0x46, 2])
    else { return nil }
    let sections = file.integer(UInt64.self, at: 0x28)
    let size = UInt64(file.integer(UInt16.self, at: 0x3A))
    let headers = (0..<UInt64(file.integer(UInt16.self, at: 0x3C))).map { sections + $0 * size }
    // 2 is the kind of a full symbol table.
    guard let table = headers.first(where: { file.integer(UInt32.self, at: $0 + 4) == 2 }) else {
      return nil
    }
    let strings = headers[Int(file.integer(UInt32.self, at: table + 0x28))]
    names = file.section(at: strings)
    let symbols = file.section(at: table)
    for entry in stride(from: 0, to: UInt64(symbols.count), by: 24) {
      let start = symbols.integer(UInt64.self, at: entry + 8)
      // 2 is the kind of a function.
      guard symbols.integer(UInt8.self, at: entry + 4) & 0xF == 2, start > 0 else { continue }
      functions.append(
        Function(
          start: start, end: start + symbols.integer(UInt64.self, at: entry + 16),
          name: Int(symbols.integer(UInt32.self, at: entry))))
    }
    functions.sort { $0.start < $1.start }
  }

  /// The name of the function that an address, counted from the program's start, is in.
  func name(at address: UInt64) -> String? {
    var (low, high) = (0, functions.count)
    while low < high {
      let middle = (low + high) / 2
      if functions[middle].start <= address { low = middle + 1 } else { high = middle }
    }
    guard low > 0, address < functions[low - 1].end else { return nil }
    let bytes = names.dropFirst(functions[low - 1].name).prefix { $0 != 0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Where the function of this name begins, counted from the program's start.
  func start(of name: String) -> UInt64? {
    let bytes = Array(name.utf8) + [0]
    return functions.first { names.dropFirst($0.name).starts(with: bytes) }?.start
  }
}

extension Data {
  fileprivate func integer<Value: FixedWidthInteger>(_: Value.Type, at offset: UInt64) -> Value {
    withUnsafeBytes { $0.loadUnaligned(fromByteOffset: Int(offset), as: Value.self) }
  }

  fileprivate func section(at header: UInt64) -> Data {
    let start = startIndex + Int(integer(UInt64.self, at: header + 0x18))
    return Data(self[start..<start + Int(integer(UInt64.self, at: header + 0x20))])
  }
}
