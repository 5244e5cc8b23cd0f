#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdio.h>

// region peterson
enum { ROUNDS = 200000 };
static atomic_int flag[2], turn, counter;

/* ORDER 是举手、谦让与看对方的内存次序；counter 故意分成读与写两步。 */
#define PETERSON(name, ORDER)                                                       \
    static void *name(void *arg) {                                                  \
        int me = *(int *)arg, other = 1 - me;                                       \
        for (int i = 0; i < ROUNDS; i++) {                                          \
            atomic_store_explicit(&flag[me], 1, ORDER);                             \
            atomic_store_explicit(&turn, other, ORDER);                             \
            while (atomic_load_explicit(&flag[other], ORDER) &&                     \
                   atomic_load_explicit(&turn, ORDER) == other) {                   \
                sched_yield();                                                      \
            }                                                                       \
            int seen = atomic_load_explicit(&counter, memory_order_relaxed);        \
            if (i % 64 == 0) {                                                      \
                sched_yield(); /* 读与写之间让出处理器，对方若进得来就会丢 */       \
            }                                                                       \
            atomic_store_explicit(&counter, seen + 1, memory_order_relaxed);        \
            atomic_store_explicit(&flag[me], 0, memory_order_release);              \
        }                                                                           \
        return NULL;                                                                \
    }

PETERSON(strict, memory_order_seq_cst)
PETERSON(weak, memory_order_relaxed)
// endregion

// region main
static int run(void *work(void *)) {
    pthread_t threads[2];
    int names[2] = {0, 1};
    counter = 0;
    for (int i = 0; i < 2; i++) {
        if (pthread_create(&threads[i], NULL, work, &names[i]) != 0) {
            return -1;
        }
    }
    for (int i = 0; i < 2; i++) {
        pthread_join(threads[i], NULL);
    }
    return counter;
}

int main(void) {
    printf("seq_cst：得 %d\n", run(strict));
    printf("relaxed：少了 %d\n", 2 * ROUNDS - run(weak));
    return 0;
}
// endregion
