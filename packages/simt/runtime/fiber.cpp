#include "fiber.h"
#include <sys/mman.h>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <vector>
#include <sanitizer/asan_interface.h>
#include <sanitizer/common_interface_defs.h>
#include "switch.h"

namespace simt {
namespace {

constexpr std::size_t kStack = 128 << 10;
/** Not a multiple of the page, so that the stacks' tops do not fall into the same cache sets. */
constexpr std::size_t kStride = kStack + 4096 + 17 * 64;
constexpr int kAtOnce = 256;
constexpr std::uint64_t kCanary = 0x5afe5afe5afe5afeu;

std::vector<char*> freeStacks;
void* scheduler;
const void* schedulerStack;
std::size_t schedulerStackSize;

void allocateStacks() {
    void* memory = mmap(nullptr, kStride * kAtOnce, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (memory == MAP_FAILED) {
        std::perror("mmap");
        std::abort();
    }
    for (int i = kAtOnce - 1; i >= 0; i--) {
        freeStacks.push_back(static_cast<char*>(memory) + i * kStride);
    }
}

void (*entryOfNext)();

void enter() {
    __sanitizer_finish_switch_fiber(nullptr, &schedulerStack, &schedulerStackSize);
    entryOfNext();
}

}  // namespace

void start(Fiber& fiber, void (*entry)()) {
    if (freeStacks.empty()) {
        allocateStacks();
    }
    fiber.stack = freeStacks.back();
    freeStacks.pop_back();
    *reinterpret_cast<std::uint64_t*>(fiber.stack) = kCanary;
    // The frame ends 8 below a multiple of 16 on x86-64: there the callee finds its return address.
    auto top = reinterpret_cast<void**>(reinterpret_cast<std::uintptr_t>(fiber.stack + kStack) & ~std::uintptr_t{15});
    void** frame = top - simtFrameSize;
    for (int i = 0; i < simtFrameSize; i++) {
        frame[i] = nullptr;
    }
    frame[simtFrameReturn] = reinterpret_cast<void*>(&enter);
    fiber.stackPointer = frame;
    entryOfNext = entry;
}

void resume(Fiber& fiber) {
    void* fake = nullptr;
    __sanitizer_start_switch_fiber(&fake, fiber.stack, kStack);
    simtSwitch(&scheduler, fiber.stackPointer);
    __sanitizer_finish_switch_fiber(fake, nullptr, nullptr);
}

void suspend(Fiber& fiber, bool last) {
    void* fake = nullptr;
    __sanitizer_start_switch_fiber(last ? nullptr : &fake, schedulerStack, schedulerStackSize);
    simtSwitch(&fiber.stackPointer, scheduler);
    __sanitizer_finish_switch_fiber(fake, nullptr, nullptr);
}

void release(Fiber& fiber, bool unfinished) {
    if (unfinished) {
        __asan_unpoison_memory_region(fiber.stack, kStack);
    }
    freeStacks.push_back(fiber.stack);
    fiber.stack = nullptr;
}

bool overran(const Fiber& fiber) { return *reinterpret_cast<const std::uint64_t*>(fiber.stack) != kCanary; }

}  // namespace simt
