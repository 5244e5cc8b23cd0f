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
    cudaStream_t stream;
    cudaEvent_t done;   // 这一份上一步的计算
    float *in, *out;    // 都指向内部的第一个元素
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
// 一步：从左右邻居取边界，再算。取数放在自己的流里，先等邻居上一步算完
void step(std::vector<Part>& parts) {
    const std::size_t ghost = kRadius * sizeof(float);
    const int last = static_cast<int>(parts.size()) - 1;
    for (int p = 0; p <= last; ++p) {
        Part& me = parts[p];
        CHECK(cudaSetDevice(me.device));
        if (p > 0) {
            const Part& left = parts[p - 1];
            CHECK(cudaStreamWaitEvent(me.stream, left.done, 0));
            CHECK(cudaMemcpyPeerAsync(me.in - kRadius, me.device, left.in + left.count - kRadius, left.device, ghost, me.stream));
        }
        if (p < last) {
            const Part& right = parts[p + 1];
            CHECK(cudaStreamWaitEvent(me.stream, right.done, 0));
            CHECK(cudaMemcpyPeerAsync(me.in + me.count, me.device, right.in, right.device, ghost, me.stream));
        }
    }
    for (Part& me : parts) {
        CHECK(cudaSetDevice(me.device));
        stencil1D<<<(me.count + kBlock - 1) / kBlock, kBlock, 0, me.stream>>>(me.in, me.out, me.count);
        CHECK(cudaGetLastError());
        CHECK(cudaEventRecord(me.done, me.stream));
        std::swap(me.in, me.out);
    }
}
// #endregion

int main(int argc, char** argv) {
    const int perPart = argc > 1 ? std::atoi(argv[1]) : 10'000;  // 不少于 kRadius
    const int count = argc > 2 ? std::atoi(argv[2]) : 3;
    const int steps = 4, n = perPart * count;
    std::vector<float> x(n), y(n), c(n);
    for (int i = 0; i < n; ++i) x[i] = static_cast<float>(i % 7);

    int devices = 0;
    CHECK(cudaGetDeviceCount(&devices));
    std::vector<Part> parts(count);
    const std::size_t bytes = (perPart + 2 * kRadius) * sizeof(float);
    for (int p = 0; p < count; ++p) {
        Part& part = parts[p];
        part.device = p % devices;
        part.count = perPart;
        CHECK(cudaSetDevice(part.device));
        CHECK(cudaStreamCreate(&part.stream));
        CHECK(cudaEventCreateWithFlags(&part.done, cudaEventDisableTiming));
        for (float** d : {&part.in, &part.out}) {
            CHECK(cudaMalloc(d, bytes));
            CHECK(cudaMemset(*d, 0, bytes));  // 最外两侧的晕区恒为 0
            *d += kRadius;
        }
        CHECK(cudaMemcpy(part.in, x.data() + p * perPart, perPart * sizeof(float), cudaMemcpyHostToDevice));
        CHECK(cudaDeviceSynchronize());
    }
    for (int p = 0; p + 1 < count; ++p) {
        allowPeer(parts[p].device, parts[p + 1].device);
        allowPeer(parts[p + 1].device, parts[p].device);
    }

    for (int s = 0; s < steps; ++s) step(parts);

    for (int p = 0; p < count; ++p) {
        CHECK(cudaSetDevice(parts[p].device));
        CHECK(cudaStreamSynchronize(parts[p].stream));
        CHECK(cudaMemcpy(c.data() + p * perPart, parts[p].in, perPart * sizeof(float), cudaMemcpyDeviceToHost));
    }
    for (int s = 0; s < steps; ++s, x.swap(y)) {
        for (int i = 0; i < n; ++i) {
            y[i] = 0.0f;
            for (int k = -kRadius; k <= kRadius; ++k) y[i] += i + k < 0 || i + k >= n ? 0.0f : x[i + k];
        }
    }
    int wrong = 0;
    for (int i = 0; i < n; ++i) wrong += c[i] != x[i];
    std::printf("%d 份，每份 %d 个元素，%d 步，错误 %d 处\n", count, perPart, steps, wrong);
    for (Part& part : parts) {
        CHECK(cudaSetDevice(part.device));
        for (float* d : {part.in, part.out}) CHECK(cudaFree(d - kRadius));
        CHECK(cudaEventDestroy(part.done));
        CHECK(cudaStreamDestroy(part.stream));
    }
    return wrong ? EXIT_FAILURE : EXIT_SUCCESS;
}
