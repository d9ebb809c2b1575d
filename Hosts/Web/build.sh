#!/usr/bin/env bash
# Builds list.wasm (lists) and text.wasm (lists, text and rows) into Hosts/Web/dist, with the Swift toolchain and Debian's binaryen and
# nodejs.
#
# Swift's Int has 64 bits only where addresses have, and positions need them: so the module is compiled for 64-bit WebAssembly,
# and its memory and tables are made 32-bit ones afterwards, which every browser has.
#
# usage: Hosts/Web/build.sh [list|text ...]
set -euo pipefail
cd "$(dirname "$0")"
root=$(cd ../.. && pwd)
target=wasm64-unknown-none-wasm
toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")
unicode=$toolchain/lib/swift/embedded/$target/libswiftUnicodeDataTables.a
for tool in wasm-opt node wasm-ld; do
  command -v $tool > /dev/null || { echo "needs $tool: apt-get install binaryen nodejs, and Swift's toolchain" >&2; exit 1; }
done
mkdir -p .build dist

# One function for all closures that it is handed, not one for each: a seventh smaller. Pieces of sentences are joined by a function,
# not in place: a fiftieth smaller.
swift=(swiftc -Xllvm -sil-disable-pass=closure-specialize -Xllvm -sil-disable-pass=capture-prop
  -Xllvm -sil-inline-never-functions=11_StringGutsV6append -target $target
  -enable-experimental-feature Embedded -enable-experimental-feature Extern -wmo -Osize -enforce-exclusivity=unchecked
  -parse-as-library -swift-version 6 -package-name SelfSizing -I .build -I Shims)
# Calls in place of copies of what is called are a quarter smaller, and take up to twice the time: so are lists and rows, a frame of new
# rows takes some 15 us. Text is measured by the thousand, and would take eight times as long: it is compiled by itself.
small=(-Xllvm -sil-disable-pass=inline)
# There, counts of references change by a call, too: a thirtieth smaller, and rows take a sixteenth more time.
for function in swift_{retain,release,bridgeObjectRetain,bridgeObjectRelease,retain_n,release_n,allocObject} \
  swift_isUniquelyReferenced_{native,nonNull_native}; do
  small+=(-Xllvm "-force-attribute=$function:noinline")
done
compile_c() {
  clang --target=$target -O2 -mbulk-memory -fno-builtin-memcpy -fno-builtin-memset -I "$root/Sources/CUnicodeTables/include" \
    -c "$1" -o "$2"
}

# Of rows: what reads templates, fills, lowers and resolves them; no views, no documents, no pictures.
rows=(Geometry Program Resolving Written Descriptions/{RowDescription,RowDescription+Modified,PartDescriptions,StyleDescription}.swift
  Descriptions/{FlexDescriptions,RowFields,RowKey,RowEnvironment,TextDescription,GuideValue}.swift Rows/{RowTemplate,PreparedRow}.swift
  Text/{Boxed,FontChoice,RecentTexts,StandInText,TextFitting,TextAlignment,TextStyle}.swift RowError.swift RowLimits.swift)

features=(--enable-bulk-memory --enable-sign-ext --enable-nontrapping-float-to-int --enable-mutable-globals)

# A module's files for the browser: without coding by Codable, without task groups, and with stand-ins for what one thread needs
# none of, and for what no template has (Shims/MODULE); each has a sort of its own, a third the size of the library's (Shims/All).
files_of() {
  local folders=("$root/Sources/$1") stand_ins=() skipped=()
  [ "$1" != RowLayout ] || folders=("${rows[@]/#/$root/Sources/RowLayout/}")
  [ ! -d "Shims/$1" ] || mapfile -t stand_ins < <(find "Shims/$1" -name '*.swift')
  for file in "${stand_ins[@]}"; do skipped+=(! -name "$(basename "$file")"); done
  find "${folders[@]}" -name '*.swift' ! -name '*+Cod*.swift' ! -name '*+Concurrent.swift' "${skipped[@]}"
  printf '%s\n' "${stand_ins[@]}" Shims/All/*.swift
}

# interface MODULE [FLAG ...]: the modules' code is compiled where it is used, only their interfaces are written; with -c and -o, it is
# compiled with the flags, and taken from there where it is used.
interface() {
  "${swift[@]}" "${@:2}" -module-name "$1" -emit-module -emit-module-path ".build/$1.swiftmodule" $(files_of "$1")
}

# build NAME COST FOLDER|OBJECT ...: a module of folders of exports, and of what was compiled before; functions that cost no more are
# copied where they are called.
build() {
  local name=$1 folders=() objects=()
  for part in "${@:3}"; do if [ -d "$part" ]; then folders+=("$part"); else objects+=("$part"); fi; done
  "${swift[@]}" "${small[@]}" -Xllvm -inline-threshold="$2" -module-name "${name}Exports" \
    -c $(find "${folders[@]}" -name '*.swift') -o ".build/$name.o"
  # The stack comes first, so that one that overflows ends the module and harms nothing.
  wasm-ld -mwasm64 --no-entry --gc-sections --strip-all --wrap=swift_bridgeObjectRetain --wrap=swift_bridgeObjectRetain_n \
    -z stack-size=262144 --stack-first -o ".build/$name.linked.wasm" "${objects[@]}" ".build/$name.o" .build/*.c.o "$unicode"
  node tools/tables.mjs ".build/$name.linked.wasm" ".build/$name.tables.wasm"
  wasm-opt "${features[@]}" --enable-memory64 --memory64-lowering --merge-similar-functions --one-caller-inline-max-function-size 10 \
    -Oz --rse --vacuum --coalesce-locals --reorder-locals ".build/$name.tables.wasm" -o ".build/$name.small.wasm"
  wasm-dis "${features[@]}" ".build/$name.small.wasm" -o ".build/$name.wat"
  node tools/order.mjs ".build/$name.wat" ".build/$name.ordered.wat"
  wasm-as "${features[@]}" ".build/$name.ordered.wat" -o "dist/$name.wasm"
  printf '%s.wasm: %d bytes, %d gzipped\n' "$name" "$(stat -c %s "dist/$name.wasm")" "$(gzip -9 -c "dist/$name.wasm" | wc -c)"
}

[ $# -gt 0 ] || set -- list text
rm -f .build/*.c.o
for file in Shims/*.c "$root"/Sources/CUnicodeTables/*.c; do compile_c "$file" ".build/$(basename "$file").o"; done
interface ListLayout "${small[@]}"
for name in "$@"; do
  case $name in
    list)
      build list 0 Exports/Common Exports/Lists
      ;;
    text)
      interface TextLayout -c -o .build/TextLayout.o
      interface RowLayout "${small[@]}"
      build text 20 Exports .build/TextLayout.o
      ;;
    *) echo "there is no $name" >&2; exit 2 ;;
  esac
done
cp src/*.mjs src/*.d.mts dist/
mkdir -p dist/demo
cp demo/* dist/demo/
