import Testing

@testable import bench

/// Letters stand for what happens: tap, message, wiring, request, store, wording as words, screen, navigation.
struct AlignmentTests {
  @Test(arguments: [
    (["tmr", "tmr"], ["tmr", "tmr"]),
    // Messages fill the lines between, in their order; who has fewer has gaps.
    (["tmmr", "tr", "tmr"], ["tmmr", "t--r", "tm-r"]),
    (["mim", "im"], ["mim", "-im"]),
    // What is done in the world holds the lines together, before any number of messages and of screens.
    (["nw", "wn"], ["-nw", "wn-"]), (["mmmmsr", "rmmmm"], ["mmmmsr----", "-----rmmmm"]),
    (["tvswr", "twr"], ["tvswr", "t--wr"]), (["rss", "rs", "rmss"], ["r-ss", "r-s-", "rmss"]),
    (["", "tm"], ["--", "tm"]), (["tm", ""], ["tm", "--"]), ([""], [""]),
    (["ts"], ["ts"]),
  ])
  func whatCorrespondsStandsInOneLine(sequences: [String], lines: [String]) {
    let deeds: [Character: WalkRow.Deed] = [
      "t": .tap, "m": .message, "i": .wiring, "v": .validation, "r": .request, "w": .wording,
      "s": .screen, "n": .navigation,
    ]
    let alignment = Alignment(sequences.map { $0.compactMap { deeds[$0] } })
    let columns = sequences.indices.map { number in
      let letters = Array(sequences[number])
      return String(alignment.lines.map { $0.places[number].map { letters[$0] } ?? "-" })
    }
    #expect(columns == lines)
    for line in alignment.lines {
      for (number, place) in line.places.enumerated() {
        if let place { #expect(deeds[Array(sequences[number])[place]] == line.deed) }
      }
    }
  }
}
