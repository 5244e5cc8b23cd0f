#include <cstdio>

struct Kernel { const char* name; double flops, bytes; };  // 每个元素，或整个问题
struct Card { const char* name; double peak, bandwidth; }; // FLOP/s、B/s

int main() {
    const double n = 4096;
    const Kernel kernels[] = {{"transpose", 0, 8},
                              {"vectorAdd", 1, 12},
                              {"sumReduce", 1, 4},
                              {"stencil1D（半径 4）", 8, 8},
                              {"gemm（n=4096）", 2 * n * n * n, 3 * n * n * 4}};
    const Card cards[] = {{"H100 SXM", 67e12, 3.35e12}, {"T4", 8.1e12, 320e9}};
    for (const Card& card : cards) {
        const double ridge = card.peak / card.bandwidth;
        std::printf("%s：脊点 %.1f FLOP/B\n", card.name, ridge);
        for (const Kernel& k : kernels) {
            const double i = k.flops / k.bytes;
            const double reach = i < ridge ? i / ridge : 1.0;  // 占峰值算力的上限
            std::printf("  I=%8.3f  上限 %6.2f%%  %s  %s\n", i, 100 * reach,
                        i < ridge ? "带宽" : "算力", k.name);
        }
    }
}
