// hpcg_mini.cpp 的几个操作，只比页的大小；按本线程的 CPU 时间计，机器上另有任务也量得准。
// 不带参数：自检；huge n reps 输出 CSV：op,rep,ms,gbs。大页由环境变量 GLIBC_TUNABLES 打开，见 pages.sh。
#define main hpcg_main
#include "hpcg_mini.cpp"
#undef main
#include <ctime>

double cpu_seconds() {
    timespec t{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return double(t.tv_sec) + 1e-9 * double(t.tv_nsec);
}

int main(int argc, char** argv) {
    const int n = argc > 2 ? std::atoi(argv[1]) : 8, reps = argc > 2 ? std::atoi(argv[2]) : 0;
    const Matrix a = build(n), c = build(n, true);
    const double m = a.rows, mat = 27 * 12 * m;
    Vec x(a.rows, 1.0), y(a.rows), r(a.rows, 1.0);
    volatile double sink = 0;
    struct Op { const char* name; double bytes; std::function<void()> f; };
    const Op ops[] = {{"SpMV", mat + 16 * m, [&] { spmv(a, x, y); }},
                      {"逐行", 2 * (mat + 24 * m), [&] { symgs(a, r, y); }},
                      {"八色", 2 * (mat + 24 * m), [&] { symgs_color(a, r, y); }},
                      {"重排", 2 * (mat + 24 * m), [&] { symgs_color(c, r, y); }},
                      {"只读", 216 * m, [&] { sink = sum(a.val); }}};
    for (int k = -1; k < reps; k++)
        for (const Op& op : ops) {
            const double t = cpu_seconds();
            op.f();
            const double s = cpu_seconds() - t;
            if (k >= 0) std::printf("%s,%d,%.3f,%.3f\n", op.name, k, s * 1e3, op.bytes / s / 1e9);
        }
    if (reps) return 0;
    spmv(a, x, y);    // x 全是 1：第 i 行的和是 26 减去邻居的个数
    double total = 0;
    for (double v : y) total += v;
    const bool ok = total == 27.0 * m - double(a.nnz);
    return std::puts(ok ? "self-check ok" : "FAILED"), ok ? 0 : 1;
}
