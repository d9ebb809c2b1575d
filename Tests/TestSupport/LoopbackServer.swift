internal import Foundation

/// A server on this machine, asked over HTTP/1.1 with a connection for each request.
///
/// Foundation's own client does not read the answers of Chromium's driver, which have no space behind a header's colon.
struct LoopbackServer {
  let port: Int

  /// Sends a request and gives the body of the answer.
  func request(_ method: String, _ path: String, body: Data) throws -> Data {
    let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard socket >= 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    defer { close(socket) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(UInt16(truncatingIfNeeded: port).bigEndian)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isConnected = unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe connect(socket, $0, size) == 0
      }
    }
    guard isConnected else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    let head =
      "\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nContent-Type: application/json; charset=utf-8\r\n"
      + "Content-Length: \(body.count)\r\nConnection: close\r\n\r\n"
    var patience = timeval(tv_sec: 120, tv_usec: 0)
    unsafe setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    try FileHandle(fileDescriptor: socket, closeOnDealloc: false).write(contentsOf: Data(head.utf8) + body)
    var answer = Data()
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      if let end = answer.firstRange(of: Data("\r\n\r\n".utf8))?.upperBound {
        let head = String(decoding: answer[..<end], as: UTF8.self).lowercased()
        if let length = head.firstMatch(of: /content-length: *(\d+)/).flatMap({ Int($0.1) }),
          answer.count - end >= length
        {
          return answer[end..<end + length]
        }
      }
      // A file handle would wait for as much as was asked for.
      let count = unsafe recv(socket, &block, block.count, 0)
      guard count > 0 else { throw POSIXError(count == 0 ? .ECONNRESET : .init(rawValue: errno) ?? .EIO) }
      answer += block[..<count]
    }
  }
}
