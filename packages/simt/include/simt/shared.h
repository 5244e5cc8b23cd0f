#pragma once
#include <cstddef>

namespace simt {

/** One declaration of shared memory; its place in a block's memory is settled when a thread first comes to it. */
struct SharedSlot {
    int id = -1;
};

void* sharedMemory(SharedSlot& slot, std::size_t bytes, std::size_t alignment);
void* dynamicShared();

/** The calling block's variable behind a `__shared__` declaration. */
template <class T>
T& shared(SharedSlot& slot) {
    return *static_cast<T*>(sharedMemory(slot, sizeof(T), alignof(T)));
}

/** `extern __shared__` outside of functions: which block's memory it is, is asked at each use. */
template <class T>
struct DynamicShared {
    operator T*() const { return static_cast<T*>(dynamicShared()); }
};

}  // namespace simt
