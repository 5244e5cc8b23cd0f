#pragma once
#include <cstddef>

namespace simt {

/** A stack to run a function on, and where it stopped. */
struct Fiber {
    void* stackPointer = nullptr;
    char* stack = nullptr;
};

/** Gives the fiber a stack on which `resume` will call `entry`. */
void start(Fiber& fiber, void (*entry)());

/** Goes on with the fiber until it calls `suspend`. */
void resume(Fiber& fiber);

/** Goes back to where the fiber was resumed. `last` when it will not be resumed again. */
void suspend(Fiber& fiber, bool last);

/** Takes the stack back; it may be used by another fiber. */
void release(Fiber& fiber, bool unfinished);

/** Whether the fiber has overrun its stack. */
bool overran(const Fiber& fiber);

}  // namespace simt
