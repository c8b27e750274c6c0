// Ops in the units and ranges of all spaces against the bytes of Pillow and torchvision, whose levels
// the spaces have. make_wide.py --live runs these tests on more cases.
#include <gtest/gtest.h>

#include <cstdlib>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "la3/augment/apply.h"
#include "la3/augment/cuda/device_image.h"
#include "la3/augment/recipe.h"
#include "la3/augment/reference.h"
#include "la3/augment/space.h"
#include "tests/augment/cpu_groups.h"
#include "tests/augment/pillow_cases.h"
#include "tests/source_folder.h"

namespace la3::augment {
namespace {

const PillowFile& wide_file() {
  static const PillowFile file = [] {
    const char* live = std::getenv("LA3_WIDE_FIXTURE");
    return read_cases(live != nullptr ? live : fixtures_folder() / "wide.bin", "LA3WID01");
  }();
  return file;
}

std::string wide_story(const PillowCase& item) {
  char text[200];
  std::snprintf(text, sizeof(text), "%s %.17g (unit %s, flags %08x) centre (%.17g, %.17g) on %dx%dx%d",
                std::string(op_name(item.call.op)).c_str(), item.call.magnitude,
                std::string(unit_name(item.call.unit)).c_str(), item.flags, item.call.centre_x, item.call.centre_y,
                item.input.width, item.input.height, item.input.channels);
  return text;
}

// Where torchvision's own output is in the file.
bool is_torchvisions(const PillowCase& item) {
  return (item.flags >> 8 & 0xFF) != 0;
}
Space space_of(const PillowCase& item) {
  return (item.flags >> 8 & 0xFF) == 1 ? Space::kTorchvision : Space::kWide;
}

TEST(WideFixture, HoldsEveryUnitAndEveryLevelOfTorchvision) {
  std::map<std::pair<Op, Unit>, int> pillow;
  std::map<std::pair<Space, Op>, std::map<uint32_t, int>> torchvision;
  for (const PillowCase& item : wide_file().cases) {
    if (is_torchvisions(item)) {
      ++torchvision[{space_of(item), item.call.op}][item.flags >> 16];
    } else {
      ++pillow[{item.call.op, item.call.unit}];
    }
  }
  for (int op = 0; op < kOpCount; ++op) {
    for (int unit = 0; unit < kUnitCount; ++unit) {
      const CallRange range = call_range(static_cast<Op>(op), static_cast<Unit>(unit));
      if (range.low < range.high) {
        EXPECT_GT((pillow[{static_cast<Op>(op), static_cast<Unit>(unit)}]), 20) << op << " " << unit;
      }
    }
    for (const Space space : {Space::kTorchvision, Space::kWide}) {
      const SpaceOp& entry = space_op(space, static_cast<Op>(op));
      // TrivialAugmentWide has no Invert; the space has it for other policies.
      if (!entry.exists || (space == Space::kWide && static_cast<Op>(op) == Op::kInvert)) { continue; }
      const auto expected = static_cast<size_t>(std::max(1, entry.levels) * (entry.random_sign ? 2 : 1));
      EXPECT_EQ((torchvision[{space, static_cast<Op>(op)}].size()), expected) << op_name(static_cast<Op>(op));
    }
  }
}

TEST(WideFixture, LevelsAreTorchvisions) {
  for (const PillowCase& item : wide_file().cases) {
    if (!is_torchvisions(item)) { continue; }
    const Choice choice = default_choice(space_of(item), item.call.op);
    const uint32_t level = item.flags >> 16 & 0xFF;
    // torchvision's Translate is mirrored.
    const bool negative =
        (item.flags >> 24 != 0) != (item.call.op == Op::kTranslateX || item.call.op == Op::kTranslateY);
    EXPECT_EQ(choice.unit, item.call.unit) << wide_story(item);
    if (choice.magnitudes.empty()) { continue; }
    ASSERT_LT(level, choice.magnitudes.size());
    const double ours = choice.magnitudes[level];
    EXPECT_EQ(choice.random_sign && negative ? mirrored(choice.op, ours) : ours, item.call.magnitude)
        << wide_story(item);
  }
}

void expect_bytes(const PillowCase& item, const uint8_t* found, size_t bytes, const std::string& who, int& wrong) {
  if (fnv1a(found, bytes) == item.hash) { return; }
  if (++wrong > 10) { return; }
  ADD_FAILURE() << who << ": " << wide_story(item) << ": other bytes than "
                << (is_torchvisions(item) ? "torchvision's" : "Pillow's");
}

TEST(WideFixture, ReferenceGivesTheirBytes) {
  int wrong = 0;
  for (const PillowCase& item : wide_file().cases) {
    const Image found = apply_reference(item.call, item.input);
    expect_bytes(item, found.data(), found.bytes(), "reference", wrong);
  }
  EXPECT_EQ(wrong, 0) << "of " << wide_file().cases.size();
}

TEST(WideFixture, FastOpsGiveTheirBytes) {
  for (const Isa isa : supported_isas()) {
    Scratch scratch(isa);
    int wrong = 0;
    for (const PillowCase& item : wide_file().cases) {
      Image found(item.input.width, item.input.height, item.input.channels);
      std::memset(found.data(), 0xCD, found.bytes());  // a byte left out shows
      apply_op(item.call, item.input, found.view(), scratch);
      expect_bytes(item, found.data(), found.bytes(), std::string(isa_name(isa)), wrong);
      Image in_place(item.input);
      apply_op(item.call, in_place.view(), in_place.view(), scratch);
      expect_bytes(item, in_place.data(), in_place.bytes(), std::string(isa_name(isa)) + " in place", wrong);
    }
    EXPECT_EQ(wrong, 0) << isa_name(isa);
  }
}

// The GPU's code, on the CPU.
TEST(WideFixture, DeviceImageGivesTheirBytes) {
  int wrong = 0;
  for (const PillowCase& item : wide_file().cases) {
    const ImageView in = item.input;
    if (in.channels != 3 || in.width > kMaxDeviceSidePx || in.height > kMaxDeviceSidePx) { continue; }
    const DeviceCall none = device_call({}, in.width, in.height);
    const DeviceCall calls[3] = {none, device_call(item.call, in.width, in.height), none};
    device::BatchArguments args;
    const device::BatchStart start;
    uint32_t problems = 0;
    std::vector<float> out(in.bytes());
    args.images = in.pixels;
    args.image_count = args.order_count = args.samples = args.total = 1;
    args.start = &start;
    args.width = in.width;
    args.height = in.height;
    args.pixels = static_cast<uint32_t>(in.pixel_count());
    args.row_of = device::row_of(in.width);
    args.decided = calls;
    args.out = out.data();
    args.problems = &problems;
    const uint32_t padded = 4 * device::quads_of(args.pixels);
    std::vector<device::Quad> buffers(padded / 2);
    uint32_t* first = buffers[0].pixel;
    auto decided = std::make_unique<device::Decided>();
    auto scratch = std::make_unique<device::Scratch<2>>();
    device::make_image<device::Float32>(OneThread(), args, 0, first, first + padded, *decided, *scratch);
    const std::vector<uint8_t> bytes(out.begin(), out.end());
    expect_bytes(item, bytes.data(), bytes.size(), "device image", wrong);
  }
  EXPECT_EQ(wrong, 0);
}

}  // namespace
}  // namespace la3::augment
