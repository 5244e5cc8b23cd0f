#pragma once
#include "reduce.h"

namespace cooperative_groups {

template <class Group, class T, class F>
T inclusive_scan(const Group& group, T value, F combine, simt::Where at = simt::Where::here()) {
    T values[32];
    simt::gather("cg::inclusive_scan", at, group.mask(), value, values);
    T result = value;
    bool first = true;
    simt::eachLane(group.mask() & ((2u << simt::laneId()) - 1), [&](int lane) {
        result = first ? values[lane] : combine(result, values[lane]);
        first = false;
    });
    return result;
}
template <class Group, class T>
T inclusive_scan(const Group& group, T value, simt::Where at = simt::Where::here()) { return inclusive_scan(group, value, plus<T>(), at); }

template <class Group, class T, class F>
T exclusive_scan(const Group& group, T value, F combine, simt::Where at = simt::Where::here()) {
    const T here = inclusive_scan(group, value, combine, at);
    const T before = group.shfl_up(here, 1, at);
    return group.thread_rank() == 0 ? T{} : before;
}
template <class Group, class T>
T exclusive_scan(const Group& group, T value, simt::Where at = simt::Where::here()) { return exclusive_scan(group, value, plus<T>(), at); }

}  // namespace cooperative_groups
