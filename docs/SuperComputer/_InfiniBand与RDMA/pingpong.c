// 两个进程来回传一条消息，报告单程时间。
// 用法：pingpong         核对内容与次数
//       pingpong 标签 轮  每个长度测若干轮，输出 CSV：标签,字节,轮,微秒
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static long received;  // 这个进程收到过几条

static double one_way(char *buf, int bytes, int repeats, int me) {
    MPI_Barrier(MPI_COMM_WORLD);
    const double t = MPI_Wtime();
    for (int i = 0; i < repeats; i++) {
        if (me == 0) {
            MPI_Send(buf, bytes, MPI_CHAR, 1, 0, MPI_COMM_WORLD);
            MPI_Recv(buf, bytes, MPI_CHAR, 1, 0, MPI_COMM_WORLD,
                     MPI_STATUS_IGNORE);
            received++;
        } else {
            MPI_Recv(buf, bytes, MPI_CHAR, 0, 0, MPI_COMM_WORLD,
                     MPI_STATUS_IGNORE);
            received++;
            MPI_Send(buf, bytes, MPI_CHAR, 0, 0, MPI_COMM_WORLD);
        }
    }
    return (MPI_Wtime() - t) / repeats / 2;
}

int main(int argc, char **argv) {
    MPI_Init(&argc, &argv);
    int me, n;
    MPI_Comm_rank(MPI_COMM_WORLD, &me);
    MPI_Comm_size(MPI_COMM_WORLD, &n);
    if (n != 2) MPI_Abort(MPI_COMM_WORLD, 2);
    const int most = 4 << 20, rounds = argc == 3 ? atoi(argv[2]) : 1;
    char *buf = malloc(most);
    memset(buf, me == 0 ? 7 : 0, most);
    long sent = 0;
    for (int r = 0; r < rounds; r++)
        for (int bytes = 1; bytes <= most; bytes *= 4) {
            const int repeats = argc < 3 ? 2 : bytes < 65536 ? 2000 : 60;
            one_way(buf, bytes, 2, me);
            const double start = MPI_Wtime();
            const double t = one_way(buf, bytes, repeats, me);
            const double all = MPI_Wtime() - start;
            sent += 2 + repeats;
            if (received != sent || !(t >= 0 && 2 * t * repeats <= all + 1e-9))
                MPI_Abort(MPI_COMM_WORLD, 1);
            if (me == 0 && argc == 3)
                printf("%s,%d,%d,%.3f\n", argv[1], bytes, r, t * 1e6);
        }
    if (me == 1 && argc < 3)
        printf("收到的 %d 字节，首尾是 %d 和 %d\n", most, buf[0],
               buf[most - 1]);
    free(buf);
    MPI_Finalize();
    return 0;
}
