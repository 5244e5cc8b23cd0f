#include <cstdio>
#include <cstdlib>
#include "check.cuh"

// #region formula
struct Card {
    const char* name;
    int sms, fp32PerSm;  // SM 数；每个 SM 每周期的 FP32 运算（FMA 算一次）
    double coreMHz, memoryMHz;
    int busBits;
};

// 每秒浮点运算数（TFLOP/s）：一次 FMA 算两次
double peakTflops(const Card& c) { return 2.0 * c.sms * c.fp32PerSm * c.coreMHz * 1e6 / 1e12; }

// 显存带宽（GB/s）：报告的频率按双倍数据率折算，所以乘 2
double bandwidthGB(const Card& c) { return 2.0 * c.memoryMHz * 1e6 * (c.busBits / 8.0) / 1e9; }

// Best Practices Guide“Throughput of Native Arithmetic Instructions”表，32 位浮点一行；
// 8.7、10.3、11.0、12.1 取自 CUDA Samples 的 helper_cuda.h
int fp32PerSm(int major, int minor) {
    switch (10 * major + minor) {
        case 75: case 80: return 64;
        case 86: case 87: case 89: case 90: case 100: case 103: case 110: case 120: case 121: return 128;
        default: return 0;  // 表里没有：不猜
    }
}
// #endregion

void print(const Card& c) {
    std::printf("%s：%.2f TFLOP/s，%.0f GB/s，脊点 %.1f FLOP/B\n",
                c.name, peakTflops(c), bandwidthGB(c), 1000.0 * peakTflops(c) / bandwidthGB(c));
}

int main() {
    // 规格表与驱动报告的数，用来验证公式
    print({"T4       ", 40, fp32PerSm(7, 5), 1590, 5001, 256});
    print({"A100 40GB", 108, fp32PerSm(8, 0), 1410, 1215, 5120});
    print({"H100 SXM ", 132, fp32PerSm(9, 0), 1980, 2619, 5120});

    // #region query
    int count = 0;
    CHECK(cudaGetDeviceCount(&count));
    for (int d = 0; d < count; ++d) {
        cudaDeviceProp p{};
        CHECK(cudaGetDeviceProperties(&p, d));
        int coreKHz = 0, memoryKHz = 0;  // CUDA 13 起不在 cudaDeviceProp 里
        CHECK(cudaDeviceGetAttribute(&coreKHz, cudaDevAttrClockRate, d));
        CHECK(cudaDeviceGetAttribute(&memoryKHz, cudaDevAttrMemoryClockRate, d));
        std::printf("设备 %d：计算能力 %d.%d，L2 %d KiB，复制引擎 %d 个\n",
                    d, p.major, p.minor, p.l2CacheSize / 1024, p.asyncEngineCount);
        print({p.name, p.multiProcessorCount, fp32PerSm(p.major, p.minor),
               coreKHz / 1e3, memoryKHz / 1e3, p.memoryBusWidth});
    }
    // #endregion
    return count > 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
