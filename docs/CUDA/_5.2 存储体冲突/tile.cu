#include <algorithm>
#include <cstdio>
#include <vector>
#include "times.cuh"

constexpr int kTile = 32;

// #region kernels
struct Plain {  // 行长 32
    static constexpr int size = kTile * kTile;
    __host__ __device__ static int at(int row, int col) { return row * kTile + col; }
};
struct Padded {  // 行长 33，每行末尾空一个字
    static constexpr int size = kTile * (kTile + 1);
    __host__ __device__ static int at(int row, int col) { return row * (kTile + 1) + col; }
};
struct Swizzled {  // 行长 32，列号异或行号
    static constexpr int size = kTile * kTile;
    __host__ __device__ static int at(int row, int col) { return row * kTile + (col ^ row); }
};

// 一块转置一个 32×32 的方块：按行写入，按列读出
template <typename Layout>
__global__ void transposeTile(const float* in, float* out) {
    __shared__ float tile[Layout::size];
    const int x = threadIdx.x, y = threadIdx.y;
    tile[Layout::at(y, x)] = in[y * kTile + x];
    __syncthreads();
    out[y * kTile + x] = tile[Layout::at(x, y)];
}
// #endregion

// #region ways
// 32 束一共要几个周期：写入时第 k 束的线程 x 碰 (k, x)，读出时碰 (x, k)，每个元素一个字
template <typename Layout>
int cycles(bool reading) {
    int total = 0;
    for (int k = 0; k < kTile; ++k) {
        int bank[32] = {}, worst = 0;
        for (int x = 0; x < kTile; ++x) worst = std::max(worst, ++bank[(reading ? Layout::at(x, k) : Layout::at(k, x)) % 32]);
        total += worst;
    }
    return total;
}
// #endregion

// 同样的写入与读出各做 rounds 遍，不碰全局内存；最后写出一个数，编译器才不会整个删去
template <typename Layout>
__global__ void shuffleTile(float* out, int rounds) {
    __shared__ float tile[Layout::size];
    const int x = threadIdx.x, y = threadIdx.y;
    float v = static_cast<float>(x);
    for (int k = 0; k < rounds; ++k) {
        tile[Layout::at(y, x)] = v;
        __syncthreads();
        v += tile[Layout::at(x, y)];
        __syncthreads();
    }
    out[blockIdx.x * kTile * kTile + y * kTile + x] = v;
}

template <typename Layout>
void timeTile(const char* name) {
    constexpr int kRounds = 1000;
    int device = 0, sms = 0;
    CHECK(cudaGetDevice(&device));
    CHECK(cudaDeviceGetAttribute(&sms, cudaDevAttrMultiProcessorCount, device));
    float* dOut;
    CHECK(cudaMalloc(&dOut, sizeof(float) * sms * kTile * kTile));
    printTimes(name, timesOf([&] { shuffleTile<Layout><<<sms, dim3(kTile, kTile)>>>(dOut, kRounds); }));
    CHECK(cudaGetLastError());
    CHECK(cudaFree(dOut));
}

template <typename Layout>
int test(const char* name) {
    std::vector<float> in(kTile * kTile), out(in.size());
    for (std::size_t i = 0; i < in.size(); ++i) in[i] = static_cast<float>(i);
    const std::size_t bytes = in.size() * sizeof(float);
    float *dIn, *dOut;
    CHECK(cudaMalloc(&dIn, bytes));
    CHECK(cudaMalloc(&dOut, bytes));
    CHECK(cudaMemcpy(dIn, in.data(), bytes, cudaMemcpyHostToDevice));
    transposeTile<Layout><<<1, dim3(kTile, kTile)>>>(dIn, dOut);
    CHECK(cudaGetLastError());
    CHECK(cudaMemcpy(out.data(), dOut, bytes, cudaMemcpyDeviceToHost));
    CHECK(cudaFree(dIn));
    CHECK(cudaFree(dOut));

    int wrong = 0;
    for (std::size_t row = 0; row < kTile; ++row)
        for (std::size_t col = 0; col < kTile; ++col) wrong += out[row * kTile + col] != in[col * kTile + row];
    std::printf("%-8s 共享内存 %d B，写入 %d 路，读出 %d 路，错误 %d 处\n", name, Layout::size * 4,
                cycles<Layout>(false) / kTile, cycles<Layout>(true) / kTile, wrong);
    return wrong;
}

int main(int argc, char** argv) {
    const int wrong = test<Plain>("Plain") + test<Padded>("Padded") + test<Swizzled>("Swizzled");
    if (wantsTimes(argc, argv)) {  // 每个 SM 一块，写读 1000 遍
        timeTile<Plain>("Plain   ");
        timeTile<Padded>("Padded  ");
        timeTile<Swizzled>("Swizzled");
    }
    return wrong != 0;
}
