// Writes reference.csv: what NVIDIA's own calculator (cuda_occupancy.h of the CUDA toolkit) says for many launches.
// g++ -std=c++17 -I/usr/local/cuda/include reference.cpp -o reference && ./reference > reference.csv
#include <climits>
#include <cstdio>
#include <random>
#include <cuda_occupancy.h>

struct Sm {
    int major, minor, warps;
    size_t sharedKib, reserved;
};

int main() {
    const Sm sms[] = {{7, 5, 32, 64, 0},     {8, 0, 64, 164, 1024}, {8, 6, 48, 100, 1024}, {8, 9, 48, 100, 1024},
                      {9, 0, 64, 228, 1024}, {10, 0, 64, 228, 1024}, {12, 0, 48, 100, 1024}};
    std::mt19937 random(20261122);
    std::puts("capability,threads,registers,shared,blocks,by_warps,by_blocks,by_registers,by_shared");
    for (const Sm& sm : sms) {
        cudaOccDeviceProp device;
        device.computeMajor = sm.major;
        device.computeMinor = sm.minor;
        device.maxThreadsPerBlock = 1024;
        device.maxThreadsPerMultiprocessor = sm.warps * 32;
        device.regsPerBlock = 65536;
        device.regsPerMultiprocessor = 65536;
        device.warpSize = 32;
        device.sharedMemPerBlock = 48 * 1024;
        device.sharedMemPerMultiprocessor = sm.sharedKib * 1024;
        device.numSms = 1;
        device.sharedMemPerBlockOptin = sm.sharedKib * 1024 - sm.reserved;
        device.reservedSharedMemPerBlock = sm.reserved;
        for (int i = 0; i < 120; ++i) {
            const int threads = i % 3 ? 32 * (1 + int(random() % 32)) : 1 + int(random() % 1024);
            const int registers = 1 + int(random() % (i % 8 ? 96 : 255));
            const size_t shared = i % 4 ? random() % (i % 5 ? 32 * 1024 : device.sharedMemPerBlockOptin + 512) : 0;
            cudaOccFuncAttributes kernel;
            kernel.maxThreadsPerBlock = INT_MAX;
            kernel.numRegs = registers;
            kernel.shmemLimitConfig = FUNC_SHMEM_LIMIT_OPTIN;
            kernel.maxDynamicSharedSizeBytes = shared;
            kernel.numBlockBarriers = 1;
            cudaOccDeviceState state;
            state.carveoutConfig = SHAREDMEM_CARVEOUT_MAX_SHARED;
            cudaOccResult result;
            if (cudaOccMaxActiveBlocksPerMultiprocessor(&result, &device, &kernel, &state, threads, shared) != CUDA_OCC_SUCCESS) return 1;
            std::printf("%d.%d,%d,%d,%zu,%d,%d,%d,%d,%d\n", sm.major, sm.minor, threads, registers, shared, result.activeBlocksPerMultiprocessor,
                        result.blockLimitWarps, result.blockLimitBlocks, result.blockLimitRegs, result.blockLimitSharedMem);
        }
    }
}
