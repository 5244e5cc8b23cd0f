#pragma once
#include "thread.h"

namespace simt {

enum class Vote { none, count, all, any };

/** The block's barrier: every thread of the block must come, at one place in the program. Gives the vote's result. */
int blockBarrier(const char* name, Where at, Vote vote, bool predicate);

/** The grid's barrier: cooperative launches only. */
void gridBarrier(Where at);

}  // namespace simt

inline void __syncthreads(simt::Where at = simt::Where::here()) { simt::blockBarrier("__syncthreads", at, simt::Vote::none, false); }
inline int __syncthreads_count(int predicate, simt::Where at = simt::Where::here()) { return simt::blockBarrier("__syncthreads_count", at, simt::Vote::count, predicate); }
inline int __syncthreads_and(int predicate, simt::Where at = simt::Where::here()) { return simt::blockBarrier("__syncthreads_and", at, simt::Vote::all, predicate); }
inline int __syncthreads_or(int predicate, simt::Where at = simt::Where::here()) { return simt::blockBarrier("__syncthreads_or", at, simt::Vote::any, predicate); }
inline void __threadfence() { simt::yield(); }
inline void __threadfence_block() { simt::yield(); }
inline void __threadfence_system() { simt::yield(); }
inline void __nanosleep(unsigned) { simt::yield(); }
