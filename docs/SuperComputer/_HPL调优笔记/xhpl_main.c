/* HPCC 的源码里，HPL 的 main 改名叫 HPL_main；这里补一个入口，别的不动。 */
#include <mpi.h>

typedef struct { double room[64]; } Results; /* 比 HPL_RuntimeData 大 */
int HPL_main(int, char **, Results *, int *);

/* 只有 HPCC 的缺省运行会用到。 */
int HPCC_Defaults(void) { return 1; }

int main(int argc, char **argv) {
  Results results = {{0}};
  int failure = 0;
  MPI_Init(&argc, &argv);
  HPL_main(argc, argv, &results, &failure);
  MPI_Finalize();
  return failure;
}
