// hpcg_mini.cpp 的几个操作，加不加软件预取；按本线程的 CPU 时间计，机器上另有任务也量得准。
// 不带参数：自检（预取与否，结果逐位相同）；prefetch n reps 输出 CSV：prefetch,op,rep,ms,gbs。见 pages.sh。
#define main hpcg_main
#include "hpcg_mini.cpp"
#undef main
#include <ctime>

// #region ahead
// 取来从 from 起的 bytes 字节，它们不从缓存行的开头起。
// 写成宏：起初写的是内联函数，里面一个 lambda，g++ 12.2 -O3 把这些预取全删了（objdump 里数不到 prefetch）。
#define FETCH(from, bytes)                                                     \
    do {                                                                       \
        const char* p_ = reinterpret_cast<const char*>(from);                  \
        for (int at_ = 0; at_ < (bytes); at_ += 64) __builtin_prefetch(p_ + at_); \
        __builtin_prefetch(p_ + (bytes) - 1); /* 最后一条，多半还没有取到 */   \
    } while (0)

// 取来一行的值（216 字节）与列号（108 字节）
#define FETCH_ROW(a, row)                             \
    do {                                              \
        const std::size_t first_ = 27 * std::size_t(row); \
        FETCH(&(a).val[first_], 216);                 \
        FETCH(&(a).col[first_], 108);                 \
    } while (0)
// #endregion ahead

// 一趟的次序：八色是先按颜色，别的是从头到尾
using Order = std::vector<int>;

Order by_color(int n, int color) {
    Order order;
    for (int z = color >> 2 & 1; z < n; z += 2)
        for (int y = color >> 1 & 1; y < n; y += 2)
            for (int x = color & 1; x < n; x += 2) order.push_back((z * n + y) * n + x);
    return order;
}

// 按 order 的次序做 f，做第 k 行时先取第 k + ahead 行；ahead 为 0 就不取
template <typename F>
void walk(const Matrix& a, const Order& order, int ahead, F f) {
    const int m = int(order.size());
    for (int k = 0; k < m; k++) {
        if (ahead) FETCH_ROW(a, order[std::min(k + ahead, m - 1)]);
        f(order[k]);
    }
}

