#include "la3/data/cifar.h"

#include <algorithm>
#include <array>
#include <stdexcept>
#include <string_view>
#include <utility>

#include "la3/core/error.h"
#include "la3/core/file.h"
#include "la3/core/parallel.h"
#include "la3/core/utf8.h"
#include "la3/data/folder_tree.h"

namespace la3::data {
namespace {

namespace fs = std::filesystem;

constexpr size_t kPlaneBytes = size_t{Cifar::kSide} * Cifar::kSide;

struct NamesFile {
  std::string_view file;
  size_t names = 0;
};

// The files of one split.
struct RecordFiles {
  std::vector<std::string_view> files;
  size_t records_per_file;
};

// The layout of one of the two data sets.
struct CifarLayout {
  std::string_view name, subfolder;
  std::string_view python_file;  // exists if the Python version was downloaded instead
  NamesFile labels, coarse_labels;
  RecordFiles train, test;
  // Per channel, over all pixels of the training split, in 0 .. 1 (`la3 data info` computes them).
  std::array<double, 3> mean, deviation;

  bool has_coarse() const { return coarse_labels.names > 0; }
  size_t label_bytes() const { return has_coarse() ? 2 : 1; }
  size_t record_bytes() const { return label_bytes() + Cifar::kImageBytes; }
};

const CifarLayout& cifar10_layout() {
  static const CifarLayout layout = {
      "CIFAR-10",
      "cifar-10-batches-bin",
      "data_batch_1",
      {"batches.meta.txt", 10},
      {},
      {{"data_batch_1.bin", "data_batch_2.bin", "data_batch_3.bin", "data_batch_4.bin", "data_batch_5.bin"}, 10000},
      {{"test_batch.bin"}, 10000},
      {0.4914, 0.4822, 0.4465},
      {0.2470, 0.2435, 0.2616}};
  return layout;
}

const CifarLayout& cifar100_layout() {
  static const CifarLayout layout = {"CIFAR-100",
                                     "cifar-100-binary",
                                     "train",
                                     {"fine_label_names.txt", 100},
                                     {"coarse_label_names.txt", 20},
                                     {{"train.bin"}, 50000},
                                     {{"test.bin"}, 10000},
                                     {0.5071, 0.4865, 0.4409},
                                     {0.2673, 0.2564, 0.2762}};
  return layout;
}

StandardTransforms transforms_of(const CifarLayout& layout) {
  StandardTransforms transforms;
  transforms.crop = StandardTransforms::Crop::kPad;
  transforms.size_px = Cifar::kSide;
  transforms.pad_px = 4;
  transforms.flip = true;
  transforms.cutout_px = 16;
  transforms.mean = layout.mean;
  transforms.deviation = layout.deviation;
  return transforms;
}

// The folder itself, or the one inside it that the official archive unpacks to.
fs::path find_folder(const fs::path& folder, const CifarLayout& layout) {
  std::error_code error;
  check_is_folder(folder, "a folder with the files of " + std::string(layout.name));
  const fs::path inner = folder / layout.subfolder;
  return fs::is_directory(inner, error) ? inner : folder;
}

// Names all missing files at once, so that nobody has to try six times.
void check_files_exist(const fs::path& folder, const CifarLayout& layout) {
  std::vector<std::string_view> files = layout.train.files;
  files.insert(files.end(), layout.test.files.begin(), layout.test.files.end());
  files.push_back(layout.labels.file);
  if (layout.has_coarse()) { files.push_back(layout.coarse_labels.file); }

  std::string missing;
  std::error_code error;
  for (const std::string_view file : files) {
    if (!fs::exists(folder / file, error)) { missing += (missing.empty() ? "" : ", ") + std::string(file); }
  }
  if (missing.empty()) { return; }
  std::string message =
      folder.string() + ": the binary version of " + std::string(layout.name) + " expected, missing: " + missing;
  if (fs::exists(folder / layout.python_file, error)) { message += "; found the files of the version for Python"; }
  throw Error(message);
}

std::vector<std::string> read_names(const fs::path& path, size_t expected) {
  const std::vector<uint8_t> bytes = read_file(path, 1 << 16);
  std::vector<std::string> names(1);
  for (const uint8_t byte : bytes) {
    if (byte == '\n') {
      names.emplace_back();
    } else if (byte != '\r') {
      names.back() += static_cast<char>(byte);
    }
  }
  // The official file ends with an empty line.
  while (!names.empty() && names.back().empty()) { names.pop_back(); }

  if (names.size() != expected) {
    throw Error(path.string() + ": " + std::to_string(expected) + " names expected, one a line, found " +
                std::to_string(names.size()));
  }
  for (size_t i = 0; i < names.size(); ++i) {
    const std::string where = path.string() + ":" + std::to_string(i + 1) + ": ";
    if (names[i].empty()) { throw Error(where + "a name expected, found an empty line"); }
    if (!is_utf8(names[i])) { throw Error(where + "UTF-8 expected, found " + in_quotes(names[i])); }
    if (std::find(names.begin(), names.begin() + static_cast<ptrdiff_t>(i), names[i]) !=
        names.begin() + static_cast<ptrdiff_t>(i)) {
      throw Error(where + "another name expected, found " + in_quotes(names[i]) + " a second time");
    }
  }
  return names;
}

std::vector<uint8_t> read_records(const fs::path& path, size_t records, size_t record_bytes) {
  const size_t expected = records * record_bytes;
  const auto check_length = [&](uintmax_t found) {
    if (found == expected) { return; }
    throw Error(path.string() + ": " + std::to_string(expected) + " bytes expected (" + std::to_string(records) +
                " records of " + std::to_string(record_bytes) + "), found " + std::to_string(found));
  };
  std::error_code error;
  const uintmax_t length = fs::file_size(path, error);
  if (!error) { check_length(length); }  // otherwise reading reports what is wrong
  std::vector<uint8_t> bytes = read_file(path, expected);
  check_length(bytes.size());
  return bytes;
}

uint8_t checked_label(const fs::path& path, size_t record, size_t offset, uint8_t label, const NamesFile& names) {
  if (label < names.names) { return label; }
  throw Error(path.string() + ": record " + std::to_string(record) + " (from 0), byte " + std::to_string(offset) +
              " of the file: a label of 0 to " + std::to_string(names.names - 1) + " expected, found " +
              std::to_string(label));
}

void interleave(const uint8_t* planes, uint8_t* pixels) {
  for (size_t i = 0; i < kPlaneBytes; ++i, pixels += 3) {
    pixels[0] = planes[i];
    pixels[1] = planes[kPlaneBytes + i];
    pixels[2] = planes[2 * kPlaneBytes + i];
  }
}

// Reads the samples of one file into the places from `first` on.
void read_batch(const fs::path& path, const CifarLayout& layout, size_t records, size_t first,
                Cifar::Samples& samples) {
  const std::vector<uint8_t> bytes = read_records(path, records, layout.record_bytes());
  for (size_t i = 0; i < records; ++i) {
    const size_t start = i * layout.record_bytes();
    size_t at = start;
    if (layout.has_coarse()) {
      checked_label(path, i, at, bytes[at], layout.coarse_labels);
      ++at;
    }
    samples.labels[first + i] = checked_label(path, i, at, bytes[at], layout.labels);
    interleave(bytes.data() + at + 1, samples.pixels.data() + (first + i) * Cifar::kImageBytes);
  }
}

Cifar::Samples empty_samples(const RecordFiles& split) {
  const size_t count = split.files.size() * split.records_per_file;
  Cifar::Samples samples;
  samples.labels.resize(count);
  samples.pixels.resize(count * Cifar::kImageBytes);
  return samples;
}

Splits open_cifar(const fs::path& given, const CifarLayout& layout, int threads) {
  const fs::path folder = find_folder(given, layout);
  check_files_exist(folder, layout);
  auto description = std::make_shared<Cifar::Description>();
  description->labels = read_names(folder / layout.labels.file, layout.labels.names);
  description->transforms = transforms_of(layout);

  Cifar::Samples train = empty_samples(layout.train), test = empty_samples(layout.test);
  const size_t train_files = layout.train.files.size(), files = train_files + layout.test.files.size();
  ThreadPool pool(threads);
  pool.for_each(files, 1, [&](size_t file, size_t, int) {
    const bool is_test = file >= train_files;
    const RecordFiles& split = is_test ? layout.test : layout.train;
    const size_t number = is_test ? file - train_files : file;
    read_batch(folder / split.files[number], layout, split.records_per_file, number * split.records_per_file,
               is_test ? test : train);
  });
  return {std::make_shared<Cifar>(description, std::move(train)), nullptr,
          std::make_shared<Cifar>(description, std::move(test))};
}

}  // namespace

Cifar::Cifar(std::shared_ptr<const Description> description, Samples samples)
    : description_(std::move(description)), samples_(std::move(samples)) {
  if (samples_.pixels.size() != samples_.labels.size() * kImageBytes) {
    throw std::invalid_argument("cifar: as many images as labels expected");
  }
}

Splits open_cifar10(const fs::path& folder, int threads) {
  return open_cifar(folder, cifar10_layout(), threads);
}

Splits open_cifar100(const fs::path& folder, int threads) {
  return open_cifar(folder, cifar100_layout(), threads);
}

}  // namespace la3::data
