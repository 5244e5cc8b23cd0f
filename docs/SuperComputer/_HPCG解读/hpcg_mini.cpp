// 27 点格式上的共轭梯度法，预条件是对称 Gauss–Seidel（SymGS）。
// 用法：hpcg_mini                 小题，核对各种预条件的迭代次数
//       hpcg_mini time n reps     每个核心操作的时间，输出 CSV
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <string>
#include <vector>

using Vec = std::vector<double>;

// #region build
// 定长行（ELL）：每行 27 个位置，边界处补零。值 8 字节，列号 4 字节。
struct Matrix {
    int n = 0, rows = 0;
    bool colored = false;
    std::int64_t nnz = 0;
    std::vector<double> val;
    std::vector<std::int32_t> col;
};

// 网格点的编号：自然次序，或者同色的点排在一起（n 为偶数）
int number(const Matrix& a, int x, int y, int z) {
    const int n = a.n, h = n / 2;
    if (!a.colored) return (z * n + y) * n + x;
    const int color = (z % 2) * 4 + (y % 2) * 2 + x % 2;
    return color * h * h * h + ((z / 2) * h + y / 2) * h + x / 2;
}

Matrix build(int n, bool colored = false) {
    Matrix a;
    a.n = n;
    a.colored = colored;
    a.rows = n * n * n;
    a.val.assign(27 * std::size_t(a.rows), 0.0);
    a.col.assign(27 * std::size_t(a.rows), 0);
    for (int z = 0; z < n; z++)
        for (int y = 0; y < n; y++)
            for (int x = 0; x < n; x++) {
                const int i = number(a, x, y, z);
                std::size_t k = 27 * std::size_t(i);
                const std::size_t end = k + 27;
                for (int dz = -1; dz <= 1; dz++)
                    for (int dy = -1; dy <= 1; dy++)
                        for (int dx = -1; dx <= 1; dx++) {
                            const int u = x + dx, v = y + dy, w = z + dz;
                            if (std::min({u, v, w}) < 0 ||
                                std::max({u, v, w}) >= n)
                                continue;
                            const int j = number(a, u, v, w);
                            a.val[k] = j == i ? 26.0 : -1.0;
                            a.col[k++] = j;
                            a.nnz++;
                        }
                while (k < end) a.col[k++] = i;
            }
    return a;
}
// #endregion build

// #region spmv
void spmv(const Matrix& a, const Vec& x, Vec& y) {
#pragma omp parallel for
    for (int i = 0; i < a.rows; i++) {
        const double* v = &a.val[27 * std::size_t(i)];
        const std::int32_t* c = &a.col[27 * std::size_t(i)];
        double s = 0;
        for (int k = 0; k < 27; k++) s += v[k] * x[c[k]];
        y[i] = s;
    }
}
// #endregion spmv

// #region row
// 用当前的 x 更新第 i 个未知数：x_i = (r_i - Σ_{j≠i} a_ij x_j) / a_ii
inline void relax(const Matrix& a, const Vec& r, Vec& x, int i) {
    const double* v = &a.val[27 * std::size_t(i)];
    const std::int32_t* c = &a.col[27 * std::size_t(i)];
    double s = r[i];
    for (int k = 0; k < 27; k++) s -= v[k] * x[c[k]];
    x[i] += s / 26.0;    // 上面多减了对角项，除以对角元后刚好补回
}

void symgs(const Matrix& a, const Vec& r, Vec& x) {
    std::fill(x.begin(), x.end(), 0.0);
    for (int i = 0; i < a.rows; i++) relax(a, r, x, i);
    for (int i = a.rows - 1; i >= 0; i--) relax(a, r, x, i);
}
// #endregion row

// #region color
// 坐标奇偶都相同的点互不相邻，共八色；同色的点可以任意次序、并行更新。
void sweep(const Matrix& a, const Vec& r, Vec& x, int color) {
    const int n = a.n, part = a.rows / 8;
    if (a.colored) {    // 同色的行连续存放
#pragma omp parallel for
        for (int i = color * part; i < (color + 1) * part; i++)
            relax(a, r, x, i);
        return;
    }
#pragma omp parallel for
    for (int z = color >> 2 & 1; z < n; z += 2)
        for (int y = color >> 1 & 1; y < n; y += 2)
            for (int q = color & 1; q < n; q += 2)
                relax(a, r, x, (z * n + y) * n + q);
}

void symgs_color(const Matrix& a, const Vec& r, Vec& x) {
    std::fill(x.begin(), x.end(), 0.0);
    for (int c = 0; c < 8; c++) sweep(a, r, x, c);
    for (int c = 7; c >= 0; c--) sweep(a, r, x, c);
}
// #endregion color

