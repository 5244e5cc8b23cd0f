#include <cstdio>
#include <cstdlib>
#include <vector>
#include "check.cuh"

constexpr int kBlock = 256;
constexpr int kRadius = 4;

// 全局内存版；共享内存版见 5.1。in 指向内部第一个元素，两侧各有 kRadius 格晕区
__global__ void stencil1D(const float* in, float* out, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    float sum = 0.0f;
    for (int k = -kRadius; k <= kRadius; ++k) sum += in[i + k];
    out[i] = sum;
}

// #region part
struct Part {
    int device, count;
    cudaStream_t stream, edgeStream;  // edgeStream 与 edgeDone 到“把交换藏起来”才用
    cudaEvent_t done, edgeDone;       // 这一份上一步的计算
    float *in, *out;                  // 都指向内部的第一个元素
};

// 让当前设备能直接读写 peer 的显存；不支持时复制仍能做，只是经主机中转
void allowPeer(int device, int peer) {
    int can = 0;
    if (device == peer) return;
    CHECK(cudaDeviceCanAccessPeer(&can, device, peer));
    if (!can) return;
    CHECK(cudaSetDevice(device));
    const cudaError_t err = cudaDeviceEnablePeerAccess(peer, 0);
    if (err == cudaErrorPeerAccessAlreadyEnabled) cudaGetLastError();  // 别处开过了，不算错
    else CHECK(err);
}
// #endregion

// #region step
// 从左右邻居取边界，放进流 s；邻居记下 ready 的那次计算要先做完
void pull(const std::vector<Part>& parts, int p, cudaStream_t s, cudaEvent_t Part::*ready) {
    const std::size_t ghost = kRadius * sizeof(float);
    const Part& me = parts[p];
    if (p > 0) {
        const Part& left = parts[p - 1];
        CHECK(cudaStreamWaitEvent(s, left.*ready, 0));
        CHECK(cudaMemcpyPeerAsync(me.in - kRadius, me.device, left.in + left.count - kRadius, left.device, ghost, s));
    }
    if (p + 1 < static_cast<int>(parts.size())) {
        const Part& right = parts[p + 1];
        CHECK(cudaStreamWaitEvent(s, right.*ready, 0));
        CHECK(cudaMemcpyPeerAsync(me.in + me.count, me.device, right.in, right.device, ghost, s));
    }
}

// 在流 s 里算 out 的第 from 个起的 n 个
void compute(const Part& me, int from, int n, cudaStream_t s) {
    stencil1D<<<(n + kBlock - 1) / kBlock, kBlock, 0, s>>>(me.in + from, me.out + from, n);
    CHECK(cudaGetLastError());
}

// 一步：每份先取边界，再算
void step(std::vector<Part>& parts) {
    for (std::size_t p = 0; p < parts.size(); ++p) {
        CHECK(cudaSetDevice(parts[p].device));
        pull(parts, p, parts[p].stream, &Part::done);
    }
    for (Part& me : parts) {
        CHECK(cudaSetDevice(me.device));
        compute(me, 0, me.count, me.stream);
        CHECK(cudaEventRecord(me.done, me.stream));
        std::swap(me.in, me.out);
    }
}
// #endregion

// #region hidden
// 同样的一步，拆成两个流：edgeStream 取边界、算两端，stream 同时算内部
void stepHidden(std::vector<Part>& parts) {
    for (std::size_t p = 0; p < parts.size(); ++p) {
        const Part& me = parts[p];
        CHECK(cudaSetDevice(me.device));
        CHECK(cudaStreamWaitEvent(me.edgeStream, me.done, 0));  // 两端要用自己上一步的内部
        CHECK(cudaStreamWaitEvent(me.stream, me.edgeDone, 0));  // 内部要用自己上一步的两端
        pull(parts, p, me.edgeStream, &Part::edgeDone);         // 晕区只要邻居的两端
    }
    for (Part& me : parts) {
        CHECK(cudaSetDevice(me.device));
        compute(me, kRadius, me.count - 2 * kRadius, me.stream);
        CHECK(cudaEventRecord(me.done, me.stream));
        compute(me, 0, kRadius, me.edgeStream);
        compute(me, me.count - kRadius, kRadius, me.edgeStream);
        CHECK(cudaEventRecord(me.edgeDone, me.edgeStream));
        std::swap(me.in, me.out);
    }
}
// #endregion

