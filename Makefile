# The front door: each target does all of its own set-up and is quick when nothing changed.
#   make demo     build la3 and run it on the embedded data set: a policy, a report, a few minutes
#   make cluster-demo  the same with two processes
#   make test     build everything and run the tests
#   make python   build the Python package: build/python/la3
#   make bench    measure, beside Pillow and OpenCV
#   make package  Debian packages, a wheel, an SBOM, checksums: build/dist
#   make page     bundle the report's page again, after a change in la3/report/web
#   make fuzz     look for inputs that break a parser, 20 s each; MINUTES=10 for longer
#   make faults   let every call of the system fail once in small commands
#   make coverage which lines and branches the tests reach, room by room
#   make mutation plant mistakes and count those that no test sees
#   make format   put the sources into the project's format
# LA3_CMAKE_FLAGS goes to CMake, for instance LA3_CMAKE_FLAGS=-DLA3_WERROR=ON, and LA3_DEMO_FLAGS to the demo's la3 run.

SHELL := /bin/bash
# LibTorch's threads wait for each other by spinning, which costs most of their speed beside other work. la3 sees to it;
# test programs do not.
export OMP_WAIT_POLICY ?= passive
.PHONY: demo cluster-demo test bench build python package sbom page format check-format check-alone check-tidy check-cuda \
  check-sanitizers check-memory fuzz fuzz-build faults coverage mutation clean

CONFIGURE = { cmake --preset release $(LA3_CMAKE_FLAGS) > build/configure.log 2>&1 || { cat build/configure.log >&2; exit 1; }; } \
  && sed -n 's/^-- la3: //p' build/configure.log
SOURCES = $$(git ls-files '*.cpp' '*.h' '*.cu' '*.cuh')

demo:
	@scripts/setup build
	@mkdir -p build && { [ -f build/build.ninja ] || $(CONFIGURE); }
	@cmake --build build --target la3
	@build/la3 run --data shapes --resume --out build/demo $(LA3_DEMO_FLAGS)

# Two processes, each with half of the cores; more machines are docs/scaling.md's.
cluster-demo:
	@scripts/setup build
	@mkdir -p build && { [ -f build/build.ninja ] || $(CONFIGURE); }
	@cmake --build build --target la3
	@scripts/launch 2 build/la3 run --data shapes --resume --out build/cluster-demo $(LA3_DEMO_FLAGS)

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

# build/dist: the program and the libraries as Debian packages, the Python package as a wheel, what is linked (SPDX), and
# checksums. All times in them are the commit's. `sudo scripts/test-package` tries them out.
DIST = build/dist
package: export SOURCE_DATE_EPOCH ?= $(shell git log -1 --format=%ct 2>/dev/null || date +%s)
package:
	@scripts/setup build python package
	@mkdir -p build && cmake --preset package $(LA3_CMAKE_FLAGS) > build/configure-package.log || { cat build/configure-package.log >&2; exit 1; }
	@cmake --build build/package --target la3
	@rm -rf $(DIST) && mkdir -p $(DIST)
	@umask 022 && cpack --config build/package/CPackConfig.cmake -B build/package/cpack > build/cpack.log 2>&1 || { cat build/cpack.log >&2; exit 1; }
	@mv build/package/cpack/*.deb $(DIST)
	@CMAKE_ARGS='-DCMAKE_CXX_FLAGS=-ffile-prefix-map=$(CURDIR)=. -DCMAKE_MODULE_LINKER_FLAGS=-s' /usr/bin/python3 -m pip wheel \
	  --quiet --no-build-isolation --no-deps --no-index --wheel-dir $(DIST) .
	@$(MAKE) --no-print-directory sbom
	@cd $(DIST) && sha256sum -- * > SHA256SUMS && ls -l

# What build/package/la3-torch and the wheel are linked with.
sbom:
	@mkdir -p $(DIST) && version=$$(sed -n 's/^project(la3 VERSION \([0-9.]*\).*/\1/p' CMakeLists.txt) && \
	  scripts/make-sbom build/package/la3-torch $(DIST)/la3-$$version.spdx.json --wheel

# The report's page, after a change in la3/report/web: la3/report/page.cpp, to be committed with it.
page:
	@scripts/setup test
	@scripts/make-page la3/report/page.cpp build/page

format:
	@scripts/setup test
	@clang-format -i $(SOURCES)

check-format:
	@scripts/setup test
	@clang-format --dry-run -Werror $(SOURCES)

