#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <numeric>
#include <vector>
#include "times.cuh"

constexpr int kBlock = 256;
constexpr int kWarps = kBlock / 32;
constexpr unsigned kFull = 0xffffffffu;

// #region hillis
// 一块扫 kBlock 个，含自己
__global__ void scanHillisSteele(const int* in, int* out, int n) {
    __shared__ int buf[2][kBlock];
    const int t = threadIdx.x;
    int now = 0;
    buf[0][t] = t < n ? in[t] : 0;
    __syncthreads();
    for (int d = 1; d < kBlock; d *= 2) {
        buf[1 - now][t] = buf[now][t] + (t >= d ? buf[now][t - d] : 0);
        now = 1 - now;
        __syncthreads();
    }
    if (t < n) out[t] = buf[now][t];
}
// #endregion

// #region blelloch
__host__ __device__ int slot(int i) { return i + i / 32; }  // 每 32 个空一格，避开存储体冲突

// 一块扫 2 * kBlock 个，不含自己
__global__ void scanBlelloch(const int* in, int* out, int n) {
    constexpr int kLength = 2 * kBlock;
    __shared__ int tree[kLength + kLength / 32];
    const int t = threadIdx.x;
    for (int i = t; i < kLength; i += kBlock) tree[slot(i)] = i < n ? in[i] : 0;

    for (int d = 1; d < kLength; d *= 2) {  // 上扫：右端攒下 2d 个数之和
        __syncthreads();
        const int right = 2 * d * (t + 1) - 1;
        if (right < kLength) tree[slot(right)] += tree[slot(right - d)];
    }
    if (t == 0) tree[slot(kLength - 1)] = 0;
    for (int d = kBlock; d > 0; d /= 2) {  // 下扫：左孩子拿父亲的，右孩子再加上左子树的和
        __syncthreads();
        const int right = 2 * d * (t + 1) - 1;
        if (right < kLength) {
            const int left = tree[slot(right - d)];
            tree[slot(right - d)] = tree[slot(right)];
            tree[slot(right)] += left;
        }
    }
    __syncthreads();
    for (int i = t; i < kLength; i += kBlock)
        if (i < n) out[i] = tree[slot(i)];
}
// #endregion

// #region block
__device__ int warpScan(int v) {
    for (int d = 1; d < 32; d *= 2) {
        const int left = __shfl_up_sync(kFull, v, d);
        if (static_cast<int>(threadIdx.x % 32) >= d) v += left;
    }
    return v;
}

// 全块的扫描，含自己；total 是全块之和。一个核函数里只调用一次
__device__ int blockScan(int v, int& total) {
    __shared__ int sums[kWarps];
    const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    const int s = warpScan(v);
    if (lane == 31) sums[warp] = s;
    __syncthreads();
    if (warp == 0) {
        const int scanned = warpScan(lane < kWarps ? sums[lane] : 0);
        if (lane < kWarps) sums[lane] = scanned;
    }
    __syncthreads();
    total = sums[kWarps - 1];
    return s + (warp > 0 ? sums[warp - 1] : 0);
}
// #endregion

// #region three
__global__ void scanBlocks(const int* in, int* out, int* blockSums, int n) {
    const int i = blockIdx.x * kBlock + threadIdx.x;
    int total;
    const int s = blockScan(i < n ? in[i] : 0, total);
    if (i < n) out[i] = s;
    if (threadIdx.x == 0) blockSums[blockIdx.x] = total;
}

__global__ void addOffsets(int* out, const int* scannedSums, int n) {
    const int i = blockIdx.x * kBlock + threadIdx.x;
    if (i < n && blockIdx.x > 0) out[i] += scannedSums[blockIdx.x - 1];
}

void scanThreePhase(const int* dIn, int* dOut, int n) {
    if (n == 0) return;  // 零块的启动是错误
    const int grid = (n + kBlock - 1) / kBlock;
    int* dSums;
    CHECK(cudaMalloc(&dSums, grid * sizeof(int)));
    scanBlocks<<<grid, kBlock>>>(dIn, dOut, dSums, n);
    CHECK(cudaGetLastError());
    if (grid > 1) {
        scanThreePhase(dSums, dSums, grid);  // 每块的和也是一个数组，照样扫
        addOffsets<<<grid, kBlock>>>(dOut, dSums, n);
        CHECK(cudaGetLastError());
    }
    CHECK(cudaFree(dSums));
}
// #endregion

