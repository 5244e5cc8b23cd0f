#include <algorithm>
#include <cstdlib>
#include <ctime>
#include "omp.h"
#include "team.h"

namespace openmp {
namespace {

/** What `omp_set_num_threads` and the clause `num_threads` ask for; 0: nothing. */
int wanted, pushed;
constexpr int kDefault = 4, kMost = 64;

int defaultThreads() {
    const char* text = std::getenv("OMP_NUM_THREADS");
    return wanted > 0 ? wanted : text ? std::clamp(std::atoi(text), 1, kMost) : kDefault;
}

}  // namespace

/** How many threads the next region is to have. */
int threadsOfNext() {
    const int size = pushed > 0 ? pushed : defaultThreads();
    pushed = 0;
    return std::min(size, kMost);
}

}  // namespace openmp

using openmp::current;

extern "C" {

void __kmpc_push_num_threads(void*, int, int count) { openmp::pushed = count; }

int omp_get_thread_num(void) { return current->id; }
int omp_get_num_threads(void) { return current->team->size; }
int omp_get_max_threads(void) { return openmp::defaultThreads(); }
void omp_set_num_threads(int count) { openmp::wanted = count; }
int omp_get_num_procs(void) { return openmp::defaultThreads(); }
int omp_get_thread_limit(void) { return openmp::kMost; }
int omp_in_parallel(void) { return current->fiber != nullptr; }
int omp_get_level(void) { return current->team->level; }
void omp_set_dynamic(int) {}
void omp_set_max_active_levels(int) {}

double omp_get_wtime(void) {
    timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}
double omp_get_wtick(void) { return 1e-6; }

void omp_set_schedule(omp_sched_t kind, int chunk) {
    openmp::runtimeKind = kind == omp_sched_dynamic ? openmp::dynamicChunked : kind == omp_sched_guided ? openmp::guided : openmp::staticEven;
    openmp::runtimeChunk = chunk;
}
void omp_get_schedule(omp_sched_t* kind, int* chunk) {
    *kind = openmp::runtimeKind == openmp::dynamicChunked ? omp_sched_dynamic : openmp::runtimeKind == openmp::guided ? omp_sched_guided : omp_sched_static;
    *chunk = openmp::runtimeChunk;
}

void omp_init_lock(omp_lock_t* lock) { lock->held = 0; }
void omp_destroy_lock(omp_lock_t*) {}
void omp_set_lock(omp_lock_t* lock) {
    openmp::yield();
    while (lock->held) {
        openmp::yield();
    }
    lock->held = 1;
}
void omp_unset_lock(omp_lock_t* lock) { lock->held = 0; }
int omp_test_lock(omp_lock_t* lock) { return lock->held ? 0 : (lock->held = 1); }
}
