import Foundation
import RowLayout
import Testing
import TextShaping

@testable import RowRendering

/// What is drawn lands in the right pixels.
@Suite struct PixelTests {
  private func pixel(_ image: PixelImage, _ x: Int, _ y: Int) -> [UInt8] {
    let index = (y * image.width + x) * 4
    return Array(image.pixels[index..<index + 4])
  }

  private func image(_ items: [Drawing.Item], side: Double = 20) throws -> PixelImage {
    let drawing = Drawing(size: RowSize(width: side, height: side), items: items)
    return try #require(drawing.image(glyphs: nil, scale: 1))
  }

  private let red = PictureColor(red: 1, green: 0, blue: 0)

  @Test("A rectangle covers its pixels and no others, in part where it ends inside one")
  func rectangle() throws {
    let frame = RowRect(x: 4, y: 6, width: 8, height: 5.5)
    let image = try image([.fill(.rectangle(frame, cornerRadius: 0), red)])
    #expect(pixel(image, 4, 6) == [255, 0, 0, 255])
    #expect(pixel(image, 11, 10) == [255, 0, 0, 255])
    #expect(pixel(image, 3, 6) == [255, 255, 255, 255])
    #expect(pixel(image, 12, 6) == [255, 255, 255, 255])
    let half = pixel(image, 8, 11)
    #expect(half[0] == 255 && abs(Int(half[1]) - 128) < 3)
  }

  @Test("Round corners, ellipses and strokes leave out what lies outside")
  func outlines() throws {
    let frame = RowRect(x: 0, y: 0, width: 20, height: 20)
    let round = try image([.fill(.ellipse(frame), red)])
    #expect(pixel(round, 0, 0) == [255, 255, 255, 255])
    #expect(pixel(round, 10, 10) == [255, 0, 0, 255])
    let corners = try image([.fill(.rectangle(frame, cornerRadius: 6), red)])
    #expect(pixel(corners, 0, 0) == [255, 255, 255, 255])
    #expect(pixel(corners, 10, 0) == [255, 0, 0, 255])
    let stroke = try image([
      .stroke(.rectangle(RowRect(x: 2, y: 2, width: 16, height: 16), cornerRadius: 0), red, width: 2)
    ])
    #expect(pixel(stroke, 10, 1) == [255, 0, 0, 255])
    #expect(pixel(stroke, 10, 2) == [255, 0, 0, 255])
    #expect(pixel(stroke, 10, 10) == [255, 255, 255, 255])
    let ring = try image([.stroke(.ellipse(RowRect(x: 2, y: 2, width: 16, height: 16)), red, width: 2)])
    #expect(pixel(ring, 10, 10) == [255, 255, 255, 255])
    #expect(pixel(ring, 10, 2) == [255, 0, 0, 255])
    let line = try image([.stroke(.line(RowPoint(x: 2, y: 10), RowPoint(x: 18, y: 10)), red, width: 2)])
    #expect(pixel(line, 10, 9) == [255, 0, 0, 255])
    #expect(pixel(line, 10, 12) == [255, 255, 255, 255])
  }

  @Test("Groups are seen through as one, cut, moved, turned and scaled")
  func groups() throws {
    let all = Drawing.Item.fill(.rectangle(RowRect(x: 0, y: 0, width: 20, height: 20), cornerRadius: 0), red)
    var faint = Drawing.Group()
    faint.opacity = 0.5
    // Two layers of one colour in one group are no denser than one.
    let seen = pixel(try image([.group(faint, [all, all])]), 10, 10)
    #expect(seen[0] == 255 && abs(Int(seen[1]) - 128) < 2)
    var clipped = Drawing.Group()
    clipped.clip = .rectangle(RowRect(x: 0, y: 0, width: 10, height: 20), cornerRadius: 0)
    let cut = try image([.group(clipped, [all])])
    #expect(pixel(cut, 9, 10) == [255, 0, 0, 255])
    #expect(pixel(cut, 10, 10) == [255, 255, 255, 255])
    let bar = Drawing.Item.fill(.rectangle(RowRect(x: 0, y: 9, width: 20, height: 2), cornerRadius: 0), red)
    var turned = Drawing.Group()
    turned.rotation = 90
    turned.center = RowPoint(x: 10, y: 10)
    let upright = try image([.group(turned, [bar])])
    #expect(pixel(upright, 10, 2) == [255, 0, 0, 255])
    #expect(pixel(upright, 2, 10) == [255, 255, 255, 255])
    var moved = Drawing.Group()
    moved.offset = RowPoint(x: 0, y: 5)
    #expect(pixel(try image([.group(moved, [bar])]), 10, 15) == [255, 0, 0, 255])
    var small = Drawing.Group()
    small.scale = 0.5
    small.center = RowPoint(x: 10, y: 10)
    let scaled = try image([.group(small, [all])])
    #expect(pixel(scaled, 4, 10) == [255, 255, 255, 255])
    #expect(pixel(scaled, 5, 10) == [255, 0, 0, 255])
  }

