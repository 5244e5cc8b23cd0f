// 循环数组上的双端队列，与 std::deque 对拍；单调队列求滑动窗口最大值，与逐窗扫描对拍。
// g++ -std=c++17 -O2 -Wall -Wextra queue.cpp -o queue && ./queue；./queue csv 重算 window.csv，./queue time 重算 time.csv
#include <algorithm>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <deque>
#include <random>
#include <string>
#include <utility>
#include <vector>

void require(bool ok, const char* what) {
    if (!ok) { std::fprintf(stderr, "不变式被破坏：%s\n", what); std::abort(); }
}

// #region ring
// 不变式：容量 m 是 2 的幂，size ≤ m，head < m；第 i 个元素（0 ≤ i < size）在 data[(head + i) mod m]
class RingDeque {
public:
    std::size_t size() const { return size_; }
    std::size_t capacity() const { return data_.size(); }
    int operator[](std::size_t i) const { return data_[slot(i)]; }
    int front() const { require(size_ > 0, "队列非空"); return data_[head_]; }
    int back() const { require(size_ > 0, "队列非空"); return data_[slot(size_ - 1)]; }

    void pushBack(int x) {
        if (size_ == data_.size()) grow();
        data_[slot(size_++)] = x;
    }
    void pushFront(int x) {
        if (size_ == data_.size()) grow();
        head_ = slot(data_.size() - 1);   // 后退一格：加 m - 1，不写减 1
        data_[head_] = x;
        ++size_;
    }
    int popFront() {
        const int x = front();
        head_ = slot(1);
        --size_;
        return x;
    }
    int popBack() {
        const int x = back();
        --size_;
        return x;
    }
    void check() const {
        const std::size_t m = data_.size();
        require(m > 0 && (m & (m - 1)) == 0, "容量是 2 的幂");
        require(size_ <= m && head_ < m, "size 与 head 在范围内");
    }

private:
    std::size_t slot(std::size_t i) const { return (head_ + i) & (data_.size() - 1); }
    void grow() {                          // 拉直：新数组从 0 放起
        std::vector<int> data(2 * data_.size());
        for (std::size_t i = 0; i < size_; ++i) data[i] = data_[slot(i)];
        data_ = std::move(data);
        head_ = 0;
    }
    std::vector<int> data_ = std::vector<int>(1);
    std::size_t head_ = 0, size_ = 0;
};
// #endregion

// #region window
struct Counter { long comparisons = 0; } counter;

// 每个长 k 的窗口 [i - k + 1, i] 的最大值，1 ≤ k ≤ n，共 n - k + 1 个
std::vector<int> windowMax(const std::vector<int>& a, std::size_t k) {
    std::deque<std::size_t> q;  // 不变式：下标递增、值严格递减，队首是窗口最大值的下标
    std::vector<int> best;
    for (std::size_t i = 0; i < a.size(); ++i) {
        while (!q.empty() && (++counter.comparisons, a[q.back()] <= a[i])) q.pop_back();  // 又老又小，再无机会
        q.push_back(i);
        if (q.front() + k == i) q.pop_front();                                            // 走出窗口
        if (i + 1 >= k) best.push_back(a[q.front()]);
    }
    return best;
}

std::vector<int> windowMaxByScan(const std::vector<int>& a, std::size_t k) {
    std::vector<int> best;
    for (std::size_t l = 0; l + k <= a.size(); ++l) {
        int m = a[l];
        for (std::size_t j = l + 1; j < l + k; ++j) { ++counter.comparisons; m = std::max(m, a[j]); }
        best.push_back(m);
    }
    return best;
}
// #endregion

std::vector<int> randomArray(std::size_t n, int range, std::mt19937& rng) {
    std::vector<int> a(n);
    for (int& x : a) x = static_cast<int>(rng() % static_cast<unsigned>(range));
    return a;
}

int windowCounts() {
    std::puts("k,method,comparisons");
    std::mt19937 rng(20261122);
    const std::size_t n = 20000;
    const std::vector<int> a = randomArray(n, 1000000, rng);
    for (std::size_t k = 2; k <= 1024; k *= 2) {
        counter = {};
        windowMaxByScan(a, k);
        std::printf("%zu,逐窗扫描,%.4f\n", k, static_cast<double>(counter.comparisons) / n);
        counter = {};
        windowMax(a, k);
        std::printf("%zu,单调队列,%.4f\n", k, static_cast<double>(counter.comparisons) / n);
    }
    return 0;
}

