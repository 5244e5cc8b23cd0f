// 寻址公式与稀疏矩阵：三元组、按列扫描转置、快速转置、CSR，与稠密矩阵对拍，并数访问次数。
// g++ -std=c++17 -O2 -Wall -Wextra sparse.cpp -o sparse && ./sparse；./sparse csv 重算 transpose.csv
#include <algorithm>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <numeric>
#include <random>
#include <tuple>
#include <utility>
#include <vector>

void require(bool ok, const char* what) {
    if (!ok) { std::fprintf(stderr, "不变式被破坏：%s\n", what); std::abort(); }
}

// #region address
using Index = std::vector<std::size_t>;

std::size_t rowMajor(const Index& dims, const Index& at) {    // 末维变化最快
    std::size_t k = 0;
    for (std::size_t d = 0; d < dims.size(); ++d) k = k * dims[d] + at[d];
    return k;
}

std::size_t columnMajor(const Index& dims, const Index& at) { // 首维变化最快
    std::size_t k = 0;
    for (std::size_t d = dims.size(); d-- > 0;) k = k * dims[d] + at[d];
    return k;
}

std::size_t lowerTriangle(std::size_t i, std::size_t j) { return i * (i + 1) / 2 + j; }  // i ≥ j
std::size_t tridiagonal(std::size_t i, std::size_t j) { return 2 * i + j; }              // |i - j| ≤ 1
// #endregion

// #region types
struct Entry { std::size_t row, col; int value; };

bool operator==(const Entry& a, const Entry& b) { return std::tie(a.row, a.col, a.value) == std::tie(b.row, b.col, b.value); }

// 不变式：按 (row, col) 严格递增，值非零，下标在范围内
struct Triples {
    std::size_t rows, cols;
    std::vector<Entry> entries;
};

void check(const Triples& a) {
    for (std::size_t t = 0; t < a.entries.size(); ++t) {
        const Entry& e = a.entries[t];
        require(e.row < a.rows && e.col < a.cols && e.value != 0, "下标在范围内、值非零");
        if (t == 0) continue;
        const Entry& p = a.entries[t - 1];
        require(std::tie(p.row, p.col) < std::tie(e.row, e.col), "按行、列严格递增");
    }
}
// #endregion

// #region transpose
struct Counter { long visits = 0; } counter;  // 循环体执行的次数

// 逐列扫描整张表：cols · t 次
Triples transposeByScan(const Triples& a) {
    Triples b{a.cols, a.rows, {}};
    for (std::size_t c = 0; c < a.cols; ++c)
        for (const Entry& e : a.entries) {
            ++counter.visits;
            if (e.col == c) b.entries.push_back({e.col, e.row, e.value});
        }
    return b;
}

// 快速转置：先数每列几个，前缀和得各列的起点，再按原次序放：cols + 2t 次
Triples transposeFast(const Triples& a) {
    Triples b{a.cols, a.rows, std::vector<Entry>(a.entries.size())};
    std::vector<std::size_t> next(a.cols + 1);      // 数完之后，next[c] 是第 c 列下一个该放的位置
    for (const Entry& e : a.entries) { ++counter.visits; ++next[e.col + 1]; }
    for (std::size_t c = 0; c < a.cols; ++c) { ++counter.visits; next[c + 1] += next[c]; }
    for (const Entry& e : a.entries) { ++counter.visits; b.entries[next[e.col]++] = {e.col, e.row, e.value}; }
    return b;
}
// #endregion

// #region csr
// 不变式：start 长 rows + 1，单调不减，start[0] = 0，start[rows] = 非零元数；
// 第 i 行的列号与值在 [start[i], start[i + 1])，列号严格递增，值非零
struct Csr {
    std::size_t rows, cols;
    std::vector<std::size_t> start, col;
    std::vector<int> value;
};

Csr toCsr(const Triples& a) {
    Csr m{a.rows, a.cols, std::vector<std::size_t>(a.rows + 1), {}, {}};
    for (const Entry& e : a.entries) {
        ++m.start[e.row + 1];
        m.col.push_back(e.col);
        m.value.push_back(e.value);
    }
    std::partial_sum(m.start.begin(), m.start.end(), m.start.begin());
    return m;
}

std::vector<long> multiply(const Csr& m, const std::vector<int>& x) {  // y = M x，每个非零元一次乘加
    std::vector<long> y(m.rows);
    for (std::size_t i = 0; i < m.rows; ++i)
        for (std::size_t k = m.start[i]; k < m.start[i + 1]; ++k) y[i] += static_cast<long>(m.value[k]) * x[m.col[k]];
    return y;
}

int at(const Csr& m, std::size_t i, std::size_t j) {                    // 行内二分
    const auto begin = m.col.begin() + static_cast<std::ptrdiff_t>(m.start[i]);
    const auto end = m.col.begin() + static_cast<std::ptrdiff_t>(m.start[i + 1]);
    const auto found = std::lower_bound(begin, end, j);
    return found != end && *found == j ? m.value[static_cast<std::size_t>(found - m.col.begin())] : 0;
}

void check(const Csr& m) {
    require(m.start.size() == m.rows + 1 && m.start.front() == 0, "start 的长度与起点");
    require(m.start.back() == m.col.size() && m.col.size() == m.value.size(), "start 的终点");
    for (std::size_t i = 0; i < m.rows; ++i) {
        require(m.start[i] <= m.start[i + 1], "start 单调不减");
        for (std::size_t k = m.start[i]; k < m.start[i + 1]; ++k)
            require(m.value[k] != 0 && m.col[k] < m.cols && (k == m.start[i] || m.col[k - 1] < m.col[k]), "值非零、行内列号递增");
    }
}
// #endregion

