#include "cli/torch/training_flags.h"

#include "la3/core/counted.h"
#include "la3/core/error.h"
#include "la3/core/utf8.h"
#include "la3/data/spec.h"
#include "la3/data/split.h"
#include "la3/policy/policy.h"

namespace la3::cli {

void add_training_flags(CLI::App& command, TrainingFlags& flags) {
  train::TrainOptions& train = flags.train;
  command.add_option("--data", flags.data, "shapes, cifar10:DIR, cifar100:DIR, folder:DIR or shards:DIR")
      ->type_name("SPEC")
      ->required();
  command
      .add_option("--network", flags.network, "wrn-D-K, resnet-50, shake-26-2x96d, ..., or a TorchScript file.pt")
      ->type_name("NAME")
      ->capture_default_str();
  command.add_option("--policy", flags.policy, "A policy file, none, or random: any triple of the sixteen ops")
      ->type_name("FILE")
      ->capture_default_str();
  const auto whole = [&](const char* name, int& value, const char* help) {
    command.add_option(name, value, help)->type_name("N")->capture_default_str();
  };
  const auto number = [&](const char* name, double& value, const char* help) {
    command.add_option(name, value, help)->type_name("X")->capture_default_str();
  };
  whole("--epochs", train.schedule.epochs, "Times through the training images");
  whole("--batch-size", train.batch_size, "Samples per step, of all processes together");
  number("--lr", train.schedule.learning_rate, "Highest learning rate; a cosine brings it to 0");
  number("--warmup-epochs", train.schedule.warmup_epochs, "Epochs over which the learning rate rises");
  number("--momentum", train.sgd.momentum, "Nesterov momentum");
  number("--weight-decay", train.sgd.weight_decay, "On all parameters but those of batch norms");
  number("--clip-norm", train.sgd.clip_norm, "Largest norm of the gradient; 0: any");
  number("--label-smoothing", train.label_smoothing, "Share of the target spread over all labels");
  number("--ema-decay", train.ema_decay, "Average the weights with this decay per step; 0: don't");
  whole("--copies", train.copies, "Batch augment: differently augmented copies of each sample in a batch");
  whole("--hold-out", flags.hold_out, "Leave out so many training images, for a search to validate on");
  whole("--train-images", flags.train_images, "Train on so many images, evenly over the labels; 0: all");
  whole("--evaluate-every", train.evaluate_every, "Epochs between evaluations on the test images");
  whole("--workers", train.workers, "Threads that load and augment; 0: one per core");
  command.add_option("--init", flags.init, "Weights to begin with")->type_name("FILE");
  command.add_option("--precision", flags.precision, "float32 or bf16")
      ->check(CLI::IsMember({"float32", "bf16"}).description(""))
      ->type_name("NAME")
      ->capture_default_str();
  command.add_option("--device", flags.device, "auto, cpu, cuda or cuda:N")
      ->type_name("NAME")
      ->capture_default_str();
  command.add_flag("--skip-bad", flags.skip_bad, "Leave out files that are no images");
  command.add_flag("--sync-bn", train.sync_norms,
                   "Take batch norms' statistics over all processes, not over each one's part of a batch");
}

namespace {

data::Splits open_splits(const TrainingFlags& flags, const GlobalOptions& options) {
  if (flags.hold_out < 0 || flags.train_images < 0) {
    throw std::invalid_argument("--hold-out, --train-images: 0 or more expected");
  }
  size_t bad = 0;
  data::OpenOptions open{.skip_bad = flags.skip_bad, .threads = options.threads};
  open.on_bad = [&](const data::BadFile&) { ++bad; };  // those that are not expected are named by the error
  open.on_note = [&](const std::string& line) { note(options, printable(line)); };
  data::Splits splits = data::open_dataset(flags.data, open);
  if (bad > 0) { note(options, counted(bad, "bad file") + " left out; la3 data info lists them"); }
  return splits;
}

// Training and test images. Where there is nothing to test on, a part of the training images is set aside, always
// the same.
TrainingData with_test(const data::Splits& splits, const TrainingFlags& flags, const GlobalOptions& options) {
  if (splits.test) { return {splits.train, splits.test}; }
  if (splits.validation) {
    note(options, flags.data + " has no test images: its " + std::to_string(splits.validation->size()) +
                      " validation images are tested on");
    return {splits.train, splits.validation};
  }
  const auto parts = data::split_data(splits.train, {.held_out = splits.train->customary_validation(), .seed = 0});
  note(options, flags.data + " has no test images: " + std::to_string(parts.held_out->size()) +
                    " of its training images are kept for testing");
  return {parts.train, parts.held_out};
}

std::shared_ptr<const data::Dataset> limited(std::shared_ptr<const data::Dataset> images,
                                             const TrainingFlags& flags, uint64_t seed) {
  const auto wanted = static_cast<size_t>(flags.train_images);
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

TrainingData open_training_data(const TrainingFlags& flags, const GlobalOptions& options) {
  TrainingData result = with_test(open_splits(flags, options), flags, options);
  if (flags.hold_out > 0) {
    const data::TotalCount count{static_cast<size_t>(flags.hold_out)};
    result.train = data::split_data(result.train, {.held_out = count, .seed = options.seed}).train;
  }
  result.train = limited(result.train, flags, options.seed);
  return result;
}

std::shared_ptr<const data::Dataset> open_held_out(const TrainingFlags& flags, const GlobalOptions& options) {
  const TrainingData data = with_test(open_splits(flags, options), flags, options);
  const data::TotalCount count{static_cast<size_t>(flags.hold_out)};
  return data::split_data(data.train, {.held_out = count, .seed = options.seed}).held_out;
}

RunData open_run_data(const TrainingFlags& flags, const GlobalOptions& options) {
  const data::Splits splits = open_splits(flags, options);
  const TrainingData data = with_test(splits, flags, options);
  const auto train = limited(data.train, flags, options.seed);
  if (flags.hold_out == 0 && splits.validation && splits.test) {
    return {train, train, splits.validation, data.test};
  }
  data::HeldOutSize count = train->customary_validation();
  if (flags.hold_out > 0) { count = data::TotalCount{static_cast<size_t>(flags.hold_out)}; }
  const auto parts = data::split_data(train, {.held_out = count, .seed = options.seed});
  return {train, parts.train, parts.held_out, data.test};
}

std::shared_ptr<const augment::Sampler> open_policy(const std::string& policy, const data::Dataset& dataset,
                                                    uint64_t seed) {
  if (policy == "none") { return nullptr; }
  if (policy == "random") {
    return std::make_shared<augment::Sampler>(
        policy::make_sampler(policy::uniform_policy(), dataset.labels(), seed));
  }
  const policy::Policy read = policy::read_policy(policy);
  try {
    return std::make_shared<augment::Sampler>(policy::make_sampler(read, dataset.labels(), seed));
  } catch (const Error& error) { throw Error(policy + ": " + error.what()); }
}

Settings settings_of(const TrainingFlags& flags, const GlobalOptions& options) {
  const train::TrainOptions& train = flags.train;
  Settings settings = {
      {"data", flags.data},
      {"network", flags.network},
      {"policy", flags.policy},
      {"epochs", train.schedule.epochs},
      {"batch-size", train.batch_size},
      {"lr", train.schedule.learning_rate},
      {"warmup-epochs", train.schedule.warmup_epochs},
      {"momentum", train.sgd.momentum},
      {"weight-decay", train.sgd.weight_decay},
      {"clip-norm", train.sgd.clip_norm},
      {"label-smoothing", train.label_smoothing},
      {"ema-decay", train.ema_decay},
      {"copies", train.copies},
      {"hold-out", flags.hold_out},
      {"train-images", flags.train_images},
      {"evaluate-every", train.evaluate_every},
      {"precision", flags.precision},
      {"device", flags.device},
      {"skip-bad", flags.skip_bad},
      {"sync-bn", train.sync_norms},
      {"seed", options.seed},
  };
  if (!flags.init.empty()) { settings.emplace_back("init", flags.init); }
  return settings;
}

}  // namespace la3::cli
