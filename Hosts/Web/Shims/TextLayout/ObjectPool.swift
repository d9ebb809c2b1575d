/// Objects waiting for their next use: TextLayout's own pool for one thread, without atomics.
package struct ObjectPool<Object: AnyObject & Sendable>: ~Copyable, @unchecked Sendable {
  private final class Box {
    var objects: [Object] = []
  }

  private let box = Box()

  package init() {}

  /// An object given back before, now the caller's alone; nil where none waits.
  package func take() -> Object? { box.objects.popLast() }

  /// Keeps an object that the caller no longer uses.
  package func giveBack(_ object: Object) {
    if box.objects.count < 16 { box.objects.append(object) }
  }
}
