import SelfSizing
import TestSupport

/// A chat message of real text, for lists of many.
struct Message: Identifiable, Hashable {
  var id: Int
  var sender: String
  var text: String

  private static let senders = ["Mira", "Jonas", "Aylin", "Tomás", "Grandma", "Dr. Okafor", "美咲"]

  private static let sentences = [
    "Good morning!", "Did the parcel arrive?", "ok", "On my way.", "👍🏽", "See you at six – or a bit later?",
    "I left the keys under the blue flowerpot, the one beside the rain barrel, in case you are back before me.",
    "Could you look at https://example.org/reports/2024/q3/summary.html before the meeting?",
    "The train is late again; they say twenty minutes, which usually means forty.",
    "Thanks!", "😀🎉", "No.", "It costs €12.50 (plus shipping), so about £11 for you.",
    "Nobody told me that the kitchen would be closed.", "Who has the tickets?",
    "We walked along the river until the path ended at an old mill, and there was a café with the best plum cake.",
    "“Soon” is what he said.", "Please send me the photo – the one with the dog in the boat.",
    "Ich komme etwas später, fangt ruhig schon an.", "À tout à l'heure !", "明日の会議は十時からです。",
    "ありがとう、また後で連絡します。", "Встретимся у входа в семь часов.", "Well-known, state-of-the-art, so-called.",
    "The recipe needs three eggs, 250 g of flour, a pinch of salt, half a litre of milk and some patience.",
    "Call me when you can.", "That is a wonderful idea, let us do exactly that!", "Hm…", "1, 2, 3 – done.",
    "I read the whole report twice and still do not know what it recommends; perhaps that is the recommendation.",
  ]

  /// The message of a number: the same number gives the same message.
  init(number: Int, revision: Int = 0) {
    var random = SeededGenerator(
      seed: UInt64(bitPattern: Int64(number)) &* 0x1_0001 ^ UInt64(bitPattern: Int64(revision)) << 48)
    id = number
    sender = Self.senders.randomElement(using: &random) ?? ""
    let count = [1, 1, 1, 2, 2, 3, 5].randomElement(using: &random) ?? 1
    text = (0..<count).map { _ in Self.sentences.randomElement(using: &random) ?? "" }
      .joined(separator: Int.random(in: 0..<12, using: &random) == 0 ? "\n" : " ")
  }
}
