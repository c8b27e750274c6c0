#!/usr/bin/env bash
# `pip install .` into a fresh environment, as far as it can be had without PyPI: pip_test.sh PYTHON SOURCE_DIR
set -u
python=$1 source=$(realpath "$2")
work=$(mktemp -d)
trap 'rm -rf "$work" "$source/la3.egg-info"' EXIT
cd "$work" || exit 1
. "$source/tests/cli/expect.sh"
unset PYTHONPATH
# As where there is no CUDA compiler: the package for the CPU; and compiled quickly, since nothing here computes.
export CMAKE_ARGS="${CMAKE_ARGS:-${LA3_CMAKE_FLAGS:-}} -DLA3_WITH_CUDA=OFF -DCMAKE_CXX_FLAGS_RELEASE=-O1"

if ! "$python" -c 'import setuptools, wheel, numpy' 2>/dev/null || ! "$python" -m venv --system-site-packages env >/dev/null 2>&1; then
  echo "skipped: $python has no setuptools, wheel, numpy or venv" && exit 77
fi
expect 0 'Successfully installed la3' env/bin/pip install --no-build-isolation --no-deps --no-index "$source"
expect 0 '^0\.' env/bin/python -c 'import la3; print(la3.__version__)'
expect 0 'env/lib.*245' env/bin/python -c 'import la3, numpy; print(la3.__file__, la3.invert(numpy.full((1, 1), 10, numpy.uint8)))'
expect 1 'RuntimeError: images: .* found one on cuda:0, because this la3 was built without CUDA' env/bin/python -c 'import la3; la3.torch.DeviceAugment(la3.Policy.random())._gpu._new_core((0, 3, 8, 8, True, 0))'
expect 1 'FileNotFoundError.*the la3 program is neither' env PATH=/nowhere LA3= "$work/env/bin/python" -c 'import la3; la3.run("shapes")'
check 'it is small, and holds no LibTorch' test "$(du -sk env/lib/python3*/site-packages/la3 | cut -f1)" -lt 4000
check 'and needs no library but those of C++' test -z "$(ldd env/lib/python3*/site-packages/la3/_la3*.so | grep -vE 'linux-vdso|ld-linux|lib(stdc\+\+|m|gcc_s|c|pthread|dl|rt)\.so')"
summary
