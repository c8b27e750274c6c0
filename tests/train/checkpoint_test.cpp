#include "la3/train/checkpoint.h"

#include <gtest/gtest.h>
#include <pthread.h>
#include <torch/library.h>
#include <torch/torch.h>

#include <atomic>
#include <chrono>
#include <set>
#include <thread>

#include "la3/nn/weights.h"
#include "tests/temporary_folder.h"

namespace la3::train {
namespace {

namespace fs = std::filesystem;

const std::map<std::string, std::string> kSettings = {{"batch_size", "16"}, {"seed", "3"}};

class CheckpointTest : public testing::Test {
 protected:
  // A training's two tensors, all of them `value`.
  static std::vector<nn::NamedTensor> tensors(float value) {
    return {{"weight", torch::full({2, 3}, value)}, {"steps", torch::full({}, 7, torch::kLong)}};
  }

  void save(int epoch, size_t step, float value) const {
    save_checkpoint(folder_.path(), {.epoch = epoch, .step = step, .settings = kSettings}, tensors(value));
  }

  // Into `into`; notes go to notes_.
  std::optional<Checkpoint> load(const std::vector<nn::NamedTensor>& into) {
    return load_checkpoint(folder_.path(), kSettings, into,
                           [&](const std::string& line) { notes_ += line + "\n"; });
  }

  std::set<std::string> names() const {
    std::set<std::string> names;
    for (const auto& entry : fs::directory_iterator(folder_.path())) { names.insert(entry.path().filename()); }
    return names;
  }

