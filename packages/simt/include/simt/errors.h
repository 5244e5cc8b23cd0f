#pragma once

enum cudaError {
#define SIMT_ERROR(name, number, words) name = number,
#include "errors.inc"
#undef SIMT_ERROR
};
typedef enum cudaError cudaError_t;

const char* cudaGetErrorName(cudaError_t error);
const char* cudaGetErrorString(cudaError_t error);
cudaError_t cudaGetLastError();
cudaError_t cudaPeekAtLastError();
