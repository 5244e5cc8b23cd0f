// 顺序表：扩容、缩容、插入、删除，与 std::vector 对拍，并数元素被搬动的次数。
// g++ -std=c++17 -O2 -Wall -Wextra seqlist.cpp -o seqlist && ./seqlist；./seqlist csv 重算 growth.csv
#include <algorithm>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <random>
#include <utility>
#include <vector>

void require(bool ok, const char* what) {
    if (!ok) { std::fprintf(stderr, "不变式被破坏：%s\n", what); std::abort(); }
}

// #region class
// 不变式：size ≤ capacity；data[0, size) 是表中元素，次序即下标；capacity 为 0 当且仅当没有内存
class SeqList {
public:
    std::size_t size() const { return size_; }
    std::size_t capacity() const { return capacity_; }
    long moves() const { return moves_; }                    // 元素赋值的总次数
    int operator[](std::size_t i) const { return data_[i]; }

    void insert(std::size_t i, int x) {                      // 插在下标 i 之前，0 ≤ i ≤ size
        require(i <= size_, "插入位置");
        if (size_ == capacity_) resize(capacity_ == 0 ? 1 : 2 * capacity_);
        for (std::size_t j = size_; j > i; --j) move(data_[j], data_[j - 1]);  // 从后往前
        move(data_[i], x);
        ++size_;
    }

    int erase(std::size_t i) {                               // 0 ≤ i < size
        require(i < size_, "删除位置");
        const int x = data_[i];
        for (std::size_t j = i + 1; j < size_; ++j) move(data_[j - 1], data_[j]);  // 从前往后
        --size_;
        if (size_ > 0 && size_ * 4 <= capacity_) resize(capacity_ / 2);
        return x;
    }

    void push(int x) { insert(size_, x); }
    int pop() { return erase(size_ - 1); }

    std::size_t removeAll(int x) {                           // 一遍扫描，保持次序
        std::size_t kept = 0;                                // 不变式：[0, kept) 是已看过且留下的
        for (std::size_t i = 0; i < size_; ++i) {
            if (data_[i] == x) continue;
            if (kept != i) move(data_[kept], data_[i]);
            ++kept;
        }
        const std::size_t removed = size_ - kept;
        size_ = kept;
        return removed;
    }

    void check() const {
        require(size_ <= capacity_, "size 不超过 capacity");
        require((capacity_ == 0) == (data_ == nullptr), "capacity 为 0 当且仅当没有内存");
    }

private:
    void move(int& to, int from) { to = from; ++moves_; }
    void resize(std::size_t capacity) {
        std::unique_ptr<int[]> data(new int[capacity]);      // 先申请，失败时原表不动
        for (std::size_t j = 0; j < size_; ++j) move(data[j], data_[j]);
        data_ = std::move(data);
        capacity_ = capacity;
    }

    std::unique_ptr<int[]> data_;
    std::size_t size_ = 0, capacity_ = 0;
    long moves_ = 0;
};
// #endregion

// 只数扩容时的搬动：追加 n 个元素，新容量由 grow(旧容量) 给出
template <class Grow>
long growthMoves(long n, Grow grow) {
    long capacity = 1, moves = 0;
    for (long size = 0; size < n; ++size) {
        if (size == capacity) { moves += size; capacity = grow(capacity); }
    }
    return moves;
}

long timesTwo(long c) { return 2 * c; }
long timesOneAndHalf(long c) { return c + (c + 1) / 2; }
long plusThousand(long c) { return c + 1000; }

int growth() {
    std::puts("n,policy,moves");
    for (long n = 100; n <= 1000000; n = n * 5 / 4) {
        std::printf("%ld,×2,%.4f\n%ld,×1.5,%.4f\n%ld,+1000,%.4f\n", n, 1.0 * growthMoves(n, timesTwo) / n,
                    n, 1.0 * growthMoves(n, timesOneAndHalf) / n, n, 1.0 * growthMoves(n, plusThousand) / n);
    }
    return 0;
}

// #region main
void compare(const SeqList& a, const std::vector<int>& ref) {
    a.check();
    require(a.size() == ref.size(), "长度");
    for (std::size_t i = 0; i < ref.size(); ++i) require(a[i] == ref[i], "与 std::vector 一致");
}

