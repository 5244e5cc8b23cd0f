#include <cooperative_groups.h>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <vector>
#include "times.cuh"

namespace cg = cooperative_groups;

constexpr int kThreads = 512;

// #region global
__global__ void histogramGlobal(const unsigned* key, int n, unsigned* bins, int) {
    for (int i = blockIdx.x * kThreads + threadIdx.x; i < n; i += static_cast<int>(gridDim.x) * kThreads) atomicAdd(&bins[key[i]], 1u);
}
// #endregion

// #region cluster
// 一个簇合用各块的共享内存：第 r 块管第 r 段的格子，别的块直接去它的共享内存里加
__global__ void histogramCluster(const unsigned* key, int n, unsigned* bins, int perBlock) {
#if __CUDA_ARCH__ >= 900
    extern __shared__ unsigned mine[];
    const cg::cluster_group cluster = cg::this_cluster();
    for (int b = threadIdx.x; b < perBlock; b += kThreads) mine[b] = 0;
    cluster.sync();  // 全簇都清零了，才准别人来加
    for (int i = blockIdx.x * kThreads + threadIdx.x; i < n; i += static_cast<int>(gridDim.x) * kThreads) {
        const int k = static_cast<int>(key[i]);
        unsigned* theirs = cluster.map_shared_rank(mine, k / perBlock);
        atomicAdd(theirs + k % perBlock, 1u);
    }
    cluster.sync();  // 全簇都加完了，才准读；也不许谁先退出
    const int first = static_cast<int>(cluster.block_rank()) * perBlock;
    for (int b = threadIdx.x; b < perBlock; b += kThreads)
        if (mine[b] != 0) atomicAdd(&bins[first + b], mine[b]);
#endif
}
// #endregion

// #region latency
// 在第 rank 块的共享内存里沿着下标走
__global__ void chaseShared(int rank, int steps, long long* cycles, unsigned* end) {
#if __CUDA_ARCH__ >= 900
    __shared__ unsigned next[1024];
    const cg::cluster_group cluster = cg::this_cluster();
    for (int i = threadIdx.x; i < 1024; i += blockDim.x) next[i] = (i + 33) % 1024;
    cluster.sync();
    if (cluster.block_rank() == 0 && threadIdx.x == 0) {
        const unsigned* there = cluster.map_shared_rank(next, rank);
        unsigned at = 0;
        const long long begin = clock64();
        for (int k = 0; k < steps; ++k) at = there[at];
        *cycles = clock64() - begin;
        *end = at;
    }
    cluster.sync();
#endif
}
// #endregion

template <class Kernel, class... Args>
void launch(Kernel kernel, int grid, int threads, int cluster, int shared, Args... args) {
    cudaLaunchConfig_t config{};
    config.gridDim = grid;
    config.blockDim = threads;
    config.dynamicSmemBytes = shared;
    cudaLaunchAttribute attribute{};
    attribute.id = cudaLaunchAttributeClusterDimension;
    attribute.val.clusterDim.x = cluster;
    attribute.val.clusterDim.y = attribute.val.clusterDim.z = 1;
    config.attrs = &attribute;
    config.numAttrs = 1;
    CHECK(cudaLaunchKernelEx(&config, kernel, args...));
}

int main(int argc, char** argv) {
    const int n = argc > 1 ? std::atoi(argv[1]) : 1 << 20;
    int sms = 0;
    CHECK(cudaDeviceGetAttribute(&sms, cudaDevAttrMultiProcessorCount, 0));
    long long* dCycles;
    unsigned* dEnd;
    CHECK(cudaMalloc(&dCycles, sizeof(long long)));
    CHECK(cudaMalloc(&dEnd, sizeof(unsigned)));
    for (const int rank : {0, 1, 2, 3}) {
        constexpr int kSteps = 4096;
        for (int twice = 0; twice < 2; ++twice) launch(chaseShared, 4, 128, 4, 0, rank, kSteps, dCycles, dEnd);
        long long cycles = 0;
        CHECK(cudaMemcpy(&cycles, dCycles, sizeof cycles, cudaMemcpyDeviceToHost));
        std::printf("第 0 块读第 %d 块的共享内存：一步 %.1f 个周期\n", rank, static_cast<double>(cycles) / kSteps);
    }

    std::vector<unsigned> key(n);
    std::mt19937 rng(1);
    int wrong = 0;
    for (const int bins : {4096, 16384, 65536, 262144}) {
        std::vector<unsigned> expected(bins), got(bins);
        for (unsigned& k : key) ++expected[k = rng() % bins];
        unsigned *dKey, *dBins;
        CHECK(cudaMalloc(&dKey, n * sizeof(unsigned)));
        CHECK(cudaMalloc(&dBins, bins * sizeof(unsigned)));
        CHECK(cudaMemcpy(dKey, key.data(), n * sizeof(unsigned), cudaMemcpyHostToDevice));
        const auto run = [&](const char* name, auto work) {
            CHECK(cudaMemset(dBins, 0, bins * sizeof(unsigned)));
            work();
            CHECK(cudaGetLastError());
            CHECK(cudaMemcpy(got.data(), dBins, bins * sizeof(unsigned), cudaMemcpyDeviceToHost));
            const bool fine = got == expected;
            wrong += !fine;
            const Times t = timesOf(work);
            std::printf("%6d 格，%s：%s，%.0f μs，每秒 %.1f 十亿个\n", bins, name, fine ? "对" : "错", 1e3 * t.median, n / t.median / 1e6);
        };
        run("全局内存的原子加  ", [&] { histogramGlobal<<<4 * sms, kThreads>>>(dKey, n, dBins, 0); });
        for (const int cluster : {1, 2, 4, 8}) {
            const int perBlock = bins / cluster, shared = perBlock * static_cast<int>(sizeof(unsigned));
            if (shared > 200 * 1024 || cluster > bins / 1024) continue;
            CHECK(cudaFuncSetAttribute(histogramCluster, cudaFuncAttributeMaxDynamicSharedMemorySize, shared));
            const int perSm = shared > 100 * 1024 ? 1 : shared > 50 * 1024 ? 2 : 4;
            char name[64];
            std::snprintf(name, sizeof name, "%d 块一簇，每块 %3d KiB", cluster, shared / 1024);
            run(name, [&] { launch(histogramCluster, sms * perSm / cluster * cluster, kThreads, cluster, shared, static_cast<const unsigned*>(dKey), n, dBins, perBlock); });
        }
        CHECK(cudaFree(dKey));
        CHECK(cudaFree(dBins));
    }
    CHECK(cudaFree(dCycles));
    CHECK(cudaFree(dEnd));
    return wrong;
}
