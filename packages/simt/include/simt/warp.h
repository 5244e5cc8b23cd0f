#pragma once
#include <algorithm>
#include <cstring>
#include <type_traits>
#include "thread.h"

namespace simt {

using Complete = void (*)(WarpLanes&, unsigned participants);

/**
 * Waits until all threads of `mask` that have not ended are at this place; the last runs `complete`, which fills each
 * lane's `out`. Gives the mask of those that took part.
 */
unsigned warpCollective(const char* name, Where at, unsigned mask, const void* in, void* out, int argument, Complete complete);

/** Threads of the warp that are at this place at the same time. Under the random schedule only some of them. */
unsigned convergedMask(const char* name, Where at);

/** Fills a value that CUDA leaves undefined, differently under each schedule, and notes it for the report. */
void undefinedValue(Where at, const char* name, int from, void* value, std::size_t bytes);

/** Ends with a fault unless `width` is a power of two up to 32. */
void checkWidth(Where at, const char* name, int width);

template <class F>
void eachLane(unsigned mask, F use) {
    for (int lane = 0; lane < 32; lane++) {
        if (mask >> lane & 1) {
            use(lane);
        }
    }
}

/** The values of all threads of the mask, by lane; gives who took part. */
template <class T>
unsigned gather(const char* name, Where at, unsigned mask, const T& value, T (&values)[32]) {
    return warpCollective(name, at, mask, &value, values, 0, [](WarpLanes& warp, unsigned participants) {
        eachLane(participants, [&](int to) {
            eachLane(participants, [&](int from) { std::memcpy(static_cast<T*>(warp.lanes[to]->out) + from, warp.lanes[from]->in, sizeof(T)); });
        });
    });
}

template <class T>
T shuffle(const char* name, Where at, unsigned mask, const T& value, int source) {
    struct Answer { T value; unsigned participants; } answer{};
    answer.participants = warpCollective(name, at, mask, &value, &answer, source, [](WarpLanes& warp, unsigned participants) {
        eachLane(participants, [&](int to) {
            const int from = warp.lanes[to]->argument;
            if (participants >> from & 1) {
                std::memcpy(warp.lanes[to]->out, warp.lanes[from]->in, sizeof(T));
            }
        });
    });
    if (!(answer.participants >> source & 1)) {
        undefinedValue(at, name, source, &answer.value, sizeof(T));
    }
    return answer.value;
}

template <class T, class F>
T reduceLanes(const char* name, Where at, unsigned mask, T value, F combine) {
    T values[32];
    const unsigned participants = gather(name, at, mask, value, values);
    bool first = true;
    T result{};
    eachLane(participants, [&](int lane) {
        result = first ? values[lane] : combine(result, values[lane]);
        first = false;
    });
    return result;
}

inline unsigned ballot(const char* name, Where at, unsigned mask, bool predicate) {
    return reduceLanes(name, at, mask, predicate ? 1u << laneId() : 0u, [](unsigned a, unsigned b) { return a | b; });
}

}  // namespace simt

inline void __syncwarp(unsigned mask = 0xffffffff, simt::Where at = simt::Where::here()) {
    simt::warpCollective("__syncwarp", at, mask, nullptr, nullptr, 0, [](simt::WarpLanes&, unsigned) {});
}
inline unsigned __activemask(simt::Where at = simt::Where::here()) { return simt::convergedMask("__activemask", at); }

// A source outside of the segment gives the thread's own value (programming guide, "Warp Shuffle Functions").
template <class T>
T __shfl_sync(unsigned mask, T value, int source, int width = 32, simt::Where at = simt::Where::here()) {
    simt::checkWidth(at, "__shfl_sync", width);
    return simt::shuffle("__shfl_sync", at, mask, value, (simt::laneId() & ~(width - 1)) + (source & (width - 1)));
}
template <class T>
T __shfl_up_sync(unsigned mask, T value, unsigned delta, int width = 32, simt::Where at = simt::Where::here()) {
    simt::checkWidth(at, "__shfl_up_sync", width);
    const int lane = simt::laneId(), source = lane - static_cast<int>(delta);
    return simt::shuffle("__shfl_up_sync", at, mask, value, source < (lane & ~(width - 1)) ? lane : source);
}
template <class T>
T __shfl_down_sync(unsigned mask, T value, unsigned delta, int width = 32, simt::Where at = simt::Where::here()) {
    simt::checkWidth(at, "__shfl_down_sync", width);
    const int lane = simt::laneId(), source = lane + static_cast<int>(delta);
    return simt::shuffle("__shfl_down_sync", at, mask, value, source > (lane | (width - 1)) ? lane : source);
}
template <class T>
T __shfl_xor_sync(unsigned mask, T value, int laneMask, int width = 32, simt::Where at = simt::Where::here()) {
    simt::checkWidth(at, "__shfl_xor_sync", width);
    const int lane = simt::laneId(), source = (lane ^ laneMask) & 31;
    return simt::shuffle("__shfl_xor_sync", at, mask, value, source > (lane | (width - 1)) ? lane : source);
}

inline unsigned __ballot_sync(unsigned mask, int predicate, simt::Where at = simt::Where::here()) { return simt::ballot("__ballot_sync", at, mask, predicate); }
inline int __any_sync(unsigned mask, int predicate, simt::Where at = simt::Where::here()) { return simt::ballot("__any_sync", at, mask, predicate) != 0; }
inline int __all_sync(unsigned mask, int predicate, simt::Where at = simt::Where::here()) { return simt::ballot("__all_sync", at, mask, !predicate) == 0; }

template <class T>
unsigned __match_any_sync(unsigned mask, T value, simt::Where at = simt::Where::here()) {
    T values[32];
    unsigned same = 0;
    simt::eachLane(simt::gather("__match_any_sync", at, mask, value, values), [&](int lane) { same |= values[lane] == value ? 1u << lane : 0u; });
    return same;
}
template <class T>
unsigned __match_all_sync(unsigned mask, T value, int* predicate, simt::Where at = simt::Where::here()) {
    T values[32];
    const unsigned participants = simt::gather("__match_all_sync", at, mask, value, values);
    *predicate = 1;
    simt::eachLane(participants, [&](int lane) { *predicate &= values[lane] == value; });
    return *predicate ? participants : 0;
}

#define SIMT_REDUCE(name, T, expression) \
    inline T name(unsigned mask, T value, simt::Where at = simt::Where::here()) { return simt::reduceLanes(#name, at, mask, value, [](T a, T b) { return expression; }); }
SIMT_REDUCE(__reduce_add_sync, unsigned, a + b)
SIMT_REDUCE(__reduce_add_sync, int, static_cast<int>(static_cast<unsigned>(a) + static_cast<unsigned>(b)))
SIMT_REDUCE(__reduce_min_sync, unsigned, std::min(a, b))
SIMT_REDUCE(__reduce_min_sync, int, std::min(a, b))
SIMT_REDUCE(__reduce_max_sync, unsigned, std::max(a, b))
SIMT_REDUCE(__reduce_max_sync, int, std::max(a, b))
SIMT_REDUCE(__reduce_and_sync, unsigned, a & b)
SIMT_REDUCE(__reduce_or_sync, unsigned, a | b)
SIMT_REDUCE(__reduce_xor_sync, unsigned, a ^ b)
#undef SIMT_REDUCE
