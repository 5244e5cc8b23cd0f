#pragma once
#include <cstddef>
#include "simt/memory.h"

namespace simt {

struct Allocation {
    char* begin;
    std::size_t bytes;
    cudaMemoryType type;
    /** By cudaHostRegister: the memory is the program's own. */
    bool registered;
};

/** The allocation that holds an address, or nullptr. */
const Allocation* find(const void* address);

void add(const Allocation& allocation);
void remove(const void* begin);

/** Bytes of device memory in use. */
std::size_t inUse();

/** Whether the kernel cannot reach the memory: on the host's heap or stack, and neither pinned nor managed. */
bool isHostOnly(const void* address);

/** Whether a copy's ends fit its kind, and lie wholly inside their allocations. */
bool isLegalCopy(const void* to, const void* from, std::size_t bytes, cudaMemcpyKind kind);

}  // namespace simt