int main(int argc, char** argv) {
    const int perPart = argc > 1 ? std::atoi(argv[1]) : 10'000;  // 多于 2 * kRadius
    const int count = argc > 2 ? std::atoi(argv[2]) : 3;
    const int steps = 4, n = perPart * count;
    std::vector<float> x(n), expected(n), y(n);
    for (int i = 0; i < n; ++i) expected[i] = x[i] = static_cast<float>(i % 7);
    for (int s = 0; s < steps; ++s, expected.swap(y)) {
        for (int i = 0; i < n; ++i) {
            y[i] = 0.0f;
            for (int k = -kRadius; k <= kRadius; ++k) y[i] += i + k < 0 || i + k >= n ? 0.0f : expected[i + k];
        }
    }

    int devices = 0;
    CHECK(cudaGetDeviceCount(&devices));
    std::vector<Part> parts(count);
    const std::size_t bytes = (perPart + 2 * kRadius) * sizeof(float);
    for (int p = 0; p < count; ++p) {
        Part& part = parts[p];
        part.device = p % devices;
        part.count = perPart;
        CHECK(cudaSetDevice(part.device));
        for (cudaStream_t* stream : {&part.stream, &part.edgeStream}) CHECK(cudaStreamCreate(stream));
        for (cudaEvent_t* event : {&part.done, &part.edgeDone}) CHECK(cudaEventCreateWithFlags(event, cudaEventDisableTiming));
        for (float** d : {&part.in, &part.out}) {
            CHECK(cudaMalloc(d, bytes));
            CHECK(cudaMemset(*d, 0, bytes));  // 最外两侧的晕区恒为 0
            *d += kRadius;
        }
    }
    for (int p = 0; p + 1 < count; ++p) {
        allowPeer(parts[p].device, parts[p + 1].device);
        allowPeer(parts[p + 1].device, parts[p].device);
    }

    int wrong = 0;
    for (int run = 0; run < 3; ++run) {  // 不藏一遍，藏两遍，结果都要一样
        for (int p = 0; p < count; ++p) {
            CHECK(cudaSetDevice(parts[p].device));
            CHECK(cudaMemcpy(parts[p].in, x.data() + p * perPart, perPart * sizeof(float), cudaMemcpyHostToDevice));
            CHECK(cudaDeviceSynchronize());
        }
        for (int s = 0; s < steps; ++s) run == 0 ? step(parts) : stepHidden(parts);
        for (int p = 0; p < count; ++p) {
            CHECK(cudaSetDevice(parts[p].device));
            if (run == 2) CHECK(cudaStreamSynchronize(parts[p].stream));  // 这一遍催着内部先做：漏了等待的更容易露出来
            CHECK(cudaDeviceSynchronize());
            CHECK(cudaMemcpy(y.data() + p * perPart, parts[p].in, perPart * sizeof(float), cudaMemcpyDeviceToHost));
        }
        for (int i = 0; i < n; ++i) wrong += y[i] != expected[i];
    }
    std::printf("%d 份，每份 %d 个元素，%d 步，错误 %d 处\n", count, perPart, steps, wrong);
    for (Part& part : parts) {
        CHECK(cudaSetDevice(part.device));
        for (float* d : {part.in, part.out}) CHECK(cudaFree(d - kRadius));
        for (cudaEvent_t event : {part.done, part.edgeDone}) CHECK(cudaEventDestroy(event));
        for (cudaStream_t stream : {part.stream, part.edgeStream}) CHECK(cudaStreamDestroy(stream));
    }
    return wrong ? EXIT_FAILURE : EXIT_SUCCESS;
}
