#include <cstdio>
#include <cstdlib>
#include <set>
#include <vector>
#include "times.cuh"

constexpr int kBlock = 256;
constexpr unsigned kFull = 0xffffffffu;

#ifndef COUNTING
#define COUNTING true  // 量时间时用 -DCOUNTING=false 编译，次数那两行就印 0
#endif

// #region counted
__device__ int issued;  // 核函数发出过几次原子加

__device__ int add(int* to, int v) {
    if (COUNTING) atomicAdd(&issued, 1);
    return atomicAdd(to, v);
}
// #endregion

// #region naive
__global__ void compactNaive(const int* in, int* out, int* count, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n && in[i] > 0) out[add(count, 1)] = in[i];
}

__global__ void histogramNaive(const int* key, int* bins, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) add(&bins[key[i]], 1);
}
// #endregion

// #region reduce
// 只有 0 号道得到全束之和
template <typename T>
__device__ T warpSum(T v) {
    for (int d = 16; d > 0; d /= 2) v += __shfl_down_sync(kFull, v, d);
    return v;
}

// 每一道都得到全束之和
template <typename T>
__device__ T warpSumAll(T v) {
    for (int d = 16; d > 0; d /= 2) v += __shfl_xor_sync(kFull, v, d);
    return v;
}

// 每一道得到从 0 号到自己的和（含自己）
template <typename T>
__device__ T warpScan(T v) {
    const int lane = threadIdx.x % 32;
    for (int d = 1; d < 32; d *= 2) {
        const T left = __shfl_up_sync(kFull, v, d);
        if (lane >= d) v += left;  // 洗牌人人都做，加不加再分情况
    }
    return v;
}

__global__ void sums(const int* in, int* scan, int* total, int* totalAll, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    const int v = i < n ? in[i] : 0;  // 越界的补零，不提前返回
    const int s = warpScan(v), t = warpSum(v), all = warpSumAll(v);
    if (i < n) {
        scan[i] = s;
        totalAll[i] = all;
        if (i % 32 == 0) total[i / 32] = t;
    }
}
// #endregion

// 浮点数的和：differ[0] 数有道与向下版的 0 号道不同的束（异或版），differ[1] 数末道与它不同的束（扫描）
__global__ void floatOrders(const int* in, int* differ, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    const float v = i < n ? static_cast<float>(in[i]) / 3.0f : 0.0f;
    const float down = __shfl_sync(kFull, warpSum(v), 0);
    const bool all = __any_sync(kFull, warpSumAll(v) != down) != 0;
    const bool last = __shfl_sync(kFull, warpScan(v), 31) != down;
    if (threadIdx.x % 32 != 0) return;
    if (all) atomicAdd(&differ[0], 1);
    if (last) atomicAdd(&differ[1], 1);
}

// #region compact
// 挑出正数，次序不限；一束只做一次原子加
__global__ void compact(const int* in, int* out, int* count, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    const int lane = threadIdx.x % 32;
    const bool keep = i < n && in[i] > 0;
    const unsigned votes = __ballot_sync(kFull, keep);       // 第 j 位：j 号道要不要
    if (votes == 0) return;                                  // 全束一致，可以返回
    int base = 0;
    if (lane == 0) base = add(count, __popc(votes));         // 替全束占位
    base = __shfl_sync(kFull, base, 0);                      // 告诉大家
    const int rank = __popc(votes & ((1u << lane) - 1));     // 前面有几个要的
    if (keep) out[base + rank] = in[i];
}
// #endregion

// #region histogram
// 同一束里键相同的道合成一次原子加
__global__ void histogram(const int* key, int* bins, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    const unsigned live = __ballot_sync(kFull, i < n);       // 分支之前先把掩码算好
    if (i >= n) return;
    const unsigned same = __match_any_sync(live, key[i]);    // 与我同键的道
    const int leader = __ffs(static_cast<int>(same)) - 1;    // 其中号最小的
    if (threadIdx.x % 32 == leader) add(&bins[key[i]], __popc(same));
}
// #endregion

// 跑一次核函数，返回它发出的原子加的次数
template <typename F>
int atomicsOf(F launch) {
    int times = 0;
    CHECK(cudaMemcpyToSymbol(issued, &times, sizeof times));
    launch();
    CHECK(cudaGetLastError());
    CHECK(cudaMemcpyFromSymbol(&times, issued, sizeof times));
    return times;
}

