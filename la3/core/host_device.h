// LA3_HOST_DEVICE marks a function that is compiled for the CPU and, by nvcc, for the GPU too: the formulas
// and the random generator are written once and used by both.
#pragma once

#if defined(__CUDACC__)
#define LA3_HOST_DEVICE __host__ __device__
#else
#define LA3_HOST_DEVICE
#endif
