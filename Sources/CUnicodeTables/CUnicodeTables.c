#include "CUnicodeTables.h"
