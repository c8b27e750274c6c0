# The front door: each target does all of its own set-up and is quick when nothing changed.
#   make demo     build la3 and run it on the embedded data set: a policy, a report, a few minutes
#   make cluster-demo  the same with two processes
#   make test     build everything and run the tests
#   make python   build the Python package: build/python/la3
#   make bench    measure, beside Pillow and OpenCV
#   make format   put the sources into the project's format
# LA3_CMAKE_FLAGS goes to CMake, for instance LA3_CMAKE_FLAGS=-DLA3_WERROR=ON, and LA3_DEMO_FLAGS to the demo's la3 run.

SHELL := /bin/bash
# LibTorch's threads wait for each other by spinning, which costs them most of their speed when something else wants the cores.
export OMP_WAIT_POLICY ?= passive
.PHONY: demo cluster-demo test bench build python format check-format check-alone check-tidy check-cuda check-sanitizers clean

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

# Three at a time though CI has two cores: some tests mostly wait.
test: build
	@ctest --preset release --parallel 3

# Needs neither LibTorch nor any image library: a build of its own, of little else than the package.
python:
	@scripts/setup python
	@mkdir -p build && cmake -S . -B build/python-only -G Ninja -DLA3_PYTHON_ONLY=ON -DLA3_WITH_CUDA=OFF \
	  -DLA3_PYTHON_OUTPUT=$(CURDIR)/build/python -DLA3_PYTHON_PROGRAM=$(CURDIR)/build/la3 $(LA3_CMAKE_FLAGS) \
	  > build/configure-python.log || { cat build/configure-python.log >&2; exit 1; }
	@cmake --build build/python-only
	@echo "build/python/la3 is there; PYTHONPATH=$(CURDIR)/build/python makes it importable"

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

# Nothing is built in these two: they are there for their compile_commands.json.
check-alone:
	@scripts/setup build test
	@cmake -S . -B build/alone -G Ninja -DCMAKE_CXX_COMPILER=g++ -DLA3_UNITY=OFF -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON \
	  > /dev/null
	@scripts/check_alone build/alone

check-tidy:
	@scripts/setup build test
	@cmake -S . -B build/tidy -G Ninja -DCMAKE_CXX_COMPILER=g++ -DLA3_UNITY=OFF -DLA3_WITH_TORCH=OFF -DLA3_WITH_CUDA=OFF \
	  > /dev/null
	@scripts/check_tidy build/tidy

# All .cu files, also those that only a LibTorch with CUDA needs; no GPU is.
check-cuda:
	@scripts/setup build
	@mkdir -p build && $(CONFIGURE)
	@cmake --build build --target cuda_files

# The tests under the address and undefined-behaviour sanitizers; those of what runs on threads also under the thread
# sanitizer. Without LibTorch, which is built without them. TSAN_SKIPS are long: one thread computes the first, and
# others run the second's code on threads too.
TSAN_SKIPS = Construct\.TakesWhat|ExploreTest\.FindsBetter
check-sanitizers:
	@scripts/setup build test
	@cmake --preset asan > /dev/null && cmake --build --preset asan && ctest --preset asan --parallel 3 -LE release-only
	@cmake --preset tsan > /dev/null && cmake --build --preset tsan --target core_test loader_test data_test explore_test monitor_test && \
	  ctest --preset tsan --parallel 3 -R '^(core|loader|data|explore|monitor)\.' -E '$(TSAN_SKIPS)'

clean:
	rm -rf build
