#include <algorithm>
#include <climits>
#include <cstdio>
#include <cstdlib>

// #region formula
struct Limits {              // 每个 SM 的上限，见正文的表
    const char* cc;
    int warps, blocks;       // 束槽、块槽
    int smem, smemPerBlock;  // 共享内存：每 SM、每块最多（字节）
    int reserved, smemUnit;  // 系统为每块预留、分配粒度（字节）
};

struct Kernel {
    int block, regs, smem;   // 线程/块、寄存器/线程、共享内存/块（字节）
};

struct Fit {
    int byWarps, byBlocks, byRegs, bySmem;
    int blocks() const { return std::min({byWarps, byBlocks, byRegs, bySmem}); }
};

int roundUp(int x, int unit) { return (x + unit - 1) / unit * unit; }

Fit fit(const Limits& sm, const Kernel& k) {
    const int q = (k.block + 31) / 32;              // 每块的束数
    const int regs = roundUp(32 * k.regs, 256);     // 每束的寄存器，256 个一份
    int byRegs = INT_MAX;
    if (k.regs > 0) byRegs = 4 * (16384 / regs) / q;  // 四个子分区各 16384 个
    if (regs * roundUp(q, 4) > 65536) byRegs = 0;   // 一块就放不下：启动失败

    const int smem = roundUp(k.smem + sm.reserved, sm.smemUnit);
    int bySmem = smem > 0 ? sm.smem / smem : INT_MAX;
    if (smem > sm.smemPerBlock + sm.reserved) bySmem = 0;
    return {sm.warps / q, sm.blocks, byRegs, bySmem};
}
// #endregion formula

// #region tables
constexpr int KiB = 1024;
const Limits kCards[] = {
    {"7.5", 32, 16, 64 * KiB, 64 * KiB, 0, 256},
    {"8.0", 64, 32, 164 * KiB, 163 * KiB, 1024, 128},
    {"8.6", 48, 16, 100 * KiB, 99 * KiB, 1024, 128},
    {"8.9", 48, 24, 100 * KiB, 99 * KiB, 1024, 128},
    {"9.0", 64, 32, 228 * KiB, 227 * KiB, 1024, 128},
    {"10.0", 64, 32, 228 * KiB, 227 * KiB, 1024, 128},
    {"12.0", 48, 24, 100 * KiB, 99 * KiB, 1024, 128},
};
// #endregion tables

#ifndef OCCUPANCY_NO_MAIN
// 共享内存正好到每块的上限，放得下一块；多一个字节，启动失败；不用寄存器的不受它限制
const bool kEdge = [] {
    for (const Limits& sm : kCards)
        if (fit(sm, {32, 0, 0}).byRegs != INT_MAX || fit(sm, {32, 16, sm.smemPerBlock}).bySmem < 1 ||
            fit(sm, {32, 16, sm.smemPerBlock + 1}).bySmem != 0) std::abort();
    return true;
}();
// #region main
void show(const Limits& sm, const Kernel& k) {
    const Fit f = fit(sm, k);
    const int warps = f.blocks() * ((k.block + 31) / 32);
    std::printf("%4s %6d %6d %6d |", sm.cc, k.block, k.regs, k.smem);
    for (const int limit : {f.byWarps, f.byBlocks, f.byRegs, f.bySmem}) {
        if (limit == INT_MAX) std::printf("    -");
        else std::printf(" %4d", limit);
    }
    std::printf(" | %4d %6.1f%%\n", f.blocks(), 100.0 * warps / sm.warps);
}

int main() {
    std::printf("  cc 线程/块 寄存器 共享B | 束槽 块槽 寄存 共享 | 块/SM   占用率\n");
    const Limits& t4 = kCards[0];
    const Limits& h100 = kCards[4];
    show(h100, {32, 16, 0});
    show(h100, {256, 32, 0});
    show(h100, {256, 33, 0});
    show(h100, {256, 37, 0});
    show(h100, {256, 128, 0});
    show(h100, {1024, 72, 0});
    show(h100, {128, 32, 12 * KiB});
    show(h100, {256, 32, 48 * KiB});
    show(t4, {256, 32, 12 * KiB});
    show(t4, {1024, 64, 0});
    show(kCards[2], {1024, 32, 0});
}
// #endregion main
#endif
