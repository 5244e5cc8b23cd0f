#include "check.cuh"

__global__ void writeTo(int* p) { *p = 1; }

void report(const char* call, cudaError_t err) { std::printf("%-32s %s\n", call, cudaGetErrorName(err)); }

int main() {
    int* d = nullptr;
    CHECK(cudaMalloc(&d, sizeof(int)));

    writeTo<<<1, 2048>>>(d);                    // 同步错误：一块最多 1024 个线程
    report("cudaPeekAtLastError()", cudaPeekAtLastError());
    report("cudaGetLastError()", cudaGetLastError());
    report("cudaGetLastError()", cudaGetLastError());

    writeTo<<<1, 1>>>(nullptr);                 // 异步错误：启动没问题，写的地址不对
    report("cudaGetLastError()", cudaGetLastError());
    report("cudaDeviceSynchronize()", cudaDeviceSynchronize());
    report("cudaGetLastError()", cudaGetLastError());
    report("cudaMemset(d, 0, 4)", cudaMemset(d, 0, sizeof(int)));
}
