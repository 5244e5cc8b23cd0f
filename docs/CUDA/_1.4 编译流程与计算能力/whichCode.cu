#include "check.cuh"

__global__ void probe(int* arch) {
#ifdef __CUDA_ARCH__          // 只在编译设备代码时有定义
    *arch = __CUDA_ARCH__;
#endif
}

int main() {
    cudaFuncAttributes attr{};
    CHECK(cudaFuncGetAttributes(&attr, probe));
    int *dArch = nullptr, arch = 0;
    CHECK(cudaMalloc(&dArch, sizeof(int)));
    probe<<<1, 1>>>(dArch);
    CHECK(cudaGetLastError());
    CHECK(cudaMemcpy(&arch, dArch, sizeof(int), cudaMemcpyDeviceToHost));
    CHECK(cudaFree(dArch));
    std::printf("__CUDA_ARCH__ = %d；机器码 sm_%d，来自 PTX compute_%d\n", arch, attr.binaryVersion, attr.ptxVersion);
}
