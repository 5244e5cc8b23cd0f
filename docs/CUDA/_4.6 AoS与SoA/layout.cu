#include <cstdio>
#include <cstdlib>
#include <functional>
#include <set>
#include <vector>
#include "times.cuh"

constexpr int kBlock = 256;

// #region layouts
constexpr int kFields = 8;  // 粒子：x y z vx vy vz mass charge，共 32 字节
struct alignas(16) Particle { float x, y, z, vx, vy, vz, mass, charge; };

// 三种布局里，第 i 个粒子的第 f 个字段在第几个 float
__host__ __device__ inline int atAoS(int i, int f, int) { return i * kFields + f; }
__host__ __device__ inline int atSoA(int i, int f, int n) { return f * n + i; }
__host__ __device__ inline int atTiled(int i, int f, int) { return i / 32 * 32 * kFields + f * 32 + i % 32; }
// #endregion

// #region kernels
template <int (*At)(int, int, int)>
__global__ void move(float* p, int n, float dt) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    for (int f = 0; f < 3; ++f) p[At(i, f, n)] += p[At(i, f + 3, n)] * dt;
}

// 仍是结构数组，但一条指令 16 字节：两条读、一条写
__global__ void moveVector(Particle* p, int n, float dt) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    float4* half = reinterpret_cast<float4*>(p + i);
    float4 lo = half[0];         // x y z vx
    const float4 hi = half[1];   // vy vz mass charge
    lo.x += lo.w * dt;
    lo.y += hi.x * dt;
    lo.z += hi.y * dt;
    half[0] = lo;
}
// #endregion

using At = std::function<int(int, int)>;  // (线程, 字段) → 第几个 float

// 第 0 束读字段 0..5，每条指令 width 个 float：返回各请求扇区数之和，与不同的扇区数
void count(const char* name, const At& at, int width) {
    std::set<int> all;
    std::size_t requests = 0, sum = 0;
    for (int f = 0; f < 6; f += width, ++requests) {
        std::set<int> hit;
        for (int t = 0; t < 32; ++t) hit.insert(at(t, f) * 4 / 32);
        sum += hit.size();
        all.insert(hit.begin(), hit.end());
    }
    std::printf("%zu 个请求 %3zu 扇区，不同的 %2zu 个（效率 %5.1f%%）  %s\n", requests, sum, all.size(),
                100.0 * 6 * 32 * 4 / (32.0 * static_cast<double>(all.size())), name);
}

int main(int argc, char** argv) {
    const int n = argc > 1 ? std::atoi(argv[1]) / 32 * 32 : (1 << 14) + 32;  // 最后一块不满
    const float dt = 2.0f;
    const auto start = [](int i, int f) { return static_cast<float>((i * 7 + f * 5) % 64); };

    const At aos = [n](int i, int f) { return atAoS(i, f, n); };
    const At soa = [n](int i, int f) { return atSoA(i, f, n); };
    const At tiled = [n](int i, int f) { return atTiled(i, f, n); };
    count("AoS", aos, 1);
    count("AoS，float4", aos, 4);
    count("SoA", soa, 1);
    count("AoSoA（每组 32）", tiled, 1);

    std::vector<float> host(static_cast<std::size_t>(n) * kFields);
    float* dP = nullptr;
    CHECK(cudaMalloc(&dP, host.size() * sizeof(float)));
    const int grid = (n + kBlock - 1) / kBlock;
    int wrong = 0;
    const auto test = [&](const char* name, const At& at, const std::function<void()>& launch) {
        for (int i = 0; i < n; ++i)
            for (int f = 0; f < kFields; ++f) host[at(i, f)] = start(i, f);
        CHECK(cudaMemcpy(dP, host.data(), host.size() * sizeof(float), cudaMemcpyHostToDevice));
        launch();
        CHECK(cudaGetLastError());
        CHECK(cudaMemcpy(host.data(), dP, host.size() * sizeof(float), cudaMemcpyDeviceToHost));
        int bad = 0;
        for (int i = 0; i < n; ++i)
            for (int f = 0; f < kFields; ++f)
                bad += host[at(i, f)] != start(i, f) + (f < 3 ? start(i, f + 3) * dt : 0.0f);
        std::printf("%s：错误 %d 处\n", name, bad);
        if (wantsTimes(argc, argv)) printTimes(name, timesOf(launch), 9.0 * sizeof(float) * n);  // 要的：读 6 个字段，写 3 个
        wrong += bad;
    };
    test("AoS", aos, [&] { move<atAoS><<<grid, kBlock>>>(dP, n, dt); });
    test("AoS，float4", aos, [&] { moveVector<<<grid, kBlock>>>(reinterpret_cast<Particle*>(dP), n, dt); });
    test("SoA", soa, [&] { move<atSoA><<<grid, kBlock>>>(dP, n, dt); });
    test("AoSoA", tiled, [&] { move<atTiled><<<grid, kBlock>>>(dP, n, dt); });
    CHECK(cudaFree(dP));
    return wrong != 0;
}
