// 同样的 n 个数求和：数组、按次序申请的链、打乱次序的链。由 cachegrind 数一级数据缓存缺失。
// g++ -std=c++17 -O2 -Wall -Wextra traverse.cpp -o traverse
// valgrind --tool=cachegrind --cache-sim=yes --D1=32768,8,64 --LL=8388608,16,64 --cachegrind-out-file=/dev/null ./traverse list 1000000 1
// 末一个参数是遍历次数：遍历三次与两次的差，就是多走的那一遍的缺失（不含建表）
// ./traverse list 1000 100000 time 另印每个元素用掉几纳秒
// ./traverse split 1000 100000 time：同样的结点分成四条链，四条一起走；unroll：一条链，每圈写出四步（n 是 4 的倍数）
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <random>
#include <vector>

struct Node { int value; Node* next; };

int main(int argc, char** argv) {
    const char* kind = argc > 1 ? argv[1] : "array";
    const long n = argc > 2 ? std::atol(argv[2]) : 1000;
    const int rounds = argc > 3 ? std::atoi(argv[3]) : 1;
    std::vector<int> array;
    std::vector<Node*> nodes;
    Node* first[4] = {};
    const bool isArray = std::strcmp(kind, "array") == 0, isSplit = std::strcmp(kind, "split") == 0;
    const long heads = isSplit ? 4 : 1, each = n / heads;  // 分成几条链，每条多长
    if (isArray) {
        for (long i = 0; i < n; ++i) array.push_back(static_cast<int>(i % 10));
    } else {
        for (long i = 0; i < n; ++i) nodes.push_back(new Node{static_cast<int>(i % 10), nullptr});
        if (std::strcmp(kind, "shuffled") == 0) std::shuffle(nodes.begin(), nodes.end(), std::mt19937(20261122));
        for (long i = 0; i < each * heads; ++i) {
            Node* u = nodes[static_cast<std::size_t>(i)];
            if (i % each == 0) first[i / each] = u;
            if ((i + 1) % each != 0) u->next = nodes[static_cast<std::size_t>(i) + 1];
        }
    }
    long sum = 0;
    const std::clock_t start = std::clock();
    for (int r = 0; r < rounds; ++r) {
        if (isArray) for (int x : array) sum += x;
        else if (isSplit)
            for (const Node *a = first[0], *b = first[1], *c = first[2], *d = first[3]; a;
                 a = a->next, b = b->next, c = c->next, d = d->next)
                sum += a->value + b->value + c->value + d->value;
        else if (std::strcmp(kind, "unroll") == 0 && n % 4 == 0)
            for (const Node* u = first[0]; u; u = u->next) {
                sum += u->value, u = u->next;
                sum += u->value, u = u->next;
                sum += u->value, u = u->next;
                sum += u->value;
            }
        else for (const Node* u = first[0]; u; u = u->next) sum += u->value;
    }
    const double used = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    std::printf("%s，n = %ld，遍历 %d 次，和 %ld\n", kind, n, rounds, sum);
    if (argc > 4) std::printf("每个元素 %.2f 纳秒\n", 1e9 * used / static_cast<double>(n) / rounds);
    for (Node* u : nodes) delete u;
}
