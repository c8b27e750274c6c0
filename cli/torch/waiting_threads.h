// How the OpenMP threads that LibTorch computes with wait for each other.
#pragma once

namespace la3::cli {

// By default they spin for milliseconds. If something else uses the cores too, they spin while the
// thread they wait for is not scheduled: trainings of small networks fell to a quarter of their
// speed (docs/training.md). OpenMP reads the environment when it is loaded, before main(). So commands
// that compute start the program again in the same process, with OMP_WAIT_POLICY=passive and a short
// spin, unless the user has set one of these. That happens before main(), and before LibTorch is
// initialised; what is left to call makes the linker take the file that does it.
void let_threads_sleep();

}  // namespace la3::cli
