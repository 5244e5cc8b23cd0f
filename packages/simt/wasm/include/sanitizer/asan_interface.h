#pragma once
#include <cstddef>

// What the simulator asks of AddressSanitizer, where there is none: WebAssembly.
static inline void __asan_poison_memory_region(const volatile void*, std::size_t) {}
static inline void __asan_unpoison_memory_region(const volatile void*, std::size_t) {}

/** Where the linker puts what a module holds: the stack below the globals (--stack-first), the heap above them. */
extern "C" char __global_base, __heap_base;

static inline const char* __asan_locate_address(void* address, char*, std::size_t, void**, std::size_t*) {
    return address < &__global_base ? "stack" : address >= &__heap_base ? "heap" : "global";
}
