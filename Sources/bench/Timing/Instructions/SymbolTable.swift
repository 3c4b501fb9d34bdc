import Foundation

/// The functions of a program, as its symbol table tells; none where it has no such table.
struct SymbolTable {
  /// In the order of addresses, which count from the program's start.
  private var functions: [(addresses: Range<UInt64>, name: Int)] = []
  private var names = Data()

  /// The name of the function that an address is in.
  func name(at address: UInt64) -> String? {
    var (low, high) = (0, functions.count)
    while low < high {
      let middle = (low + high) / 2
      if functions[middle].addresses.lowerBound <= address {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low > 0, functions[low - 1].addresses.contains(address) else { return nil }
    return String(decoding: names[functions[low - 1].name...].prefix { $0 != 0 }, as: UTF8.self)
  }

  /// Where the function of this name begins.
  func start(of name: String) -> UInt64? {
    let bytes = Array(name.utf8) + [0]
    return functions.first { names[$0.name...].starts(with: bytes) }?.addresses.lowerBound
  }

  /// Reads a program of this machine's own kind: no other is stepped through.
  init(ofProgram path: String) {
    #if os(Linux)
    guard let file = try? Data(contentsOf: URL(filePath: path), options: .alwaysMapped),
      file.starts(with: ELFMAG.utf8)
    else { return }
    let header = file.entries(of: Elf64_Ehdr.self, at: 0)[0]
    let sections = file.entries(of: Elf64_Shdr.self, at: header.e_shoff, Int(header.e_shnum))
    guard let table = sections.first(where: { $0.sh_type == SHT_SYMTAB }) else { return }
    let strings = sections[Int(table.sh_link)]
    names = Data(file[strings.sh_offset..<strings.sh_offset + strings.sh_size])
    let count = Int(table.sh_size / table.sh_entsize)
    functions = file.entries(of: Elf64_Sym.self, at: table.sh_offset, count)
      .filter { Int32($0.st_info & 0xF) == STT_FUNC && $0.st_value > 0 }
      .map { ($0.st_value..<$0.st_value + $0.st_size, Int($0.st_name)) }
      .sorted { $0.addresses.lowerBound < $1.addresses.lowerBound }
    #endif
  }
}

extension Data {
  fileprivate func entries<Entry>(
    of type: Entry.Type, at offset: UInt64, _ count: Int = 1
  ) -> [Entry] {
    withUnsafeBytes { bytes in
      (0..<count).map {
        let start = Int(offset) + $0 * MemoryLayout<Entry>.stride
        return bytes.loadUnaligned(fromByteOffset: start, as: type)
      }
    }
  }
}
