#pragma once
// The C++ standard leaves open which numbers uniform_int_distribution draws and how shuffle uses them. The pages show what
// libstdc++'s do; here both are written after its algorithm, so that a program linked with libc++ prints the same numbers.
// Included before the program's text when that names one of them.
#include <algorithm>
#include <cstdint>
#include <iterator>
#include <limits>
#include <random>
#include <type_traits>
#include <utility>

namespace std {

template <class Int = int>
class gnu_uniform_int_distribution {
public:
    using result_type = Int;
    struct param_type {
        using distribution_type = gnu_uniform_int_distribution;
        explicit param_type(Int a = 0, Int b = numeric_limits<Int>::max()) : low(a), high(b) {}
        Int a() const { return low; }
        Int b() const { return high; }

    private:
        Int low, high;
    };

    explicit gnu_uniform_int_distribution(Int a = 0, Int b = numeric_limits<Int>::max()) : own(a, b) {}
    explicit gnu_uniform_int_distribution(const param_type& param) : own(param) {}
    void reset() {}
    Int a() const { return own.a(); }
    Int b() const { return own.b(); }
    Int min() const { return own.a(); }
    Int max() const { return own.b(); }
    param_type param() const { return own; }
    void param(const param_type& param) { own = param; }

    template <class Generator>
    Int operator()(Generator& generator) {
        return (*this)(generator, own);
    }

    /** On 64-bit Linux all generators' numbers and all differences are counted in 64 bits, here as there. */
    template <class Generator>
    Int operator()(Generator& generator, const param_type& param) {
        constexpr uint64_t smallest = Generator::min(), range = Generator::max() - Generator::min();
        const uint64_t wanted = static_cast<uint64_t>(param.b()) - static_cast<uint64_t>(param.a());
        uint64_t drawn;
        if (range > wanted) {
            const uint64_t count = wanted + 1;
            if constexpr (range == numeric_limits<uint64_t>::max()) {
                drawn = scale<unsigned __int128, uint64_t>(generator, count);
            } else if constexpr (range == numeric_limits<uint32_t>::max()) {
                drawn = scale<uint64_t, uint32_t>(generator, static_cast<uint32_t>(count));
            } else {
                const uint64_t each = range / count, end = each * count;
                do {
                    drawn = generator() - smallest;
                } while (drawn >= end);
                drawn /= each;
            }
        } else if (range < wanted) {
            uint64_t high;
            do {
                constexpr uint64_t count = range + 1;
                gnu_uniform_int_distribution<uint64_t> upper(0, wanted / count);
                high = count * upper(generator);
                drawn = high + (generator() - smallest);
            } while (drawn > wanted || drawn < high);
        } else {
            drawn = generator() - smallest;
        }
        return static_cast<Int>(drawn + static_cast<uint64_t>(param.a()));
    }

private:
    /** Lemire's method: Fast Random Integer Generation in an Interval, 2019. */
    template <class Wide, class Narrow, class Generator>
    static Narrow scale(Generator& generator, Narrow count) {
        Wide product = Wide(generator()) * Wide(count);
        if (Narrow(product) < count) {
            const Narrow threshold = static_cast<Narrow>(-count) % count;
            while (Narrow(product) < threshold) {
                product = Wide(generator()) * Wide(count);
            }
        }
        return static_cast<Narrow>(product >> numeric_limits<Narrow>::digits);
    }

    param_type own;
};

template <class Iterator, class Generator>
void gnu_shuffle(Iterator first, Iterator last, Generator&& generator) {
    if (first == last) {
        return;
    }
    using Difference = typename iterator_traits<Iterator>::difference_type;
    gnu_uniform_int_distribution<uint64_t> draw;
    using Param = gnu_uniform_int_distribution<uint64_t>::param_type;
    const auto swap = [&](uint64_t i, uint64_t j) { iter_swap(first + static_cast<Difference>(i), first + static_cast<Difference>(j)); };
    const uint64_t range = generator.max() - generator.min(), count = static_cast<uint64_t>(last - first);
    uint64_t i = 1;
    if (range / count < count) {
        for (; i < count; i++) {
            swap(i, draw(generator, Param(0, i)));
        }
        return;
    }
    // One number is enough for two places.
    if (count % 2 == 0) {
        swap(i++, draw(generator, Param(0, 1)));
    }
    while (i < count) {
        const uint64_t one = i + 1, other = i + 2, both = draw(generator, Param(0, one * other - 1));
        swap(i++, both / other);
        swap(i++, both % other);
    }
}

}  // namespace std

#define uniform_int_distribution gnu_uniform_int_distribution
#define shuffle gnu_shuffle
