// What Swift's library asks of Unicode's tables to compare texts: that each is as it should be, so that texts are equal where their
// bytes are. Keys and names are compared by their bytes anyway, and the tables would be a tenth of the module.

unsigned short _swift_stdlib_getNormData(unsigned scalar) { return (void)scalar, 0; }
unsigned _swift_stdlib_getComposition(unsigned first, unsigned second) { return (void)first, (void)second, ~0u; }
unsigned _swift_stdlib_getDecompositionEntry(unsigned scalar) { return (void)scalar, 0; }
const unsigned char _swift_stdlib_nfd_decompositions[4] = {0};
