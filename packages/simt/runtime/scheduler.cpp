#include <algorithm>
#include <numeric>
#include "grid.h"
#include "print.h"
#include "schedule.h"
#include "simt/group_tile.h"

namespace simt {

uint3 currentThreadIdx, currentBlockIdx;
dim3 currentBlockDim, currentGridDim;
Grid* grid;
Thread* current;

namespace {

constexpr unsigned kAtOnce = 4;
constexpr std::uint64_t kSpins = 50'000'000;
std::vector<std::unique_ptr<Block>> freeBlocks;

std::uint64_t volume(dim3 d) { return std::uint64_t{d.x} * d.y * d.z; }

uint3 indexOf(std::uint64_t rank, dim3 size) {
    return {static_cast<unsigned>(rank % size.x), static_cast<unsigned>(rank / size.x % size.y), static_cast<unsigned>(rank / size.x / size.y)};
}

void threadMain() {
    grid->body();
    current->state = State::ended;
    suspend(current->fiber, true);
}

void prepare(Block& block, std::uint64_t rank) {
    const dim3 size = grid->config.block;
    const auto count = static_cast<unsigned>(volume(size));
    block.rank = rank;
    block.index = indexOf(rank, grid->config.grid);
    block.threads.resize(count);
    block.warps.assign((count + 31) / 32, Warp{});
    block.unfinished = count;
    block.arrived = block.votes = block.phase = 0;
    block.copies.clear();
    prepareShared(block, grid->config.sharedBytes);
    for (unsigned i = 0; i < count; i++) {
        Thread& thread = block.threads[i] = Thread{};
        Warp& warp = block.warps[i / 32];
        thread.index = indexOf(i, size);
        thread.rank = i;
        thread.lane = i % 32;
        thread.block = &block;
        thread.warp = &warp;
        warp.threads[thread.lane] = &thread;
        warp.lanes[thread.lane] = &thread;
        warp.alive |= 1u << thread.lane;
        warp.runnable++;
    }
    const bool backwards = order() == Order::reverse;
    for (unsigned i = 0; i < count; i++) {
        grid->ready.push_back(&block.threads[backwards ? count - 1 - i : i]);
    }
}

bool admit() {
    if (grid->admitted == grid->blocks) {
        return false;
    }
    if (freeBlocks.empty()) {
        freeBlocks.push_back(std::make_unique<Block>());
    }
    grid->resident.push_back(std::move(freeBlocks.back()));
    freeBlocks.pop_back();
    const std::uint64_t turn = grid->admitted++;
    prepare(*grid->resident.back(), order() == Order::reverse ? grid->blocks - 1 - turn : grid->blockOrder.empty() ? turn : grid->blockOrder[turn]);
    return true;
}

Thread* take() {
    if (grid->head == grid->ready.size()) {
        grid->ready.clear();
        grid->head = 0;
        return nullptr;
    }
    if (order() == Order::random) {
        std::swap(grid->ready[grid->head], grid->ready[grid->head + randomBelow(grid->ready.size() - grid->head)]);
    }
    return grid->ready[grid->head++];
}

void run(Thread& thread) {
    if (!thread.fiber.stack) {
        start(thread.fiber, threadMain);
    }
    current = &thread;
    thread.state = State::ready;
    currentThreadIdx = thread.index;
    currentBlockIdx = thread.block->index;
    resume(thread.fiber);
    current = nullptr;
    if (overran(thread.fiber)) {
        fault(grid->at, "核函数 %s 的局部变量超过模拟器的栈（每线程 128 KiB）", grid->name);
    }
}

void finish(Thread& thread) {
    release(thread.fiber, grid->error != cudaSuccess);
    Warp& warp = *thread.warp;
    Block* block = thread.block;
    warp.alive &= ~(1u << thread.lane);
    completeCollectives(warp);
    if (--block->unfinished == 0) {
        grid->finished++;
        const auto place = std::find_if(grid->resident.begin(), grid->resident.end(), [&](auto& one) { return one.get() == block; });
        freeBlocks.push_back(std::move(*place));
        grid->resident.erase(place);
    }
}

void abandon() {
    for (auto& block : grid->resident) {
        for (Thread& thread : block->threads) {
            if (thread.fiber.stack) {
                release(thread.fiber, true);
            }
        }
        freeBlocks.push_back(std::move(block));
    }
    grid->resident.clear();
}

void schedule() {
    const std::uint64_t window = grid->config.cooperative ? grid->blocks : order() == Order::random ? kAtOnce : 1;
    while (grid->finished < grid->blocks) {
        while (grid->resident.size() < window && admit()) {
        }
        Thread* thread = take();
        if (!thread || grid->idleYields > 4 * grid->ready.size() + 64) {
            // All wait, or all spin: perhaps for a block that has not begun.
            const bool more = admit();
            if (more || thread) {
                grid->idleYields = more ? 0 : grid->idleYields;
            } else if (grid->error != cudaSuccess) {
                return abandon();
            } else {
                deadlock();
            }
            if (!thread) {
                continue;
            }
        }
        if (grid->idleYields > kSpins) {
            fault(grid->at, "核函数 %s 的线程都在原地自旋，谁也等不到谁", grid->name);
        }
        run(*thread);
        if (thread->state == State::ended) {
            finish(*thread);
        }
        if (thread->state != State::ready) {
            grid->idleYields = 0;
            if (thread->warp->runnable-- == 1) {
                releaseConverged(*thread->warp);
            }
        }
    }
}

}  // namespace

cudaError_t runGrid(Where at, const char* name, const Config& config, const Body& body) {
    watchAddresses();
    Grid here{at, name, config, body, volume(config.grid)};
    if (order() == Order::random) {
        here.blockOrder.resize(here.blocks);
        std::iota(here.blockOrder.begin(), here.blockOrder.end(), std::uint64_t{0});
        for (std::uint64_t i = here.blocks; i > 1; i--) {
            std::swap(here.blockOrder[i - 1], here.blockOrder[randomBelow(i)]);
        }
    }
    grid = &here;
    currentBlockDim = config.block;
    currentGridDim = config.grid;
    schedule();
    grid = nullptr;
    keepPrints(here.prints);
    for (auto& child : here.children) {
        child();
    }
    return here.error;
}

void makeReady(Thread& thread) {
    thread.state = State::ready;
    thread.warp->runnable++;
    grid->ready.push_back(&thread);
}

void waitIn(State state, const char* waitsFor, Where at) {
    Thread& thread = *current;
    thread.state = state;
    thread.waitsFor = waitsFor;
    thread.at = at;
    suspend(thread.fiber, false);
}

void endThread() {
    current->state = State::ended;
    suspend(current->fiber, true);
    __builtin_unreachable();
}

void yield() {
    if (current && (grid->head < grid->ready.size() || grid->admitted < grid->blocks || ++grid->idleYields > kSpins)) {
        grid->idleYields++;
        current->state = State::ready;
        grid->ready.push_back(current);
        suspend(current->fiber, false);
    }
}

void maybeYield() {
    static unsigned calls;
    if (current && (order() == Order::random ? randomBelow(8) == 0 : (++calls & 63) == 0)) {
        yield();
    }
}

bool inKernel() { return current != nullptr; }
unsigned laneId() { return current->lane; }
unsigned threadRank() { return current->rank; }
unsigned aliveMask() { return current->warp->alive; }
bool isCooperative() { return grid->config.cooperative; }

std::string inWords(uint3 i) { return "(" + std::to_string(i.x) + "," + std::to_string(i.y) + "," + std::to_string(i.z) + ")"; }

}  // namespace simt
