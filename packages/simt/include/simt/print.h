#pragma once
// Everything of the standard library that speaks of printf must come before it is renamed.
#include <cassert>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <string>

/** As printf on the host; in kernels the text is kept until the host synchronises, as on a GPU. */
int simtPrintf(const char* format, ...) __attribute__((__format__(__printf__, 1, 2)));
namespace std {
using ::simtPrintf;
}
#define printf simtPrintf

/** Ends the kernel with cudaErrorLaunchFailure. */
[[noreturn]] void __trap();
