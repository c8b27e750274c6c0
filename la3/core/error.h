// Errors about the world outside the program: files, images, policies, devices.
//
// A caller's mistake (an argument that breaks a documented contract) is std::invalid_argument
// instead. A message names the file or value, the place in it, what was expected and what was
// found, so that whoever catches an Error only has to print it. Caught once, in cli/main.cpp.
#pragma once

#include <stdexcept>
#include <string>

namespace la3 {

class Error : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

}  // namespace la3
