/* 同一个和，几种编法各花多少处理器时间：./sum 遍数 → 每遍的纳秒数与和。 */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { COUNT = 4096 };

__attribute__((noinline)) static unsigned sum(const unsigned *a)
{
    unsigned total = 0;
    for (int i = 0; i < COUNT; i++) {
        total += a[i];
    }
    return total;
}

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return 1e9 * (double)t.tv_sec + (double)t.tv_nsec;
}

int main(int argc, char **argv)
{
    static unsigned a[COUNT];
    int rounds = argc > 1 ? atoi(argv[1]) : 1;
    for (unsigned i = 0; i < COUNT; i++) {
        a[i] = i;
    }
    unsigned total = sum(a); /* 先跑一遍，不计时 */
    double start = now();
    for (int r = 0; r < rounds; r++) {
        a[r % COUNT] += 1;
        total += sum(a);
    }
    printf("%.1f %u\n", (now() - start) / rounds, total);
}
