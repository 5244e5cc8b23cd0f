#pragma once
#include <cstdint>

namespace simt {

/** In which order warps, blocks and streams go on. */
enum class Order { forward, reverse, random };

/** From the environment variable SIMT_SCHEDULE: `forward`, `reverse` or `random`. */
Order order();

/** A number below `bound`, from a fixed seed: a run can be repeated. */
std::uint64_t randomBelow(std::uint64_t bound);

/** Fills new memory with something that differs under each schedule, so that a read before a write shows. */
void fillUndefined(void* memory, std::uint64_t bytes);

}  // namespace simt
