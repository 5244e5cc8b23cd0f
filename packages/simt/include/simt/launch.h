#pragma once
#include <cstddef>
#include <functional>
#include <tuple>
#include <type_traits>
#include <utility>
#include "thread.h"

typedef struct CUstream_st* cudaStream_t;

namespace simt {

/** A kernel with its arguments: called once for each thread. */
using Body = std::function<void()>;
using MakeBody = std::function<Body(void** arguments)>;

struct Config {
    dim3 grid, block;
    std::size_t sharedBytes = 0;
    cudaStream_t stream = nullptr;
    bool cooperative = false;
    unsigned cluster = 1;
    const void* function = nullptr;
};

void launchFromCode(Where at, const char* name, const Config& config, Body body);

/** Remembers how to call a function that is handed over as `void*`. */
void remember(const void* function, MakeBody make);

/** Ends with a fault when the argument is a pointer to memory that a GPU does not reach. */
void checkPointer(Where at, const char* kernel, int index, const void* pointer);

template <class T>
void checkArgument(Where at, const char* kernel, int index, const T& argument) {
    if constexpr (std::is_pointer_v<T> && !std::is_function_v<std::remove_pointer_t<T>>) {
        checkPointer(at, kernel, index, const_cast<const void*>(static_cast<const volatile void*>(argument)));
    }
}

/** What `kernel<<<config>>>` becomes: to be called with the arguments. */
template <class Call>
struct Launcher {
    Call call;
    const char* name;
    Where at;
    Config config;

    template <class... Arguments>
    void operator()(Arguments... arguments) const {
        int index = 0;
        (checkArgument(at, name, ++index, arguments), ...);
        launchFromCode(at, name, config, [call = call, kept = std::make_tuple(std::move(arguments)...)] { std::apply(call, kept); });
    }
};

template <class Call>
Launcher<Call> launcher(Call call, const char* name, Where at, dim3 grid, dim3 block, std::size_t sharedBytes = 0, cudaStream_t stream = nullptr) {
    return {call, name, at, {grid, block, sharedBytes, stream}};
}

template <class... Parameters, std::size_t... I>
Body bodyOf(void (*function)(Parameters...), void** arguments, std::index_sequence<I...>) {
    return [function, kept = std::tuple<std::decay_t<Parameters>...>(*static_cast<std::decay_t<Parameters>*>(arguments[I])...)] { std::apply(function, kept); };
}

/** The address of a kernel; from now on it can be launched by it. */
template <class... Parameters>
void* handle(void (*function)(Parameters...)) {
    void* address = reinterpret_cast<void*>(function);
    remember(address, [function](void** arguments) { return bodyOf(function, arguments, std::index_sequence_for<Parameters...>()); });
    return address;
}
inline void* handle(const void* address) { return const_cast<void*>(address); }

}  // namespace simt
