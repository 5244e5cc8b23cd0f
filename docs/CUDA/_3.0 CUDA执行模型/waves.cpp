#include <algorithm>
#include <cstdio>
#include <functional>
#include <queue>
#include <vector>

// 块调度的最简模型：slots 个空位，哪个先空出来，下一块就去哪里
double makespan(const std::vector<double>& blocks, int slots) {
    std::priority_queue<double, std::vector<double>, std::greater<double>> freeAt;
    for (int s = 0; s < slots; ++s) freeAt.push(0.0);
    double end = 0.0;
    for (const double cost : blocks) {
        const double done = freeAt.top() + cost;
        freeAt.pop();
        freeAt.push(done);
        end = std::max(end, done);
    }
    return end;
}

int main() {
    const int slots = 132 * 8;  // H100：132 个 SM，每个同时住 8 块
    std::printf("块数    总时间  空位利用率\n");
    for (const int g : {528, 1056, 1057, 2112, 2113, 10560, 10561}) {
        const double t = makespan(std::vector<double>(static_cast<std::size_t>(g), 1.0), slots);
        std::printf("%6d %6.0f %9.1f%%\n", g, t, 100.0 * g / (slots * t));
    }
    // 10560 块里有 132 块要做 10 倍的活：排在最后，还是最前
    std::vector<double> uneven(10560, 1.0);
    std::fill(uneven.end() - 132, uneven.end(), 10.0);
    std::printf("长块在后：%.0f\n", makespan(uneven, slots));
    std::reverse(uneven.begin(), uneven.end());
    std::printf("长块在前：%.0f\n", makespan(uneven, slots));
}
