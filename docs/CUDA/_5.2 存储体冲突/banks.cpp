#include <algorithm>
#include <array>
#include <cstdio>
#include <functional>
#include <numeric>
#include <set>
#include <vector>

// #region count
constexpr int kLanes = 32, kBanks = 32, kWord = 4;

// 一次束内访问要几个周期：lane 号 → 字节地址，每人读 width 字节（4、8 或 16）
int cycles(const std::function<int(int)>& address, int width = kWord) {
    const int together = kLanes * kWord / width;  // 一批的线程数：32、16、8
    std::vector<std::array<std::set<int>, kBanks>> batches(kLanes / together);  // 集合：同一个字只算一次，就是广播
    for (int lane = 0; lane < kLanes; ++lane)
        for (int w = address(lane) / kWord; w < (address(lane) + width) / kWord; ++w)
            batches.at(lane / together)[w % kBanks].insert(w);
    std::size_t total = 0;
    for (const auto& words : batches) {
        std::size_t degree = 0;
        for (const std::set<int>& bank : words) degree = std::max(degree, bank.size());
        total += degree;
    }
    return static_cast<int>(total);
}
// #endregion

// #region main
int main() {
    int agree = 0;
    for (int s = 1; s <= 1024; ++s) agree += cycles([s](int lane) { return lane * s * kWord; }) == std::gcd(s, kBanks);
    std::printf("步长 1–1024：%d 个与 gcd(s, 32) 相同；步长 0：%d\n", agree, cycles([](int) { return 0; }));

    for (int rowWords : {32, 33, 34, 36}) {
        int worst = 0;
        for (int c = 0; c < 32; ++c)
            worst = std::max(worst, cycles([=](int r) { return (r * rowWords + c) * kWord; }));
        std::printf("行长 %d 个字，读一列：%2d 路\n", rowWords, worst);
    }

    int row = 0, column = 0;
    for (int k = 0; k < 32; ++k) {
        row = std::max(row, cycles([k](int c) { return (k * 32 + (c ^ k)) * kWord; }));
        column = std::max(column, cycles([k](int r) { return (r * 32 + (k ^ r)) * kWord; }));
    }
    std::printf("异或换位：读一行 %d 路，读一列 %d 路\n", row, column);

    for (int rowWords : {16, 17})
        std::printf("块 16×16，行长 %d：按行 %d 路，按列 %d 路\n", rowWords,
                    cycles([=](int lane) { return (lane / 16 * rowWords + lane % 16) * kWord; }),
                    cycles([=](int lane) { return (lane % 16 * rowWords + lane / 16) * kWord; }));

    for (int width : {8, 16}) {
        const int best = width / kWord;
        std::printf("%2d B：连续 %d 周期（最少 %d），隔一个 %d 周期\n", width,
                    cycles([width](int lane) { return lane * width; }, width), best,
                    cycles([width](int lane) { return 2 * lane * width; }, width));
    }
}
// #endregion
