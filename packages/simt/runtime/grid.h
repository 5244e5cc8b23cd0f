#pragma once
#include <cstdint>
#include <memory>
#include <string>
#include <vector>
#include "fiber.h"
#include "simt/barrier.h"
#include "simt/errors.h"
#include "simt/launch.h"
#include "simt/warp.h"

namespace simt {

struct Block;
struct Warp;

enum class State { fresh, ready, blockBarrier, gridBarrier, warpCollective, converging, ended };

struct Thread : Lane {
    Fiber fiber;
    uint3 index;
    unsigned rank, lane;
    Block* block;
    Warp* warp;
    State state;
    /** What it waits for, and where; for a collective also with whom. */
    const char* waitsFor;
    Where at;
    unsigned mask, participants;
    Complete complete;
    unsigned prints;
};

struct Warp : WarpLanes {
    Thread* threads[32];
    unsigned alive;
    int runnable;
};

struct Copy {
    void* to;
    const void* from;
    std::size_t bytes;
};

struct Block {
    uint3 index;
    std::uint64_t rank;
    std::vector<Thread> threads;
    std::vector<Warp> warps;
    unsigned unfinished;
    /** The barrier that threads wait at now: who came first, how many have come, and how they voted. */
    unsigned arrived, votes, phase;
    int result;
    char* memory = nullptr;
    /** By declaration of shared memory: whether the block has it already. */
    std::vector<bool> opened;
    /** Asynchronous copies that nobody has waited for. */
    std::vector<Copy> copies;
};

/** A line of a kernel's printf, with its place in the order that a GPU running warp by warp would print in. */
struct Print {
    std::uint64_t gridPhase, block, phase, warp, turn, lane;
    std::string text;
};

/** A kernel that is being run. */
struct Grid {
    Where at;
    const char* name;
    const Config& config;
    const Body& body;
    std::uint64_t blocks, admitted = 0, finished = 0;
    std::vector<std::uint64_t> blockOrder = {};
    std::vector<std::unique_ptr<Block>> resident = {};
    std::vector<Thread*> ready = {};
    std::size_t head = 0;
    std::uint64_t atGridBarrier = 0, gridPhase = 0, idleYields = 0;
    cudaError_t error = cudaSuccess;
    std::vector<Print> prints = {};
    /** Kernels that its threads launched: they run when it has ended. */
    std::vector<std::function<void()>> children = {};
};

extern Grid* grid;
extern Thread* current;

/** Runs a kernel to its end, and the kernels that it launches. */
cudaError_t runGrid(Where at, const char* name, const Config& config, const Body& body);

/** Stops the current thread in the given state until `makeReady`. */
void waitIn(State state, const char* waitsFor, Where at);
void makeReady(Thread& thread);

/** Ends the current thread at once. */
[[noreturn]] void endThread();

/** After a thread has ended: collectives that waited only for it go on. */
void completeCollectives(Warp& warp);

/** When no thread of the warp can go on: those that want to know who is with them go on. */
void releaseConverged(Warp& warp);

/** Ends with a fault that tells who waits where. */
[[noreturn]] void deadlock();

/** From now on a kernel's access to an address where there is no memory fails the launch. */
void watchAddresses();

/** Memory of a block's shared variables: dynamic first. */
void prepareShared(Block& block, std::size_t dynamicBytes);

std::string inWords(uint3 index);

}  // namespace simt
