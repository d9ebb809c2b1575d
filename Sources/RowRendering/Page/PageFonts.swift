internal import Foundation
internal import TextLayout
internal import TextShaping

/// The faces that a page's texts are set in, each cut down to their characters.
struct PageFonts {
  /// A face.
  struct Face {
    /// Its name in the page.
    var family: String
    /// The file that it comes from.
    var source: String
    var bytes: [UInt8]
  }

  private(set) var faces: [Face] = []
  /// The families of each stack, in the order in which they are tried.
  private(set) var families: [String: [String]] = [:]

  /// Characters of hyphens and ellipses.
  private static let marks: [Unicode.Scalar] = [" ", "\u{A0}", "-", "\u{2010}", "\u{2026}"]

  /// The faces for texts.
  init(
    _ texts: [PageTexts.Text], _ glyphs: any GlyphSource, _ library: FontLibrary
  ) throws(TextError) {
    var characters: [String: Set<Unicode.Scalar>] = [:]
    var used: [String: Set<Int>] = [:]
    for text in texts {
      characters[text.stack, default: Set(Self.marks)].formUnion(text.string.unicodeScalars)
      guard let lines = try text.prepared(glyphs)?.lines(width: .infinity) else { continue }
      for line in try glyphs.glyphLines(of: text.label, lines) {
        // The first face makes the height of lines, whatever they are set in.
        used[text.stack, default: [0]].formUnion(line.runs.lazy.filter { $0.box == nil }.map(\.face))
      }
    }
    for (number, (stack, characters)) in characters.sorted(by: { $0.key < $1.key }).enumerated() {
      let fonts = library.fonts(ofStack: stack)
      for face in (used[stack] ?? []).sorted() where fonts.indices.contains(face) {
        guard let bytes = library.subset(ofFace: face, inStack: stack, to: characters) else {
          continue
        }
        let family = "stack\(number)-face\(face)"
        faces.append(Face(family: family, source: fonts[face].file, bytes: bytes))
        families[stack, default: []].append(family)
      }
    }
  }

  /// The rules of the style sheet that bring the faces.
  var css: String {
    faces.map { face in
      "@font-face { font-family: \"\(face.family)\"; src: url(data:font/otf;base64,\(Data(face.bytes).base64EncodedString())); }\n"
    }.joined()
  }
}
