#include "check.cuh"

__global__ void answer(int* out) { *out = 42; }

int main() {
    int runtime = 0, driver = 0, count = 0;
    CHECK(cudaRuntimeGetVersion(&runtime));  // 13000 表示 13.0：1000 × 主版本 + 10 × 次版本
    CHECK(cudaDriverGetVersion(&driver));    // 驱动支持到哪个 CUDA；没有驱动时是 0
    std::printf("运行时 %d.%d，驱动支持到 %d.%d\n", runtime / 1000, runtime % 1000 / 10,
                driver / 1000, driver % 1000 / 10);
    if (driver == 0) std::printf("没有装驱动：先让 nvidia-smi 能运行\n");
    else if (driver / 1000 < runtime / 1000) std::printf("驱动比运行时旧一个大版本：升级驱动\n");

    CHECK(cudaGetDeviceCount(&count));
    for (int i = 0; i < count; ++i) {
        cudaDeviceProp p{};
        CHECK(cudaGetDeviceProperties(&p, i));
        CHECK(cudaSetDevice(i));
        int *dOut = nullptr, out = 0;
        CHECK(cudaMalloc(&dOut, sizeof(int)));
        answer<<<1, 1>>>(dOut);
        CHECK(cudaGetLastError());           // 没有适合这块卡的机器码，在这里暴露
        CHECK(cudaMemcpy(&out, dOut, sizeof(int), cudaMemcpyDeviceToHost));
        CHECK(cudaFree(dOut));
        std::printf("设备 %d：%s，计算能力 %d.%d，显存 %.1f GiB，核函数%s\n", i, p.name, p.major, p.minor,
                    static_cast<double>(p.totalGlobalMem) / (1 << 30), out == 42 ? "正常" : "结果不对");
    }
}
