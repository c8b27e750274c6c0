#include "la3/data/cifar.h"

#include <gtest/gtest.h>

#include <cstdlib>

#include "la3/data/statistics.h"
#include "tests/temporary_folder.h"

namespace la3::data {
namespace {

namespace fs = std::filesystem;

constexpr size_t kRecord10 = 1 + 3072, kRecord100 = 2 + 3072;

// Zeros that take no room on the disk: label 0, all black.
void write_zeros(const fs::path& path, size_t bytes) {
  write_text(path, "");
  fs::resize_file(path, bytes);
}

void write_bytes_at(const fs::path& path, size_t offset, const std::string& bytes) {
  std::fstream file(path, std::ios::binary | std::ios::in | std::ios::out);
  file.seekp(static_cast<std::streamoff>(offset));
  file << bytes;
}

std::string numbered_names(const std::string& stem, int count) {
  std::string text;
  for (int i = 0; i < count; ++i) { text += stem + std::to_string(i) + "\n"; }
  return text;
}

void make_cifar10(const fs::path& folder) {
  fs::create_directories(folder);
  for (const char* batch :
       {"data_batch_1", "data_batch_2", "data_batch_3", "data_batch_4", "data_batch_5", "test_batch"}) {
    write_zeros(folder / (std::string(batch) + ".bin"), 10000 * kRecord10);
  }
  write_text(folder / "batches.meta.txt", numbered_names("label", 10) + "\n");
}

void make_cifar100(const fs::path& folder) {
  fs::create_directories(folder);
  write_zeros(folder / "train.bin", 50000 * kRecord100);
  write_zeros(folder / "test.bin", 10000 * kRecord100);
  write_text(folder / "fine_label_names.txt", numbered_names("fine", 100));
  write_text(folder / "coarse_label_names.txt", numbered_names("coarse", 20));
}

TEST(Cifar, PutsPlanesTogetherAndCountsOnOverTheBatches) {
  const TemporaryFolder folder;
  make_cifar10(folder.path());
  std::string record(kRecord10, '\0');
  record[0] = 7;
  for (size_t i = 0; i < 1024; ++i) {
    record[1 + i] = static_cast<char>(i), record[1025 + i] = static_cast<char>(i / 4), record[2049 + i] = 99;
  }
  write_bytes_at(folder / "data_batch_3.bin", 12 * kRecord10, record);
  write_bytes_at(folder / "test_batch.bin", 9999 * kRecord10, record);

  const Splits splits = open_cifar10(folder.path());
  ASSERT_EQ(splits.train->size(), 50000u);
  ASSERT_EQ(splits.test->size(), 10000u);
  EXPECT_EQ(splits.validation, nullptr);
  EXPECT_EQ(splits.train->labels()[7], "label7");
  EXPECT_EQ(splits.train->label(20012), 7);
  EXPECT_EQ(splits.train->label(20011), 0);
  EXPECT_EQ(splits.test->label(9999), 7);
  EXPECT_EQ(splits.train->id(20012), "20012");
  const ImageView view = splits.train->in_memory(20012);
  ASSERT_EQ(view.width, 32);
  ASSERT_EQ(view.height, 32);
  for (size_t i = 0; i < 1024; ++i) {
    ASSERT_EQ(view.pixels[3 * i], i % 256);
    ASSERT_EQ(view.pixels[3 * i + 1], i / 4);
    ASSERT_EQ(view.pixels[3 * i + 2], 99);
  }
  EXPECT_TRUE(splits.test->get(9999) == Image(view));
}

TEST(Cifar, NamesItsTransformsAndWhatToHoldOut) {
  const TemporaryFolder folder;
  make_cifar10(folder / "cifar-10-batches-bin");
  const Splits splits = open_cifar10(folder.path(), 1);
  const StandardTransforms& transforms = splits.train->standard_transforms();
  EXPECT_EQ(transforms.crop, StandardTransforms::Crop::kPad);
  EXPECT_EQ(transforms.pad_px, 4);
  EXPECT_EQ(transforms.cutout_px, 16);
  EXPECT_TRUE(transforms.flip);
  EXPECT_EQ(std::get<TotalCount>(splits.train->customary_validation()).images, 4000u);
}

TEST(Cifar, OfAHundredLabelsUsesTheFineOnes) {
  const TemporaryFolder folder;
  make_cifar100(folder / "cifar-100-binary");
  write_bytes_at(folder / "cifar-100-binary/train.bin", 49999 * kRecord100, "\x13\x63");
  const Splits splits = open_cifar100(folder.path());
  EXPECT_EQ(splits.train->labels().size(), 100u);
  EXPECT_EQ(splits.train->label(49999), 99);
  EXPECT_EQ(splits.train->standard_transforms().mean[0], 0.5071);
}

TEST(Cifar, OfTheWrongLengthIsRefused) {
  const TemporaryFolder folder;
  make_cifar10(folder.path());
  fs::resize_file(folder / "data_batch_4.bin", 30729999);
  expect_parts(error_from([&] { open_cifar10(folder.path()); }),
               {"data_batch_4.bin: 30730000 bytes expected (10000 records of 3073), found 30729999"});
  fs::resize_file(folder / "data_batch_4.bin", uintmax_t{1} << 40);
  expect_parts(error_from([&] { open_cifar10(folder.path()); }), {"data_batch_4.bin: ", "found 1099511627776"});
  fs::resize_file(folder / "data_batch_4.bin", 0);
  expect_parts(error_from([&] { open_cifar10(folder.path()); }), {"data_batch_4.bin: ", "found 0"});
}

TEST(Cifar, WithALabelOutOfRangeIsRefused) {
  const TemporaryFolder folder;
  make_cifar10(folder.path());
  write_bytes_at(folder / "data_batch_2.bin", 42 * kRecord10, "\x0a");
  expect_parts(error_from([&] { open_cifar10(folder.path()); }),
               {"data_batch_2.bin: record 42 (from 0), byte 129066 of the file: a label of 0 to 9 "
                "expected, found 10"});

  make_cifar100(folder / "hundred");
  write_bytes_at(folder / "hundred/test.bin", 3 * kRecord100 + 1, "\x64");
  expect_parts(error_from([&] { open_cifar100(folder / "hundred"); }),
               {"test.bin: record 3 (from 0), byte 9223 of the file: a label of 0 to 99 expected, "
                "found 100"});
  write_bytes_at(folder / "hundred/test.bin", 3 * kRecord100, "\x14");
  expect_parts(error_from([&] { open_cifar100(folder / "hundred"); }),
               {"test.bin: record 3 (from 0), byte 9222 of the file: a label of 0 to 19 expected, "
                "found 20"});
}

TEST(Cifar, NamesEveryMissingFile) {
  const TemporaryFolder folder;
  make_cifar10(folder.path());
  fs::remove(folder / "data_batch_5.bin");
  fs::remove(folder / "batches.meta.txt");
  expect_parts(error_from([&] { open_cifar10(folder.path()); }),
               {folder.path().string(), "missing: data_batch_5.bin, batches.meta.txt"});
  write_text(folder / "data_batch_1", "pickled");
  expect_parts(error_from([&] { open_cifar10(folder.path()); }), {"version for Python"});
  expect_parts(error_from([&] { open_cifar100(folder.path()); }),
               {"missing: train.bin, test.bin, fine_label_names.txt, coarse_label_names.txt"});
}

TEST(Cifar, ChecksTheListOfNames) {
  const TemporaryFolder folder;
  make_cifar10(folder.path());
  const auto error_with = [&](const std::string& names) {
    write_text(folder / "batches.meta.txt", names);
    return error_from([&] { open_cifar10(folder.path()); });
  };
  expect_parts(error_with(numbered_names("label", 9)),
               {"batches.meta.txt: 10 names expected, one a line, found 9"});
  expect_parts(error_with(numbered_names("label", 11)),
               {"batches.meta.txt: 10 names expected, one a line, found 11"});
  expect_parts(error_with(""), {"batches.meta.txt: 10 names expected, one a line, found 0"});
  expect_parts(error_with("\n" + numbered_names("label", 9)), {"batches.meta.txt:1: ", "an empty line"});
  expect_parts(error_with(numbered_names("label", 9) + "label3\n"),
               {"batches.meta.txt:10: ", "'label3' a second time"});
  expect_parts(error_with(numbered_names("label", 9) + "\xff\n"), {"batches.meta.txt:10: UTF-8 expected"});
}

TEST(Cifar, NeedsAFolder) {
  const TemporaryFolder folder;
  expect_parts(error_from([&] { open_cifar10(folder / "none"); }), {"none: a folder", "found nothing"});
  write_text(folder / "file", "x");
  expect_parts(error_from([&] { open_cifar10(folder / "file"); }), {"file: a folder", "found a file"});
  fs::create_directories(folder / "set/train.bin");
  make_cifar10(folder / "set");
  fs::remove(folder / "set/data_batch_1.bin");
  fs::create_directory(folder / "set/data_batch_1.bin");
  expect_parts(error_from([&] { open_cifar10(folder / "set"); }), {"data_batch_1.bin: ", "found a folder"});
}

TEST(Cifar, OfTorontoHasTheKnownMeanAndDeviation) {
  const char* real = std::getenv("LA3_CIFAR10");
  if (real == nullptr) { GTEST_SKIP() << "LA3_CIFAR10 names no folder"; }
  const Splits splits = open_cifar10(real);
  const Statistics found = compute_statistics(*splits.train);
  for (size_t c = 0; c < 3; ++c) {
    EXPECT_NEAR(found.mean[c], splits.train->standard_transforms().mean[c], 0.00005);
    EXPECT_NEAR(found.deviation[c], splits.train->standard_transforms().deviation[c], 0.00005);
  }
  EXPECT_EQ(splits.train->labels()[6], "frog");
  EXPECT_EQ(splits.train->label(0), 6);
}

}  // namespace
}  // namespace la3::data
