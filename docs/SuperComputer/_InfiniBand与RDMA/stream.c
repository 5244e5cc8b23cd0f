// 连发：把 1000 条 1000 字节的消息一条接一条发出去，对方收齐了回一个字节。
// 与一问一答的 1000 次、并成一条的 1 次比。
// 用法：stream          核对内容与次数
//       stream 标签 轮  输出 CSV：标签,写法,轮,微秒,让出处理器的次数
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

enum { COUNT = 1000, BYTES = 1000 };
static char buf[COUNT * BYTES], ack;
static long received;

static void get(void *p, int bytes, int from) {
    MPI_Recv(p, bytes, MPI_CHAR, from, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
}
static void put(void *p, int bytes, int to) {
    MPI_Send(p, bytes, MPI_CHAR, to, 0, MPI_COMM_WORLD);
}

// #region transfer
// 每组 each 条，组末等一个字节的回答；一共传 COUNT * BYTES 字节
static double transfer(int messages, int each, int me) {
    const int bytes = COUNT * BYTES / messages;
    MPI_Barrier(MPI_COMM_WORLD);
    const double t = MPI_Wtime();
    for (int i = 0; i < messages; i++) {
        if (me == 0) put(buf + i * bytes, bytes, 1);
        else get(buf + i * bytes, bytes, 0), received++;
        if ((i + 1) % each == 0) {
            if (me == 0) get(&ack, 1, 1);
            else put(&ack, 1, 0);
        }
    }
    return MPI_Wtime() - t;
}
// #endregion transfer

static long switches(void) {
#ifdef __wasi__    // 浏览器里没有这个数
    return 0;
#else
    struct rusage u;
    getrusage(RUSAGE_SELF, &u);
    return u.ru_nvcsw;
#endif
}

int main(int argc, char **argv) {
    MPI_Init(&argc, &argv);
    int me, n;
    MPI_Comm_rank(MPI_COMM_WORLD, &me);
    MPI_Comm_size(MPI_COMM_WORLD, &n);
    if (n != 2) MPI_Abort(MPI_COMM_WORLD, 2);
    const char *names[] = {"一问一答", "连发", "并成一条"};
    const int messages[] = {COUNT, COUNT, 1}, each[] = {1, COUNT, 1};
    const int rounds = argc == 3 ? atoi(argv[2]) : 1;
    long expected = 0;
    for (int r = 0; r < rounds; r++)
        for (int k = 0; k < 3; k++) {
            memset(buf, me == 0 ? 7 : 0, sizeof buf);
            transfer(messages[k], each[k], me);
            const long before = switches();
            const double t = transfer(messages[k], each[k], me);
            const long waited = switches() - before;
            expected += me == 1 ? 2 * messages[k] : 0;
            if (received != expected || memchr(buf, 0, sizeof buf))
                MPI_Abort(MPI_COMM_WORLD, 1);
            if (me == 0 && argc == 3)
                printf("%s,%s,%d,%.1f,%ld\n", argv[1], names[k], r, t * 1e6,
                       waited);
        }
    if (me == 1 && argc < 3) printf("三种写法各收到 %d 字节\n", COUNT * BYTES);
    MPI_Finalize();
    return 0;
}
