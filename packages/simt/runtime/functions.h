#pragma once
#include <cstddef>
#include "simt/launch.h"

namespace simt {

/** Bytes of dynamic shared memory that a launch of the function may ask for. */
std::size_t dynamicLimit(const void* function);

/** The kernel at an address, bound to its arguments; empty when it was never named in the program. */
Body bodyFor(const void* function, void** arguments);

}  // namespace simt
