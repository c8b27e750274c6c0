#include "la3/train/checkpoint.h"

#include <torch/torch.h>

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <system_error>

#include "la3/core/counted.h"
#include "la3/core/duration.h"
#include "la3/core/error.h"
#include "la3/core/folder.h"
#include "la3/core/start_thread.h"
#include "la3/nn/weights.h"

namespace la3::train {
namespace {

namespace fs = std::filesystem;

constexpr char kFormat[] = "la3-checkpoint-1";
constexpr char kSetting[] = "setting.";
constexpr size_t kKept = 2;

std::string file_name(const Checkpoint& checkpoint) {
  char name[64];
  std::snprintf(name, sizeof(name), "%06d-%08zu.safetensors", checkpoint.epoch, checkpoint.step);
  return name;
}

// The folder's checkpoints, oldest first.
std::vector<fs::path> checkpoints_in(const fs::path& folder) {
  std::vector<fs::path> files;
  if (!fs::is_directory(folder)) { return files; }
  for (const auto& entry : fs::directory_iterator(folder)) {
    if (entry.path().extension() == ".safetensors") { files.push_back(entry.path()); }
  }
  std::sort(files.begin(), files.end());
  return files;
}

std::map<std::string, std::string> to_metadata(const Checkpoint& checkpoint) {
  char loss[64];
  std::snprintf(loss, sizeof(loss), "%a", checkpoint.loss_sum);  // hexadecimal: exact
  std::map<std::string, std::string> metadata = {{"format", kFormat},
                                                 {"epoch", std::to_string(checkpoint.epoch)},
                                                 {"step", std::to_string(checkpoint.step)},
                                                 {"loss_sum", loss},
                                                 {"images", std::to_string(checkpoint.images)},
                                                 {"correct", std::to_string(checkpoint.correct)}};
  for (const auto& [name, value] : checkpoint.settings) { metadata[kSetting + name] = value; }
  return metadata;
}

Checkpoint from_metadata(const fs::path& path, const std::map<std::string, std::string>& metadata) {
  const auto field = [&](const std::string& name) -> const std::string& {
    const auto found = metadata.find(name);
    if (found == metadata.end()) {
      throw Error(path.string() + ": not a checkpoint: its metadata has no '" + name + "'");
    }
    return found->second;
  };
  const auto whole = [&](const std::string& name) {
    const std::string& text = field(name);
    size_t value = 0;
    const char* const last = text.data() + text.size();
    const auto [end, error] = std::from_chars(text.data(), last, value);
    if (error != std::errc() || end != last) {
      throw Error(path.string() + ": '" + name + "': a whole number expected, found '" + text + "'");
    }
    return value;
  };
  if (field("format") != kFormat) {
    throw Error(path.string() + ": '" + kFormat + "' expected, found '" + field("format") + "'");
  }
  Checkpoint checkpoint;
  checkpoint.epoch = static_cast<int>(whole("epoch"));
  checkpoint.step = whole("step");
  checkpoint.loss_sum = std::strtod(field("loss_sum").c_str(), nullptr);
  checkpoint.images = whole("images");
  checkpoint.correct = whole("correct");
  for (const auto& [name, value] : metadata) {
    if (name.starts_with(kSetting)) { checkpoint.settings[name.substr(sizeof(kSetting) - 1)] = value; }
  }
  return checkpoint;
}

void check_settings(const fs::path& path, const std::map<std::string, std::string>& made_with,
                    const std::map<std::string, std::string>& wanted) {
  const auto value_in = [](const std::map<std::string, std::string>& settings, const std::string& name) {
    const auto found = settings.find(name);
    return found == settings.end() ? std::string("not set") : "'" + found->second + "'";
  };
  std::map<std::string, std::string> names = made_with;
  names.insert(wanted.begin(), wanted.end());
  for (const auto& [name, unused] : names) {
    const std::string before = value_in(made_with, name), now = value_in(wanted, name);
    if (before != now) {
      throw Error(path.string() + ": this run was started with " + name + " " + before + ", now it is " + now +
                  ": go on with what it was started with, or take another --out");
    }
  }
}

// Copies what was read into the training's tensors, after checking that all of it fits.
void copy_into(const fs::path& path, const std::vector<nn::NamedTensor>& read,
               const std::vector<nn::NamedTensor>& tensors) {
  std::map<std::string, torch::Tensor> by_name;
  for (const nn::NamedTensor& entry : read) { by_name[entry.name] = entry.tensor; }
  for (const nn::NamedTensor& entry : tensors) {
    const auto found = by_name.find(entry.name);
    if (found == by_name.end()) { throw Error(path.string() + ": tensor '" + entry.name + "' is missing"); }
    if (found->second.sizes() != entry.tensor.sizes() ||
        found->second.scalar_type() != entry.tensor.scalar_type()) {
      throw Error(path.string() + ": tensor '" + entry.name + "' has another shape or type");
    }
  }
  const torch::NoGradGuard no_grad;
  for (const nn::NamedTensor& entry : tensors) { torch::Tensor(entry.tensor).copy_(by_name[entry.name]); }
}

}  // namespace

void save_checkpoint(const fs::path& folder, const Checkpoint& checkpoint,
                     const std::vector<nn::NamedTensor>& tensors) {
  make_folder(folder);
  nn::save_tensors(folder / file_name(checkpoint), tensors, to_metadata(checkpoint));
  std::vector<fs::path> files = checkpoints_in(folder);
  for (size_t i = 0; i + kKept < files.size(); ++i) { fs::remove(files[i]); }
}

namespace {

// A GPU copies within its memory hundreds of times faster than to the host, which the training need not
// wait for. If it has no memory left, it does.
torch::Tensor copy_of(const torch::Tensor& tensor) {
  try {
    return tensor.detach().clone();
  } catch (const c10::Error&) {
    return tensor.detach().to(torch::kCPU, tensor.scalar_type(), /*non_blocking=*/false, /*copy=*/true);
  }
}

}  // namespace

bool CheckpointWriter::is_due(double share) const {
  if (!begun_ || share >= 1) { return true; }
  if (written_.valid() && written_.wait_for(std::chrono::seconds(0)) != std::future_status::ready) { return false; }
  return took_ <= share * seconds_since(*begun_);
}

void CheckpointWriter::begin(const Checkpoint& checkpoint, const std::vector<nn::NamedTensor>& tensors) {
  finish();
  begun_ = Clock::now();
  const torch::NoGradGuard no_grad;
  std::vector<nn::NamedTensor> copies;
  for (const nn::NamedTensor& entry : tensors) { copies.push_back({entry.name, copy_of(entry.tensor)}); }
  auto write = [this, checkpoint, copies = std::move(copies)]() mutable {
    for (nn::NamedTensor& entry : copies) { entry.tensor = entry.tensor.to(torch::kCPU); }
    save_checkpoint(folder_, checkpoint, copies);
    took_ = seconds_since(*begun_);
  };
  try {
    written_ = std::async(std::launch::async, std::move(write));
  } catch (const std::system_error& problem) { fail_to_start_thread(problem); }
}

void CheckpointWriter::finish() {
  if (written_.valid()) { written_.get(); }
}

std::optional<Checkpoint> load_checkpoint(const fs::path& folder,
                                          const std::map<std::string, std::string>& settings,
                                          const std::vector<nn::NamedTensor>& tensors,
                                          const std::function<void(const std::string&)>& note) {
  std::vector<fs::path> files = checkpoints_in(folder);
  if (files.empty()) { return std::nullopt; }
  std::reverse(files.begin(), files.end());
  for (const fs::path& path : files) {
    Checkpoint checkpoint;
    nn::LoadedTensors loaded;
    try {
      loaded = nn::load_tensors(path);
      if (!loaded.has_checksum) { throw Error(path.string() + ": a checksum expected, found none"); }
      checkpoint = from_metadata(path, loaded.metadata);
    } catch (const Error& error) {
      note(std::string("damaged checkpoint passed over: ") + error.what());
      continue;
    }
    check_settings(path, checkpoint.settings, settings);
    copy_into(path, loaded.tensors, tensors);
    return checkpoint;
  }
  throw Error(folder.string() + ": none of the " + counted(files.size(), "checkpoint") + " in it can be read");
}

}  // namespace la3::train
