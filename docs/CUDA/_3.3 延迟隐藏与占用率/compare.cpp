// 用 CUDA 自带的 cuda_occupancy.h 逐一核对 occupancy.cpp 里的公式：
// g++ -std=c++17 -O2 -I/usr/local/cuda/include compare.cpp && ./a.out
#define OCCUPANCY_NO_MAIN
#include "occupancy.cpp"
#include <cstdlib>
#include <cuda_occupancy.h>

int reference(const Limits& sm, const Kernel& k) {
    cudaOccDeviceProp p;
    p.computeMajor = std::atoi(sm.cc);
    p.computeMinor = sm.cc[p.computeMajor >= 10 ? 3 : 2] - '0';
    p.maxThreadsPerBlock = 1024;
    p.maxThreadsPerMultiprocessor = sm.warps * 32;
    p.regsPerBlock = p.regsPerMultiprocessor = 65536;
    p.warpSize = 32;
    p.sharedMemPerBlock = 48 * KiB;
    p.sharedMemPerMultiprocessor = static_cast<size_t>(sm.smem);
    p.sharedMemPerBlockOptin = static_cast<size_t>(sm.smemPerBlock);
    p.reservedSharedMemPerBlock = static_cast<size_t>(sm.reserved);
    p.numSms = 1;

    cudaOccFuncAttributes a;
    a.maxThreadsPerBlock = INT_MAX;
    a.numRegs = k.regs;
    a.sharedSizeBytes = 0;
    a.partitionedGCConfig = PARTITIONED_GC_OFF;
    a.shmemLimitConfig = FUNC_SHMEM_LIMIT_OPTIN;
    a.maxDynamicSharedSizeBytes = static_cast<size_t>(k.smem);
    a.numBlockBarriers = 1;

    cudaOccDeviceState s;
    s.carveoutConfig = SHAREDMEM_CARVEOUT_MAX_SHARED;
    cudaOccResult r;
    const cudaOccError err =
        cudaOccMaxActiveBlocksPerMultiprocessor(&r, &p, &a, &s, k.block, static_cast<size_t>(k.smem));
    return err == CUDA_OCC_SUCCESS ? r.activeBlocksPerMultiprocessor : -1;
}

int main() {
    long cases = 0, wrong = 0;
    for (const Limits& sm : kCards)
        for (int block = 1; block <= 1024; block += block < 64 ? 1 : 31)
            for (int regs = 1; regs <= 255; ++regs)
                for (int smem = 0; smem <= 230 * KiB; smem += 997) {
                    ++cases;
                    const Kernel k{block, regs, smem};
                    if (reference(sm, k) != fit(sm, k).blocks() && wrong++ < 5)
                        std::printf("%s %d %d %d：%d 应为 %d\n", sm.cc, block, regs, smem,
                                    fit(sm, k).blocks(), reference(sm, k));
                }
    std::printf("%ld 组，不同 %ld 组\n", cases, wrong);
    return wrong != 0;
}
