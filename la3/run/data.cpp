#include "la3/run/data.h"

#include <stdexcept>

#include "la3/core/counted.h"
#include "la3/core/error.h"
#include "la3/core/expect.h"
#include "la3/core/memory.h"
#include "la3/core/utf8.h"
#include "la3/data/spec.h"
#include "la3/data/split.h"
#include "la3/loader/kept_set.h"
#include "la3/nn/torchscript.h"
#include "la3/nn/weights.h"
#include "la3/policy/named.h"
#include "la3/run/normalise.h"
#include "la3/run/trained_on.h"
#include "la3/run/transforms.h"

namespace la3::run {
namespace {

// For all splits together. Other processes of the job may be on the same machine.
size_t photo_memory_bytes(const TrainingOptions& options, const Context& context) {
  if (options.photo_memory_gb >= 0) { return static_cast<size_t>(options.photo_memory_gb * 1e9); }
  return usable_memory() / 4 / static_cast<size_t>(context.group->size());
}

data::HeldOutSize held_out_size(const ImageCount& count) {
  const auto images = static_cast<size_t>(count.images);
  if (count.per_label) { return data::PerLabel{images}; }
  return data::TotalCount{images};
}

data::Splits open_splits(const TrainingOptions& options, const Context& context) {
  expect(options.train_images >= 0, "--train-images", "0 or more", options.train_images);
  expect(options.photo_memory_gb <= 1e9, "--photo-memory", "a number of gigabytes", options.photo_memory_gb);
  data::Splits splits = open_splits(options.data, options.skip_bad, context);
  const auto budget = std::make_shared<loader::MemoryBudget>(photo_memory_bytes(options, context));
  for (auto* split : {&splits.train, &splits.validation, &splits.test}) {
    if (*split) {
      *split = normalised(loader::keep_decoded(transformed(*split, options), budget), options.normalise);
    }
  }
  return splits;
}

std::shared_ptr<const data::Dataset> limited(std::shared_ptr<const data::Dataset> images,
                                             const TrainingOptions& options, uint64_t seed) {
  const auto wanted = static_cast<size_t>(options.train_images);
  if (wanted == 0 || wanted == images->size()) { return images; }
  if (wanted > images->size()) {
    throw Error("--train-images " + std::to_string(wanted) + ": the data set has " +
                std::to_string(images->size()));
  }
  return data::split_data(std::move(images),
                          {.held_out = data::TotalCount{wanted}, .seed = seed, .purpose = "to train with"})
      .held_out;
}

}  // namespace

data::Splits open_splits(const std::string& spec, bool skip_bad, const Context& context) {
  size_t bad = 0;
  data::OpenOptions open{.skip_bad = skip_bad, .threads = context.threads};
  open.on_bad = [&](const data::BadFile&) { ++bad; };  // unless skipped, the error names them
  open.on_note = [&](const std::string& line) { context.observer.note(printable(line)); };
  data::Splits splits = data::open_dataset(spec, open);
  if (bad > 0) { context.observer.note(counted(bad, "bad file") + " left out; la3 data info lists them"); }
  return splits;
}

TrainingData with_test(const data::Splits& splits, const std::string& spec, const Context& context) {
  if (splits.test) { return {splits.train, splits.test}; }
  if (splits.validation) {
    context.observer.note(spec + " has no test images: its " + std::to_string(splits.validation->size()) +
                          " validation images are tested on");
    return {splits.train, splits.validation};
  }
  const auto parts = data::keep_for_testing(splits.train);
  context.observer.note(spec + " has no test images: " + std::to_string(parts.held_out->size()) +
                        " of its training images are kept for testing");
  return {parts.train, parts.held_out};
}

TrainingData open_all_images(const TrainingOptions& options, const Context& context) {
  return with_test(open_splits(options, context), options.data, context);
}

TrainingData choose_images(TrainingData all, const TrainingOptions& options, uint64_t seed) {
  if (options.hold_out.images > 0) {
    all.train = data::split_data(all.train, {.held_out = held_out_size(options.hold_out), .seed = seed}).train;
  }
  all.train = limited(all.train, options, seed);
  return all;
}

TrainingData open_training_data(const TrainingOptions& options, const Context& context) {
  return choose_images(open_all_images(options, context), options, context.seed);
}

std::shared_ptr<const data::Dataset> open_held_out(const TrainingOptions& options, const Context& context) {
  const TrainingData data = with_test(open_splits(options, context), options.data, context);
  return data::split_data(data.train, {.held_out = held_out_size(options.hold_out), .seed = context.seed}).held_out;
}

RunData open_run_data(const TrainingOptions& options, const Context& context) {
  const data::Splits splits = open_splits(options, context);
  const TrainingData data = with_test(splits, options.data, context);
  const auto train = limited(data.train, options, context.seed);
  if (options.hold_out.images == 0 && splits.validation && splits.test) {
    return {train, train, splits.validation, data.test};
  }
  data::HeldOutSize count = train->customary_validation();
  if (options.hold_out.images > 0) { count = held_out_size(options.hold_out); }
  const auto parts = data::split_data(train, {.held_out = count, .seed = context.seed});
  return {train, parts.train, parts.held_out, data.test};
}

std::string sized_as_trained(const std::string& data, const std::string& network, const std::string& weights,
                             const Context& context) {
  const bool is_torchscript = weights.empty() && network.ends_with(".pt");
  const std::string& file = is_torchscript ? network : weights;
  const int usual = data::OpenOptions().size_px;
  if (file.empty() || !data::with_size(data, usual)) { return data; }
  std::string side;
  if (context.is_first()) {
    const nn::Metadata metadata =
        is_torchscript ? nn::torchscript_extras(file, {kInputKey}) : nn::metadata_of_weights(file);
    const auto input = trained_on(metadata, file).transforms;
    if (input && input->size_px != usual) { side = std::to_string(input->size_px); }
  }
  side = context.group->broadcast(side);
  if (side.empty()) { return data; }
  context.observer.note(printable(file) + " was trained on images of " + side + "x" + side +
                        " pixels, so these are brought to that; ?size=N in --data decides otherwise");
  return *data::with_size(data, std::stoi(side));
}

void check_out(const std::filesystem::path& out, const std::string& data) {
  if (!data::is_among_images(data, out)) { return; }
  throw Error("--out " + printable(out.string()) + ": a place outside of " +
              printable(data::folder_in(data).string()) + " expected, or the results would be taken for images");
}

std::shared_ptr<const augment::Sampler> make_sampler(const policy::Policy& policy, const std::string& name,
                                                     const data::Dataset& dataset, uint64_t seed) {
  try {
    return std::make_shared<augment::Sampler>(policy::make_sampler(policy, dataset.labels(), seed));
  } catch (const Error& error) { throw Error(name + ": " + error.what()); }
}

std::shared_ptr<const augment::Sampler> open_policy(const std::string& policy, const data::Dataset& dataset,
                                                    uint64_t seed) {
  const auto found = policy::open_policy(policy);
  return found ? make_sampler(*found, policy, dataset, seed) : nullptr;
}

}  // namespace la3::run
