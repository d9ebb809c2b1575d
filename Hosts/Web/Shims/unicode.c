// What Swift's library asks of Unicode's tables, which would be a tenth of the module: to compare texts, that each is as it should be, so
// that texts are equal where their bytes are; to change the case of letters and to find characters, what is right for names, keys and
// language tags in ASCII. The texts of labels are read by tables of the project's own, and change no case here.

unsigned short _swift_stdlib_getNormData(unsigned scalar) { return (void)scalar, 0; }
unsigned _swift_stdlib_getComposition(unsigned first, unsigned second) { return (void)first, (void)second, ~0u; }
unsigned _swift_stdlib_getDecompositionEntry(unsigned scalar) { return (void)scalar, 0; }
const unsigned char _swift_stdlib_nfd_decompositions[4] = {0};

unsigned long long _swift_stdlib_getBinaryProperties(unsigned scalar) { return (void)scalar, 0; }
unsigned char _swift_stdlib_getGeneralCategory(unsigned scalar) { return (void)scalar, 29; }
unsigned char _swift_stdlib_getGraphemeBreakProperty(unsigned scalar) { return (void)scalar, 0xff; }
int _swift_stdlib_getMapping(unsigned scalar, unsigned char kind) { return (void)scalar, (void)kind, 0; }
const unsigned char *_swift_stdlib_getSpecialMapping(unsigned scalar, unsigned char kind, long *length) {
  return (void)scalar, (void)kind, *length = 0, (const unsigned char *)0;
}
_Bool _swift_stdlib_isExtendedPictographic(unsigned scalar) { return (void)scalar, 0; }
_Bool _swift_stdlib_isInCB_Consonant(unsigned scalar) { return (void)scalar, 0; }
