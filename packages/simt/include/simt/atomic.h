#pragma once
#include "thread.h"

namespace simt {

/** Threads change only where they call the scheduler, so that plain code between is atomic. */
template <class T, class F>
T update(T* address, F change) {
    const T old = *address;
    *address = change(old);
    maybeYield();
    return old;
}

}  // namespace simt

#define SIMT_ATOMIC(name, T, expression) \
    inline T name(T* address, T value) { return simt::update(address, [&]([[maybe_unused]] T old) -> T { return expression; }); } \
    inline T name##_block(T* address, T value) { return name(address, value); } \
    inline T name##_system(T* address, T value) { return name(address, value); }
#define SIMT_ATOMIC_INTEGER(T) \
    SIMT_ATOMIC(atomicMin, T, value < old ? value : old) \
    SIMT_ATOMIC(atomicMax, T, value > old ? value : old) \
    SIMT_ATOMIC(atomicAnd, T, old & value) \
    SIMT_ATOMIC(atomicOr, T, old | value) \
    SIMT_ATOMIC(atomicXor, T, old ^ value)
#define SIMT_ATOMIC_CAS(T) \
    inline T atomicCAS(T* address, T expected, T value) { return simt::update(address, [&](T old) { return old == expected ? value : old; }); } \
    inline T atomicCAS_block(T* address, T expected, T value) { return atomicCAS(address, expected, value); } \
    inline T atomicCAS_system(T* address, T expected, T value) { return atomicCAS(address, expected, value); }

SIMT_ATOMIC(atomicAdd, int, static_cast<int>(static_cast<unsigned>(old) + static_cast<unsigned>(value)))
SIMT_ATOMIC(atomicAdd, unsigned, old + value)
SIMT_ATOMIC(atomicAdd, unsigned long long, old + value)
SIMT_ATOMIC(atomicAdd, float, old + value)
SIMT_ATOMIC(atomicAdd, double, old + value)
SIMT_ATOMIC(atomicSub, int, static_cast<int>(static_cast<unsigned>(old) - static_cast<unsigned>(value)))
SIMT_ATOMIC(atomicSub, unsigned, old - value)
SIMT_ATOMIC(atomicExch, int, value)
SIMT_ATOMIC(atomicExch, unsigned, value)
SIMT_ATOMIC(atomicExch, unsigned long long, value)
SIMT_ATOMIC(atomicExch, float, value)
SIMT_ATOMIC(atomicInc, unsigned, old >= value ? 0 : old + 1)
SIMT_ATOMIC(atomicDec, unsigned, old == 0 || old > value ? value : old - 1)
SIMT_ATOMIC_INTEGER(int)
SIMT_ATOMIC_INTEGER(unsigned)
SIMT_ATOMIC_INTEGER(long long)
SIMT_ATOMIC_INTEGER(unsigned long long)
SIMT_ATOMIC_CAS(int)
SIMT_ATOMIC_CAS(unsigned)
SIMT_ATOMIC_CAS(unsigned short)
SIMT_ATOMIC_CAS(unsigned long long)
#undef SIMT_ATOMIC
#undef SIMT_ATOMIC_INTEGER
#undef SIMT_ATOMIC_CAS