double cpu_seconds() {
    timespec t{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return double(t.tv_sec) + 1e-9 * double(t.tv_nsec);
}

struct Bench {
    Matrix a, c;  // 自然次序与行重排
    Vec x, y, r;
    Order rows, back;
    std::vector<Order> colors;
    double total = 0;

    explicit Bench(int n) : a(build(n)), c(build(n, true)), x(a.rows, 1.0), y(a.rows), r(a.rows, 1.0) {
        for (int i = 0; i < a.rows; i++) rows.push_back(i);
        back.assign(rows.rbegin(), rows.rend());
        for (int k = 0; k < 8; k++) colors.push_back(by_color(n, k));
    }

    // #region spmv
    // 行是连着的，一行只新到 3 条多一点，取 6 条就够
    template <int Ahead>
    void multiply() {
        for (int i = 0; i < a.rows; i++) {
            const double* v = &a.val[27 * std::size_t(i)];
            const std::int32_t* c = &a.col[27 * std::size_t(i)];
            if (Ahead) {
                for (int k = 0; k < 4; k++) __builtin_prefetch(v + 27 * Ahead + 8 * k);
                for (int k = 0; k < 2; k++) __builtin_prefetch(c + 27 * Ahead + 16 * k);
            }
            double s = 0;
            for (int k = 0; k < 27; k++) s += v[k] * x[c[k]];
            y[i] = s;
        }
    }
    // #endregion spmv
    void smooth(const Matrix& m, const std::vector<const Order*>& passes, int ahead) {
        std::fill(y.begin(), y.end(), 0.0);
        for (const Order* order : passes) walk(m, *order, ahead, [&](int i) { relax(m, r, y, i); });
    }
    void row_by_row(int ahead) { smooth(a, {&rows, &back}, ahead); }
    void eight(int ahead) {
        std::vector<const Order*> passes;
        for (int k = 0; k < 16; k++) passes.push_back(&colors[k < 8 ? k : 15 - k]);
        smooth(a, passes, ahead);
    }
    void reordered(int ahead) {  // 同色的行连续，所以一趟就是从头到尾；回来时颜色倒着走
        std::fill(y.begin(), y.end(), 0.0);
        const int part = c.rows / 8;
        for (int k = 0; k < 16; k++) {
            const int first = (k < 8 ? k : 15 - k) * part;
            for (int i = first; i < first + part; i++) {
                if (ahead) FETCH_ROW(c, std::min(i + ahead, c.rows - 1));
                relax(c, r, y, i);
            }
        }
    }
    // 只把值加一遍：从头到尾两趟，或者隔行取（先偶数行后奇数行，也是两趟）
    void add(int step) {
        for (int pass = 0; pass < 2; pass++)
            for (int first = 0; first < step; first++)
                for (int i = first; i < a.rows; i += step) {
                    double s = 0;
                    for (int k = 0; k < 27; k++) s += a.val[27 * std::size_t(i) + k];
                    total += s;
                }
    }
};

int check_all() {
    Bench b(8);
    const auto same = [&](auto run) {
        run(0);
        const Vec want = b.y;
        run(6);
        return std::memcmp(want.data(), b.y.data(), want.size() * sizeof(double)) == 0;
    };
    bool ok = same([&](int k) { k ? b.multiply<6>() : b.multiply<0>(); }) && same([&](int k) { b.row_by_row(k); }) &&
              same([&](int k) { b.eight(k); }) && same([&](int k) { b.reordered(k); });
    // 也要与 hpcg_mini.cpp 自己的一版逐位相同
    const auto as = [&](auto ours, auto theirs) {
        Vec want(b.a.rows);
        theirs(want);
        ours();
        return std::memcmp(want.data(), b.y.data(), want.size() * sizeof(double)) == 0;
    };
    ok = ok && as([&] { b.multiply<6>(); }, [&](Vec& y) { spmv(b.a, b.x, y); }) &&
         as([&] { b.row_by_row(6); }, [&](Vec& y) { symgs(b.a, b.r, y); }) &&
         as([&] { b.eight(6); }, [&](Vec& y) { symgs_color(b.a, b.r, y); }) &&
         as([&] { b.reordered(6); }, [&](Vec& y) { symgs_color(b.c, b.r, y); });
    return std::puts(ok ? "self-check ok" : "FAILED"), ok ? 0 : 1;
}

int main(int argc, char** argv) {
    if (argc < 3) return check_all();
    const int reps = std::atoi(argv[2]), ahead = 16;
    Bench b(std::atoi(argv[1]));
    const double m = b.a.rows, mat = 27 * 12 * m;
    struct Op {
        const char* name;
        double bytes;
        std::function<void(int)> f;
    };
    const Op ops[] = {{"SpMV", mat + 16 * m, [&](int k) { k ? b.multiply<48>() : b.multiply<0>(); }},
                      {"八色", 2 * (mat + 24 * m), [&](int k) { b.eight(k); }},
                      {"重排", 2 * (mat + 24 * m), [&](int k) { b.reordered(k); }},
                      {"值，从头到尾两趟", 2 * 216 * m, [&](int k) { if (!k) b.add(1); }},
                      {"值，隔行两趟", 2 * 216 * m, [&](int k) { if (!k) b.add(2); }}};
    for (int k = -1; k < reps; k++)
        for (const Op& op : ops)
            for (const int distance : {0, ahead}) {
                const double t = cpu_seconds();
                op.f(distance);
                const double s = cpu_seconds() - t;
                if (k >= 0 && (distance == 0 || std::strncmp(op.name, "值", 3) != 0))
                    std::printf("%d,%s,%d,%.3f,%.3f\n", distance != 0, op.name, k, s * 1e3, op.bytes / s / 1e9);
            }
    return b.total > 0 ? 0 : 1;
}