// #region lookback
using State = unsigned long long;  // 高 32 位是状态，低 32 位是数：一次写出，别人不会看到一半
constexpr State kSum = 1ull << 32, kPrefix = 2ull << 32;  // 0 是“还没有”

__device__ void publish(State* s, State flag, int value) { atomicExch(s, flag | static_cast<unsigned>(value)); }

// 等第 p 段有了状态再返回
__device__ State await(State* s) {
    State word;
    while ((word = atomicAdd(s, 0ull)) == 0) __nanosleep(20);
    return word;
}

__global__ void scanLookback(const int* in, int* out, unsigned* ticket, State* state, int n) {
    __shared__ int tile, before;
    if (threadIdx.x == 0) tile = static_cast<int>(atomicAdd(ticket, 1u));  // 按开工的次序领段
    __syncthreads();
    const int i = tile * kBlock + threadIdx.x;
    int total;
    const int s = blockScan(i < n ? in[i] : 0, total);

    if (threadIdx.x == 0) {
        publish(&state[tile], tile == 0 ? kPrefix : kSum, total);
        int sum = 0;
        for (int p = tile - 1; p >= 0; --p) {  // 往回看，看到一个前缀就停
            const State word = await(&state[p]);
            sum += static_cast<int>(static_cast<unsigned>(word));
            if (word >= kPrefix) break;
        }
        if (tile > 0) publish(&state[tile], kPrefix, sum + total);
        before = sum;
    }
    __syncthreads();
    if (i < n) out[i] = before + s;
}
// #endregion

void scanOnePass(const int* dIn, int* dOut, int n) {
    if (n == 0) return;
    const int grid = (n + kBlock - 1) / kBlock;
    unsigned* dTicket;
    State* dState;
    CHECK(cudaMalloc(&dTicket, sizeof(unsigned)));
    CHECK(cudaMalloc(&dState, grid * sizeof(State)));
    CHECK(cudaMemset(dTicket, 0, sizeof(unsigned)));
    CHECK(cudaMemset(dState, 0, grid * sizeof(State)));
    scanLookback<<<grid, kBlock>>>(dIn, dOut, dTicket, dState, n);
    CHECK(cudaGetLastError());
    CHECK(cudaFree(dTicket));
    CHECK(cudaFree(dState));
}

// 把一种扫描跑一遍，与 std 的结果比
template <typename F>
int test(F scan, int n, bool inclusive) {
    std::vector<int> in(n), out(n, -1), expected(n);
    for (int i = 0; i < n; ++i) in[i] = i * 7 % 13 - 5;
    if (inclusive) std::inclusive_scan(in.begin(), in.end(), expected.begin());
    else std::exclusive_scan(in.begin(), in.end(), expected.begin(), 0);
    const std::size_t bytes = (n + 1) * sizeof(int);
    int *dIn, *dOut;
    CHECK(cudaMalloc(&dIn, bytes));
    CHECK(cudaMalloc(&dOut, bytes));
    CHECK(cudaMemcpy(dIn, in.data(), n * sizeof(int), cudaMemcpyHostToDevice));
    scan(dIn, dOut, n);
    CHECK(cudaGetLastError());
    CHECK(cudaMemcpy(out.data(), dOut, n * sizeof(int), cudaMemcpyDeviceToHost));
    CHECK(cudaFree(dIn));
    CHECK(cudaFree(dOut));
    int wrong = 0;
    for (int i = 0; i < n; ++i) wrong += out[i] != expected[i];
    return wrong;
}

// #region degree
// 步长 2d 那一轮里，同一束访问的冲突度：at 把下标换成第几个字，左右两次访问取大的
template <typename At>
int degree(int d, At at) {
    int worst = 0;
    for (int first = 0; first < kBlock; first += 32)
        for (const int back : {0, d}) {
            int bank[32] = {};
            for (int t = first; t < first + 32; ++t) {
                const int right = 2 * d * (t + 1) - 1;
                if (right < 2 * kBlock) worst = std::max(worst, ++bank[at(right - back) % 32]);
            }
        }
    return worst;
}
// #endregion

