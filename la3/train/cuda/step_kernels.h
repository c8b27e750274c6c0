// The GPU's part of a training step apart from the network: the loss with its gradient and sums,
// the norm of the gradients, the update. Pointers point to GPU memory; streams are void* (a
// cudaStream_t).
//
// All functions only launch kernels, so a whole step can be captured in a graph. What changes from
// step to step (the learning rate, when to stop) is kept in a StepState on the GPU. Sums are always
// taken in the same order. All functions return CUDA's error code; 0 is success.
#pragma once

#include <cstddef>
#include <cstdint>

namespace la3::train::step {

// Kept on the GPU, initially zero; the host reads a copy.
struct StepState {
  double loss_sum = 0;  // over images
  uint64_t images = 0, correct = 0;
  uint32_t step = 0;      // of the epoch, incremented by gradient_norm()
  uint32_t bad_step = 0;  // 1 + the first step whose loss or gradient was not finite; 0: none
  uint32_t bad_loss = 0;  // whether it was the loss
  float last_loss = 0;
  float norm = 0;            // of the gradients, before clipping
  float gradient_scale = 0;  // the clipping factor; 0: no update
  float rate = 0;            // of this step
  float mean_scale = 0;      // of this step, for AdamW
  float deviation_scale = 0;
  uint32_t tickets[2] = {};  // 0 between kernels
  uint32_t stop_step = 0;    // 1 + the first step in which *Update::stop was above 0; 0: none
};

enum class Type : uint8_t { kFloat32, kBfloat16 };

// Softmax cross-entropy of `rows` x `classes` logits and its gradient, in the logits' type:
// d_logits is the gradient of the mean over the rows. Adds to the state's sums. A label outside the
// classes makes the loss non-finite. With weights, each class's part of a row's target counts by the
// class's weight, as in torch; the mean is over rows, not over weights.
struct CrossEntropy {
  const void* logits = nullptr;
  void* d_logits = nullptr;
  Type type = Type::kFloat32;
  const int64_t* labels = nullptr;
  float* losses = nullptr;  // 2 x rows: losses, and whether the row was correct
  int rows = 0, classes = 0;
  float smoothing = 0;
  const float* weights = nullptr;  // by class; null: all are 1
};
int cross_entropy(const CrossEntropy& what, StepState* state, void* stream);

// One parameter as the update sees it. The parameters lie one after the other in each flat buffer.
struct Parameter {
  uint64_t offset = 0;  // of its values in the flat buffers
  uint64_t size = 0;
  void* copy = nullptr;  // bfloat16, in the same order; null: none
  float weight_decay = 0;
  float rate_factor = 1;  // of the learning rate
  Type gradient_type = Type::kFloat32;
};
// A part of a parameter's values: the work of one block.
struct Chunk {
  uint32_t parameter = 0;
  uint32_t first = 0;  // in units of kChunkValues
};
inline constexpr uint32_t kChunkValues = 8192;

struct Update {
  const Parameter* parameters = nullptr;
  const Chunk* chunks = nullptr;
  uint32_t parameter_count = 0, chunk_count = 0;
  const void** gradients = nullptr;  // by parameter, written by set_gradients(); null: no gradient
  float* norms = nullptr;            // one per chunk
  const float* rates = nullptr;      // by step of the epoch
  uint32_t rate_count = 0;
  float* values = nullptr;    // flat
  float* momentum = nullptr;  // flat; for AdamW the means of the gradients
  float momentum_factor = 0, clip_norm = 0;
  const float* stop = nullptr;  // how many processes want to stop; null: nobody asks
  // AdamW, if the means of the squares are there: flat. The momentum's factor is that of the means.
  float* squares = nullptr;
  float square_factor = 0, epsilon = 0;
  float mean_share = 0, square_share = 0;  // of the new ones: 1 minus these factors, rounded once
  // By step of the epoch, for AdamW: what a mean is multiplied with, then what the root of a square is.
  const float* corrections = nullptr;
};

// Writes the gradients' addresses to update.gradients, from the host's list of parameter_count
// pointers.
int set_gradients(const Update& update, const void* const* host_gradients, void* stream);
// Writes the gradients, times `scale`, to one flat float32 buffer that has the same offsets, with
// zeros for those that are missing; and *flag to *flag_to. For a sum over several processes.
struct Packing {
  float* flat = nullptr;
  float scale = 1;
  const float* flag = nullptr;
  float* flag_to = nullptr;
};
int pack_gradients(const Update& update, const Packing& packing, void* stream);
// Computes the norm of all gradients, and what the update needs from it, into the state. Moves to
// the next step.
int gradient_norm(const Update& update, StepState* state, void* stream);
// Nesterov's update, or AdamW's, unless the norm or the loss was not finite in this step or an earlier one.
int apply(const Update& update, const StepState* state, void* stream);

}  // namespace la3::train::step
