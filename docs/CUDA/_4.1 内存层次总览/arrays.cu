// 只看编译报告：nvcc -std=c++17 -O2 -arch=sm_90 -Xptxas -v -cubin arrays.cu

// 下标都是编译期常量，可是一个线程至多 255 个寄存器
__global__ void large(const float* a, float* c) {
    float t[512];
#pragma unroll
    for (int i = 0; i < 512; ++i) t[i] = a[32 * i + threadIdx.x];
    __syncthreads();
    float sum = 0.0f;
#pragma unroll
    for (int i = 0; i < 512; ++i) sum = sum * t[511 - i] + t[i];
    c[threadIdx.x] = sum;
}

// 下标到运行时才知道，可是只有两个元素
__global__ void small(const int* a, int* c, int pick) {
    int count[2] = {};
    const int x = a[threadIdx.x];
    for (int bit = 0; bit < 30; bit += 3) ++count[x >> bit & 1];
    c[threadIdx.x] = count[pick & 1];
}
