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
};

// 逐个操作推演：引擎按发出次序做，每块一个流
double simulate(const Pipeline& p, int chunks) {
    double engineFree[3] = {}, end = 0;
    std::vector<double> ready(chunks, 0.0);
    const auto run = [&](int chunk, int stage) {
        const int engine = p.engines == 1 && stage == kDownload ? kUpload : stage;
        const double done = std::max(engineFree[engine], ready[chunk]) + p.time[stage] / chunks + p.overhead;
        engineFree[engine] = ready[chunk] = done;
        end = std::max(end, done);
    };
    if (p.depthFirst) {
        for (int chunk = 0; chunk < chunks; ++chunk)
            for (int stage = 0; stage < 3; ++stage) run(chunk, stage);
    } else {
        for (int stage = 0; stage < 3; ++stage)
            for (int chunk = 0; chunk < chunks; ++chunk) run(chunk, stage);
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
    double worst = 0;
    for (const int k : {1, 2, 4, 8, 10, 12, 20, 32}) {
        std::printf("%2d %6.2f %6.2f %10.2f %11.2f\n", k, formula(two, k), simulate(two, k), simulate(oneDepth, k), simulate(oneBreadth, k));
        worst = std::max(worst, std::fabs(formula(two, k) - simulate(two, k)));
    }
    std::printf("两个引擎时，公式与推演%s\n", worst < 1e-9 ? "一致" : "不符");
    return worst < 1e-9 ? 0 : 1;
}
