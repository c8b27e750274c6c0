// The sixteen ops against Pillow's bytes, and the fast versions against the reference.
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "la3/augment/apply.h"
#include "la3/augment/cpu/kernels.h"
#include "la3/augment/op.h"
#include "la3/augment/reference.h"
#include "la3/core/error.h"
#include "la3/core/file.h"
#include "la3/core/image.h"
#include "la3/core/random.h"
#include "tests/augment/pillow_cases.h"

namespace la3::augment {
namespace {

// --- what we give
// -----------------------------------------------------------------------------------------------

struct Version {
  std::string name;
  std::function<Image(const OpCall&, ImageView)> apply;
};

Version reference_version() {
  return {"reference", apply_reference};
}

// Every instruction set of this machine, into another image and in place. A scratch serves all
// calls of its version, so that what one call leaves in it meets the next.
std::vector<Version> fast_versions() {
  std::vector<Version> versions;
  for (const Isa isa : supported_isas()) {
    const auto scratch = std::make_shared<Scratch>(isa);
    const std::string name(isa_name(isa));
    versions.push_back({name + " out of place", [scratch](const OpCall& call, ImageView input) {
                          Image output(input.width, input.height, input.channels);
                          std::memset(output.data(), 0xCD,
                                      output.bytes());  // a byte left out shows
                          apply_op(call, input, output.view(), *scratch);
                          return output;
                        }});
    versions.push_back({name + " in place", [scratch](const OpCall& call, ImageView input) {
                          Image image(input);
                          apply_op(call, image.view(), image.view(), *scratch);
                          return image;
                        }});
  }
  return versions;
}

std::string describe(const OpCall& call, ImageView image) {
  char text[200];
  std::snprintf(text, sizeof(text), "%s magnitude %.17g centre (%.17g, %.17g) on %dx%dx%d",
                std::string(op_name(call.op)).c_str(), call.magnitude, call.centre_x, call.centre_y, image.width,
                image.height, image.channels);
  return text;
}

std::string first_difference(ImageView expected, const uint8_t* found) {
  const uint8_t* end = expected.pixels + expected.bytes();
  const auto at = static_cast<size_t>(std::mismatch(expected.pixels, end, found).first - expected.pixels);
  if (at == expected.bytes()) { return "no byte differs"; }
  const auto channels = static_cast<size_t>(expected.channels), width = static_cast<size_t>(expected.width);
  return "pixel (" + std::to_string(at / channels % width) + ", " + std::to_string(at / channels / width) +
         ") channel " + std::to_string(at % channels) + ": " + std::to_string(expected.pixels[at]) +
         " expected, found " + std::to_string(found[at]);
}

// Where only Pillow's hash is known, the reference names the pixel if it agrees with that hash.
std::string difference_from_pillow(const PillowCase& item, const Image& found) {
  ImageView expected = item.input;
  if (item.output != nullptr) {
    expected.pixels = item.output;
    return first_difference(expected, found.data());
  }
  const Image reference = apply_reference(item.call, item.input);
  if (fnv1a(reference.data(), reference.bytes()) != item.hash) {
    return "the hash differs from Pillow's, and so does the reference's";
  }
  return first_difference(reference.view(), found.data());
}

// Fails with a line for each of the first cases in which a version gives other bytes than Pillow.
void expect_pillows_bytes(const PillowFile& file, const std::vector<Version>& versions) {
  for (const Version& version : versions) {
    int wrong = 0;
    for (const PillowCase& item : file.cases) {
      const Image found = version.apply(item.call, item.input);
      ASSERT_EQ(found.bytes(), item.input.bytes()) << describe(item.call, item.input);
      const bool equal = item.output != nullptr ? std::memcmp(found.data(), item.output, found.bytes()) == 0
                                                : fnv1a(found.data(), found.bytes()) == item.hash;
      if (!equal && ++wrong <= 10) {
        ADD_FAILURE() << version.name << ": " << describe(item.call, item.input) << ": "
                      << difference_from_pillow(item, found);
      }
    }
    EXPECT_EQ(wrong, 0) << version.name << ": cases that differ, of " << file.cases.size();
  }
}

TEST(PillowFixture, HoldsEveryOpInColourAndGrey) {
  const PillowFile file = read_fixture();
  for (const OpInfo& info : op_table()) {
    for (const int channels : {1, 3}) {
      EXPECT_TRUE(std::any_of(
          file.cases.begin(), file.cases.end(),
          [&](const PillowCase& item) { return item.call.op == info.op && item.input.channels == channels; }))
          << info.name << " with " << channels << " channels";
    }
  }
}

TEST(PillowFixture, ReferenceGivesPillowsBytes) {
  expect_pillows_bytes(read_fixture(), {reference_version()});
}

TEST(PillowFixture, FastOpsGivePillowsBytes) {
  expect_pillows_bytes(read_fixture(), fast_versions());
}

// --- random images, in memory with guards
// -----------------------------------------------------------------------

constexpr int kMaxSide = 70;
constexpr int kMaxWideSide = 300;  // now and then an image is wider
constexpr size_t kMaxBytes = size_t{kMaxWideSide} * kMaxSide * 3;

enum class Side { kBefore, kAfter };

// Room for one image between two pages that may not be touched, the image flush with the one on the
// chosen side. The bytes between it and the other page hold a pattern that must survive.
class GuardedRegion {
 public:
  explicit GuardedRegion(Side side) : side_(side) {
    const auto page = static_cast<size_t>(sysconf(_SC_PAGESIZE));
    room_ = (kMaxBytes + page - 1) / page * page;
    mapped_ = room_ + 2 * page;
    void* start = mmap(nullptr, mapped_, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (start == MAP_FAILED) { throw Error("mmap failed"); }
    base_ = static_cast<uint8_t*>(start);
    first_ = base_ + page;
    if (mprotect(first_, room_, PROT_READ | PROT_WRITE) != 0) { throw Error("mprotect failed"); }
  }
  ~GuardedRegion() { munmap(base_, mapped_); }
  GuardedRegion(const GuardedRegion&) = delete;
  GuardedRegion& operator=(const GuardedRegion&) = delete;

  // An image of the shape of `like`; every byte of the region is the pattern.
  MutableImageView place(ImageView like) {
    std::memset(first_, kPattern, room_);
    bytes_ = like.bytes();
    uint8_t* pixels = side_ == Side::kBefore ? first_ : first_ + room_ - bytes_;
    return {pixels, like.width, like.height, like.channels};
  }

  bool pattern_intact() const {
    const uint8_t* begin = side_ == Side::kBefore ? first_ + bytes_ : first_;
    return std::all_of(begin, begin + room_ - bytes_, [](uint8_t byte) { return byte == kPattern; });
  }

 private:
  static constexpr uint8_t kPattern = 0xA5;
  Side side_;
  size_t room_ = 0, mapped_ = 0, bytes_ = 0;
  uint8_t* base_ = nullptr;
  uint8_t* first_ = nullptr;
};

// Names the case when a guard page is hit, then lets the process die of it.
char g_current_case[300];

void name_case_and_die(int signal_number) {
  const char message[] = "a byte outside the image was touched: ";
  [[maybe_unused]] ssize_t written = write(STDERR_FILENO, message, sizeof(message) - 1);
  written = write(STDERR_FILENO, g_current_case, std::strlen(g_current_case));
  signal(signal_number, SIG_DFL);
  raise(signal_number);
}

Image random_image(random::Stream& stream) {
  const auto side = [&](int most) { return 1 + static_cast<int>(stream.below(static_cast<uint32_t>(most))); };
  const int width = stream.below(16) == 0 ? side(kMaxWideSide) : side(kMaxSide);
  Image image(width, side(kMaxSide), stream.below(2) == 0 ? 1 : 3);
  // Noise over a random range of values: now and then one value or two, which the histogram ops
  // treat apart.
  const uint32_t low = stream.below(256);
  const uint32_t values = 1 + stream.below(stream.below(4) == 0 ? 3 : 256 - low);
  // Half of the images change slowly along a row, as photographs do.
  const bool smooth = stream.below(2) == 0;
  for (size_t i = 0; i < image.bytes(); ++i) {
    const uint32_t step = smooth ? static_cast<uint32_t>(i / 5) + stream.below(3) : stream.below(values);
    image.data()[i] = static_cast<uint8_t>(std::min(255u, low + step % values));
  }
  return image;
}

OpCall random_call(Op op, random::Stream& stream) {
  const OpInfo& info = op_info(op);
  OpCall call;
  call.op = op;
  // As triples draw, or anything that can be executed.
  CallRange range{info.low, info.high};
  if (stream.below(2) == 0) {
    const auto unit = static_cast<Unit>(stream.below(kUnitCount));
    if (call_range(op, unit).low <= call_range(op, unit).high) { call.unit = unit; }
    range = call_range(op, call.unit);
    if (call.unit == Unit::kPixels) { range = {range.low / 100, range.high / 100}; }
  }
  if (info.has_magnitude) {
    // The ends and the sampler's ten levels as often as anything between.
    const double share = stream.below(2) == 0 ? stream.below(11) / 10.0 : stream.uniform();
    call.magnitude = std::clamp(range.low + share * (range.high - range.low), range.low, range.high);
  }
  call.centre_x = stream.uniform();
  call.centre_y = stream.uniform();
  return call;
}

class RandomImages : public testing::TestWithParam<int> {};

TEST_P(RandomImages, GiveTheReferencesBytesAndTouchNothingElse) {
  constexpr uint64_t kCases = 300;
  const Op op = static_cast<Op>(GetParam());
  const auto old_segv = signal(SIGSEGV, name_case_and_die);
  for (const Isa isa : supported_isas()) {
    Scratch scratch(isa);
    for (const Side side : {Side::kBefore, Side::kAfter}) {
      GuardedRegion input_region(side), output_region(side);
      for (uint64_t i = 0; i < kCases && !HasFailure(); ++i) {
        random::Stream stream(1, static_cast<uint32_t>(op), i, random::Purpose::kBenchmark);
        const Image image = random_image(stream);
        const OpCall call = random_call(op, stream);
        const std::string name = std::string(isa_name(isa)) + ": " + describe(call, image.view()) +
                                 (side == Side::kBefore ? ", guard before" : ", guard after");
        std::snprintf(g_current_case, sizeof(g_current_case), "%s\n", name.c_str());
        const Image expected = apply_reference(call, image.view());

        const MutableImageView input = input_region.place(image.view());
        const MutableImageView output = output_region.place(image.view());
        std::memcpy(input.pixels, image.data(), image.bytes());
        apply_op(call, input, output, scratch);
        EXPECT_EQ(first_difference(expected.view(), output.pixels), "no byte differs") << name;
        EXPECT_EQ(first_difference(image.view(), input.pixels), "no byte differs") << name << ", the input itself";
        EXPECT_TRUE(output_region.pattern_intact()) << name;

        apply_op(call, input, input, scratch);
        EXPECT_EQ(first_difference(expected.view(), input.pixels), "no byte differs") << name << ", in place";
        EXPECT_TRUE(input_region.pattern_intact()) << name << ", in place";
      }
    }
  }
  signal(SIGSEGV, old_segv);
}

INSTANTIATE_TEST_SUITE_P(FastOps, RandomImages, testing::Range(0, kOpCount),
                         [](const auto& test) { return std::string(op_name(static_cast<Op>(test.param))); });

}  // namespace
}  // namespace la3::augment