double dot(const Vec& a, const Vec& b) {
    double s = 0;
    for (std::size_t i = 0; i < a.size(); i++) s += a[i] * b[i];
    return s;
}

void waxpby(double p, const Vec& x, double q, const Vec& y, Vec& w) {
    for (std::size_t i = 0; i < w.size(); i++) w[i] = p * x[i] + q * y[i];
}

using Precond = std::function<void(const Matrix&, const Vec&, Vec&)>;

// #region cg
// 返回残差降到 tol 倍所需的迭代次数
int cg(const Matrix& a, const Vec& b, Vec& x, const Precond& m, double tol) {
    Vec r = b, z(b.size()), p(b.size()), q(b.size());
    std::fill(x.begin(), x.end(), 0.0);
    const double stop = tol * std::sqrt(dot(b, b));
    double old = 0;
    for (int k = 1; k <= 2000; k++) {
        m(a, r, z);
        const double rz = dot(r, z);
        if (k == 1) p = z;
        else waxpby(1, z, rz / old, p, p);
        old = rz;
        spmv(a, p, q);
        const double alpha = rz / dot(p, q);
        waxpby(1, x, alpha, p, x);
        waxpby(1, r, -alpha, q, r);
        if (std::sqrt(dot(r, r)) <= stop) return k;
    }
    return -1;
}
// #endregion cg

void identity(const Matrix&, const Vec& r, Vec& z) { z = r; }

// 真解全为 1，右端项由它算出
void check(int n) {
    const Matrix a = build(n), c = build(n, true);
    struct Kind { const char* name; const Matrix* a; Precond m; };
    const Kind kinds[] = {{"无预条件", &a, identity},
                          {"逐行 SymGS", &a, symgs},
                          {"八色 SymGS", &a, symgs_color},
                          {"八色，行重排", &c, symgs_color}};
    for (const Kind& k : kinds) {
        Vec one(a.rows, 1.0), b(a.rows), x(a.rows);
        spmv(*k.a, one, b);
        const int it = cg(*k.a, b, x, k.m, 1e-9);
        double err = 0;
        for (double v : x)  // NaN 一旦出现就留到最后
            err = std::isnan(v) ? v : std::max(err, std::fabs(v - 1));
        std::printf("n=%d  %s：%d 次迭代，误差%s 1e-7\n", n, k.name, it,
                    err < 1e-7 ? "小于" : "大于");
    }
}

double seconds() {
    using namespace std::chrono;
    return duration<double>(steady_clock::now().time_since_epoch()).count();
}

// 把矩阵的值加一遍，量的是读带宽
double sum(const Vec& v) {
    double s = 0;
#pragma omp parallel for simd reduction(+ : s)
    for (std::size_t i = 0; i < v.size(); i++) s += v[i];
    return s;
}

void time_all(int n, int reps) {
    const Matrix a = build(n), c = build(n, true);
    Vec x(a.rows, 1.0), y(a.rows), r(a.rows, 1.0);
    const double m = a.rows, z = double(a.nnz), mat = 27 * 12 * m;
    volatile double sink = 0;
    // 名字，浮点运算数，至少要搬的字节数，做法
    struct Op {
        const char* name;
        double flops, bytes;
        std::function<void()> f;
    };
    const Op ops[] = {
        {"SpMV", 2 * z, mat + 16 * m, [&] { spmv(a, x, y); }},
        {"逐行", 4 * z, 2 * (mat + 24 * m), [&] { symgs(a, r, y); }},
        {"八色", 4 * z, 2 * (mat + 24 * m), [&] { symgs_color(a, r, y); }},
        {"重排", 4 * z, 2 * (mat + 24 * m), [&] { symgs_color(c, r, y); }},
        {"只读", 27 * m, 216 * m, [&] { sink = sum(a.val); }},
    };
    for (int k = -1; k < reps; k++)    // 第一轮热身，不输出
        for (const Op& op : ops) {
            const double t = seconds();
            op.f();
            const double s = seconds() - t;
            if (k >= 0)
                std::printf("%s,%d,%d,%.6f,%.4f,%.3f\n", op.name, n, k, s,
                            op.flops / s / 1e9, op.bytes / s / 1e9);
        }
    (void)sink;
}

int main(int argc, char** argv) {
    if (argc == 4 && !std::strcmp(argv[1], "time")) {
        time_all(std::atoi(argv[2]), std::atoi(argv[3]));
        return 0;
    }
    for (int n : {16, 32}) check(n);
}
