#include "team.h"
#include <cstdarg>
#include <cstddef>
#include <cstdlib>
#include <utility>

namespace openmp {

int threadsOfNext();

namespace {

/** The most variables that a region shares with its surroundings one by one; libomp has the same limit. */
constexpr int kMostArguments = 15;

Team outsideTeam{1, 0};
Thread outside{&outsideTeam, 0, nullptr};

/** What the compiler makes of a parallel region: a function of the thread's number, its number in the team, and what it shares. */
using Region = void (*)();

template <std::size_t... I>
void callWith(Region region, int id, void** shared, std::index_sequence<I...>) {
    int inTeam = id;
    reinterpret_cast<void (*)(int*, int*, decltype(static_cast<void>(I), static_cast<void*>(nullptr))...)>(region)(&id, &inTeam, shared[I]...);
}

template <int count = 0>
void call(Region region, int id, int arguments, void** shared) {
    if (arguments == count) {
        callWith(region, id, shared, std::make_index_sequence<count>{});
    } else if constexpr (count < kMostArguments) {
        call<count + 1>(region, id, arguments, shared);
    } else {
        std::abort();
    }
}

struct Work {
    Region region;
    int arguments;
    void** shared;
};
const Work* work;

void threadMain() {
    call(work->region, current->id, work->arguments, work->shared);
    current->ended = true;
    simt::suspend(*current->fiber, true);
}

/** A team of one, and who waits for its end. */
struct Alone {
    Team team;
    Thread thread;
    Thread* before;
};

/** From here on the thread is a team of its own: in a region within another, or because no more are asked for. */
void beginAlone() {
    auto alone = new Alone{{1, current->team->level + 1}, {nullptr, 0, current->fiber}, current};
    alone->thread.team = &alone->team;
    current = &alone->thread;
}

void endAlone() {
    auto alone = reinterpret_cast<Alone*>(reinterpret_cast<char*>(current) - offsetof(Alone, thread));
    current = alone->before;
    delete alone;
}

void runAlone(const Work& alone) {
    beginAlone();
    call(alone.region, 0, alone.arguments, alone.shared);
    endAlone();
}

void runTeam(const Work& ofAll, int size) {
    Team team{size, 1};
    std::vector<simt::Fiber> fibers(size);
    std::vector<Thread> threads;
    for (int id = 0; id < size; id++) {
        threads.push_back({&team, id, &fibers[id]});
    }
    work = &ofAll;
    for (int left = size; left > 0;) {
        for (Thread& thread : threads) {
            if (thread.ended || thread.waits) {
                continue;
            }
            if (!thread.fiber->stack) {
                simt::start(*thread.fiber, threadMain);
            }
            current = &thread;
            simt::resume(*thread.fiber);
            if (simt::overran(*thread.fiber)) {
                std::abort();
            }
            if (thread.ended) {
                left--;
                simt::release(*thread.fiber, false);
            }
        }
        if (team.arrived > 0 && team.arrived == left) {
            team.arrived = 0;
            for (Thread& thread : threads) {
                thread.waits = false;
            }
        }
    }
    current = &outside;
}

}  // namespace

Thread* current = &outside;

void yield() {
    if (current->fiber) {
        Thread* const here = current;
        simt::suspend(*here->fiber, false);
        current = here;
    }
}

}  // namespace openmp

using openmp::current;

// The functions that clang's code calls (openmp.llvm.org, "LLVM/OpenMP Runtime interfaces"); each has the place in the source first.
extern "C" {

void __kmpc_fork_call(void*, int arguments, openmp::Region region, ...) {
    std::vector<void*> shared(arguments + 1);
    va_list list;
    va_start(list, region);
    for (int i = 0; i < arguments; i++) {
        shared[i] = va_arg(list, void*);
    }
    va_end(list);
    const int size = openmp::threadsOfNext();
    const openmp::Work work{region, arguments, shared.data()};
    if (current->fiber || size == 1) {
        openmp::runAlone(work);
    } else {
        openmp::runTeam(work, size);
    }
}

int __kmpc_global_thread_num(void*) { return current->id; }

// A region that an `if` clause makes serial: the compiler calls it itself, between these two.
void __kmpc_serialized_parallel(void*, int) { openmp::beginAlone(); }
void __kmpc_end_serialized_parallel(void*, int) { openmp::endAlone(); }

void __kmpc_barrier(void*, int) {
    if (current->team->size > 1) {
        current->team->arrived++;
        current->waits = true;
        openmp::yield();
    }
}

void __kmpc_critical(void*, int, int* lock) {
    openmp::yield();
    while (*lock) {
        openmp::yield();
    }
    *lock = 1;
}
void __kmpc_end_critical(void*, int, int* lock) { *lock = 0; }

// Between barriers and locks no other thread runs: each adds its own part at once.
int __kmpc_reduce_nowait(void*, int, int, std::size_t, void*, void (*)(void*, void*), int*) { return 1; }
void __kmpc_end_reduce_nowait(void*, int, int*) {}
int __kmpc_reduce(void*, int, int, std::size_t, void*, void (*)(void*, void*), int*) { return 1; }
void __kmpc_end_reduce(void* place, int thread, int*) { __kmpc_barrier(place, thread); }

int __kmpc_master(void*, int) { return current->id == 0; }
void __kmpc_end_master(void*, int) {}
int __kmpc_masked(void*, int, int filter) { return current->id == filter; }
void __kmpc_end_masked(void*, int) {}

/** The first to come takes it. */
int __kmpc_single(void*, int) {
    const bool isFirst = current->singles++ == current->team->singles;
    current->team->singles += isFirst;
    return isFirst;
}
void __kmpc_end_single(void*, int) {}

void __kmpc_flush(void*) {}
}
