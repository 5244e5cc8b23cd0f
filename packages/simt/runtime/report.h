#pragma once
#include "simt/where.h"

namespace simt {

/** Exit code of a program that the simulator ended. */
constexpr int kFaultExit = 97;

/** Something that CUDA leaves undefined: told only when the program fails. Each place once. */
void note(Where at, const char* format, ...) __attribute__((__format__(__printf__, 2, 3)));

}  // namespace simt