double seconds() {  // 本进程用掉的处理器时间，不算等待
    timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return static_cast<double>(t.tv_sec) + 1e-9 * static_cast<double>(t.tv_nsec);
}

// 两种做法各一遍，不数比较
std::vector<int> plain(const std::vector<int>& a, std::size_t k, bool queued) {
    std::vector<int> best;
    if (queued) {
        std::deque<std::size_t> q;
        for (std::size_t i = 0; i < a.size(); ++i) {
            while (!q.empty() && a[q.back()] <= a[i]) q.pop_back();
            q.push_back(i);
            if (q.front() + k == i) q.pop_front();
            if (i + 1 >= k) best.push_back(a[q.front()]);
        }
        return best;
    }
    for (std::size_t l = 0; l + k <= a.size(); ++l) {
        int m = a[l];
        for (std::size_t j = l + 1; j < l + k; ++j) m = std::max(m, a[j]);
        best.push_back(m);
    }
    return best;
}

int windowTimes() {
    std::puts("k,method,ns,least,most");
    std::mt19937 rng(20261122);
    const std::size_t n = 20000;
    const char* names[] = {"逐窗扫描", "单调队列"};
    for (std::size_t k = 2; k <= 1024; k *= 2) {
        std::vector<double> ns[2];
        for (int pass = 0; pass < 16; ++pass) {  // 头一轮热身
            const std::vector<int> a = randomArray(n, 1000000, rng), want = windowMax(a, k);
            for (int way = 0; way < 2; ++way) {
                const double begin = seconds();
                const std::vector<int> got = plain(a, k, way == 1);
                const double used = seconds() - begin;
                require(got == want, "窗口最大值");
                if (pass > 0) ns[way].push_back(1e9 * used / static_cast<double>(n));
            }
        }
        for (int way = 0; way < 2; ++way) {
            std::sort(ns[way].begin(), ns[way].end());
            std::printf("%zu,%s,%.2f,%.2f,%.2f\n", k, names[way], ns[way][7], ns[way].front(), ns[way].back());
        }
    }
    return 0;
}

// #region main
int main(int argc, char** argv) {
    if (argc > 1) return std::string(argv[1]) == "time" ? windowTimes() : windowCounts();
    std::mt19937 rng(20261122);
    RingDeque a;
    std::deque<int> ref;
    long full = 0;
    for (int step = 0; step < 100000; ++step) {
        const int x = static_cast<int>(rng() % 1000);
        const bool grow = rng() % 100 < (step / 5000 % 2 == 0 ? 52u : 48u);
        const bool atBack = rng() % 2;
        if (ref.empty() || grow) {
            if (atBack) { a.pushBack(x); ref.push_back(x); }
            else { a.pushFront(x); ref.push_front(x); }
        } else if (atBack) {
            require(a.popBack() == ref.back(), "popBack");
            ref.pop_back();
        } else {
            require(a.popFront() == ref.front(), "popFront");
            ref.pop_front();
        }
        a.check();
        require(a.size() == ref.size(), "长度");
        for (std::size_t i = 0; i < ref.size(); i += 1 + ref.size() / 50) require(a[i] == ref[i], "与 std::deque 一致");
        if (!ref.empty()) require(a.front() == ref.front() && a.back() == ref.back(), "两端");
        full += a.size() == a.capacity();
    }
    std::printf("双端队列：100000 步一致，容量 %zu，恰好放满 %ld 次，剩 %zu 个\n", a.capacity(), full, a.size());

    for (int t = 0; t < 20000; ++t) {
        const std::vector<int> b = randomArray(1 + rng() % 20, 8, rng);
        const std::size_t k = 1 + rng() % b.size();
        require(windowMax(b, k) == windowMaxByScan(b, k), "窗口最大值");
    }
    std::puts("单调队列：20000 组一致");
    std::printf("{5, 3, 4, 1, 2, 2, 6, 0}，k = 3：");
    for (const int m : windowMax({5, 3, 4, 1, 2, 2, 6, 0}, 3)) std::printf(" %d", m);
    std::puts("");

    const std::size_t n = 100000, k = 1000;
    const std::vector<int> c = randomArray(n, 1000000, rng);
    counter = {};
    const std::vector<int> fast = windowMax(c, k);
    const long few = counter.comparisons;
    require(few < 2 * static_cast<long>(n), "比较次数少于 2n");
    counter = {};
    require(windowMaxByScan(c, k) == fast, "大数组");
    std::printf("n = %zu，k = %zu：单调队列比较 %ld 次，逐窗扫描 %ld 次\n", n, k, few, counter.comparisons);
}
// #endregion
