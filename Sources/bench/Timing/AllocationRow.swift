import Console

/// What one flow allocates in one architecture, with values that need no decoding.
package struct AllocationRow: CellRow {
  package let version: String
  package let flow: String
  package let items: Int
  package let mallocs: Int
  package let bytes: Int

  package init(version: String, flow: String, items: Int, mallocs: Int, bytes: Int) {
    (self.version, self.flow, self.items) = (version, flow, items)
    (self.mallocs, self.bytes) = (mallocs, bytes)
  }
}
