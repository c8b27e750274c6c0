// What a batch on the GPU is made from, and what is random about one of its images.
//
// Made by DeviceBatch (device_batch.cu), read by the group of threads that makes an image
// (device_image.h). Nothing here is specific to the GPU.
#pragma once

#include <cstdint>

#include "la3/augment/cuda/device_call.h"
#include "la3/augment/cuda/device_cut.h"
#include "la3/augment/draw.h"
#include "la3/augment/formulas.h"
#include "la3/augment/standard.h"
#include "la3/core/host_device.h"
#include "la3/core/random.h"

namespace la3::augment::device {

// ---- the arguments of a launch ----

// Changes between the replays of a captured graph, so it is in device memory.
struct BatchStart {
  uint32_t epoch = 0;
  uint32_t unused = 0;
  uint64_t position = 0;  // of the batch's first sample in the order
};

// Row of pixel i in an image of this width: i / width, without a division. Exact for i < 2^24 and
// widths up to 4096: the multiplier is at most width / 2^38 too large.
struct RowOf {
  uint64_t multiplier = 0;

  LA3_HOST_DEVICE uint32_t operator()(uint32_t i) const { return static_cast<uint32_t>((i * multiplier) >> 38); }
};
inline RowOf row_of(int width) {
  return {((uint64_t{1} << 38) + static_cast<uint64_t>(width) - 1) / static_cast<uint64_t>(width)};
}

// All pointers refer to memory that the group can use. Only those marked "or null" may be
// null.
struct BatchArguments {
  // image_count images, dense, of `channels` bytes a pixel; or, if they are cut from images of any
  // size, copies x image_count cuts (with takes, copies x order_count), and how many words a group
  // has for the tables of cut_image().
  const uint8_t* images = nullptr;
  // 3, or 1 for grey: such an image is worked on as one whose three channels are equal.
  uint32_t channels = 3;
  bool planes_in = false;  // channel after channel, not pixel after pixel; true for grey
  const DeviceCut* cuts = nullptr;
  image::Filter filter = image::Filter::kBilinear;
  uint64_t cut_words = 0;
  const int64_t* labels = nullptr;  // image_count, or null
  uint64_t image_count = 0;
  // What samples draw as: numbers[sample], or if it is null, first_number + sample.
  const int64_t* numbers = nullptr;
  uint64_t first_number = 0;
  const uint64_t* counter = nullptr;  // added to first_number, or null
  const int64_t* order = nullptr;     // order_count sample numbers, or null: 0, 1, 2, ...
  uint64_t order_count = 0;
  const uint32_t* takes = nullptr;    // order_count, or null: 0
  const BatchStart* start = nullptr;  // or null: `place`
  BatchStart place;
  const int64_t* epoch = nullptr;  // instead of the start's; or null

  uint32_t samples = 0;  // per copy; image i of the batch is copy i / samples of sample i % samples
  uint32_t total = 0;    // images in the batch: samples * copies
  uint32_t epochs_per_copy = 0;
  int width = 0, height = 0;
  uint32_t pixels = 0;  // width * height
  RowOf row_of;

  // The policy: triples, if ops is not null; recipes, if their labels are not null; or none. `table`
  // is device_calls(width, height), `recipe_calls` those of the sampler's calls.
  const Op* ops = nullptr;
  const TripleRange* ranges = nullptr;  // by label
  const DeviceCall* table = nullptr;
  RecipeTables recipes;
  const DeviceCall* recipe_calls = nullptr;
  int64_t label_count = 0;
  bool any_label = false;  // the policy's only label is everybody's
  uint64_t policy_seed = 0;
  // Three per image, decided by the caller, instead of a policy; or null.
  const DeviceCall* decided = nullptr;

  bool has_standard = false;
  CropFlipCutoutOptions standard;
  const uint8_t* unmirrored = nullptr;  // unmirrored_count, by label, 1: never mirrored; or null
  int64_t unmirrored_count = 0;
  uint64_t seed = 0;

  float scale[3] = {1, 1, 1}, shift[3] = {0, 0, 0};

