// How OpenMP's threads, which LibTorch computes with, wait for each other.
#pragma once

namespace la3::cli {

// By default they spin for milliseconds, and where something else uses the cores too, they spend
// those spinning while the thread they wait for stands in line: trainings of small networks fell to
// a quarter of their speed (docs/training.md). OpenMP reads the environment when it is loaded,
// before main(), so this starts the program again, in the same process, with
// OMP_WAIT_POLICY=passive and a short spin. Does nothing where the user has set one of these.
// REQUIRES: nothing has been printed, opened or started yet.
void let_threads_sleep();

}  // namespace la3::cli
