#pragma once
#include "warp.h"

namespace simt {
bool isCooperative();
/** The threads of the caller's warp that have not ended. */
unsigned aliveMask();
/** The caller's tile, of a size up to 32. */
inline unsigned tileMask(unsigned size) { return (size == 32 ? ~0u : (1u << size) - 1) << (laneId() & ~(size - 1)); }
/** The lane of the thread with a rank in a mask. */
inline int laneOf(unsigned mask, unsigned rank) {
    for (; rank > 0; rank--) {
        mask &= mask - 1;
    }
    return mask ? __builtin_ctz(mask) : 32;
}
}  // namespace simt

namespace cooperative_groups {

/** What all groups within a warp have: members by mask. */
template <class Self>
class warp_group {
public:
    void sync(simt::Where at = simt::Where::here()) const { simt::warpCollective("group.sync", at, self().mask(), nullptr, nullptr, 0, [](simt::WarpLanes&, unsigned) {}); }
    unsigned thread_rank() const { return __builtin_popcount(self().mask() & ((1u << simt::laneId()) - 1)); }
    template <class T>
    T shfl(T value, int rank, simt::Where at = simt::Where::here()) const { return from("group.shfl", value, rank, at); }
    template <class T>
    T shfl_up(T value, unsigned delta, simt::Where at = simt::Where::here()) const {
        const unsigned rank = thread_rank();
        return from("group.shfl_up", value, rank < delta ? rank : rank - delta, at);
    }
    template <class T>
    T shfl_down(T value, unsigned delta, simt::Where at = simt::Where::here()) const {
        const unsigned rank = thread_rank();
        return from("group.shfl_down", value, rank + delta < self().num_threads() ? rank + delta : rank, at);
    }
    int any(int predicate, simt::Where at = simt::Where::here()) const { return simt::ballot("group.any", at, self().mask(), predicate) != 0; }
    int all(int predicate, simt::Where at = simt::Where::here()) const { return simt::ballot("group.all", at, self().mask(), !predicate) == 0; }
    unsigned ballot(int predicate, simt::Where at = simt::Where::here()) const { return packed(simt::ballot("group.ballot", at, self().mask(), predicate)); }
    template <class T>
    unsigned match_any(T value, simt::Where at = simt::Where::here()) const { return packed(__match_any_sync(self().mask(), value, at)); }
    template <class T>
    unsigned match_all(T value, int& predicate, simt::Where at = simt::Where::here()) const { return packed(__match_all_sync(self().mask(), value, &predicate, at)); }

protected:
    template <class T>
    T from(const char* name, T value, unsigned rank, simt::Where at) const { return simt::shuffle(name, at, self().mask(), value, simt::laneOf(self().mask(), rank)); }

private:
    const Self& self() const { return static_cast<const Self&>(*this); }
    /** Bits by rank in the group, from bits by lane. */
    unsigned packed(unsigned lanes) const {
        unsigned result = 0, rank = 0;
        simt::eachLane(self().mask(), [&](int lane) { result |= (lanes >> lane & 1u) << rank++; });
        return result;
    }
};

template <unsigned Size, class Parent = void>
class thread_block_tile : public warp_group<thread_block_tile<Size, Parent>> {
    static_assert(Size <= 32 && (Size & (Size - 1)) == 0, "the simulator has tiles of up to 32 threads");

public:
    template <class Other>
    operator thread_block_tile<Size, Other>() const { return {}; }
    unsigned mask() const { return simt::tileMask(Size); }
    static constexpr unsigned num_threads() { return Size; }
    static constexpr unsigned size() { return Size; }
    unsigned meta_group_rank() const { return simt::threadRank() / Size; }
    unsigned meta_group_size() const { return (blockDim.x * blockDim.y * blockDim.z + Size - 1) / Size; }
    template <class T>
    T shfl_xor(T value, unsigned laneMask, simt::Where at = simt::Where::here()) const { return this->from("group.shfl_xor", value, this->thread_rank() ^ laneMask, at); }
};

class coalesced_group : public warp_group<coalesced_group> {
public:
    explicit coalesced_group(unsigned mask) : mask_(mask) {}
    unsigned mask() const { return mask_; }
    unsigned num_threads() const { return __builtin_popcount(mask_); }
    unsigned size() const { return num_threads(); }

private:
    unsigned mask_;
};

}  // namespace cooperative_groups