  void* out = nullptr;            // total images of height x width x channels values
  bool planes_out = false;        // as planes_in
  int64_t* out_labels = nullptr;  // total, or null
  // Counts samples and labels that do not exist; or, with bad_label, becomes 1 if there are any.
  uint32_t* problems = nullptr;
  int64_t* bad_label = nullptr;  // of one of them, or null; written before `problems`
};

// ---- what is random about one image ----

struct Found {
  uint64_t sample = 0;
  uint64_t number = 0;  // that it draws as
  uint64_t cut = 0;     // its place among the cuts
  uint32_t epoch = 0;
  bool in_order = false;  // false past the end of the order
  bool exists = false;    // and the data set has that sample
};

LA3_HOST_DEVICE inline Found find_sample(const BatchArguments& args, uint32_t index) {
  const uint32_t copy = index < args.samples ? 0 : index / args.samples;  // mostly without the division
  const BatchStart start = args.start != nullptr ? *args.start : args.place;
  const uint64_t at = start.position + (index - copy * args.samples);
  Found found;
  found.epoch = args.epoch != nullptr ? static_cast<uint32_t>(*args.epoch) : start.epoch;
  found.epoch += copy * args.epochs_per_copy;
  found.in_order = at < args.order_count;
  if (found.in_order) {
    found.sample = args.order != nullptr ? static_cast<uint64_t>(args.order[at]) : at;
    found.exists = found.sample < args.image_count;
    found.number = args.first_number + found.sample + (args.counter != nullptr ? *args.counter : 0);
    if (found.exists && args.numbers != nullptr) {
      found.number = static_cast<uint64_t>(args.numbers[found.sample]);
    }
    if (args.takes != nullptr) {
      found.epoch += args.takes[at] * (args.total / args.samples) * args.epochs_per_copy;
      found.cut = copy * args.order_count + at;
    } else {
      found.cut = copy * args.image_count + found.sample;
    }
  }
  return found;
}

// Shared by the threads, so that an operation reads nothing from global memory before it begins.
struct Decided {
  DeviceOp ops[kMaxSteps];
  Rectangle holes[kMaxSteps];  // of the Cutouts among them
  int op_count;
  bool is_good;  // false: the sample or label does not exist
  CropFlip crop;
  PixelRect hole;
};

// Adds a call; one that leaves every image unchanged is left out. Only Cutout has a centre.
LA3_HOST_DEVICE inline void add_call(const BatchArguments& args, const DeviceCall& call, double centre_x,
                                     double centre_y, Decided& decided) {
  if (call.op == Op::kIdentity) { return; }
  const int at = decided.op_count++;
  decided.ops[at] = call;
  if (call.op == Op::kCutout) {
    OpCall centred = call.call;
    centred.centre_x = centre_x;
    centred.centre_y = centre_y;
    decided.holes[at] = cutout_rectangle(centred, args.width, args.height);
  }
}

// Steps that are not applied are left out.
LA3_HOST_DEVICE LA3_DEVICE_CALLED inline void decide_recipe(const BatchArguments& args, uint32_t epoch,
                                                            uint64_t sample, uint32_t label, Decided& decided) {
  random::Stream stream(args.policy_seed, epoch, sample, random::Purpose::kPolicy);
  const RecipeDraw recipe = draw_recipe(args.recipes, label, epoch, stream);
  for (uint32_t i = 0; i < recipe.steps; ++i) {
    const DrawnStep drawn = draw_step(args.recipes, args.recipes.steps[recipe.first_step + i], stream);
    if (drawn.call != kNoCall) {
      add_call(args, args.recipe_calls[drawn.call], drawn.centre_x, drawn.centre_y, decided);
    }
  }
}

LA3_HOST_DEVICE inline void decide_calls(const BatchArguments& args, const Found& found, uint32_t index,
                                         Decided& decided) {
  decided.op_count = 0;
  decided.is_good = found.exists;
  if (!found.exists) { return; }
  if (args.decided != nullptr) {
    for (int i = 0; i < 3; ++i) {
      const DeviceCall& call = args.decided[3 * static_cast<uint64_t>(index) + static_cast<uint64_t>(i)];
      add_call(args, call, call.call.centre_x, call.call.centre_y, decided);
    }
  } else if (args.ops != nullptr || args.recipes.labels != nullptr) {
    const int64_t label = args.any_label ? 0 : args.labels[found.sample];
    decided.is_good = label >= 0 && label < args.label_count;
    if (!decided.is_good) { return; }
    if (args.ops == nullptr) {
      return decide_recipe(args, found.epoch, found.number, static_cast<uint32_t>(label), decided);
    }
    random::Stream stream(args.policy_seed, found.epoch, found.number, random::Purpose::kPolicy);
    const DrawnTriple drawn = draw_triple(args.ops, args.ranges[label], stream);
    for (const DrawnCall& call : drawn.calls) {
      add_call(args, args.table[device_call_index(call)], call.centre_x, call.centre_y, decided);
    }
  }
}

// `cut` is null if images are not cut.
LA3_HOST_DEVICE inline void decide_standard(const BatchArguments& args, const Found& found, const DeviceCut* cut,
                                            Decided& decided) {
  CropFlipCutout drawn;
  if (cut != nullptr) {
    if (found.exists) { drawn.hole = cut->hole; }
  } else if (args.has_standard) {
    random::Stream stream(args.seed, found.epoch, found.number, random::Purpose::kStandard);
    drawn = decide_crop_flip_cutout(stream, args.width, args.height, args.standard);
    if (args.unmirrored != nullptr && found.exists) {
      const int64_t label = args.labels[found.sample];
      if (label >= 0 && label < args.unmirrored_count && args.unmirrored[label] != 0) { drawn.crop.flip = false; }
    }
  }
  decided.crop = drawn.crop;
  decided.hole = drawn.hole;
}

}  // namespace la3::augment::device
