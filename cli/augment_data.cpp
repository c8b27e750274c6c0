// `la3 augment --data`: a whole data set with augmented copies, on disk.
#include <iomanip>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <sstream>

#include "cli/augment.h"
#include "cli/data_info.h"
#include "cli/interrupt.h"
#include "cli/progress.h"
#include "la3/augment/sampler.h"
#include "la3/copies/write_copies.h"
#include "la3/core/counted.h"
#include "la3/core/error.h"
#include "la3/core/utf8.h"
#include "la3/data/spec.h"
#include "la3/data/split.h"
#include "la3/policy/named.h"

namespace la3::cli {
namespace {

// What is done to the images, and a text that is the same only if that is.
struct Augmentation {
  copies::Decide decide;
  std::string identity;
};

Augmentation by_policy(const AugmentOptions& flags, const policy::Policy& policy, const data::Dataset& dataset,
                       uint64_t seed) {
  std::shared_ptr<const augment::Sampler> sampler;
  try {
    sampler = std::make_shared<augment::Sampler>(policy::make_sampler(policy, dataset.labels(), seed));
  } catch (const Error& error) { throw Error(flags.policy + ": " + error.what()); }
  policy::Policy bare = policy;
  bare.provenance.clear();
  return {[sampler](int label, uint32_t epoch, size_t sample) {
            const auto calls = sampler->sample(label, epoch, sample);
            return std::vector<augment::OpCall>(calls.begin(), calls.end());
          },
          policy::to_json(bare)};
}

Augmentation by_ops(const AugmentOptions& flags, const std::vector<augment::OpCall>& given, uint64_t seed) {
  std::ostringstream identity;
  identity << calls_text(given) << (flags.magnitudes.empty() ? ", drawn" : "");
  for (const double share : flags.cutout_centre) { identity << ", centre " << share; }
  return {[given, flags, seed](int, uint32_t epoch, size_t sample) {
            return draw_given_ops(given, flags, seed, epoch, sample);
          },
          identity.str()};
}

// The images that `la3 train` uses: if the data set has nothing to test on, a part is kept for that.
data::Splits training_splits(const AugmentOptions& flags, const GlobalOptions& options) {
  data::OpenOptions open{.skip_bad = flags.skip_bad, .threads = options.threads};
  size_t bad = 0;
  open.on_bad = [&](const data::BadFile&) { ++bad; };  // unless skipped, the error names them
  open.on_note = [&](const std::string& line) { note(options, printable(line)); };
  data::Splits splits = data::open_dataset(flags.data, open);
  if (bad > 0) { note(options, counted(bad, "bad file") + " left out; la3 data info lists them"); }
  if (splits.test || splits.validation) { return splits; }
  const data::SplitData parts = data::keep_for_testing(splits.train);
  note(options, printable(flags.data) + " has no test images: " + std::to_string(parts.held_out->size()) +
                    " of its training images are kept for testing, as in trainings");
  return {parts.train, nullptr, parts.held_out};
}

size_t split_number(const std::string& name) {
  return name == "train" ? 0 : name == "validation" ? 1 : 2;
}

void print_written(const copies::WrittenCopies& written, const AugmentOptions& flags) {
  std::cout << printable(flags.out) << ": " << counted(written.files, "image") << " made of " << written.images
            << (flags.shards ? ", in " + counted(written.shards, "shard") : "") << ", " << std::fixed
            << std::setprecision(1) << static_cast<double>(written.bytes) / 1e6 << " MB"
            << (written.bad.empty() ? "" : "; " + counted(written.bad.size(), "unreadable image") + " left out")
            << (written.was_there ? "; complete already" : "") << "; use it as "
            << (flags.shards ? "shards:" : "folder:") << printable(flags.out) << "\n";
}

nlohmann::ordered_json written_json(const copies::WrittenCopies& written, const AugmentOptions& flags) {
  nlohmann::ordered_json result = {{"data", flags.data},
                                   {"out", flags.out},
                                   {"image_count", written.images},
                                   {"file_count", written.files},
                                   {"bytes", written.bytes},
                                   {"was_complete", written.was_there},
                                   {"bad_file_count", written.bad.size()},
                                   {"bad_files", nlohmann::ordered_json::array()}};
  if (flags.shards) { result["shard_count"] = written.shards; }
  for (const data::BadFile& file : written.bad) {
    result["bad_files"].push_back({{"file", file.path}, {"problem", file.problem}});
  }
  return result;
}

}  // namespace

void run_augment_data(const AugmentOptions& flags, const GlobalOptions& options) {
  // Wrong flags are told before the data set is opened, which may take long.
  const std::vector<augment::OpCall> given = given_ops(flags);
  const policy::Policy policy = flags.policy.empty() ? policy::Policy() : policy::open_some_policy(flags.policy);
  if (const auto folder = data::folder_in(flags.data); !folder.empty()) { check_out_is_outside(flags, folder); }
  const data::Splits splits = training_splits(flags, options);
  const Augmentation augmentation = flags.policy.empty() ? by_ops(flags, given, options.seed)
                                                         : by_policy(flags, policy, *splits.train, options.seed);
  copies::WriteCopiesOptions how;
  how.out = flags.out;
  how.split = split_number(flags.split);
  how.versions = {flags.copies, flags.epoch, flags.originals, flags.size_px, flags.output()};
  how.seed = options.seed;
  how.shards = flags.shards;
  how.per_shard = flags.per_shard;
  how.resume = flags.resume;
  how.skip_bad = flags.skip_bad;
  how.threads = options.threads;
  how.data = flags.data;
  how.policy = flags.policy.empty() ? calls_text(given) : flags.policy;
  how.policy_text = augmentation.identity;
  std::optional<ImageProgress> progress;
  how.progress = [&](size_t done, size_t total) {
    if (!progress) { progress.emplace("augmenting", total, options); }
    progress->show(done);
    if (was_interrupted()) { throw Stopped(); }
  };
  catch_interrupts();
  copies::WrittenCopies written;
  try {
    written = copies::write_copies(splits, augmentation.decide, how);
  } catch (const Stopped&) {
    progress.reset();
    note(options, "interrupted; the same command with --resume goes on");
    throw CLI::RuntimeError(130);
  }
  progress.reset();
  if (!written.bad.empty()) { note(options, bad_files_note(written.bad)); }
  if (options.json) { return print_json(written_json(written, flags)); }
  print_written(written, flags);
}

}  // namespace la3::cli
