// Functions of the graphics processor: they change what is drawn, never a size (rule M1).

/// A function of the graphics processor with its arguments.
public struct Shader: Hashable, Sendable {
  /// The function.
  public var function: ShaderFunction
  /// The arguments.
  public var arguments: [Argument]
  /// True if colours are spread over what a screen can show.
  public var dithersColor = false

  /// A function with its arguments.
  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }

  /// An argument of a function.
  public struct Argument: Hashable, Sendable {
    private let text: String

    /// A number.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument(text: "\(x)") }
    /// Two numbers.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
      Argument(text: "\(x) \(y)")
    }
    /// The numbers of a place.
    public static func float2(_ point: CGPoint) -> Argument { float2(point.x, point.y) }
    /// The numbers of a size.
    public static func float2(_ size: CGSize) -> Argument { float2(size.width, size.height) }
    /// Three numbers.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument(text: "\(x) \(y) \(z)")
    }
    /// Four numbers.
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      Argument(text: "\(x) \(y) \(z) \(w)")
    }
    /// Numbers.
    public static func floatArray(_ array: [Float]) -> Argument { Argument(text: "\(array)") }
    /// A colour.
    public static func color(_ color: Color) -> Argument { Argument(text: color.spelling) }
    /// Colours.
    public static func colorArray(_ array: [Color]) -> Argument {
      Argument(text: array.map(\.spelling).joined(separator: " "))
    }
    /// An image.
    public static func image(_ image: Image) -> Argument { Argument(text: "image") }
    /// The bounds of what is drawn.
    public static var boundingRect: Argument { Argument(text: "boundingRect") }
  }
}

/// A function of the graphics processor by its name.
@dynamicCallable
public struct ShaderFunction: Hashable, Sendable {
  /// The name.
  public var name: String
  /// A function of a library.
  public init(library: ShaderLibrary, name: String) { self.name = name }
  /// The function with arguments.
  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}

/// A library of functions of the graphics processor.
@dynamicMemberLookup
public struct ShaderLibrary: Hashable, Sendable {
  /// The app's own.
  public static let `default` = ShaderLibrary()
  /// A function of the app's own library.
  public static subscript(dynamicMember name: String) -> ShaderFunction { `default`[dynamicMember: name] }
  /// The library of a bundle.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary() }
  /// A function of the library.
  public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
}

nonisolated extension View {
  /// Each colour through a function (rule M1).
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { self }
  /// Each place through a function (rule M1).
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { self }
  /// Drawn by a function of what was drawn (rule M1).
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { self }
}
