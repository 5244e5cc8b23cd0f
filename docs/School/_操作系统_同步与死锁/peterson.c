#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdio.h>

// region peterson
enum { ROUNDS = 200000, TRIES = 1000000 };
static atomic_int flag[2], turn, counter;

/* 对 atomic_int 直接读写，就是 memory_order_seq_cst。counter 故意分成读与写两步。 */
static void *peterson(void *arg) {
    int me = *(int *)arg, other = 1 - me;
    for (int i = 0; i < ROUNDS; i++) {
        flag[me] = 1;
        turn = other;
        while (flag[other] && turn == other) {
            sched_yield();
        }
        int seen = counter;
        if (i % 64 == 0) {
            sched_yield(); // 读与写之间让出处理器，对方若进得来就会丢
        }
        counter = seen + 1;
        flag[me] = 0;
    }
    return NULL;
}

/* 只留举手与看手，不要栅栏；每一格只用一次，事后数两人都没看见对方的格数。 */
static atomic_int hand[2][TRIES], met[2];
static char saw[2][TRIES];

static void *no_fence(void *arg) {
    int me = *(int *)arg, other = 1 - me;
    for (int i = 0; i < TRIES; i++) {
        if (i % 64 == 0) {
            met[me] = i + 1;
            for (int spin = 0; met[other] <= i && spin < 1000000; spin++) { // 等对方也到这里
            }
        }
        atomic_store_explicit(&hand[me][i], 1, memory_order_relaxed);
        saw[me][i] = (char)atomic_load_explicit(&hand[other][i], memory_order_relaxed);
    }
    return NULL;
}
// endregion

// region main
static int run(void *work(void *)) {
    pthread_t threads[2];
    int names[2] = {0, 1};
    for (int i = 0; i < 2; i++) {
        if (pthread_create(&threads[i], NULL, work, &names[i]) != 0) {
            return 1;
        }
    }
    for (int i = 0; i < 2; i++) {
        pthread_join(threads[i], NULL);
    }
    return 0;
}

int main(void) {
    if (run(peterson) != 0 || run(no_fence) != 0) {
        return 1;
    }
    int missed = 0;
    for (int i = 0; i < TRIES; i++) {
        if (!hand[0][i] || !hand[1][i]) {
            return 1; // 有一格没有做
        }
        missed += !saw[0][i] && !saw[1][i];
    }
    printf("Peterson：得 %d\n", counter);
    printf("没有栅栏，两人都没看见对方：%d 次\n", missed);
    return 0;
}
// endregion
