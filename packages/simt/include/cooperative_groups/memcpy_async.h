#pragma once
#include "../cooperative_groups.h"

namespace simt {
/** Notes a copy that is done when the block next waits. */
void copyLater(void* to, const void* from, std::size_t bytes);
void doCopies();
}  // namespace simt

namespace cooperative_groups {

/** The copy is done as late as is legal: in `wait`. One thread of the group notes it. */
template <class Group, class T, class U>
void memcpy_async(const Group& group, T* to, const U* from, std::size_t bytes) {
    if (group.thread_rank() == 0) {
        simt::copyLater(to, from, bytes);
    }
}
template <class Group>
void wait(const Group& group, simt::Where at = simt::Where::here()) {
    group.sync(at);
    if (group.thread_rank() == 0) {
        simt::doCopies();
    }
    group.sync(at);
}

}  // namespace cooperative_groups
