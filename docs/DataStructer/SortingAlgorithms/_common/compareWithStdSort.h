#pragma once
#include <algorithm>
#include <cstdio>
#include <random>
#include <vector>

// 与 std::sort 对拍：长度 0 到 300，各一组多有相等的与一组几乎都不同的。返回 main 的退出码
template <typename Sort>
int compareWithStdSort(Sort sort) {
    std::mt19937 random(1);
    for (int n = 0; n <= 300; ++n) {
        for (int most : {3, 1000000}) {
            std::vector<int> a(n);
            for (int& x : a) x = std::uniform_int_distribution<>(0, most)(random);
            std::vector<int> expected = a;
            std::sort(expected.begin(), expected.end());
            sort(a);
            if (a != expected) {
                std::printf("n = %d 时排错了\n", n);
                return 1;
            }
        }
    }
    std::puts("602 组随机输入，结果都与 std::sort 相同");
    return 0;
}