  @Test("What a group is cut to turns and moves with it, in pixels as in SVG")
  func clipsTurnAndMove() throws {
    let all = Drawing.Item.fill(.rectangle(RowRect(x: 0, y: 0, width: 20, height: 20), cornerRadius: 0), red)
    var group = Drawing.Group()
    // The left half, turned a quarter about the middle, is the upper half; that is moved down by 5.
    group.clip = .rectangle(RowRect(x: 0, y: 0, width: 10, height: 20), cornerRadius: 0)
    group.rotation = 90
    group.center = RowPoint(x: 10, y: 10)
    group.offset = RowPoint(x: 0, y: 5)
    let pixels = try image([.group(group, [all])])
    let white: [UInt8] = [255, 255, 255, 255]
    #expect(pixel(pixels, 10, 4) == white && pixel(pixels, 10, 15) == white)
    #expect(pixel(pixels, 1, 5) == [255, 0, 0, 255] && pixel(pixels, 18, 14) == [255, 0, 0, 255])
    let svg = Drawing(size: RowSize(width: 20, height: 20), items: [.group(group, [all])]).svg(glyphs: nil)
    #expect(
      svg.contains(
        "clip-path=\"url(#c1)\" transform=\"translate(0 5) translate(10 10) rotate(90) scale(1) translate(-10 -10)\""
      ))
  }

  @Test(
    "Images that lie far away, or nowhere, are not drawn",
    arguments: [1e300, -1e300, 1e19, .infinity, -.infinity, .nan])
  func imagesFarAway(place: Double) throws {
    let dot = try #require(PixelImage(width: 1, height: 1, pixels: [255, 0, 0, 255]))
    var canvas = Canvas(width: 4, height: 4)
    canvas.draw(dot, left: place, top: 0, right: place + 2, bottom: 2)
    canvas.draw(dot, left: 0, top: place, right: 2, bottom: place + 2)
    #expect(canvas.image?.pixels.allSatisfy { $0 == 0 } == true)
    canvas.draw(dot, left: -1e300, top: -1e300, right: 1e300, bottom: 1e300)
    #expect(try pixel(#require(canvas.image), 3, 3) == [255, 0, 0, 255])
  }

  @Test("An image read again from its PNG is the same; broken PNG is refused")
  func png() throws {
    let pixels = (0..<7 * 5 * 4).map { UInt8(truncatingIfNeeded: $0 * 37) | ($0 % 4 == 3 ? 0xFF : 0) }
    let image = try #require(PixelImage(width: 7, height: 5, pixels: pixels))
    let data = try #require(image.png())
    #expect(PixelImage(png: data) == image)
    #expect(PixelImage(png: []) == nil)
    #expect(PixelImage(png: Array(data.prefix(20))) == nil)
    #expect(PixelImage(png: Array(repeating: 7, count: 100)) == nil)
    #expect(PixelImage(width: 2, height: 2, pixels: [1, 2, 3]) == nil)
    #expect(PixelImage(width: 1 << 31, height: 1 << 31, pixels: []) == nil)
    #expect(PixelImage(width: 1 << 32, height: 1 << 31, pixels: []) == nil)
  }

  @Test("Pictures without area, or too large, are none")
  func sizes() {
    #expect(Drawing(size: RowSize(width: 0, height: 10), items: []).image(glyphs: nil) == nil)
    #expect(Drawing(size: RowSize(width: 1e9, height: 10), items: []).image(glyphs: nil) == nil)
    #expect(Drawing(size: RowSize(width: .nan, height: 10), items: []).image(glyphs: nil) == nil)
  }

  @Test(
    "Colours have SwiftUI's names or are hexadecimal",
    arguments: [
      ("#ff0000", PictureColor(red: 1, green: 0, blue: 0)),
      ("#00FF0080", PictureColor(red: 0, green: 1, blue: 0, opacity: 128 / 255)),
      ("black", PictureColor(white: 0)), ("clear", PictureColor(white: 0, opacity: 0)), ("nonsense", nil),
      ("#12", nil), ("#gggggg", nil),
    ])
  func colors(text: String, color: PictureColor?) {
    #expect(PictureColor(text) == color)
  }
}
