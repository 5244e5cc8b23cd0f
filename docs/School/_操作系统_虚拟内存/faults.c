#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

enum { PAGES = 1024 };
static long page;

static long faults(void) {
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_minflt;
}

// region touch
/* 每页碰一个字节；write 为 0 时只读。返回多出的次缺页数。ASan 的影子内存也会缺页，所以这里不要它。 */
__attribute__((no_sanitize("address")))
static long touch(volatile char *memory, int write) {
    long before = faults();
    for (long i = 0; i < PAGES; i++) {
        if (write) {
            memory[i * page] = 1;
        } else {
            (void)memory[i * page];
        }
    }
    return faults() - before;
}
// endregion

// region main
int main(void) {
    page = sysconf(_SC_PAGESIZE);
    long before = faults();
    char *memory = mmap(NULL, PAGES * page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) {
        perror("mmap");
        return 1;
    }
    madvise(memory, PAGES * page, MADV_NOHUGEPAGE); // 不用大页；没有大页的内核会拒绝，也一样
    printf("要 %d 页：%ld\n", PAGES, faults() - before);
    printf("各读一遍：%ld\n", touch(memory, 0));
    printf("各写一遍：%ld\n", touch(memory, 1));
    printf("再写一遍：%ld\n", touch(memory, 1));
    fflush(stdout);
    pid_t child = fork();
    if (child < 0) {
        perror("fork");
        return 1;
    }
    if (child == 0) {
        long reading = touch(memory, 0), writing = touch(memory, 1);
        printf("子进程读：%ld\n子进程写：%ld\n", reading, writing);
        fflush(stdout);
        _exit(0);
    }
    waitpid(child, NULL, 0);
    printf("子进程结束以后，父进程写：%ld\n", touch(memory, 1));
    munmap(memory, PAGES * page);
    return 0;
}
// endregion
