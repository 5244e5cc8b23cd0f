#include <algorithm>
#include <cstdio>
#include <vector>
#include "check.cuh"

constexpr int kBlock = 128;
constexpr unsigned kFull = 0xffffffffu;

// #region kernels
// 一行一个线程：rows 是要做的行号，第 r 行是 v[start[r]] 到 v[start[r+1]-1]
__global__ void sumByThread(const int* rows, int count, const int* start, const float* v, float* out) {
    const int k = blockIdx.x * kBlock + threadIdx.x;
    if (k >= count) return;
    const int r = rows[k];
    float sum = 0.0f;
    for (int i = start[r]; i < start[r + 1]; ++i) sum += v[i];
    out[r] = sum;
}

// 一行一束
__global__ void sumByWarp(const int* rows, int count, const int* start, const float* v, float* out) {
    const int lane = threadIdx.x % 32;
    const int k = (blockIdx.x * kBlock + threadIdx.x) / 32;
    if (k >= count) return;  // 整束一起返回
    const int r = rows[k];
    float sum = 0.0f;
    for (int i = start[r] + lane; i < start[r + 1]; i += 32) sum += v[i];
    for (int d = 16; d > 0; d /= 2) sum += __shfl_down_sync(kFull, sum, d);
    if (lane == 0) out[r] = sum;
}
// #endregion kernels

struct Rows {
    std::vector<int> start;
    std::vector<float> v, expected;
    int *dStart, *dRows;
    float *dV, *dOut;
    int length(int r) const { return start[r + 1] - start[r]; }
};

// 启动一批行，返回这批的“束步”数：每束的循环次数之和
long launch(const Rows& a, const std::vector<int>& rows, bool byWarp) {
    const int count = static_cast<int>(rows.size());
    if (count == 0) return 0;
    CHECK(cudaMemset(a.dRows, 0xff, a.expected.size() * sizeof(int)));  // 没有填的是 -1：多做一行就越界
    CHECK(cudaMemcpy(a.dRows, rows.data(), count * sizeof(int), cudaMemcpyHostToDevice));
    const int threads = byWarp ? count * 32 : count;
    const auto kernel = byWarp ? sumByWarp : sumByThread;
    kernel<<<(threads + kBlock - 1) / kBlock, kBlock>>>(a.dRows, count, a.dStart, a.dV, a.dOut);
    CHECK(cudaGetLastError());

    long steps = 0;
    if (byWarp) {
        for (const int r : rows) steps += (a.length(r) + 31) / 32;
    } else {
        for (int w = 0; w < count; w += 32) {
            int longest = 0;
            for (int k = w; k < std::min(w + 32, count); ++k) longest = std::max(longest, a.length(rows[k]));
            steps += longest;
        }
    }
    return steps;
}

int main() {
    const int n = 2048;  // 每 64 行有一行长 1024，其余长 1 到 7
    Rows a;
    a.start.push_back(0);
    for (int r = 0; r < n; ++r) {
        const int length = r % 64 == 0 ? 1024 : r % 7 + 1;
        float sum = 0.0f;
        for (int i = 0; i < length; ++i) {
            a.v.push_back(static_cast<float>((r + i) % 5));
            sum += a.v.back();
        }
        a.expected.push_back(sum);
        a.start.push_back(static_cast<int>(a.v.size()));
    }
    const int total = a.start[n];
    CHECK(cudaMalloc(&a.dStart, (n + 1) * sizeof(int)));
    CHECK(cudaMalloc(&a.dRows, n * sizeof(int)));
    CHECK(cudaMalloc(&a.dV, total * sizeof(float)));
    CHECK(cudaMalloc(&a.dOut, n * sizeof(float)));
    CHECK(cudaMemcpy(a.dStart, a.start.data(), (n + 1) * sizeof(int), cudaMemcpyHostToDevice));
    CHECK(cudaMemcpy(a.dV, a.v.data(), total * sizeof(float), cudaMemcpyHostToDevice));

    std::vector<int> all(n), shortRows, longRows;
    for (int r = 0; r < n; ++r) {
        all[r] = r;
        (a.length(r) <= 32 ? shortRows : longRows).push_back(r);
    }
    int wrong = 0;
    const auto report = [&](const char* name, long steps) {
        std::vector<float> out(n);
        CHECK(cudaMemcpy(out.data(), a.dOut, n * sizeof(float), cudaMemcpyDeviceToHost));
        for (int r = 0; r < n; ++r) wrong += out[r] != a.expected[r];
        CHECK(cudaMemset(a.dOut, 0, n * sizeof(float)));
        std::printf("%s：%6ld 束步，道效率 %4.1f%%\n", name, steps, 100.0 * total / (32.0 * static_cast<double>(steps)));
    };
    launch(a, {0, 1, 2}, true);  // 三行：最后一块有一束没有行，它若不返回，读到的行号是 -1
    report("一行一线程", launch(a, all, false));
    report("一行一束  ", launch(a, all, true));
    report("按长短分桶", launch(a, shortRows, false) + launch(a, longRows, true));
    std::printf("错误 %d 处\n", wrong);

    CHECK(cudaFree(a.dStart));
    CHECK(cudaFree(a.dRows));
    CHECK(cudaFree(a.dV));
    CHECK(cudaFree(a.dOut));
    return wrong != 0;
}
