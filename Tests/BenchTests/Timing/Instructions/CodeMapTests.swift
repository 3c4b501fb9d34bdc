import Testing

@testable import Stopwatch
@testable import bench

/// Whose code is at an address.
struct CodeMapTests {
  @Test(arguments: [
    ("$s3MVC13AddItemModelC9editTitleyyF", "MVC"),
    ("$s5Items11EventSourceC4sendyyxFAA0A0V_Tg5", "Items"),
    ("$s20FoundationEssentials4DataV5countSivg", "Foundation"),
    ("$sSa6appendyyxnF5Items4ItemV_Tg5", "Swift"),
    ("$ss5ArrayV", "Swift"),
    ("swift_retain", "Swift"),
    ("malloc", "C library"),
  ])
  func aSymbolTellsItsModule(symbol: String, module: String) {
    #expect(CodeMap.module(ofSymbol: symbol) == module)
  }

  @Test func anAddressBelongsToTheFileThatIsThere() {
    let map = CodeMap(
      maps: """
        1000-2000 r-xp 00000000 fe:00 1    /a/bench
        3000-4000 r-xp 00000000 fe:00 2    /usr/lib/swift/linux/libswiftCore.so
        5000-6000 r-xp 00000000 fe:00 3    /usr/lib/libFoundationEssentials.so
        7000-8000 r-xp 00000000 fe:00 4    /lib/libc.so.6
        8000-9000 r--p 00000000 fe:00 5    /usr/lib/swift/linux/libswiftCore.so
        9000-a000 r-xp 00000000 00:00 0
        """, symbols: nil)
    let modules = [0x3000, 0x5fff, 0x7000, 0x8000, 0x9000, 0xb000, 0x1800].map {
      map.module(at: $0)
    }
    let system = "C library"
    #expect(modules == ["Swift", "Foundation", system, system, system, system, system])
  }
}
