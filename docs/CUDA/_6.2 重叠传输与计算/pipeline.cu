#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>
#include "check.cuh"
#include "timer.cuh"

__global__ void vectorAdd(const float* a, const float* b, float* c, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) c[i] = a[i] + b[i];
}

constexpr int kBlock = 256;
constexpr int kRepeat = 5;  // 每种次序量几次，报中位数

// #region stages
struct Lane {  // 一个流和它的三个设备缓冲区
    cudaStream_t stream;
    float *dA, *dB, *dC;
};

struct Job {
    const float *a, *b;
    float* c;
    int n, chunk;  // 元素总数、每块元素数
    int from(int k) const { return k * chunk; }
    int count(int k) const { return std::min(chunk, n - from(k)); }
    int chunks() const { return (n + chunk - 1) / chunk; }
};

void upload(const Job& job, const Lane& lane, int k) {
    const std::size_t bytes = job.count(k) * sizeof(float);
    CHECK(cudaMemcpyAsync(lane.dA, job.a + job.from(k), bytes, cudaMemcpyHostToDevice, lane.stream));
    CHECK(cudaMemcpyAsync(lane.dB, job.b + job.from(k), bytes, cudaMemcpyHostToDevice, lane.stream));
}

void compute(const Job& job, const Lane& lane, int k) {
    const int count = job.count(k);
    vectorAdd<<<(count + kBlock - 1) / kBlock, kBlock, 0, lane.stream>>>(lane.dA, lane.dB, lane.dC, count);
    CHECK(cudaGetLastError());
}

void download(const Job& job, const Lane& lane, int k) {
    CHECK(cudaMemcpyAsync(job.c + job.from(k), lane.dC, job.count(k) * sizeof(float), cudaMemcpyDeviceToHost, lane.stream));
}
// #endregion

// #region orders
// 逐块（深度优先）：一块的三步发完，再发下一块
void depthFirst(const Job& job, const std::vector<Lane>& lanes) {
    for (int k = 0; k < job.chunks(); ++k) {
        const Lane& lane = lanes[k % lanes.size()];
        upload(job, lane, k);
        compute(job, lane, k);
        download(job, lane, k);
    }
}

// 逐级（广度优先）：每轮先发各流的上传，再发各流的计算，再发各流的下载
void breadthFirst(const Job& job, const std::vector<Lane>& lanes) {
    const int chunks = job.chunks(), width = static_cast<int>(lanes.size());
    for (int first = 0; first < chunks; first += width) {
        const int last = std::min(first + width, chunks);
        for (int k = first; k < last; ++k) upload(job, lanes[k % width], k);
        for (int k = first; k < last; ++k) compute(job, lanes[k % width], k);
        for (int k = first; k < last; ++k) download(job, lanes[k % width], k);
    }
}
// #endregion

int main(int argc, char** argv) {
    const int n = argc > 1 ? std::atoi(argv[1]) : 1 << 16;
    const int chunks = argc > 2 ? std::atoi(argv[2]) : 10;
    const int streams = argc > 3 ? std::atoi(argv[3]) : 3;
    const std::size_t bytes = n * sizeof(float);
    float *a, *b, *c;
    CHECK(cudaMallocHost(&a, bytes));
    CHECK(cudaMallocHost(&b, bytes));
    CHECK(cudaMallocHost(&c, bytes));
    for (int i = 0; i < n; ++i) {
        a[i] = static_cast<float>(i % 100);
        b[i] = static_cast<float>(i % 7);
    }

    const struct {
        const char* name;
        int chunks, streams;
        void (*issue)(const Job&, const std::vector<Lane>&);
    } plans[] = {{"不切", 1, 1, depthFirst}, {"逐块", chunks, streams, depthFirst}, {"逐级", chunks, streams, breadthFirst}};
    vectorAdd<<<1, kBlock>>>(nullptr, nullptr, nullptr, 0);  // 预热：装入核函数，免得算到第一种头上
    CHECK(cudaGetLastError());
    CHECK(cudaDeviceSynchronize());
    int wrongTotal = 0;
    for (const auto& plan : plans) {
        const Job job{a, b, c, n, (n + plan.chunks - 1) / plan.chunks};
        std::vector<Lane> lanes(plan.streams);
        for (Lane& lane : lanes) {
            CHECK(cudaStreamCreate(&lane.stream));  // 阻塞流：默认流上的计时事件会等它们
            for (float** p : {&lane.dA, &lane.dB, &lane.dC}) CHECK(cudaMalloc(p, job.chunk * sizeof(float)));
        }
        std::memset(c, 0, bytes);
        GpuTimer timer;
        std::vector<float> ms(kRepeat);
        for (float& one : ms) {
            timer.start();
            plan.issue(job, lanes);
            one = timer.stop();
        }
        std::sort(ms.begin(), ms.end());
        int wrong = 0;
        for (int i = 0; i < n; ++i) wrong += c[i] != a[i] + b[i];
        wrongTotal += wrong;
        std::printf("%s：%2d 块，%d 个流，错误 %d 处，%.3f ms\n", plan.name, job.chunks(), plan.streams, wrong, ms[kRepeat / 2]);
        for (Lane& lane : lanes) {
            for (float* p : {lane.dA, lane.dB, lane.dC}) CHECK(cudaFree(p));
            CHECK(cudaStreamDestroy(lane.stream));
        }
    }
    CHECK(cudaFreeHost(a));
    CHECK(cudaFreeHost(b));
    CHECK(cudaFreeHost(c));
    return wrongTotal ? EXIT_FAILURE : EXIT_SUCCESS;
}
