// Thrown by long work that was asked to stop (Ctrl-C), after it has saved what it can. Not an
// error: the work can be resumed.
#pragma once

#include "la3/core/error.h"

namespace la3::train {

class Interrupted : public Error {
 public:
  Interrupted() : Error("interrupted") {}
};

}  // namespace la3::train
