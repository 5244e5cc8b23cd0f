#include <cstdint>
#include <cstdlib>
#include <exception>
#include <new>
#include <typeinfo>

// Debian's libc++abi for WebAssembly is built without exceptions. Here is what the compiler's code calls to throw and to catch
// (Itanium C++ ABI: Exception Handling, level II), in the form that -fwasm-exceptions gives it: the engine unwinds the frames,
// and a landing pad asks which of its handlers fits. Not here: exception_ptr, and lists of types after a function's name.

namespace __cxxabiv1 {

/** As libc++abi's type_info begins: its own test of whether a handler of this type catches another, which it finds the part of. */
class __shim_type_info : public std::type_info {
public:
    virtual ~__shim_type_info();
    virtual void noop1() const;
    virtual void noop2() const;
    virtual bool can_catch(const __shim_type_info* thrown, void*& part) const = 0;
};

}  // namespace __cxxabiv1

namespace {

using Type = __cxxabiv1::__shim_type_info;

/** Stands before the object that was thrown; its address is what the engine carries. */
struct alignas(16) Exception {
    const Type* type;
    void* (*destroy)(void*);
    /** What a handler gets: the object, or the part of it that has the handler's type. */
    void* caught;
    /** How many handlers are busy with it; below zero while it is thrown again. */
    int handlers;
    Exception* before;

    void* object() { return this + 1; }
};

/** The exceptions that are being handled, the latest first. */
Exception* handled;

std::uintptr_t readUnsigned(const std::uint8_t*& at) {
    std::uintptr_t value = 0;
    for (int shift = 0;; shift += 7) {
        const std::uint8_t byte = *at++;
        value |= static_cast<std::uintptr_t>(byte & 0x7f) << shift;
        if (!(byte & 0x80)) {
            return value;
        }
    }
}

std::intptr_t readSigned(const std::uint8_t*& at) {
    std::uintptr_t value = 0;
    for (int shift = 0;; shift += 7) {
        const std::uint8_t byte = *at++;
        value |= static_cast<std::uintptr_t>(byte & 0x7f) << shift;
        if (!(byte & 0x80)) {
            const bool isNegative = (byte & 0x40) && shift + 7 < 32;
            return static_cast<std::intptr_t>(isNegative ? value | ~std::uintptr_t{0} << (shift + 7) : value);
        }
    }
}

constexpr std::uint8_t kOmitted = 0xff, kAbsolute = 0;

/** A function's table of handlers: for each landing pad a chain of actions, for each action the number of a type. */
struct Table {
    const std::uint8_t *types, *pads, *actions;

    explicit Table(const std::uint8_t* at) {
        if (*at++ != kOmitted || *at++ != kAbsolute) {
            std::abort();
        }
        const std::uintptr_t toTypes = readUnsigned(at);
        types = at + toTypes;
        at++;  // How code addresses would be written; there are none.
        const std::uintptr_t length = readUnsigned(at);
        pads = at;
        actions = at + length;
    }

    /** The first action of a landing pad; nullptr when it only cleans up. */
    const std::uint8_t* actionOf(std::uintptr_t pad) const {
        const std::uint8_t* at = pads;
        std::uintptr_t action = 0;
        for (std::uintptr_t i = 0; i <= pad; i++) {
            readUnsigned(at);
            action = readUnsigned(at);
        }
        return action == 0 ? nullptr : actions + action - 1;
    }

    /** Types are counted back from their end; nullptr is `catch (...)`. */
    const Type* type(std::intptr_t number) const { return *(reinterpret_cast<const Type* const*>(types) - number); }
};

}  // namespace

extern "C" {

/** How a landing pad and the runtime talk: the pad tells its number and its function's table, and is told which handler fits. */
struct {
    std::uintptr_t pad;
    const std::uint8_t* table;
    std::uintptr_t selector;
} __wasm_lpad_context;

int _Unwind_CallPersonality(Exception* exception) {
    __wasm_lpad_context.selector = 0;
    if (!__wasm_lpad_context.table) {
        return 0;
    }
    const Table table(__wasm_lpad_context.table);
    const std::uint8_t* action = table.actionOf(__wasm_lpad_context.pad);
    while (action) {
        const std::intptr_t number = readSigned(action);
        const std::uint8_t* const link = action;
        const std::intptr_t next = readSigned(action);
        void* part = exception->object();
        if (number > 0 && (!table.type(number) || table.type(number)->can_catch(exception->type, part))) {
            exception->caught = part;
            __wasm_lpad_context.selector = static_cast<std::uintptr_t>(number);
            return 0;
        }
        action = next == 0 ? nullptr : link + next;
    }
    return 0;
}

void* __cxa_allocate_exception(std::size_t bytes) noexcept {
    auto exception = static_cast<Exception*>(std::aligned_alloc(alignof(Exception), (sizeof(Exception) + bytes + 15) / 16 * 16));
    if (!exception) {
        std::terminate();
    }
    return new (exception) Exception{} + 1;
}

void __cxa_free_exception(void* object) noexcept { std::free(static_cast<Exception*>(object) - 1); }

[[noreturn]] void __cxa_throw(void* object, std::type_info* type, void* (*destroy)(void*)) {
    Exception* exception = static_cast<Exception*>(object) - 1;
    exception->type = static_cast<const Type*>(type);
    exception->destroy = destroy;
    exception->caught = object;
    __builtin_wasm_throw(0, exception);
}

void* __cxa_get_exception_ptr(Exception* exception) noexcept { return exception->caught; }

void* __cxa_begin_catch(Exception* exception) noexcept {
    exception->handlers = (exception->handlers < 0 ? -exception->handlers : exception->handlers) + 1;
    if (exception != handled) {
        exception->before = handled;
        handled = exception;
    }
    return exception->caught;
}

void __cxa_end_catch() {
    Exception* exception = handled;
    const bool isThrownAgain = exception->handlers < 0;
    exception->handlers += isThrownAgain ? 1 : -1;
    if (exception->handlers != 0) {
        return;
    }
    handled = exception->before;
    if (!isThrownAgain) {
        if (exception->destroy) {
            exception->destroy(exception->object());
        }
        __cxa_free_exception(exception->object());
    }
}

[[noreturn]] void __cxa_rethrow() {
    if (!handled) {
        std::terminate();
    }
    handled->handlers = -handled->handlers;
    __builtin_wasm_throw(0, handled);
}
}
