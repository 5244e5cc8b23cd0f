#include <algorithm>
#include <cmath>
#include <cstdio>
#include <vector>

// #region model
enum Stage { kUpload, kCompute, kDownload };
struct Pipeline {
    double time[3];  // 全部数据的上传、计算、下载，毫秒
    double overhead; // 每个操作的固定开销，毫秒
    int engines;     // 复制引擎的个数
    bool depthFirst;
    int streams = 0; // 几个流轮流用；0 是每块一个
};

// 逐个操作推演：引擎按发出次序做，同一个流里的也按次序
double simulate(const Pipeline& p, int chunks) {
    double engineFree[3] = {}, end = 0;
    const int streams = p.streams > 0 ? p.streams : chunks;
    std::vector<double> ready(streams, 0.0);
    const auto run = [&](int chunk, int stage) {
        const int engine = p.engines == 1 && stage == kDownload ? kUpload : stage;
        const double done = std::max(engineFree[engine], ready[chunk % streams]) + p.time[stage] / chunks + p.overhead;
        engineFree[engine] = ready[chunk % streams] = done;
        end = std::max(end, done);
    };
    if (p.depthFirst) {
        for (int chunk = 0; chunk < chunks; ++chunk)
            for (int stage = 0; stage < 3; ++stage) run(chunk, stage);
    } else {
        for (int first = 0; first < chunks; first += streams)  // 一轮里每个流一块
            for (int stage = 0; stage < 3; ++stage)
                for (int chunk = first; chunk < std::min(first + streams, chunks); ++chunk) run(chunk, stage);
    }
    return end;
}

// 两个复制引擎时的公式：T(k) = M + (Σ - M)/k + (k + 2)ω
double formula(const Pipeline& p, int chunks) {
    const double sum = p.time[0] + p.time[1] + p.time[2], most = *std::max_element(p.time, p.time + 3);
    return most + (sum - most) / chunks + (chunks + 2) * p.overhead;
}
// #endregion

int main() {
    const Pipeline two{{8, 6, 4}, 0.1, 2, true};
    const Pipeline oneDepth{{8, 6, 4}, 0.1, 1, true}, oneBreadth{{8, 6, 4}, 0.1, 1, false};
    std::printf(" k  公式   推演   单引擎逐块  单引擎逐级\n");
    bool agree = true;  // std::max 会丢掉 NaN，所以逐个比
    for (const int k : {1, 2, 4, 8, 10, 12, 20, 32}) {
        std::printf("%2d %6.2f %6.2f %10.2f %11.2f\n", k, formula(two, k), simulate(two, k), simulate(oneDepth, k), simulate(oneBreadth, k));
        agree = agree && std::fabs(formula(two, k) - simulate(two, k)) < 1e-9;
    }
    std::printf("两个引擎时，公式与推演%s\n", agree ? "一致" : "不符");

    int cases = 0, slower = 0, rounds = 0;  // rounds：单引擎逐级，三个流比每块一个流慢的
    double worst = 1;                       // 慢到几倍
    for (const double h : {0.5, 1.0, 2.0, 4.0, 8.0})
        for (const double c : {0.5, 1.0, 2.0, 4.0, 8.0})
            for (const double d : {0.5, 1.0, 2.0, 4.0, 8.0})
                for (const double overhead : {0.0, 0.1})
                    for (int k = 1; k <= 32; ++k, ++cases) {
                        slower += simulate({{h, c, d}, overhead, 2, true, 3}, k) > simulate({{h, c, d}, overhead, 2, true}, k) + 1e-9;
                        const double ratio = simulate({{h, c, d}, overhead, 1, false, 3}, k) / simulate({{h, c, d}, overhead, 1, false}, k);
                        rounds += ratio > 1 + 1e-9;
                        worst = std::max(worst, ratio);
                    }
    std::printf("两个引擎逐块，三个流与每块一个流相比：%d 种情形，慢的 %d 种\n", cases, slower);
    std::printf("单引擎逐级，三个流与每块一个流相比：慢的 %d 种，至多慢到 %.2f 倍\n", rounds, worst);
    std::printf("开头的例子切 10 块：%.2f 与 %.2f ms\n", simulate({{8, 6, 4}, 0.1, 1, false, 3}, 10), simulate(oneBreadth, 10));
    return agree && slower == 0 ? 0 : 1;
}
