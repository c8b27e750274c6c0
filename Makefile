# The front door: each target does all of its own set-up and is quick when nothing changed.
#   make demo     build la3 and run it on the embedded data set: a policy, a report, a few minutes
#   make cluster-demo  the same with two processes
#   make test     build everything and run the tests
#   make bench    measure, beside Pillow and OpenCV
#   make format   put the sources into the project's format
# LA3_CMAKE_FLAGS goes to CMake, for instance LA3_CMAKE_FLAGS=-DLA3_WERROR=ON, and LA3_DEMO_FLAGS to the demo's la3 run.

SHELL := /bin/bash
# LibTorch's threads wait for each other by spinning, which costs them most of their speed when something else wants the cores.
export OMP_WAIT_POLICY ?= passive
.PHONY: demo cluster-demo test bench build format check-format check-sanitizers clean

CONFIGURE = cmake --preset release $(LA3_CMAKE_FLAGS) > build/configure.log || { cat build/configure.log >&2; exit 1; }
SOURCES = $$(git ls-files '*.cpp' '*.h' '*.cu' '*.cuh')

demo:
	@scripts/setup build
	@mkdir -p build && { [ -f build/build.ninja ] || $(CONFIGURE); }
	@cmake --build build --target la3
	@build/la3 run --resume --out build/demo $(LA3_DEMO_FLAGS)

# Two processes, each with half of the cores; more machines are docs/scaling.md's.
cluster-demo:
	@scripts/setup build
	@mkdir -p build && { [ -f build/build.ninja ] || $(CONFIGURE); }
	@cmake --build build --target la3
	@scripts/launch 2 build/la3 run --resume --out build/cluster-demo $(LA3_DEMO_FLAGS)

build:
	@scripts/setup build test
	@mkdir -p build && $(CONFIGURE)
	@cmake --build build

test: build
	@ctest --preset release --parallel 2

bench:
	@scripts/setup build test bench
	@mkdir -p build && $(CONFIGURE)
	@cmake --build build
	@build/la3 bench augment
	@build/benchmarks/opencv_bench

format:
	@scripts/setup test
	@clang-format -i $(SOURCES)

check-format:
	@scripts/setup test
	@clang-format --dry-run -Werror $(SOURCES)

# The tests under the address and undefined-behaviour sanitizers; those of what runs on threads also under the thread
# sanitizer. Without LibTorch, which is built without them.
check-sanitizers:
	@scripts/setup build test
	@cmake --preset asan > /dev/null && cmake --build --preset asan && ctest --preset asan --parallel 2 -LE release-only
	@cmake --preset tsan > /dev/null && cmake --build --preset tsan --target core_test loader_test data_test explore_test monitor_test && \
	  ctest --preset tsan --parallel 2 -R '^(core|loader|data|explore|monitor)\.'

clean:
	rm -rf build
