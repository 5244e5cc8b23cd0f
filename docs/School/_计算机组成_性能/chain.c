/* 不碰内存的尺子：4096 次加法要几纳秒。./chain 1 是一条链，后一次等前一次；./chain 8 是八条互不相干的链。 */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { ADDS = 4096, ROUNDS = 5000 };

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return 1e9 * (double)t.tv_sec + (double)t.tv_nsec;
}

#define EIGHT(a, b, c, d, e, f, g, h)                                       \
    __asm__ volatile("add %8,%" #a "\n add %8,%" #b "\n add %8,%" #c "\n"   \
                     "add %8,%" #d "\n add %8,%" #e "\n add %8,%" #f "\n"   \
                     "add %8,%" #g "\n add %8,%" #h                         \
                     : "+r"(x[0]), "+r"(x[1]), "+r"(x[2]), "+r"(x[3]),      \
                       "+r"(x[4]), "+r"(x[5]), "+r"(x[6]), "+r"(x[7])       \
                     : "r"(one))

int main(int argc, char **argv)
{
    unsigned x[8] = {0}, one = 1, total = 0;
    int chains = argc > 1 ? atoi(argv[1]) : 1;
    double start = now();
    for (int r = 0; r < ROUNDS; r++) {
        for (int i = 0; i < ADDS; i += 8) {
            if (chains == 8) {
                EIGHT(0, 1, 2, 3, 4, 5, 6, 7);
            } else {
                EIGHT(0, 0, 0, 0, 0, 0, 0, 0);
            }
        }
    }
    double ns = (now() - start) / ROUNDS;
    for (int k = 0; k < 8; k++) {
        total += x[k];
    }
    printf("%.1f %u\n", ns, total);
    return total != (unsigned)ADDS * ROUNDS;
}
