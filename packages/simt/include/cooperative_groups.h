#pragma once
#include "cuda_runtime.h"
#include "simt/group_tile.h"

namespace cooperative_groups {

class thread_block {
public:
    void sync(simt::Where at = simt::Where::here()) const { simt::blockBarrier("block.sync", at, simt::Vote::none, false); }
    unsigned thread_rank() const { return simt::threadRank(); }
    unsigned num_threads() const { return blockDim.x * blockDim.y * blockDim.z; }
    unsigned size() const { return num_threads(); }
    dim3 thread_index() const { return threadIdx; }
    dim3 group_index() const { return blockIdx; }
    dim3 group_dim() const { return blockDim; }
    dim3 dim_threads() const { return blockDim; }
};
inline thread_block this_thread_block() { return {}; }

class grid_group {
public:
    void sync(simt::Where at = simt::Where::here()) const { simt::gridBarrier(at); }
    bool is_valid() const { return simt::isCooperative(); }
    unsigned long long num_blocks() const { return 1ull * gridDim.x * gridDim.y * gridDim.z; }
    unsigned long long block_rank() const { return (1ull * blockIdx.z * gridDim.y + blockIdx.y) * gridDim.x + blockIdx.x; }
    unsigned long long num_threads() const { return num_blocks() * this_thread_block().num_threads(); }
    unsigned long long size() const { return num_threads(); }
    unsigned long long thread_rank() const { return block_rank() * this_thread_block().num_threads() + simt::threadRank(); }
    dim3 group_dim() const { return gridDim; }
    dim3 dim_blocks() const { return gridDim; }
    dim3 block_index() const { return blockIdx; }
};
inline grid_group this_grid() { return {}; }

/** The threads of a warp that are here together: see convergedMask. */
inline coalesced_group coalesced_threads(simt::Where at = simt::Where::here()) { return coalesced_group(simt::convergedMask("coalesced_threads", at)); }

template <unsigned Size, class Parent>
thread_block_tile<Size> tiled_partition(const Parent&) { return {}; }

/** Tiles whose size is known only when the program runs. */
inline coalesced_group tiled_partition(const thread_block&, unsigned size) {
    return coalesced_group(simt::tileMask(size));
}

template <unsigned Size>
coalesced_group binary_partition(const thread_block_tile<Size>& tile, bool predicate, simt::Where at = simt::Where::here()) {
    const unsigned yes = simt::ballot("binary_partition", at, tile.mask(), predicate);
    return coalesced_group(predicate ? yes : tile.mask() & simt::aliveMask() & ~yes);
}
inline coalesced_group binary_partition(const coalesced_group& group, bool predicate, simt::Where at = simt::Where::here()) {
    const unsigned yes = simt::ballot("binary_partition", at, group.mask(), predicate);
    return coalesced_group(predicate ? yes : group.mask() & ~yes);
}
template <class Group, class Label>
coalesced_group labeled_partition(const Group& group, Label label, simt::Where at = simt::Where::here()) {
    return coalesced_group(__match_any_sync(group.mask(), label, at));
}

template <class Group>
void sync(const Group& group, simt::Where at = simt::Where::here()) { group.sync(at); }
template <class Group>
unsigned thread_rank(const Group& group) { return group.thread_rank(); }
template <class Group, class Do>
void invoke_one(const Group& group, Do&& what) {
    if (group.thread_rank() == 0) {
        what();
    }
}

}  // namespace cooperative_groups
