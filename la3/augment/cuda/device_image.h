// Makes one finished image of a batch with a group of threads: policy, crop, flip, normalising,
// cutout; or, for images of any size, cut (cut_image.h), policy, normalising.
//
// The GPU's counterpart of ../apply.h and ../standard.h, with the same bytes and floats.
// device_batch.cu runs it with the threads of a block. Nothing in it is specific to the GPU, so
// tests run it on the CPU, with one thread or with several. A Group has
//   index(), size()                     this thread's number and the number of threads
//   sync()                              barrier; makes writes before it visible after it
//   count(cell)                         ++*cell, by any thread at any time, after its earlier writes
//   raise(cell, v)                      *cell becomes the larger one, by any thread at any time
//   add(cell, v), min(...), max(...)    *cell becomes the sum, minimum or maximum over all threads
//                                       and *cell; all threads call it
//
// The image being worked on holds one pixel per 32-bit word, red lowest, the top byte 0: a pixel is
// one access, and one word holds all three channels. Two such buffers, in shared memory or in
// global memory, take turns.
#pragma once

#include <cstdint>

#include "la3/augment/cuda/cut_image.h"
#include "la3/augment/cuda/device_cut.h"
#include "la3/augment/cuda/device_decide.h"
#include "la3/augment/cuda/device_ops.h"
#include "la3/augment/cuda/device_output.h"
#include "la3/augment/cuda/device_pixels.h"
#include "la3/core/host_device.h"

namespace la3::augment::device {

// Makes image `index` of the batch. `first` and `second` each hold a multiple of four pixels, at
// least args.pixels; they, `decided` and `shared` belong to the group, and so does `tables`, which
// holds args.cut_words. kCuts says whether images are cut; with kReturns, what an operation
// writes to the other buffer is copied back before the next one, so that each finds the image in
// `first`, which is the faster one. The threads are synchronised afterwards.
template <typename Type, bool kCuts = false, bool kReturns = false, typename Group, typename Shared>
LA3_HOST_DEVICE inline void make_image(const Group& group, const BatchArguments& args, uint32_t index,
                                       uint32_t* first, uint32_t* second, Decided& decided, Shared& shared,
                                       int32_t* tables = nullptr) {
  Found found = find_sample(args, index);
  const DeviceCut* cut = nullptr;
  if constexpr (kCuts) {
    cut = args.cuts + found.cut;
    found.exists = found.exists && fits(*cut, args.width, args.height, args.filter, args.cut_words);
  }
  // Two threads decide while the others load; if there are several warps, they belong to different
  // ones.
  if (group.index() == 0) { decide_calls(args, found, index, decided); }
  if (group.index() == (group.size() > 32 ? 32u : 0u)) { decide_standard(args, found, cut, decided); }
  if (found.exists) {
    if constexpr (kCuts) {
      if (cut->is_planes != 0) {
        cut_planes(group, first, args.width, args.height, *cut, args.filter, tables);
      } else {
        cut_image<false>(group, first, args.width, args.height, *cut, args.filter, tables);
      }
    } else {
      const uint8_t* from = args.images + static_cast<uint64_t>(args.channels) * args.pixels * found.sample;
      if (args.planes_in) {
        load_planes(group, first, from, args.pixels, args.channels == 1 ? 0 : args.pixels);
      } else {
        load_image(group, first, from, args.pixels);
      }
    }
  }
  group.sync();

  if constexpr (kReturns) {
    bool moved = false;
    LA3_NO_UNROLL
    for (int i = 0; i < decided.op_count; ++i) {
      if (moved) {
        copy_pixels(group, first, second, args.pixels);
        group.sync();
      }
      moved = execute(group, decided.ops[i], decided.holes[i], first, second, args, shared);
    }
    // Two calls, so that the compiler knows for each which kind of memory it reads.
    if (moved) {
      write_image<Type>(group, index, second, args, decided);
    } else {
      write_image<Type>(group, index, first, args, decided);
    }
  } else {
    uint32_t* here = first;
    uint32_t* other = second;
    LA3_NO_UNROLL
    for (int i = 0; i < decided.op_count; ++i) {
      if (execute(group, decided.ops[i], decided.holes[i], here, other, args, shared)) {
        uint32_t* const swapped = here;
        here = other;
        other = swapped;
      }
    }
    write_image<Type>(group, index, here, args, decided);
  }
  if (group.index() == 0) {
    if (args.out_labels != nullptr) { args.out_labels[index] = decided.is_good ? args.labels[found.sample] : -1; }
    if (found.in_order && !decided.is_good) {
      if (args.bad_label == nullptr) {
        group.count(args.problems);
      } else {
        if (found.exists) { *args.bad_label = args.labels[found.sample]; }
        group.tell(args.problems);
      }
    }
  }
  group.sync();
}

}  // namespace la3::augment::device
