#include "fiber.h"
#include <cstdint>
#include <cstdlib>
#include <vector>

// WebAssembly has no stack that a program could switch. Binaryen's Asyncify gives functions a second way out and in: they
// save their locals and return (unwinding), and are called again to find where they were (rewinding). It makes these imports
// functions of the module itself, so nothing outside takes part.
#define ASYNCIFY(name) __attribute__((import_module("asyncify"), import_name(#name)))
extern "C" {
ASYNCIFY(start_unwind) void asyncifyStartUnwind(void*);
ASYNCIFY(stop_unwind) void asyncifyStopUnwind();
ASYNCIFY(start_rewind) void asyncifyStartRewind(void*);
ASYNCIFY(stop_rewind) void asyncifyStopRewind();
}

// Bytes of a fiber's stack, and how many stacks are made at once; who has larger frames asks for more.
#ifndef FIBER_STACK
#define FIBER_STACK (16 << 10)
#define FIBERS_AT_ONCE 256
#endif

namespace simt {
namespace {

/** The lower quarter is for the locals that Asyncify saves; the C stack is above it. */
constexpr std::size_t kStack = FIBER_STACK, kSaved = kStack / 4;
constexpr int kAtOnce = FIBERS_AT_ONCE;
constexpr std::uint64_t kCanary = 0x5afe5afe5afe5afeu;

/** What Asyncify wants at the lower end: how far it has come, and the end. */
struct Saved {
    char *at, *end;
};

std::vector<char*> freeStacks;
void (*entryOfNext)();
bool rewinding, unwinding;

void* stackPointer() {
    void* value;
    asm volatile("global.get __stack_pointer\nlocal.set %0" : "=r"(value));
    return value;
}

void setStackPointer(void* value) { asm volatile("local.get %0\nglobal.set __stack_pointer" : : "r"(value)); }

/** The last of what is saved, next to the C stack: a stack that overran has written here. In the page of the saved locals, so that no other is touched. */
std::uint64_t* canary(const Fiber& fiber) { return reinterpret_cast<std::uint64_t*>(fiber.stack + kSaved) - 1; }

void allocateStacks() {
    auto memory = static_cast<char*>(std::aligned_alloc(16, kAtOnce * kStack));
    if (!memory) {
        std::abort();
    }
    for (int i = kAtOnce - 1; i >= 0; i--) {
        freeStacks.push_back(memory + i * kStack);
    }
}

}  // namespace

void start(Fiber& fiber, void (*entry)()) {
    if (freeStacks.empty()) {
        allocateStacks();
    }
    fiber.stack = freeStacks.back();
    freeStacks.pop_back();
    fiber.stackPointer = nullptr;
    *canary(fiber) = kCanary;
    entryOfNext = entry;
}

// Asyncify must see these two as functions, whatever calls them.
__attribute__((noinline)) void resume(Fiber& fiber) {
    void* const here = stackPointer();
    if (fiber.stackPointer) {
        setStackPointer(fiber.stackPointer);
        rewinding = true;
        asyncifyStartRewind(fiber.stack);
    } else {
        setStackPointer(fiber.stack + kStack);
    }
    entryOfNext();
    if (unwinding) {
        unwinding = false;
        asyncifyStopUnwind();
    }
    setStackPointer(here);
}

__attribute__((noinline)) void suspend(Fiber& fiber, bool) {
    if (rewinding) {
        rewinding = false;
        asyncifyStopRewind();
        return;
    }
    auto saved = reinterpret_cast<Saved*>(fiber.stack);
    saved->at = fiber.stack + sizeof(Saved);
    saved->end = reinterpret_cast<char*>(canary(fiber));
    fiber.stackPointer = stackPointer();
    unwinding = true;
    asyncifyStartUnwind(saved);
}

void release(Fiber& fiber, bool) {
    freeStacks.push_back(fiber.stack);
    fiber.stack = nullptr;
}

bool overran(const Fiber& fiber) { return *canary(fiber) != kCanary; }

}  // namespace simt
