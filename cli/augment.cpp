// `la3 augment`: applies chosen ops, or what a policy draws, to image files.
#include <filesystem>
#include <iomanip>
#include <memory>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

#include "cli/commands.h"
#include "cli/contact_sheet.h"
#include "la3/augment/apply.h"
#include "la3/augment/sampler.h"
#include "la3/codec/codec.h"
#include "la3/core/counted.h"
#include "la3/core/error.h"
#include "la3/core/folder.h"
#include "la3/policy/named.h"

namespace la3::cli {
namespace {

namespace fs = std::filesystem;
using augment::Op;
using augment::OpCall;

struct AugmentOptions {
  std::vector<std::string> inputs;
  std::string out;
  std::vector<std::string> ops;
  std::vector<double> magnitudes;     // one per op, in order; ops without a magnitude ignore theirs
  std::vector<double> cutout_centre;  // x and y as shares of the width and height
  std::string policy;
  std::vector<std::string> labels;  // one for all inputs, or one per input
  int copies = 1;                   // augmented versions of each input
  bool grid = false;                // one contact sheet instead of files
  uint32_t epoch = 0;
  int quality = 95;
};

// Which ops to apply for version `copy` of input `index`.
using Decide = std::function<std::vector<OpCall>(uint64_t index, uint32_t copy)>;

// The ops given on the command line. Magnitudes that are not given are drawn from the seed, anew
// for every image and copy.
Decide decide_by_ops(const AugmentOptions& flags, uint64_t seed) {
  std::vector<OpCall> fixed;
  for (const std::string& name : flags.ops) { fixed.push_back({.op = augment::parse_op(name)}); }
  if (!flags.magnitudes.empty()) {
    if (flags.magnitudes.size() != fixed.size()) {
      throw std::invalid_argument("--magnitudes: " + std::to_string(fixed.size()) +
                                  " expected, one per op, found " + std::to_string(flags.magnitudes.size()));
    }
    for (size_t i = 0; i < fixed.size(); ++i) {
      fixed[i].magnitude = flags.magnitudes[i];
      augment::check_call(fixed[i]);
    }
  }
  if (!flags.cutout_centre.empty()) {
    augment::check_call({Op::kCutout, 0, flags.cutout_centre[0], flags.cutout_centre[1]});
  }
  return [flags, fixed, seed](uint64_t index, uint32_t copy) {
    random::Stream stream(seed, flags.epoch + copy, index, random::Purpose::kPolicy);
    std::vector<OpCall> calls;
    for (const OpCall& given : fixed) {
      OpCall call = augment::draw_call(given.op, stream);
      if (!flags.magnitudes.empty()) { call.magnitude = given.magnitude; }
      if (!flags.cutout_centre.empty()) {
        call.centre_x = flags.cutout_centre[0];
        call.centre_y = flags.cutout_centre[1];
      }
      calls.push_back(call);
    }
    return calls;
  };
}

// What the policy draws. Takes one label for all images or one per image, and none if the policy is
// label-invariant.
Decide decide_by_policy(const AugmentOptions& flags, uint64_t seed) {
  const policy::Policy policy = policy::open_some_policy(flags.policy);
  std::vector<std::string> labels = flags.labels;
  if (labels.empty()) {
    if (!policy::is_label_invariant(policy)) {
      throw std::invalid_argument("--label: one of the policy's labels expected (" + flags.policy + " has " +
                                  std::to_string(policy.labels.size()) + ")");
    }
    labels.assign(1, std::string(policy::kAnyLabel));
  }
  if (labels.size() == 1) { labels.resize(flags.inputs.size(), labels[0]); }
  if (labels.size() != flags.inputs.size()) {
    throw std::invalid_argument("--label: one for all images or one per image (" +
                                std::to_string(flags.inputs.size()) + ") expected, found " +
                                std::to_string(labels.size()));
  }
  // A policy of only the requested labels, one entry per image: image i has label number i.
  policy::Policy chosen{.labels = {}, .space = policy.space};
  std::vector<std::string> names;
  for (size_t i = 0; i < labels.size(); ++i) {
    names.push_back(std::to_string(i));
    chosen.labels.push_back(policy::find_label(policy, labels[i]));
    chosen.labels.back().label = names.back();
  }
  const auto sampler = std::make_shared<augment::Sampler>(policy::make_sampler(chosen, names, seed));
  return [sampler, epoch = flags.epoch](uint64_t index, uint32_t copy) {
    const auto calls = sampler->sample(static_cast<int>(index), epoch + copy, index);
    return std::vector<OpCall>(calls.begin(), calls.end());
  };
}

Decide make_decide(const AugmentOptions& flags, uint64_t seed) {
  return flags.policy.empty() ? decide_by_ops(flags, seed) : decide_by_policy(flags, seed);
}

std::string describe(const std::vector<OpCall>& calls) {
  std::ostringstream text;
  for (const OpCall& call : calls) {
    text << (&call == calls.data() ? "" : ", ") << augment::op_name(call.op);
    if (augment::op_info(call.op).has_magnitude) { text << ' ' << call.magnitude + 0.0; }  // never -0
    if (call.unit == augment::Unit::kPixels) { text << " px"; }
  }
  return text.str();
}

nlohmann::ordered_json to_json(const std::vector<OpCall>& calls) {
  auto list = nlohmann::ordered_json::array();
  for (const OpCall& call : calls) {
    nlohmann::ordered_json entry = {{"op", augment::op_name(call.op)}};
    if (augment::op_info(call.op).has_magnitude) { entry["magnitude"] = call.magnitude + 0.0; }
    if (call.unit != augment::Unit::kOwn) { entry["unit"] = augment::unit_name(call.unit); }
    if (call.op == Op::kCutout) { entry["centre"] = {call.centre_x, call.centre_y}; }
    list.push_back(entry);
  }
  return list;
}

// The output file of each version of each input, [input][copy]. In a folder, files keep the inputs'
// names.
std::vector<std::vector<fs::path>> output_paths(const AugmentOptions& flags) {
  const bool is_folder = fs::is_directory(flags.out) || flags.out.ends_with('/') || flags.inputs.size() > 1;
  if (is_folder && fs::exists(flags.out) && !fs::is_directory(flags.out)) {
    throw Error(flags.out + ": a folder expected for " + std::to_string(flags.inputs.size()) +
                " images, found a file");
  }
  std::vector<std::vector<fs::path>> paths;
  std::set<fs::path> taken;
  for (const std::string& input : flags.inputs) {
    fs::path path = is_folder ? fs::path(flags.out) / fs::path(input).filename() : fs::path(flags.out);
    std::vector<fs::path> copies;
    for (int copy = 0; copy < flags.copies; ++copy) {
      fs::path name = path;
      if (flags.copies > 1) {
        name.replace_filename(path.stem().string() + "-" + std::to_string(copy + 1) + path.extension().string());
      }
      if (!taken.insert(name).second) {
        throw Error(name.string() + ": two of the inputs would be written there; give them different names");
      }
      copies.push_back(name);
    }
    paths.push_back(copies);
  }
  return paths;
}

// Calls `visit(input number, image)` for every input. Stops at the first unreadable one, with an
// error that names it.
template <typename Visit>
void for_each_input(const AugmentOptions& flags, const Visit& visit) {
  for (size_t i = 0; i < flags.inputs.size(); ++i) {
    visit(i, codec::read_image(flags.inputs[i], {.keep_grey = true}));
  }
}

void run_augment(const AugmentOptions& flags, const GlobalOptions& options) {
  if (flags.ops.empty() && flags.policy.empty()) { throw CLI::RequiredError("--ops or --policy"); }
  const Decide decide = make_decide(flags, options.seed);
  const auto paths = flags.grid ? std::vector<std::vector<fs::path>>() : output_paths(flags);
  augment::Scratch scratch;
  std::vector<Image> cells;
  auto images = nlohmann::ordered_json::array();

  for_each_input(flags, [&](size_t i, const Image& input) {
    if (flags.grid) { cells.push_back(input); }
    for (int copy = 0; copy < flags.copies; ++copy) {
      const auto calls = decide(i, static_cast<uint32_t>(copy));
      Image result(input.width(), input.height(), input.channels());
      augment::apply_ops(calls, input.view(), result.view(), scratch);
      nlohmann::ordered_json entry = {{"input", flags.inputs[i]}, {"calls", to_json(calls)}};
      if (flags.grid) {
        cells.push_back(std::move(result));
      } else {
        const fs::path& path = paths[i][static_cast<size_t>(copy)];
        make_folder(path.parent_path());
        codec::write_image(path, result.view(), flags.quality);
        entry["output"] = path.string();
        note(options, path.string() + ": " + describe(calls));
      }
      images.push_back(entry);
    }
  });
  if (flags.grid) {
    make_folder(fs::path(flags.out).parent_path());
    codec::write_image(flags.out, contact_sheet(cells, flags.copies + 1).view(), flags.quality);
    note(options, flags.out + ": " + counted(flags.inputs.size(), "image") + ", each followed by " +
                      counted(static_cast<size_t>(flags.copies), "augmented version"));
  }
  if (options.json) { print_json({{"out", flags.out}, {"images", images}}); }
}

// The ops and the magnitudes they take, for the help text.
std::string op_list() {
  std::ostringstream text;
  text << "Ops and their magnitudes (docs/operations.md has pictures):\n";
  for (const augment::OpInfo& op : augment::op_table()) {
    text << "  " << std::left << std::setw(14) << op.name;
    if (op.has_magnitude) {
      const augment::CallRange range = augment::call_range(op.op, augment::Unit::kOwn);
      text << range.low << " to " << range.high << " (" << op.unit << ")\n";
    } else {
      text << "none\n";
    }
  }
  return text.str();
}

}  // namespace

void add_augment_command(CLI::App& app, GlobalOptions& options) {
  auto flags = std::make_shared<AugmentOptions>();
  CLI::App* command = app.add_subcommand("augment", "Augment image files, by chosen ops or by a policy");
  command->footer(op_list() +
                  "\n"
                  "Examples:\n"
                  "  la3 augment cat.png --ops Rotate,Color --magnitudes 15,1.5 --out turned.png\n"
                  "  la3 augment photos/*.jpg --policy policy.json --label cat --copies 4 --out augmented/\n"
                  "  la3 augment cat.png --policy trivial-augment-wide --copies 8 --grid --out sheet.png\n"
                  "  la3 augment photos/*.jpg --policy policy.json --label cat --copies 8 --grid --out sheet.png");
  command->add_option("inputs", flags->inputs, "PNG or JPEG files")->type_name("FILE")->required();
  command->add_option("--out", flags->out, "The file or, for several images, the folder to write to")
      ->type_name("PATH")
      ->required();
  auto* ops =
      command->add_option("--ops", flags->ops, "Ops to apply one after the other; this or --policy is required")
          ->delimiter(',')
          ->type_name("OP,...");
  auto* policy =
      command
          ->add_option(
              "--policy", flags->policy,
              "A policy file, or one of `la3 policy list`: each version takes one of its triples or recipes "
              "at random")
          ->type_name("FILE")
          ->excludes(ops);
  command
      ->add_option("--magnitudes", flags->magnitudes,
                   "A magnitude for each of --ops; without it, they are drawn at random")
      ->type_name("X,...")
      ->delimiter(',')
      ->needs(ops);
  command
      ->add_option("--cutout-centre", flags->cutout_centre,
                   "Cutout's centre, as shares of width and height; without it, drawn at random")
      ->type_name("X,Y")
      ->delimiter(',')
      ->expected(2)
      ->needs(ops);
  command
      ->add_option("--label", flags->labels,
                   "The label whose triples or recipes --policy takes; repeat it to give each image its own")
      ->allow_extra_args(false)
      ->type_name("NAME")
      ->needs(policy);
  command->add_option("--copies", flags->copies, "Augmented versions of each image")
      ->type_name("N")
      ->check(within(1, 10000))
      ->capture_default_str();
  command->add_flag("--grid", flags->grid, "Write one picture instead: each image, then its versions");
  command->add_option("--epoch", flags->epoch, "The training epoch to show; copies count on from it")
      ->type_name("N")
      ->capture_default_str();
  command->add_option("--quality", flags->quality, "JPEG quality, 1 to 100")
      ->type_name("N")
      ->check(within(1, 100))
      ->capture_default_str();
  command->callback([flags, &options] { run_augment(*flags, options); });
}

}  // namespace la3::cli
