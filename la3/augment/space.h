// Spaces: named tables of what each op may do, as published methods define them. Policies name a
// space; recipe.h takes its default draws from here.
//
// Sources: la3: op.h. torchvision, trivial-augment-wide: torchvision 0.14's RandAugment, AutoAugment
// and TrivialAugmentWide. pba: arcelien/pba. docs/policies.md has the tables.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "la3/augment/op.h"

namespace la3::augment {

// The names are part of the file format.
enum class Space : uint8_t {
  kLa3,          // "la3"
  kTorchvision,  // "torchvision"
  kWide,         // "trivial-augment-wide"
  kPba,          // "pba"
};
inline constexpr int kSpaceCount = 4;

std::string_view space_name(Space space);
// The space with exactly this name, if there is one.
std::optional<Space> find_space(std::string_view name);
// Like find_space(), but throws std::invalid_argument that names the nearest.
Space parse_space(std::string_view name);

// What a space says about an op.
struct SpaceOp {
  bool exists = false;
  // The magnitudes that a file may name, inclusive, of both signs; 0 .. 0 for ops without one.
  double low = 0, high = 0;
  Unit unit = Unit::kOwn;
  // The default draw: one of this many levels, all equally likely (0: the op has no magnitude), and
  // with a random sign each second one is mirrored about neutral().
  bool random_sign = false;
  int levels = 0;
};
const SpaceOp& space_op(Space space, Op op);

// The magnitude of level 0 .. levels - 1, not mirrored. torchvision's are the floats of its own
// torch.linspace. Throws std::invalid_argument if there is no such op or level.
double level_magnitude(Space space, Op op, int level);

// The magnitude of bin 0 .. bins - 1, not mirrored, as torchvision's classes count them: level_magnitude()
// has 31 bins, AutoAugment 10. Throws std::invalid_argument if the space is neither kTorchvision nor
// kWide, if the op has no magnitude there, if there are fewer than 2 bins or there is no such bin.
double bin_magnitude(Space space, Op op, int bin, int bins);

// Whether a magnitude can be mirrored: the geometric ops and the enhancers.
bool has_sign(Op op);
// The magnitude that changes nothing: 0 for the geometric ops, 1 for the enhancers.
// REQUIRES: has_sign(op).
double neutral(Op op);
// As far from neutral() on the other side. REQUIRES: has_sign(op).
double mirrored(Op op, double magnitude);

}  // namespace la3::augment