// 缓冲区先备好，只量核函数；拿同样长的一次拷贝作比
void timeAll(int n) {
    std::vector<int> in(n);
    for (int i = 0; i < n; ++i) in[i] = i * 7 % 13 - 5;
    const std::size_t bytes = n * sizeof(int);
    int *dIn, *dOut;
    CHECK(cudaMalloc(&dIn, bytes));
    CHECK(cudaMalloc(&dOut, bytes));
    CHECK(cudaMemcpy(dIn, in.data(), bytes, cudaMemcpyHostToDevice));
    const double needed = 2.0 * static_cast<double>(bytes);
    printTimes("拷贝            ", timesOf([&] { CHECK(cudaMemcpyAsync(dOut, dIn, bytes, cudaMemcpyDeviceToDevice)); }), needed);

    std::vector<int*> sums;  // 每一层的块和
    for (int left = n; left > 1;) {
        left = (left + kBlock - 1) / kBlock;
        CHECK(cudaMalloc(&sums.emplace_back(), left * sizeof(int)));
    }
    const std::function<void(const int*, int*, int, int)> scan = [&](const int* from, int* to, int length, int level) {
        const int grid = (length + kBlock - 1) / kBlock;
        scanBlocks<<<grid, kBlock>>>(from, to, sums[level], length);
        if (grid == 1) return;
        scan(sums[level], sums[level], grid, level + 1);
        addOffsets<<<grid, kBlock>>>(to, sums[level], length);
    };
    printTimes("scanThreePhase  ", timesOf([&] { scan(dIn, dOut, n, 0); }), needed);

    const int grid = (n + kBlock - 1) / kBlock;
    unsigned* dTicket;
    State* dState;
    CHECK(cudaMalloc(&dTicket, sizeof(unsigned)));
    CHECK(cudaMalloc(&dState, grid * sizeof(State)));
    const auto onePass = [&] {
        CHECK(cudaMemsetAsync(dTicket, 0, sizeof(unsigned)));
        CHECK(cudaMemsetAsync(dState, 0, grid * sizeof(State)));
        scanLookback<<<grid, kBlock>>>(dIn, dOut, dTicket, dState, n);
    };
    printTimes("scanLookback    ", timesOf(onePass), needed);
    CHECK(cudaGetLastError());
    for (int* p : sums) CHECK(cudaFree(p));
    CHECK(cudaFree(dTicket));
    CHECK(cudaFree(dState));
    CHECK(cudaFree(dIn));
    CHECK(cudaFree(dOut));
}

int main(int argc, char** argv) {
    std::printf("冲突度，d 从 1 到 %d：", kBlock);
    for (int d = 1; d <= kBlock; d *= 2) std::printf(" %d", degree(d, [](int i) { return i; }));
    std::printf("；空一格以后：");
    for (int d = 1; d <= kBlock; d *= 2) std::printf(" %d", degree(d, slot));
    std::printf("\n");
    const auto hillis = [](const int* in, int* out, int n) { scanHillisSteele<<<1, kBlock>>>(in, out, n); };
    const auto blelloch = [](const int* in, int* out, int n) { scanBlelloch<<<1, kBlock>>>(in, out, n); };
    int a = 0, b = 0, c = 0, d = 0;
    for (int n : {1, 31, 200, 256}) a += test(hillis, n, true);
    for (int n : {1, 33, 300, 512}) b += test(blelloch, n, false);
    const int big = argc > 1 ? std::atoi(argv[1]) : 100000;
    for (int n : {0, 1, 255, 256, 257, 65537, big}) {
        c += test(scanThreePhase, n, true);
        d += test(scanOnePass, n, true);
    }
    std::printf("scanHillisSteele 错误 %d 处\n", a);
    std::printf("scanBlelloch     错误 %d 处\n", b);
    std::printf("scanThreePhase   错误 %d 处，长度 0、1、255、256、257、65537、%d\n", c, big);
    std::printf("scanLookback     错误 %d 处，长度同上\n", d);
    if (wantsTimes(argc, argv)) timeAll(big);
    return a + b + c + d != 0;
}
