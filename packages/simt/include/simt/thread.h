#pragma once
#include "vector.h"
#include "where.h"

namespace simt {

// Set by the scheduler whenever it goes on with a thread.
extern uint3 currentThreadIdx, currentBlockIdx;
extern dim3 currentBlockDim, currentGridDim;

/** What one thread of a warp hands to the others, while it waits in a collective. */
struct Lane {
    const void* in;
    void* out;
    int argument;
};

struct WarpLanes {
    Lane* lanes[32];
};

/** Whether a kernel runs now. */
bool inKernel();

/** The calling thread's number in its warp, and in its block. */
unsigned laneId();
unsigned threadRank();

/** Lets other threads go on; a spinning thread must come here. */
void yield();

/** As `yield`, but only now and then: after every atomic. */
void maybeYield();

/** Ends the program with a fault: `file:line: message`. */
[[noreturn]] void fault(Where at, const char* format, ...) __attribute__((__format__(__printf__, 2, 3)));

}  // namespace simt

inline constexpr const uint3& threadIdx = simt::currentThreadIdx;
inline constexpr const uint3& blockIdx = simt::currentBlockIdx;
inline constexpr const dim3& blockDim = simt::currentBlockDim;
inline constexpr const dim3& gridDim = simt::currentGridDim;
inline constexpr int warpSize = 32;
