import SelfSizing
import Testing

@Suite struct ContentDigestTests {
  private func digest(_ body: (inout ContentDigest) -> Void) -> UInt64 {
    var digest = ContentDigest()
    body(&digest)
    return digest.value
  }

  @Test func `The digest is FNV-1a, the same in every process`() {
    // Published test values: the empty string, and "foobar" (here with the byte 0xFF that ends a text).
    #expect(ContentDigest().value == 0xCBF2_9CE4_8422_2325)
    let foobar: UInt64 = 0x8594_4171_F739_67E8
    #expect(digest { $0.combine("foobar") } == (foobar ^ 0xFF) &* 0x100_0000_01B3)
  }

  @Test func `Where one text ends and the next begins counts`() {
    #expect(
      digest {
        $0.combine("ab"); $0.combine("c")
      }
        != digest {
          $0.combine("a"); $0.combine("bc")
        })
    #expect(digest { $0.combine("") } != ContentDigest().value)
  }

  @Test func `Equal numbers have equal digests`() {
    #expect(digest { $0.combine(0.0) } == digest { $0.combine(-0.0) })
    #expect(digest { $0.combine(Double.nan) } == digest { $0.combine(-Double.nan) })
    #expect(digest { $0.combine(1.5) } != digest { $0.combine(2.5) })
    #expect(digest { $0.combine(-1) } == digest { $0.combine(UInt64.max) })
  }
}