int main(int argc, char** argv) {
    const int n = argc > 1 ? std::atoi(argv[1]) : 100003;
    const int warps = (n + 31) / 32, kBins = 8;
    const std::size_t bytes = n * sizeof(int);
    std::vector<int> in(n), key(n);
    for (int i = 0; i < n; ++i) {
        in[i] = i % 101 * 37 % 101 - 60;
        key[i] = i / 5 % kBins;
    }

    int *dIn, *dKey, *dScan, *dAll, *dTotal, *dOut, *dCount, *dBins;
    CHECK(cudaMalloc(&dIn, bytes));
    CHECK(cudaMalloc(&dKey, bytes));
    CHECK(cudaMalloc(&dScan, bytes));
    CHECK(cudaMalloc(&dAll, bytes));
    CHECK(cudaMalloc(&dOut, bytes));
    CHECK(cudaMalloc(&dTotal, warps * sizeof(int)));
    CHECK(cudaMalloc(&dCount, sizeof(int)));
    CHECK(cudaMalloc(&dBins, kBins * sizeof(int)));
    CHECK(cudaMemcpy(dIn, in.data(), bytes, cudaMemcpyHostToDevice));
    CHECK(cudaMemcpy(dKey, key.data(), bytes, cudaMemcpyHostToDevice));

    const int grid = (n + kBlock - 1) / kBlock;
    int wrong = 0;
    sums<<<grid, kBlock>>>(dIn, dScan, dTotal, dAll, n);
    CHECK(cudaGetLastError());

    std::vector<int> scan(n), all(n), total(warps);
    CHECK(cudaMemcpy(scan.data(), dScan, bytes, cudaMemcpyDeviceToHost));
    CHECK(cudaMemcpy(all.data(), dAll, bytes, cudaMemcpyDeviceToHost));
    CHECK(cudaMemcpy(total.data(), dTotal, warps * sizeof(int), cudaMemcpyDeviceToHost));
    std::multiset<int> expectedKept;
    std::vector<int> expectedBins(kBins);
    for (int w = 0; w < warps; ++w) {
        const int first = 32 * w, last = first + 32 < n ? first + 32 : n;
        int sum = 0;
        for (int i = first; i < last; ++i) {
            sum += in[i];
            wrong += scan[i] != sum;
            if (in[i] > 0) expectedKept.insert(in[i]);
            ++expectedBins[key[i]];
        }
        for (int i = first; i < last; ++i) wrong += all[i] != sum;
        wrong += total[w] != sum;
    }

    // 浮点数：异或版每一道都与向下版的 0 号道逐位相同，扫描的末道有的束不同
    int differ[2] = {};
    CHECK(cudaMemset(dBins, 0, kBins * sizeof(int)));
    floatOrders<<<grid, kBlock>>>(dIn, dBins, n);
    CHECK(cudaGetLastError());
    CHECK(cudaMemcpy(differ, dBins, sizeof differ, cudaMemcpyDeviceToHost));
    wrong += differ[0] + (n > 1000 && differ[1] == 0);

    // #region check
    // 筛选与直方图各有两种写法：都核对结果，并读出各自发了几次原子加
    const auto filter = [&](auto kernel) {
        CHECK(cudaMemset(dCount, 0, sizeof(int)));
        const int times = atomicsOf([&] { kernel<<<grid, kBlock>>>(dIn, dOut, dCount, n); });
        int count = 0;
        CHECK(cudaMemcpy(&count, dCount, sizeof(int), cudaMemcpyDeviceToHost));
        std::vector<int> out(count >= 0 && count <= n ? count : 0);
        CHECK(cudaMemcpy(out.data(), dOut, out.size() * sizeof(int), cudaMemcpyDeviceToHost));
        wrong += std::multiset<int>(out.begin(), out.end()) != expectedKept;
        return times;
    };
    const auto tally = [&](auto kernel) {
        CHECK(cudaMemset(dBins, 0, kBins * sizeof(int)));
        const int times = atomicsOf([&] { kernel<<<grid, kBlock>>>(dKey, dBins, n); });
        std::vector<int> bins(kBins);
        CHECK(cudaMemcpy(bins.data(), dBins, kBins * sizeof(int), cudaMemcpyDeviceToHost));
        wrong += bins != expectedBins;
        return times;
    };
    const int filters[] = {filter(compactNaive), filter(compact)};
    const int tallies[] = {tally(histogramNaive), tally(histogram)};
    std::printf("错误 %d 处\n", wrong);
    std::printf("筛选：逐个加 %d 次原子操作，聚合后 %d 次\n", filters[0], filters[1]);
    std::printf("直方图：逐个加 %d 次，聚合后 %d 次\n", tallies[0], tallies[1]);
    // #endregion
    if (wantsTimes(argc, argv)) {  // 用 -DCOUNTING=false 编译：数次数的那个原子加会盖过要量的
        const double needed = static_cast<double>(bytes);
        printTimes("筛选，逐个加  ", timesOf([&] { CHECK(cudaMemsetAsync(dCount, 0, sizeof(int))); compactNaive<<<grid, kBlock>>>(dIn, dOut, dCount, n); }), needed);
        printTimes("筛选，聚合    ", timesOf([&] { CHECK(cudaMemsetAsync(dCount, 0, sizeof(int))); compact<<<grid, kBlock>>>(dIn, dOut, dCount, n); }), needed);
        printTimes("直方图，逐个加", timesOf([&] { histogramNaive<<<grid, kBlock>>>(dKey, dBins, n); }), needed);
        printTimes("直方图，聚合  ", timesOf([&] { histogram<<<grid, kBlock>>>(dKey, dBins, n); }), needed);
        CHECK(cudaGetLastError());
    }

    for (int* p : {dIn, dKey, dScan, dAll, dOut, dTotal, dCount, dBins}) CHECK(cudaFree(p));
    return wrong != 0;
}