int main(int argc, char**) {
    if (argc > 1) return growth();
    std::mt19937 rng(20261122);
    SeqList a;
    std::vector<int> ref;
    long inserted = 0, erased = 0, removed = 0;
    std::size_t widest = 0;
    for (int step = 0; step < 20000; ++step) {
        const int x = static_cast<int>(rng() % 50);
        const unsigned dice = rng() % 1000;
        const unsigned insertBelow = step / 2000 % 2 == 0 ? 600 : 400;  // 时而涨，时而缩
        if (dice == 0) {
            const std::size_t before = ref.size();
            ref.erase(std::remove(ref.begin(), ref.end(), x), ref.end());
            require(a.removeAll(x) == before - ref.size(), "removeAll 返回值");
            removed += static_cast<long>(before - ref.size());
        } else if (ref.empty() || dice < insertBelow) {
            const std::size_t i = rng() % (ref.size() + 1);
            a.insert(i, x);
            ref.insert(ref.begin() + static_cast<std::ptrdiff_t>(i), x);
            ++inserted;
        } else {
            const std::size_t i = rng() % ref.size();
            require(a.erase(i) == ref[i], "erase 返回值");
            ref.erase(ref.begin() + static_cast<std::ptrdiff_t>(i));
            ++erased;
        }
        widest = std::max(widest, a.capacity());
        compare(a, ref);
    }
    std::printf("随机 20000 步：插入 %ld，删除 %ld，按值删 %ld，剩 %zu；容量最大 %zu，最后 %zu\n",
                inserted, erased, removed, a.size(), widest, a.capacity());

    SeqList b;
    const int n = 1 << 20;
    for (int i = 0; i < n; ++i) b.push(i);
    std::printf("追加 %d 个：搬动 %ld 次，平均 %.3f 次\n", n, b.moves(), 1.0 * static_cast<double>(b.moves()) / n);
    for (int i = n - 1; i >= 0; --i) {
        require(b.pop() == i, "弹出的值");
        require(b.size() == 0 || b.capacity() < 4 * b.size(), "弹出后容量小于长度的 4 倍");
    }
    std::printf("再全部弹出：累计 %ld 次，平均每次操作 %.3f 次\n", b.moves(), 0.5 * static_cast<double>(b.moves()) / n);

    SeqList edge;                                            // 在容量 1024 的边界上两进两出
    for (int i = 0; i < 1023; ++i) edge.push(i);
    for (int t = 0; t < 4000; ++t) { if (t % 4 < 2) edge.push(t); else edge.pop(); }
    require(edge.moves() <= 3 * (1023 + 4000), "均摊不超过 3");

    for (unsigned bits = 0; bits < 1U << 16; ++bits) {       // 长 16 的操作序列，每一种
        SeqList t;
        long pops = 0;
        for (int done = 0; done < 16; ++done) {
            if ((bits >> done & 1) != 0 || t.size() == 0) t.push(done);
            else { t.pop(); ++pops; }
            require(t.moves() + pops <= 3 * (done + 1), "均摊不超过 3");
        }
    }

    const int m = 2000;
    SeqList front, random;
    for (int i = 0; i < m; ++i) { front.insert(0, i); random.insert(rng() % (random.size() + 1), i); }
    std::printf("插入 %d 个：总在表头 %ld 次，随机位置 %ld 次\n", m, front.moves(), random.moves());

    std::vector<int> v;
    std::printf("本机 std::vector 的容量：");
    for (int i = 0; i < 100; ++i) {
        const std::size_t c = v.capacity();
        v.push_back(i);
        if (v.capacity() != c) std::printf(" %zu", v.capacity());
    }
    while (v.size() > 1) v.pop_back();
    std::printf("；弹到剩 1 个，仍是 %zu", v.capacity());
    v.shrink_to_fit();
    std::printf("，shrink_to_fit 以后 %zu\n", v.capacity());

    std::vector<int> one;
    int moved = 0;
    for (int i = 0; i < 100; ++i) {
        const std::size_t c = one.capacity();
        one.reserve(one.size() + 1);
        one.push_back(i);
        moved += one.capacity() != c;
    }
    std::printf("追加 100 个，每次先 reserve(size + 1)：换内存 %d 次\n", moved);
}
// #endregion
