#pragma once
#include <cstdint>
#include <vector>
#include "fiber.h"

// OpenMP's threads as fibers of the one thread that WebAssembly has: a thread goes on until a barrier, a lock or the next piece
// of a loop that is dealt out. What a program prints is one of the results that OpenMP allows, and the same each time.
namespace openmp {

/** A loop whose pieces are dealt out while it runs: what is left of it, both ends included. */
struct Loop {
    std::int64_t next, last, step, chunk;
    int schedule;
};

struct Team {
    int size, level;
    /** The threads that wait at a barrier. */
    int arrived = 0;
    /** How many `single` regions have been taken. */
    int singles = 0;
    /** The loops that the team has come to. */
    std::vector<Loop> loops = {};
};

struct Thread {
    Team* team;
    int id;
    /** The fiber that it runs on; none outside parallel regions. */
    simt::Fiber* fiber;
    bool waits = false, ended = false;
    /** How many loops and `single` regions it has come to, and how many pieces of its present loop it has had. */
    int loops = 0, singles = 0;
    std::int64_t turn = 0;
};

/** The thread that runs now. */
extern Thread* current;

/** Lets the other threads of the team go on. */
void yield();

/** Schedules, as the compiler numbers them. */
enum Schedule { staticChunked = 33, staticEven = 34, dynamicChunked = 35, guided = 36, runtimeSchedule = 37, automatic = 38 };

/** What `schedule(runtime)` means now. */
extern int runtimeKind, runtimeChunk;

}  // namespace openmp
