// The options of a training, a search and a whole run, with tables of their settings.
#pragma once

#include <algorithm>
#include <filesystem>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "la3/core/settings.h"
#include "la3/search/construct.h"
#include "la3/search/explore.h"
#include "la3/train/trainer.h"

namespace la3::run {

struct TrainingOptions {
  // Without a network: that of the weights to start from, or one that suits the images.
  std::string data = {}, network = {}, policy = "none", init = {}, precision = "float32", device = "auto";
  // How images are normalised (normalise.h); empty: as the weights to start from were trained, if that
  // is known, else as the data set says.
  std::string normalise = {};
  // The standard transforms (transforms.h); empty or -1: as the data set says.
  std::string flip = {}, crop = {}, crop_scale = {};
  int cutout = -1;
  // Other words for ?size=N of the data, and for --normalise.
  int resize = 0;
  std::string mean = {}, deviation = {};
  ImageCount hold_out = {};  // training images left out, stratified, for a search to evaluate on
  int train_images = 0;      // train on this many of the rest, stratified; 0: all
  bool skip_bad = false;
  // Decoded photos are kept in memory up to this; below 0: a quarter of the machine's.
  double photo_memory_gb = -1;
  train::TrainOptions train = {};

  bool is_bf16() const { return precision == "bf16"; }
};
const SettingsTable<TrainingOptions>& training_settings();

struct SearchOptions {
  uint32_t iterations = 500, warm_up = 100;  // the paper's
  int batch_size = 250;                      // of inference
  bool label_invariant = false;
  bool anyway = false;  // search even with a network at chance (search/evidence.h)
  search::ExploreOptions explore;
};
// Without batch_size and label_invariant, whose names differ between commands.
const SettingsTable<SearchOptions>& search_settings();

struct Options {
  TrainingOptions training;  // of the target network; `network` is also the search's unless
                             // target_network is set
  std::string target_network = {};
  int pretrain_epochs = 0;
  std::string pretrain_policy = "none";
  SearchOptions search;
  search::ConstructOptions construct;
  std::string select = "mrmr";        // or "top"
  std::string predictor = "network";  // or "linear"
  // How the policy is made: "best", as the preset says, or "paper", to the letter.
  std::string method = "best";
  // Of the learned policy, "0" to "1" (policy/combine.h), or "auto": short trainings measure it. Empty as
  // long as no preset has set it, and in runs that were begun before there was a choice: 1.
  std::string strength = {};
  int seeds = 3;
  // Policies to train with: learned, and built-in ones (policy/named.h) and files. Without learned, nothing is
  // searched, and the run only compares.
  std::vector<std::string> compare = {"none", "trivial-augment-wide", "learned"};
  bool label_invariant = false;  // also search for, and train with, a label-invariant policy
  int side_by_side = 0;          // trainings at a time; 0: as many as suit network and device
  std::filesystem::path out;     // the run's folder; empty: runs/ and the name of the data set
  bool resume = false;
  std::string budget = {};  // the time the run may take, "30min"; empty: any. Not for a run begun before

  // Names of the settings that the user has chosen. The others come from a preset that suits data
  // and device (apply_preset).
  std::set<std::string, std::less<>> chosen = {};
  // Sets a setting by its name in settings(), from text, and marks it as chosen. Throws
  // std::invalid_argument if there is no such setting or the value is invalid.
  void set(std::string_view name, std::string_view value);

  const std::string& target() const { return target_network.empty() ? training.network : target_network; }
  // Whether there is a policy to be learned: pre-training, search and construction.
  bool learns() const { return std::find(compare.begin(), compare.end(), "learned") != compare.end(); }
  // Whether short trainings measure it; else it is fixed_strength().
  bool measures_strength() const { return learns() && strength == "auto"; }
  // Whether the pre-training is one of the network that is trained, without a policy.
  bool pretrains_without_policy() const { return pretrain_policy == "none" && target() == training.network; }
  // Whether it is so like a training without a policy that those with one can be compared with it: it does not
  // know which labels may be mirrored.
  bool pretraining_is_one() const;
  // Throws std::invalid_argument if it is no number from 0 to 1. REQUIRES: !measures_strength().
  double fixed_strength() const;
};
// All settings, including those of training and search.
const SettingsTable<Options>& settings();

}  // namespace la3::run
