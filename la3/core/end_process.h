// How programs of la3 end: with what they have written, and without taking down what libraries have
// registered, which takes LibTorch a tenth of a second. The sanitizers' programs end as usual, to
// report leaks.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <iostream>

namespace la3 {

// The last call of main(): `return end_process(code);`.
inline int end_process(int code) {
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
  std::cout.flush();
  std::fflush(nullptr);
  std::_Exit(code);
#endif
  return code;
}

}  // namespace la3
