// LA3_HOST_DEVICE marks a function that is compiled for the CPU and, by nvcc, for the GPU too: the
// formulas and the random generator are written once and used by both. LA3_DEVICE_CALLED keeps the
// GPU compiler from inlining a function: for long ones that rarely run.
#pragma once

#if defined(__CUDACC__)
#define LA3_HOST_DEVICE __host__ __device__
#define LA3_DEVICE_CALLED __noinline__
#else
#define LA3_HOST_DEVICE
#define LA3_DEVICE_CALLED
#endif
