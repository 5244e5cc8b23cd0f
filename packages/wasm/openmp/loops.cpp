#include <cstdlib>
#include "team.h"

namespace openmp {

int runtimeKind = staticEven, runtimeChunk = 0;

namespace {

/** A thread's share of a loop that is divided evenly: as in libomp, the first ones get one more when it does not come out even. */
struct Share {
    std::int64_t begin, count;
};

Share evenShare(std::int64_t trips, int size, int id) {
    const std::int64_t small = trips / size, extra = trips % size;
    return {id * small + (id < extra ? id : extra), small + (id < extra)};
}

/** How often a loop runs; its last value is included. */
std::int64_t tripsOf(std::int64_t first, std::int64_t last, std::int64_t step) {
    const bool isEmpty = step > 0 ? last < first : last > first;
    return isEmpty ? 0 : (last - first) / step + 1;
}

/** The compiler's own loops: `[lower, upper]` becomes the thread's first piece, `stride` the way to its next. */
template <class T, class Signed>
void staticInit(int schedule, int* isLast, T* lower, T* upper, Signed* stride, Signed step, Signed chunk) {
    const int size = current->team->size, id = current->id;
    const std::int64_t first = *lower, trips = tripsOf(first, *upper, step);
    if (trips == 0) {
        *isLast = 0;
        *stride = step;
        return;
    }
    if ((schedule & 0xff) == staticChunked) {
        const std::int64_t length = chunk < 1 ? 1 : chunk, span = length * step;
        *stride = static_cast<Signed>(span * size);
        *isLast = id == (trips - 1) / length % size;
        *lower = static_cast<T>(first + span * id);
        *upper = static_cast<T>(first + span * (id + 1) - step);
        return;
    }
    const auto [begin, count] = evenShare(trips, size, id);
    *isLast = id == (trips < size ? trips - 1 : size - 1);
    *stride = static_cast<Signed>(trips * step);
    *lower = static_cast<T>(first + (count == 0 ? trips : begin) * step);
    *upper = static_cast<T>(*lower + (count - 1) * step);
}

void dispatchInit(int schedule, std::int64_t lower, std::int64_t upper, std::int64_t step, std::int64_t chunk) {
    int kind = schedule & 0xff;
    if (kind == runtimeSchedule) {
        kind = runtimeKind == staticEven && runtimeChunk > 0 ? staticChunked : runtimeKind;
        chunk = runtimeChunk;
    }
    if (kind == automatic) {
        kind = staticEven;
    }
    if (kind < staticChunked || kind > guided) {
        std::abort();
    }
    auto& loops = current->team->loops;
    current->turn = 0;
    if (current->loops++ == static_cast<int>(loops.size())) {
        loops.push_back({lower, upper, step, chunk < 1 ? 1 : chunk, kind});
    }
}

/** The part of a loop that the thread is to run next, counted in trips from where the loop is now. */
Share nextPiece(Loop& loop, std::int64_t trips) {
    const int size = current->team->size, id = current->id;
    switch (loop.schedule) {
        case staticEven:
            return current->turn++ == 0 ? evenShare(trips, size, id) : Share{0, 0};
        case staticChunked:
            return {(current->turn++ * size + id) * loop.chunk, loop.chunk};
        case guided: {
            const std::int64_t part = (trips + 2 * size - 1) / (2 * size);
            return {0, part > loop.chunk ? part : loop.chunk};
        }
        default:
            return {0, loop.chunk};
    }
}

template <class T, class Signed>
int dispatchNext(int* isLast, T* lower, T* upper, Signed* stride) {
    yield();
    Loop& loop = current->team->loops[current->loops - 1];
    const std::int64_t trips = tripsOf(loop.next, loop.last, loop.step);
    auto [begin, count] = nextPiece(loop, trips);
    if (begin >= trips || count == 0) {
        return 0;
    }
    count = begin + count > trips ? trips - begin : count;
    *lower = static_cast<T>(loop.next + begin * loop.step);
    *upper = static_cast<T>(loop.next + (begin + count - 1) * loop.step);
    *stride = static_cast<Signed>(loop.step);
    if (isLast) {
        *isLast = begin + count == trips;
    }
    if (loop.schedule == dynamicChunked || loop.schedule == guided) {
        loop.next += count * loop.step;
    }
    return 1;
}

}  // namespace
}  // namespace openmp

// One function for each type that a loop may count with; as in team.cpp, clang calls them.
#define LOOPS(suffix, T, Signed)                                                                                                          \
    void __kmpc_for_static_init_##suffix(void*, int, int schedule, int* isLast, T* lower, T* upper, Signed* stride, Signed step, Signed chunk) { \
        openmp::staticInit<T, Signed>(schedule, isLast, lower, upper, stride, step, chunk);                                                    \
    }                                                                                                                                     \
    void __kmpc_dispatch_init_##suffix(void*, int, int schedule, T lower, T upper, Signed step, Signed chunk) {                                  \
        openmp::dispatchInit(schedule, lower, upper, step, chunk);                                                                          \
    }                                                                                                                                     \
    int __kmpc_dispatch_next_##suffix(void*, int, int* isLast, T* lower, T* upper, Signed* stride) {                                           \
        return openmp::dispatchNext<T, Signed>(isLast, lower, upper, stride);                                                               \
    }                                                                                                                                     \
    void __kmpc_dispatch_fini_##suffix(void*, int) {}

extern "C" {
LOOPS(4, std::int32_t, std::int32_t)
LOOPS(4u, std::uint32_t, std::int32_t)
LOOPS(8, std::int64_t, std::int64_t)
LOOPS(8u, std::uint64_t, std::int64_t)
void __kmpc_for_static_fini(void*, int) {}
void __kmpc_dispatch_deinit(void*, int) {}
}
