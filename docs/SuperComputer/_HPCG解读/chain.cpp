// 逐行的 SymGS 等的是前一个未知数，还是内存？两处各只改一样：
// 题目小到缓存装得下（不等内存），或者只读一份不更新的 x（没有依赖链，搬的字节相同）。
// 不带参数：自检；chain n reps 输出 CSV：n,op,rep,ns（每个未知数每趟的纳秒，按 CPU 时间）。见 pages.sh。
#define main hpcg_mini_main
#include "hpcg_mini.cpp"
#undef main
#include <ctime>

// 与 symgs 同样的两趟，只是右边用 old，写到 x：没有一步要等前一步
void jacobi_twice(const Matrix& a, const Vec& r, const Vec& old, Vec& x) {
    const auto relax_old = [&](int i) {
        const double* v = &a.val[27 * std::size_t(i)];
        const std::int32_t* c = &a.col[27 * std::size_t(i)];
        double s = r[i];
        for (int k = 0; k < 27; k++) s -= v[k] * old[c[k]];
        x[i] += s / 26.0;
    };
    std::fill(x.begin(), x.end(), 0.0);
    for (int i = 0; i < a.rows; i++) relax_old(i);
    for (int i = a.rows - 1; i >= 0; i--) relax_old(i);
}

double cpu() {
    timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return double(t.tv_sec) + 1e-9 * double(t.tv_nsec);
}

int main(int argc, char** argv) {
    if (argc < 3) {    // old 全为 0 时，每趟恰好加 r/26
        const Matrix a = build(8);
        Vec r(a.rows, 1.0), zero(a.rows, 0.0), x(a.rows);
        jacobi_twice(a, r, zero, x);
        for (double v : x)
            if (!(std::fabs(v - 2.0 / 26.0) < 1e-15)) return 1;
        return 0;
    }
    const int n = std::atoi(argv[1]), reps = std::atoi(argv[2]);
    const Matrix a = build(n), c = build(n, true);
    Vec r(a.rows, 1.0), x(a.rows), old(a.rows, 0.5);
    const int times = std::max(1, 1000000 / a.rows);
    const struct { const char* name; std::function<void()> f; } ops[] = {
        {"逐行", [&] { symgs(a, r, x); }},
        {"没有依赖", [&] { jacobi_twice(a, r, old, x); }},
        {"重排", [&] { symgs_color(c, r, x); }},
    };
    for (int rep = -1; rep < reps; rep++)
        for (const auto& op : ops) {
            const double t = cpu();
            for (int k = 0; k < times; k++) op.f();
            const double ns = (cpu() - t) / times / (2.0 * a.rows) * 1e9;
            if (rep >= 0) std::printf("%d,%s,%d,%.4f\n", n, op.name, rep, ns);
        }
    return 0;
}
