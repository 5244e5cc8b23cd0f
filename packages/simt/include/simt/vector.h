#pragma once
// Vector types with CUDA's sizes and alignments (programming guide, "Built-in Vector Types").

#define SIMT_VECTOR(T, Name, align2, align4)                                                    \
    struct Name##1 { T x; };                                                                    \
    struct __attribute__((aligned(align2))) Name##2 { T x, y; };                                \
    struct Name##3 { T x, y, z; };                                                              \
    struct __attribute__((aligned(align4))) Name##4 { T x, y, z, w; };                          \
    constexpr Name##1 make_##Name##1(T x) { return {x}; }                                       \
    constexpr Name##2 make_##Name##2(T x, T y) { return {x, y}; }                               \
    constexpr Name##3 make_##Name##3(T x, T y, T z) { return {x, y, z}; }                       \
    constexpr Name##4 make_##Name##4(T x, T y, T z, T w) { return {x, y, z, w}; }

SIMT_VECTOR(signed char, char, 2, 4)
SIMT_VECTOR(unsigned char, uchar, 2, 4)
SIMT_VECTOR(short, short, 4, 8)
SIMT_VECTOR(unsigned short, ushort, 4, 8)
SIMT_VECTOR(int, int, 8, 16)
SIMT_VECTOR(unsigned int, uint, 8, 16)
SIMT_VECTOR(long, long, 16, 16)
SIMT_VECTOR(unsigned long, ulong, 16, 16)
SIMT_VECTOR(long long, longlong, 16, 16)
SIMT_VECTOR(unsigned long long, ulonglong, 16, 16)
SIMT_VECTOR(float, float, 8, 16)
SIMT_VECTOR(double, double, 16, 16)
#undef SIMT_VECTOR

struct dim3 {
    unsigned int x, y, z;
    constexpr dim3(unsigned int x = 1, unsigned int y = 1, unsigned int z = 1) : x(x), y(y), z(z) {}
    constexpr dim3(uint3 v) : x(v.x), y(v.y), z(v.z) {}
    constexpr operator uint3() const { return {x, y, z}; }
};