  TemporaryFolder folder_;
  std::string notes_;
};

TEST_F(CheckpointTest, IsReadAsItWasWritten) {
  EXPECT_FALSE(load(tensors(0)));
  EXPECT_FALSE(load_checkpoint(folder_.path() / "none", kSettings, tensors(0), nullptr));
  const Checkpoint written{
      .epoch = 12, .step = 345, .loss_sum = 1.0 / 3, .images = 5520, .correct = 5000, .settings = kSettings};
  save_checkpoint(folder_.path() / "a" / "b", written, tensors(0.1f));
  const std::vector<nn::NamedTensor> into = tensors(0);
  const std::optional<Checkpoint> read = load_checkpoint(folder_.path() / "a" / "b", kSettings, into, nullptr);
  ASSERT_TRUE(read);
  EXPECT_EQ(read->epoch, 12);
  EXPECT_EQ(read->step, 345u);
  EXPECT_EQ(read->loss_sum, 1.0 / 3) << "to the last bit";
  EXPECT_EQ(read->images, 5520u);
  EXPECT_EQ(read->correct, 5000u);
  EXPECT_EQ(read->settings, kSettings);
  EXPECT_TRUE(torch::equal(into[0].tensor, torch::full({2, 3}, 0.1f)));
  EXPECT_TRUE(torch::equal(into[1].tensor, torch::full({}, 7, torch::kLong)));
}

TEST_F(CheckpointTest, TheLastTwoAreKept) {
  save(1, 0, 1);
  EXPECT_EQ(names(), (std::set<std::string>{"000001-00000000.safetensors"}));
  save(1, 20, 2);
  save(2, 0, 3);
  EXPECT_EQ(names(), (std::set<std::string>{"000001-00000020.safetensors", "000002-00000000.safetensors"}));
  save(10, 0, 4);
  EXPECT_EQ(names(), (std::set<std::string>{"000002-00000000.safetensors", "000010-00000000.safetensors"}));
  const std::vector<nn::NamedTensor> into = tensors(0);
  EXPECT_EQ(load(into)->epoch, 10);
  EXPECT_EQ(into[0].tensor[0][0].item<float>(), 4);
  EXPECT_EQ(notes_, "");
}

TEST_F(CheckpointTest, DamagedOnesArePassedOver) {
  save(1, 0, 1);
  save(2, 0, 2);
  write_text(folder_.path() / "000002-00000000.safetensors", "torn");
  const std::vector<nn::NamedTensor> into = tensors(0);
  EXPECT_EQ(load(into)->epoch, 1);
  EXPECT_EQ(into[0].tensor[0][0].item<float>(), 1);
  expect_parts(notes_, {"damaged checkpoint passed over: ", "000002-00000000.safetensors"});
  write_text(folder_.path() / "000001-00000000.safetensors", "");
  expect_parts(error_from([&] { load(into); }),
               {folder_.path().string() + ": none of the 2 checkpoints in it can be read"});
}

TEST_F(CheckpointTest, WhatIsNoCheckpointIsPassedOver) {
  save(1, 0, 1);
  const fs::path newest = folder_.path() / "000002-00000000.safetensors";
  const nn::Metadata whole = {{"format", "la3-checkpoint-1"}, {"epoch", "2"},       {"step", "0"},
                              {"loss_sum", "0x1p+0"},         {"images", "0"},      {"correct", "0"},
                              {"setting.batch_size", "16"},   {"setting.seed", "3"}};
  const auto noted = [&](const nn::Metadata& metadata) {
    notes_.clear();
    nn::save_tensors(newest, tensors(2), metadata);
    return std::to_string(load(tensors(0))->epoch) + " " + notes_;
  };
  EXPECT_EQ(noted(whole), "2 ");
  const auto with = [&](const std::string& name, const std::string& value) {
    nn::Metadata changed = whole;
    changed[name] = value;
    return noted(changed);
  };
  expect_parts(with("step", "12x"), {"1 damaged", "'step': a whole number expected, found '12x'"});
  expect_parts(with("images", ""), {"1 damaged", "'images': a whole number expected, found ''"});
  expect_parts(with("epoch", "99999999999999999999"), {"1 damaged", "'epoch': a whole number expected"});
  expect_parts(with("format", "la3-checkpoint-9"),
               {"1 damaged", "'la3-checkpoint-1' expected, found 'la3-checkpoint-9'"});
  nn::Metadata without = whole;
  without.erase("correct");
  expect_parts(noted(without), {"1 damaged", "not a checkpoint: its metadata has no 'correct'"});

  notes_.clear();
  const std::vector<uint8_t> bytes(24);
  nn::write_safetensors(newest, {{.name = "weight", .dtype = nn::DType::kF32, .shape = {2, 3}, .bytes = bytes}},
                        whole);
  EXPECT_EQ(load(tensors(0))->epoch, 1);
  expect_parts(notes_, {"a checksum expected, found none"});
}

TEST_F(CheckpointTest, OtherSettingsAreNamed) {
  save(1, 0, 1);
  const std::vector<nn::NamedTensor> into = tensors(0);
  const auto refused = [&](const std::map<std::string, std::string>& settings) {
    return error_from([&] { load_checkpoint(folder_.path(), settings, into, nullptr); });
  };
  expect_parts(refused({{"batch_size", "32"}, {"seed", "3"}}),
               {"this run was started with batch_size '16', now it is '32': "});
  expect_parts(refused({{"batch_size", "16"}}), {"this run was started with seed '3', now it is not set: "});
  expect_parts(refused({{"batch_size", "16"}, {"seed", "3"}, {"freeze", "norms"}}),
               {"this run was started with freeze not set, now it is 'norms': "});
  EXPECT_EQ(into[0].tensor[0][0].item<float>(), 0);
}

TEST_F(CheckpointTest, TensorsThatDoNotFitAreNamedAndNoneIsChanged) {
  save(1, 0, 1);
  const auto refused = [&](const nn::NamedTensor& second) {
    const std::vector<nn::NamedTensor> into = {{"weight", torch::zeros({2, 3})}, second};
    const std::string message = error_from([&] { load(into); });
    EXPECT_TRUE(torch::equal(into[0].tensor, torch::zeros({2, 3}))) << message;
    return message;
  };
  expect_parts(refused({"momentum", torch::zeros({2, 3})}), {"tensor 'momentum' is missing"});
  expect_parts(refused({"steps", torch::zeros({1}, torch::kLong)}), {"tensor 'steps' has another shape or type"});
  expect_parts(refused({"steps", torch::zeros({}, torch::kInt)}), {"tensor 'steps' has another shape or type"});
}

// ---- CheckpointWriter ----

TEST_F(CheckpointTest, AnotherIsDueOnceTheLastIsWrittenAndWasCheapEnough) {
  CheckpointWriter writer(folder_.path());
  EXPECT_TRUE(writer.is_due(0));
  EXPECT_TRUE(writer.is_due(1));
  const std::vector<nn::NamedTensor> large = {{"weight", torch::ones({1 << 24})}};  // 64 MiB
  writer.begin({.epoch = 1, .settings = kSettings}, large);
  EXPECT_FALSE(writer.is_due(0.9)) << "it is being written";
  EXPECT_TRUE(writer.is_due(1));
  for (int i = 0; i < 6000 && !writer.is_due(0.5); ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
  EXPECT_TRUE(writer.is_due(0.5)) << "it is written, and as much time has passed";
  EXPECT_FALSE(writer.is_due(1e-9));
  writer.finish();
  EXPECT_TRUE(writer.is_due(0.5));
  EXPECT_FALSE(writer.is_due(0));
  EXPECT_EQ(names().size(), 1u);
}

// A clone() that waits in every thread but one for a word: a disk that takes its time.
struct SlowDisk {
  static inline std::thread::id training;
  static inline std::atomic<bool> is_done;

  static void clone(const c10::OperatorHandle&, torch::jit::Stack* stack) {
    torch::jit::drop(stack, 1);  // the layout in memory that is wanted
    const torch::Tensor tensor = torch::jit::pop(*stack).toTensor();
    const bool is_training = std::this_thread::get_id() == training;
    while (!is_training && !is_done) { std::this_thread::sleep_for(std::chrono::milliseconds(1)); }
    const torch::Tensor copy =
        is_training ? torch::empty_strided(tensor.sizes(), tensor.strides()) : torch::empty(tensor.sizes());
    stack->push_back(copy.copy_(tensor));
  }
};

TEST_F(CheckpointTest, TheTrainingIsNotHeldUpByASlowDisk) {
  SlowDisk::training = std::this_thread::get_id();
  SlowDisk::is_done = false;
  CheckpointWriter writer(folder_.path());
  torch::Library clones(torch::Library::IMPL, "aten", c10::DispatchKey::CPU, __FILE__, __LINE__);
  clones.impl("clone", torch::CppFunction::makeFromBoxedFunction<&SlowDisk::clone>());
  // Transposed: the writer clones it once more, to bring its values into their order.
  const torch::Tensor columns = torch::ones({3, 2}).t();
  const auto before = std::chrono::steady_clock::now();
  writer.begin({.epoch = 1, .settings = kSettings}, {{"weight", columns}});
  EXPECT_FALSE(writer.is_due(0.9));
  EXPECT_TRUE(writer.is_due(1));
  EXPECT_LT(std::chrono::steady_clock::now() - before, std::chrono::seconds(1));
  EXPECT_EQ(names().size(), 0u);
  std::this_thread::sleep_for(std::chrono::milliseconds(100));
  SlowDisk::is_done = true;
  writer.finish();
  EXPECT_EQ(names().size(), 1u);
  EXPECT_FALSE(writer.is_due(0.1)) << "it took a tenth of a second, which is all the time since it was begun";
}

TEST_F(CheckpointTest, WhatIsWrittenIsTheStateAtItsBeginning) {
  const std::vector<nn::NamedTensor> training = tensors(5);
  {
    CheckpointWriter writer(folder_.path());
    writer.begin({.epoch = 3, .settings = kSettings}, training);
    torch::Tensor(training[0].tensor).fill_(6);
  }
  const std::vector<nn::NamedTensor> into = tensors(0);
  EXPECT_EQ(load(into)->epoch, 3);
  EXPECT_EQ(into[0].tensor[0][0].item<float>(), 5);
}

// What LibTorch does where a GPU has no memory left.
void refuse_to_clone(const c10::OperatorHandle&, torch::jit::Stack*) {
  TORCH_CHECK(false, "out of memory");
}

TEST_F(CheckpointTest, ADeviceWithoutMemoryForACopyHasItMadeByTheHost) {
  const std::vector<nn::NamedTensor> training = tensors(5);
  {
    CheckpointWriter writer(folder_.path());
    torch::Library clones(torch::Library::IMPL, "aten", c10::DispatchKey::CPU, __FILE__, __LINE__);
    clones.impl("clone", torch::CppFunction::makeFromBoxedFunction<&refuse_to_clone>());
    EXPECT_THROW(training[0].tensor.clone(), c10::Error);
    writer.begin({.epoch = 3, .settings = kSettings}, training);
    torch::Tensor(training[0].tensor).fill_(6);
  }
  const std::vector<nn::NamedTensor> into = tensors(0);
  EXPECT_EQ(load(into)->epoch, 3);
  EXPECT_EQ(into[0].tensor[0][0].item<float>(), 5) << "a copy, not the training's own";
}

// Makes threads ask for more memory than there is, so that none can be started.
class NoThreads {
 public:
  NoThreads() {
    ::pthread_getattr_default_np(&before_);
    pthread_attr_t huge;
    ::pthread_attr_init(&huge);
    ::pthread_attr_setstacksize(&huge, size_t{1} << 50);
    ::pthread_setattr_default_np(&huge);
    ::pthread_attr_destroy(&huge);
  }
  ~NoThreads() {
    ::pthread_setattr_default_np(&before_);
    ::pthread_attr_destroy(&before_);
  }
  NoThreads(const NoThreads&) = delete;
  NoThreads& operator=(const NoThreads&) = delete;

 private:
  pthread_attr_t before_;
};

TEST_F(CheckpointTest, AThreadThatCannotBeStartedIsTold) {
  CheckpointWriter writer(folder_.path());
  {
    const NoThreads no_threads;
    expect_parts(error_from([&] { writer.begin({.epoch = 1, .settings = kSettings}, tensors(1)); }),
                 {"cannot start a thread: "});
  }
  writer.begin({.epoch = 2, .settings = kSettings}, tensors(2));
  writer.finish();
  EXPECT_EQ(load(tensors(0))->epoch, 2);
}

TEST_F(CheckpointTest, AFailureIsToldAtTheEndOrByTheNext) {
  write_text(folder_.path() / "file", "");
  CheckpointWriter writer(folder_.path() / "file");  // no folder
  writer.begin({}, tensors(1));
  EXPECT_NE(error_from([&] { writer.finish(); }), "no error");
  EXPECT_EQ(error_from([&] { writer.finish(); }), "no error") << "once";
  writer.begin({}, tensors(1));
  EXPECT_NE(error_from([&] { writer.begin({}, tensors(1)); }), "no error");
}

}  // namespace
}  // namespace la3::train
