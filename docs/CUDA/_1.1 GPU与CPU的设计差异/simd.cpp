// 同一件事在 CPU 上不用与用向量指令各要多久：g++ -std=c++17 -O2 -mavx2 simd.cpp -o simd && ./simd
#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <immintrin.h>
#include <vector>

int collatz(unsigned long long x) {
    int steps = 0;
    for (; x > 1; ++steps) x = x % 2 ? 3 * x + 1 : x / 2;
    return steps;
}

long long scalar(const std::vector<int>& x) {
    long long sum = 0;
    for (const int one : x) sum += collatz(one);
    return sum;
}

// 一个寄存器 4 个数，一次走 4 个寄存器：16 条互不相干的链，走完的由掩码停下
long long vectors(const std::vector<int>& x) {
    constexpr int kRegs = 4;
    const __m256i one = _mm256_set1_epi64x(1);
    __m256i total = _mm256_setzero_si256();
    for (std::size_t i = 0; i < x.size(); i += 4 * kRegs) {
        __m256i v[kRegs];
        for (int r = 0; r < kRegs; ++r)
            v[r] = _mm256_cvtepi32_epi64(_mm_loadu_si128(reinterpret_cast<const __m128i*>(&x[i + 4 * r])));
        for (;;) {
            __m256i any = _mm256_setzero_si256();
            for (int r = 0; r < kRegs; ++r) {
                const __m256i going = _mm256_cmpgt_epi64(v[r], one);
                const __m256i odd = _mm256_cmpeq_epi64(_mm256_and_si256(v[r], one), one);
                const __m256i triple = _mm256_add_epi64(_mm256_add_epi64(v[r], _mm256_add_epi64(v[r], v[r])), one);
                const __m256i next = _mm256_blendv_epi8(_mm256_srli_epi64(v[r], 1), triple, odd);
                v[r] = _mm256_blendv_epi8(v[r], next, going);
                total = _mm256_sub_epi64(total, going);  // 还在走的那一格是 -1
                any = _mm256_or_si256(any, going);
            }
            if (_mm256_testz_si256(any, any)) break;
        }
    }
    std::array<long long, 4> part{};
    _mm256_storeu_si256(reinterpret_cast<__m256i*>(part.data()), total);
    return part[0] + part[1] + part[2] + part[3];
}

template <typename Work>
long long timed(const char* name, Work work) {
    std::vector<double> ms(5);
    long long sum = 0;
    for (double& one : ms) {
        const std::clock_t begin = std::clock();  // 进程用掉的处理器时间，别的程序占着核时不走
        sum = work();
        one = 1e3 * static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
    }
    std::sort(ms.begin(), ms.end());
    std::printf("%s %.0f ms（%.0f–%.0f），共 %lld 步\n", name, ms[2], ms[0], ms[4], sum);
    return sum;
}

int main(int argc, char** argv) {
    const int n = (argc > 1 ? std::atoi(argv[1]) : 1 << 22) / 16 * 16;
    std::vector<int> x(n);
    for (int i = 0; i < n; ++i) x[i] = i + 1;
    const long long want = timed("逐个          ", [&] { return scalar(x); });
    int wrong = timed("向量          ", [&] { return vectors(x); }) != want;
    std::stable_sort(x.begin(), x.end(), [](int p, int q) { return collatz(p) < collatz(q); });
    wrong += timed("逐个，排过序  ", [&] { return scalar(x); }) != want;
    wrong += timed("向量，排过序  ", [&] { return vectors(x); }) != want;
    std::printf("错误 %d 处\n", wrong);
    return wrong != 0;
}
