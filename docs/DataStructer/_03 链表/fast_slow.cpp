// 快慢指针：中点与环的入口，与逐个记下走过的结点对拍，并数走了几根指针。
// g++ -std=c++17 -O2 -Wall -Wextra fast_slow.cpp -o fast_slow && ./fast_slow
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <set>
#include <vector>

void require(bool ok, const char* what) {
    if (!ok) { std::fprintf(stderr, "对拍不一致：%s\n", what); std::abort(); }
}

// #region player
struct Node {
    int value;
    Node* next;
};

long followed = 0;  // 走过几根指针

Node* step(Node* u) {
    ++followed;
    return u->next;
}

// 有环返回入口，无环返回空
Node* cycleEntry(Node* head) {
    Node* slow = head;
    Node* fast = head;            // @start
    do {
        if (!fast || !fast->next)
            return nullptr;       // @straight
        slow = step(slow);        // @slow
        fast = step(step(fast));  // @fast
    } while (slow != fast);
    slow = head;                  // @again
    while (slow != fast) {
        slow = step(slow);
        fast = step(fast);        // @together
    }
    return slow;                  // @entry
}
// #endregion

// #region middle
// 无环的链：第 n / 2 个（从 0 数），n 为偶数时是靠后的中点
Node* middle(Node* head) {
    Node* slow = head;
    Node* fast = head;
    while (fast && fast->next) {
        slow = slow->next;
        fast = fast->next->next;
    }
    return slow;
}
// #endregion

// #region main
// n 个结点，表尾指回 entry；entry == n 表示无环
std::vector<Node> chain(std::size_t n, std::size_t entry) {
    std::vector<Node> nodes(n);
    for (std::size_t i = 0; i < n; ++i) {
        const std::size_t to = i + 1 < n ? i + 1 : entry;
        nodes[i] = {static_cast<int>(i), to < n ? &nodes[to] : nullptr};
    }
    return nodes;
}

Node* firstSeenTwice(Node* head) {
    std::set<Node*> seen;
    for (Node* u = head; u; u = u->next)
        if (!seen.insert(u).second) return u;
    return nullptr;
}

// 照推导：slow 走 k + μ 步，fast 走 2k + μ 步，k 是不小于 μ 的最小正倍数
long follows(long n, long mu) {
    const long lambda = n - mu;
    long k = lambda;
    while (k < mu) k += lambda;
    return 3 * k + 2 * mu;
}

int main() {
    require(cycleEntry(nullptr) == nullptr && middle(nullptr) == nullptr, "空链");
    long chains = 0;
    for (long n = 1; n <= 120; ++n) {
        long most = 0, worst = 0;
        for (long entry = 0; entry <= n; ++entry, ++chains) {
            std::vector<Node> nodes = chain(static_cast<std::size_t>(n), static_cast<std::size_t>(entry));
            followed = 0;
            require(cycleEntry(nodes.data()) == firstSeenTwice(nodes.data()), "入口");
            if (entry == n) {
                require(middle(nodes.data()) == nodes.data() + n / 2, "中点");
                continue;
            }
            require(followed == follows(n, entry), "走了 3k + 2μ 根");
            if (followed > most) {
                most = followed;
                worst = entry;
            }
        }
        require(most < 5 * n, "少于 5n");
        if (n == 9 || n == 120)
            std::printf("n = %3ld：入口在 %ld 时最费，走 %ld 根指针；5n = %ld\n", n, worst, most, 5 * n);
    }
    std::printf("%ld 条链，入口与中点都一致\n", chains);
}
// #endregion
