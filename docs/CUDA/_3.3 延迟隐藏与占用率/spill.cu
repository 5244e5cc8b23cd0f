// 只为看寄存器：64 个变量同时活着。
// nvcc -arch=sm_90 -Xptxas -v -o /dev/null spill.cu
// nvcc -arch=sm_90 -Xptxas -v -maxrregcount=32 -o /dev/null spill.cu
constexpr int kN = 64;

__global__ void poly(const float* in, float* out) {
    float v[kN];
#pragma unroll
    for (int k = 0; k < kN; ++k) v[k] = in[k * blockDim.x + threadIdx.x];
#pragma unroll
    for (int r = 0; r < 4; ++r)
#pragma unroll
        for (int k = 0; k < kN; ++k) v[k] = v[k] * v[(k + 17) % kN] + v[(k + 5) % kN];
#pragma unroll
    for (int k = 0; k < kN; ++k) out[k * blockDim.x + threadIdx.x] = v[k];
}

int main() {}