# Nothing is built in these: they are there for their compile_commands.json.
check-alone:
	@scripts/setup build test
	@cmake -S . -B build/alone -G Ninja -DCMAKE_CXX_COMPILER=g++ -DLA3_UNITY=OFF -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON \
	  > /dev/null
	@cmake -S . -B build/alone/as_built -G Ninja -DCMAKE_CXX_COMPILER=g++ > /dev/null
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
# sanitizer. Without LibTorch, which is built without them, and without the cases that their presets name.
check-sanitizers:
	@scripts/setup build test fuzz
	@cmake --preset asan > /dev/null && cmake --build --preset asan && ctest --preset asan --parallel 3 -LE release-only
	@cmake --preset tsan > /dev/null && cmake --build --preset tsan --target core_test image_test codec_test loader_test data_test search_test monitor_test && \
	  ctest --preset tsan --parallel 3 -R '^(core|image|codec|loader|data|search|monitor)\.'

# Valgrind looks for values that nobody has set, in the tests of what needs no LibTorch; without cases that compute long, and
# without HEIC, whose decoder's vector instructions are too many for it. Those of libjpeg-turbo are switched off: they read
# past the ends of rows and leave out again what they got there, which valgrind cannot follow.
MEMORY_ROOMS = core image codec augment pickle policy records search samples monitor
MEMORY_WITHOUT = *heic*:*AnyChangedByte*:*CannotGrow*:*DeepNesting*:Predictor.*:ExploreTest.*:Construct.*:LinearPredictor.*:Tpe.*:*DeviceImage*:*PillowFixture*:*Wide*:*CutImage*:Codec.NeverCrashes*:Region.HasTheBytes*:Resample.*Random*
check-memory:
	@scripts/setup build test memory
	@mkdir -p build && $(CONFIGURE)
	@cmake --build build --target $(MEMORY_ROOMS:%=%_test)
	@cd build && for room in $(MEMORY_ROOMS); do \
	  JSIMD_FORCENONE=1 valgrind -q --error-exitcode=9 --track-origins=yes tests/$${room}_test --gtest_brief=1 --gtest_filter='-$(MEMORY_WITHOUT)' || exit 1; done

# Parsers of what comes from outside, with clang's libFuzzer: a table, and build/fuzz/found if there is anything.
# MINUTES=10 gives each target so long, TARGETS='png toml' only some of them a try, JOBS=2 tries two at a time,
# SEED=1 nearly the same inputs as before, if nothing changed, RUNS=N so many of each target.
fuzz: fuzz-build
	@JOBS=$(JOBS) SEED=$(SEED) RUNS=$(RUNS) tests/fuzz/run build/asan/tests/fuzz/fuzz_all build/fuzz $(if $(MINUTES),$$(($(MINUTES) * 60)),$(or $(SECONDS_EACH),20)) $(TARGETS)

fuzz-build:
	@scripts/setup build fuzz
	@cmake --preset asan > /dev/null && cmake --build --preset asan --target fuzz_all

# Every write, fsync, rename, open, mapping, large allocation and thread of small commands fails, is cut short, or is the
# process's last: some thousand runs, for a night.
faults:
	@scripts/setup build test
	@mkdir -p build && $(CONFIGURE)
	@cmake --build build --target la3 fault_shim
	@tests/faults/faults.py --la3 build/la3 --shim build/tests/libfault_shim.so --torch --all

# Lines and branches that the tests reach, with clang. The programs that scripts start count too, also those they kill: each
# process into a file of 1 to 5 MB, some GB in all. Without scripts that look at other things than la3's code.
COVERED ?= -E '^(truth|container|cut_network|strangers|torchvision|make_network|report_page|report_browser|arrows|hostile|faults.*|completion|install.*|pillow_live|wide_.*|export|(plain|avx2)_loader)$$'
coverage:
	@scripts/setup build test coverage
	@cmake --preset coverage > /dev/null && cmake --build build/coverage
	@rm -rf build/coverage/profiles && mkdir -p build/coverage/profiles
	@LLVM_PROFILE_FILE=$(CURDIR)/build/coverage/profiles/%m-%p%c.profraw ctest --test-dir build/coverage --parallel $(or $(JOBS),3) $(COVERED) --output-on-failure \
	  > build/coverage/ctest.log; code=$$?; tail -n 3 build/coverage/ctest.log; scripts/coverage build/coverage && exit $$code

# Mistakes planted in the core of augment, policy, search and checkpoints: some hours of CPU time.
mutation:
	@scripts/setup build test
	@tests/mutation.py $(if $(SAMPLE),--sample $(SAMPLE)) $(if $(SEED),--seed $(SEED)) $(if $(ROOMS),--rooms $(ROOMS))

clean:
	rm -rf build