using Dense = std::vector<std::vector<int>>;

Dense randomDense(std::size_t rows, std::size_t cols, unsigned percent, std::mt19937& rng) {
    Dense d(rows, std::vector<int>(cols));
    for (auto& row : d)
        for (int& x : row)
            if (rng() % 100 < percent) x = static_cast<int>(rng() % 9) + 1;
    return d;
}

Triples toTriples(const Dense& d) {
    Triples a{d.size(), d[0].size(), {}};
    for (std::size_t i = 0; i < a.rows; ++i)
        for (std::size_t j = 0; j < a.cols; ++j)
            if (d[i][j] != 0) a.entries.push_back({i, j, d[i][j]});
    return a;
}

int transposeCounts() {
    std::puts("n,method,visits");
    std::mt19937 rng(20261122);
    for (std::size_t n = 16; n <= 1024; n *= 2) {
        const Triples a = toTriples(randomDense(n, n, 5, rng));
        counter = {};
        transposeByScan(a);
        std::printf("%zu,逐列扫描,%ld\n", n, counter.visits);
        counter = {};
        transposeFast(a);
        std::printf("%zu,快速转置,%ld\n%zu,稠密（n²）,%zu\n", n, counter.visits, n, n * n);
    }
    return 0;
}

// #region main
void checkAddresses() {
    const Index dims{3, 4, 5};
    std::vector<bool> rowSeen(60), columnSeen(60);
    for (std::size_t i = 0; i < 3; ++i)
        for (std::size_t j = 0; j < 4; ++j)
            for (std::size_t k = 0; k < 5; ++k) {
                require(rowMajor(dims, {i, j, k}) == i * 20 + j * 5 + k, "行优先");
                require(columnMajor(dims, {i, j, k}) == i + 3 * j + 12 * k, "列优先");
                rowSeen[rowMajor(dims, {i, j, k})] = columnSeen[columnMajor(dims, {i, j, k})] = true;
            }
    require(std::count(rowSeen.begin(), rowSeen.end(), true) == 60, "行优先是双射");
    require(std::count(columnSeen.begin(), columnSeen.end(), true) == 60, "列优先是双射");
    std::size_t lower = 0, band = 0;
    const std::size_t n = 50;
    for (std::size_t i = 0; i < n; ++i)
        for (std::size_t j = 0; j < n; ++j) {      // 按行数过去，第几个就该是几
            if (j <= i) require(lowerTriangle(i, j) == lower++, "下三角");
            if (j <= i + 1 && i <= j + 1) require(tridiagonal(i, j) == band++, "三对角");
        }
    std::printf("寻址：3×4×5 两种次序都是双射；n = %zu 的下三角 %zu 个、三对角 %zu 个逐一相符\n", n, lower, band);
}

int main(int argc, char**) {
    if (argc > 1) return transposeCounts();
    checkAddresses();
    std::mt19937 rng(20261122);
    std::size_t nonzeros = 0;
    for (int t = 0; t < 3000; ++t) {
        const std::size_t rows = 1 + rng() % 12, cols = 1 + rng() % 12;
        const Dense d = randomDense(rows, cols, rng() % 101, rng);
        Dense flipped(cols, std::vector<int>(rows));
        for (std::size_t i = 0; i < rows; ++i) for (std::size_t j = 0; j < cols; ++j) flipped[j][i] = d[i][j];
        const Triples a = toTriples(d), b = transposeFast(a);
        check(a);
        check(b);
        require(b.entries == toTriples(flipped).entries, "快速转置与稠密转置一致");
        require(transposeByScan(a).entries == b.entries, "两种转置一致");
        require(transposeFast(b).entries == a.entries, "转置两次复原");
        const Csr m = toCsr(a);
        check(m);
        std::vector<int> x(cols);
        for (int& v : x) v = static_cast<int>(rng() % 19) - 9;
        std::vector<long> y(rows);
        for (std::size_t i = 0; i < rows; ++i)
            for (std::size_t j = 0; j < cols; ++j) {
                require(at(m, i, j) == d[i][j], "CSR 取元素");
                y[i] += static_cast<long>(d[i][j]) * x[j];
            }
        require(multiply(m, x) == y, "CSR 乘向量");
        nonzeros += a.entries.size();
    }
    std::printf("随机 3000 个矩阵，%zu 个非零元：转置、取元素、乘向量都与稠密一致\n", nonzeros);

    const Triples a = toTriples(randomDense(1000, 1000, 1, rng));
    const std::size_t t = a.entries.size();
    counter = {};
    transposeByScan(a);
    const long scan = counter.visits;
    counter = {};
    transposeFast(a);
    require(scan == 1000 * static_cast<long>(t) && counter.visits == 1000 + 2 * static_cast<long>(t), "cols·t 与 cols+2t");
    std::printf("1000×1000，非零 %zu 个：逐列扫描 %ld 次，快速转置 %ld 次\n", t, scan, counter.visits);

    const Csr m = toCsr(toTriples({{0, 0, 3, 0}, {0, 0, 0, 0}, {5, 0, 0, 7}, {0, 2, 0, 0}}));
    std::printf("start:");
    for (const std::size_t s : m.start) std::printf(" %zu", s);
    std::printf("  col:");
    for (const std::size_t c : m.col) std::printf(" %zu", c);
    std::printf("  value:");
    for (const int v : m.value) std::printf(" %d", v);
    std::puts("");
}
// #endregion
