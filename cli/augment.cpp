// `la3 augment`: applies chosen ops, or what a policy draws, to image files. What it does to whole
// data sets is in augment_data.cpp.
#include <sys/stat.h>

#include <algorithm>
#include <filesystem>
#include <functional>
#include <iomanip>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <sstream>
#include <stdexcept>
#include <utility>

#include "cli/augment.h"
#include "cli/commands.h"
#include "cli/contact_sheet.h"
#include "cli/data_info.h"
#include "cli/interrupt.h"
#include "cli/progress.h"
#include "la3/augment/apply.h"
#include "la3/augment/sampler.h"
#include "la3/codec/codec.h"
#include "la3/copies/names.h"
#include "la3/core/counted.h"
#include "la3/core/error.h"
#include "la3/core/file.h"
#include "la3/core/folder.h"
#include "la3/core/parallel.h"
#include "la3/core/utf8.h"
#include "la3/data/image_files.h"
#include "la3/policy/named.h"

namespace la3::cli {

namespace fs = std::filesystem;
using augment::Op;
using augment::OpCall;
using codec::ImageFormat;

copies::OutputFormat AugmentOptions::output() const {
  copies::OutputFormat output{.quality = quality};
  if (!format.empty()) { output.format = format == "png" ? ImageFormat::kPng : ImageFormat::kJpeg; }
  return output;
}

std::string bad_files_note(const std::vector<data::BadFile>& bad) {
  std::string text = counted(bad.size(), "bad file") + " left out:\n" + bad_files_text(bad);
  text.pop_back();  // the last line's end
  return text;
}

std::vector<OpCall> given_ops(const AugmentOptions& flags) {
  std::vector<OpCall> given;
  for (const std::string& name : flags.ops) { given.push_back({.op = augment::parse_op(name)}); }
  if (!flags.magnitudes.empty()) {
    if (flags.magnitudes.size() != given.size()) {
      throw std::invalid_argument("--magnitudes: " + std::to_string(given.size()) +
                                  " expected, one per op, found " + std::to_string(flags.magnitudes.size()));
    }
    for (size_t i = 0; i < given.size(); ++i) {
      given[i].magnitude = flags.magnitudes[i];
      augment::check_call(given[i]);
      if (!augment::op_info(given[i].op).has_magnitude && given[i].magnitude != 0) {
        std::ostringstream message;
        message << "--magnitudes: 0 expected for " << augment::op_name(given[i].op) << ", which has none, found "
                << given[i].magnitude;
        throw std::invalid_argument(message.str());
      }
    }
  }
  if (!flags.cutout_centre.empty()) {
    const bool has_cutout =
        std::any_of(given.begin(), given.end(), [](const OpCall& call) { return call.op == Op::kCutout; });
    if (flags.cutout_centre.size() != 2) {
      throw std::invalid_argument("--cutout-centre: two numbers X,Y expected, found " +
                                  std::to_string(flags.cutout_centre.size()));
    }
    if (!has_cutout) { throw std::invalid_argument("--cutout-centre: Cutout expected among --ops"); }
    augment::check_call({Op::kCutout, 0, flags.cutout_centre[0], flags.cutout_centre[1]});
  }
  return given;
}

std::vector<OpCall> draw_given_ops(const std::vector<OpCall>& given, const AugmentOptions& flags, uint64_t seed,
                                   uint32_t epoch, uint64_t sample) {
  random::Stream stream(seed, epoch, sample, random::Purpose::kPolicy);
  std::vector<OpCall> calls;
  for (const OpCall& wanted : given) {
    OpCall call = augment::draw_call(wanted.op, stream);
    if (!flags.magnitudes.empty()) { call.magnitude = wanted.magnitude; }
    if (!flags.cutout_centre.empty()) {
      call.centre_x = flags.cutout_centre[0];
      call.centre_y = flags.cutout_centre[1];
    }
    calls.push_back(call);
  }
  return calls;
}

std::string calls_text(const std::vector<OpCall>& calls) {
  std::ostringstream text;
  for (const OpCall& call : calls) {
    text << (&call == calls.data() ? "" : ", ") << augment::op_name(call.op);
    if (augment::op_info(call.op).has_magnitude) { text << ' ' << call.magnitude + 0.0; }  // never -0
    if (call.unit == augment::Unit::kPixels) { text << " px"; }
  }
  return text.str();
}

void check_out_is_outside(const AugmentOptions& flags, const fs::path& folder) {
  if (!is_within(flags.out, folder)) { return; }
  throw Error("--out " + flags.out + ": a place outside of " + folder.string() +
              " expected, or the copies would be among the originals");
}

namespace {

constexpr size_t kMostFileBytes = size_t{256} << 20;

struct AugmentInput {
  std::string path;
  fs::path inside;             // where it goes inside a folder
  std::vector<uint8_t> bytes;  // of a pipe, which can be read only once
  ImageFormat format = ImageFormat::kUnknown;
  int longest_px = 0;  // side
};

// Which ops to apply to input `index` in an epoch.
using DecideForInput = std::function<std::vector<OpCall>(uint64_t index, uint32_t epoch)>;

DecideForInput decide_by_ops(const AugmentOptions& flags, std::vector<OpCall> given, uint64_t seed) {
  return [flags, given = std::move(given), seed](uint64_t index, uint32_t epoch) {
    return draw_given_ops(given, flags, seed, epoch, index);
  };
}

// What the policy has for each of --label, which a label-invariant one needs none of.
policy::Policy open_chosen_policy(const AugmentOptions& flags) {
  const policy::Policy policy = policy::open_some_policy(flags.policy);
  std::vector<std::string> labels = flags.labels;
  if (labels.empty()) {
    if (!policy::is_label_invariant(policy)) {
      throw std::invalid_argument("--label: one of the policy's labels expected (" + flags.policy + " has " +
                                  std::to_string(policy.labels.size()) +
                                  "); --data folder:DIR takes the labels from the folders");
    }
    labels.assign(1, std::string(policy::kAnyLabel));
  }
  policy::Policy chosen{.labels = {}, .space = policy.space};
  for (const std::string& label : labels) { chosen.labels.push_back(policy::find_label(policy, label)); }
  return chosen;
}

// What the policy draws. Its entries are one for all images or one per image.
DecideForInput decide_by_policy(policy::Policy chosen, size_t inputs, uint64_t seed) {
  if (chosen.labels.size() == 1) { chosen.labels.resize(inputs, chosen.labels[0]); }
  if (chosen.labels.size() != inputs) {
    throw std::invalid_argument("--label: one for all images or one per image (" + std::to_string(inputs) +
                                ") expected, found " + std::to_string(chosen.labels.size()));
  }
  std::vector<std::string> names;  // image i has label number i
  for (size_t i = 0; i < inputs; ++i) {
    names.push_back(std::to_string(i));
    chosen.labels[i].label = names[i];
  }
  const auto sampler = std::make_shared<augment::Sampler>(policy::make_sampler(chosen, names, seed));
  return [sampler](uint64_t index, uint32_t epoch) {
    const auto calls = sampler->sample(static_cast<int>(index), epoch, index);
    return std::vector<OpCall>(calls.begin(), calls.end());
  };
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

// The files given, and those in the folders given and below, which keep their places in these.
std::vector<AugmentInput> list_inputs(const AugmentOptions& flags, std::vector<data::BadFile>& bad) {
  std::vector<AugmentInput> inputs;
  for (const std::string& given : flags.inputs) {
    std::error_code ignored;
    if (!fs::is_directory(given, ignored)) {
      inputs.push_back({given, fs::path(given).filename(), {}});
      continue;
    }
    const std::vector<std::string> files = data::list_image_files({given}, bad);
    if (files.empty()) { throw Error(given + ": a folder with image files expected, found none in it"); }
    for (const std::string& file : files) {
      inputs.push_back({file, fs::path(file).lexically_relative(given), {}});
    }
  }
  return inputs;
}

// Reads the beginning and end of a file. Throws Error if they are not those of an image.
void look_at(AugmentInput& input) {
  std::error_code ignored;
  const fs::file_status status = fs::status(input.path, ignored);
  if (fs::exists(status) && !fs::is_regular_file(status)) {
    input.bytes = read_file(input.path, kMostFileBytes);
    const Image image = codec::decode(input.bytes, input.path);
    input.format = codec::sniff(input.bytes);
    input.longest_px = std::max(image.width(), image.height());
    return;
  }
  const codec::ImageHeader header = codec::check_image(input.path);
  input.format = header.format;
  input.longest_px = std::max(header.width, header.height);
}

// Throws Error unless there are no bad files or they are to be skipped, with a note.
void report_bad_inputs(const std::vector<data::BadFile>& bad, const AugmentOptions& flags,
                       const GlobalOptions& options) {
  if (bad.empty()) { return; }
  if (!flags.skip_bad) {
    if (bad.size() == 1) { throw Error(bad[0].problem); }
    throw Error(counted(bad.size(), "bad file") + " (--skip-bad leaves them out): " + data::kinds_text(bad));
  }
  note(options, bad_files_note(bad));
}

std::vector<AugmentInput> open_inputs(const AugmentOptions& flags, ThreadPool& pool, const GlobalOptions& options) {
  std::vector<data::BadFile> bad;
  std::vector<AugmentInput> inputs = list_inputs(flags, bad);
  std::vector<std::string> problems(inputs.size());
  pool.for_each(inputs.size(), 16, [&](size_t begin, size_t end, int) {
    for (size_t i = begin; i < end; ++i) {
      try {
        look_at(inputs[i]);
      } catch (const Error& error) { problems[i] = error.what(); }
    }
  });
  std::vector<AugmentInput> good;
  for (size_t i = 0; i < inputs.size(); ++i) {
    if (problems[i].empty()) {
      good.push_back(std::move(inputs[i]));
    } else {
      bad.push_back({inputs[i].path, problems[i]});
    }
  }
  report_bad_inputs(bad, flags, options);
  if (good.empty()) { throw Error("image files expected, found none that can be used"); }
  return good;
}

// A file's place and format, before --copies adds to its name.
struct AugmentOutput {
  fs::path path;
  ImageFormat format = ImageFormat::kPng;
};

// Where the versions of each input go. In a folder, files keep the inputs' names.
std::vector<AugmentOutput> output_paths(const AugmentOptions& flags, const std::vector<AugmentInput>& inputs) {
  const bool is_folder = fs::is_directory(flags.out) || flags.out.ends_with('/') || inputs.size() > 1 ||
                         fs::is_directory(flags.inputs[0]);
  if (is_folder && fs::exists(flags.out) && !fs::is_directory(flags.out)) {
    throw Error(flags.out + ": a folder expected for " + counted(inputs.size(), "image") + ", found a file");
  }
  std::vector<AugmentOutput> outputs;
  std::set<fs::path> taken;
  for (const AugmentInput& input : inputs) {
    AugmentOutput output{flags.out, ImageFormat::kPng};
    if (is_folder) {
      output.format = flags.output().for_source(input.format);
      output.path = fs::path(flags.out) / input.inside;
      if (codec::named_format(output.path) != output.format) {
        output.path.replace_extension(codec::extension_of(output.format));
      }
    } else {
      output.format = codec::written_format(flags.out);
      if (flags.output().format.value_or(output.format) != output.format) {
        throw std::invalid_argument("--format " + flags.format + ": " + flags.out + " has another extension");
      }
    }
    if (!taken.insert(output.path).second) {
      throw Error(output.path.string() + ": two of the inputs would be written there; give them different names");
    }
    outputs.push_back(output);
  }
  return outputs;
}

void check_quality(const AugmentOptions& flags, const std::vector<AugmentOutput>& outputs) {
  const auto is_jpeg = [](ImageFormat format) { return format == ImageFormat::kJpeg; };
  const bool has_jpeg = flags.grid ? is_jpeg(codec::written_format(flags.out))
                                   : std::any_of(outputs.begin(), outputs.end(), [&](const AugmentOutput& output) {
                                       return is_jpeg(output.format);
                                     });
  if (flags.quality != 0 && !has_jpeg) {
    throw std::invalid_argument("--quality " + std::to_string(flags.quality) +
                                ": JPEG expected, found PNG alone; --format jpg writes the former");
  }
}

// The name of one of several copies.
fs::path path_of_copy(const fs::path& path, uint32_t epoch, const std::vector<OpCall>& calls) {
  return path.parent_path() /
         (copies::stem_of(path.filename().string()) + copies::copy_mark(epoch, calls) + path.extension().string());
}

fs::path path_of_sheet(const AugmentOptions& flags, const SheetLayout& layout, int page) {
  fs::path path = flags.out;
  if (layout.pages > 1) {
    path.replace_filename(path.stem().string() + "-" + std::to_string(page + 1) + path.extension().string());
  }
  return path;
}

// The inputs, to see whether another path leads to one of them, also by a link.
class Originals {
 public:
  explicit Originals(const std::vector<AugmentInput>& inputs) {
    for (const AugmentInput& input : inputs) {
      if (!input.bytes.empty()) { continue; }  // a pipe
      if (const auto id = id_of(input.path)) { files_.emplace(*id, input.path); }
      if (const auto id = id_of(folder_of(input.path))) { folders_.insert(*id); }
    }
  }

  // Throws Error if writing this file would replace one.
  void check(const fs::path& output) const {
    const auto id = id_of(output);
    const auto original = id ? files_.find(*id) : files_.end();
    if (original == files_.end()) { return; }
    throw Error(output.string() + ": would replace the input " + original->second + "; --out elsewhere expected");
  }
  // Whether there may be one in the folder of this file.
  bool may_lie_beside(const fs::path& output) const {
    const auto id = id_of(folder_of(output));
    return id && folders_.contains(*id);
  }

 private:
  using Id = std::pair<dev_t, ino_t>;

  // Nothing if there is no such file or folder.
  static std::optional<Id> id_of(const fs::path& path) {
    struct stat found {};
    return ::stat(path.c_str(), &found) == 0 ? std::optional(Id(found.st_dev, found.st_ino)) : std::nullopt;
  }
  static fs::path folder_of(const fs::path& file) { return file.has_parent_path() ? file.parent_path() : "."; }

  std::map<Id, std::string> files_;
  std::set<Id> folders_;
};

// What came of one input: its copies, or the cells of a contact sheet.
struct AugmentedInput {
  std::vector<Image> cells = {};
  std::vector<std::string> lines = {};
  std::vector<nlohmann::ordered_json> entries = {};
  std::string problem = {};  // why there is nothing else
  size_t files = 0;          // written
};

// Makes the versions of inputs. Called by many threads.
struct InputAugmenter {
  const AugmentOptions& flags;
  const std::vector<AugmentInput>& inputs;
  const std::vector<AugmentOutput>& outputs;  // none for contact sheets,
  int cell_px;                                // which have cells of this size
  DecideForInput decide;

  // Throws Error if any file would replace an input.
  void check_outputs(const SheetLayout& layout) const {
    const Originals originals(inputs);
    for (int page = 0; flags.grid && page < layout.pages; ++page) {
      originals.check(path_of_sheet(flags, layout, page));
    }
    for (size_t i = 0; i < outputs.size(); ++i) {
      if (flags.copies == 1) {
        originals.check(outputs[i].path);
      } else if (originals.may_lie_beside(outputs[i].path)) {  // only then: the names of copies are drawn
        for (int copy = 0; copy < flags.copies; ++copy) {
          const uint32_t epoch = epoch_of(copy);
          originals.check(path_of_copy(outputs[i].path, epoch, decide(i, epoch)));
        }
      }
    }
  }

  AugmentedInput operator()(size_t i) const {
    if (was_interrupted()) { return {}; }
    std::vector<uint8_t> bytes = inputs[i].bytes;
    Image image;
    try {
      if (bytes.empty()) { bytes = read_file(inputs[i].path, kMostFileBytes); }
      image = codec::decode(bytes, inputs[i].path, {.keep_grey = true});
    } catch (const Error& error) { return {.problem = error.what()}; }
    return augmented(i, bytes, image);
  }

  uint32_t epoch_of(int copy) const { return flags.epoch + static_cast<uint32_t>(copy); }

  AugmentedInput augmented(size_t i, const std::vector<uint8_t>& bytes, const Image& image) const {
    const AugmentInput& input = inputs[i];
    AugmentedInput made;
    if (flags.grid) { made.cells.push_back(fit_into(image, cell_px)); }
    augment::Scratch scratch;
    for (int copy = 0; copy < flags.copies; ++copy) {
      if (was_interrupted()) { break; }
      const uint32_t epoch = epoch_of(copy);
      const std::vector<OpCall> calls = decide(i, epoch);
      Image result(image.width(), image.height(), image.channels());
      augment::apply_ops(calls, image.view(), result.view(), scratch);
      made.entries.push_back({{"input", input.path}, {"calls", to_json(calls)}});
      if (flags.grid) {
        made.cells.push_back(fit_into(result, cell_px));
        continue;
      }
      const fs::path path = flags.copies == 1 ? outputs[i].path : path_of_copy(outputs[i].path, epoch, calls);
      make_folder(path.parent_path());
      write_file(path, copies::encode_like(result.view(), bytes, {outputs[i].format, flags.quality}, input.path));
      ++made.files;
      made.entries.back()["output"] = path.string();
      made.lines.push_back(printable(path.string()) + ": " + calls_text(calls));
    }
    return made;
  }
};

// Writes the contact sheets; returns their names.
std::vector<std::string> write_sheets(const AugmentOptions& flags, const std::vector<Image>& cells,
                                      const SheetLayout& layout) {
  std::vector<std::string> names;
  make_folder(fs::path(flags.out).parent_path());
  for (int page = 0; page < layout.pages; ++page) {
    const fs::path path = path_of_sheet(flags, layout, page);
    codec::write_image(path, sheet_page(cells, layout, page).view(),
                       flags.quality == 0 ? copies::kDefaultQuality : flags.quality);
    names.push_back(path.string());
  }
  return names;
}

void run_augment_files(const AugmentOptions& flags, const GlobalOptions& options) {
  // Wrong flags are told before any image is opened: there may be many, and far away.
  std::vector<OpCall> given = given_ops(flags);
  policy::Policy policy = flags.policy.empty() ? policy::Policy() : open_chosen_policy(flags);
  if (flags.grid) { codec::written_format(flags.out); }  // throws if it is none
  for (const std::string& given_input : flags.inputs) {
    std::error_code ignored;
    if (fs::is_directory(given_input, ignored)) { check_out_is_outside(flags, given_input); }
  }
  ThreadPool pool(options.threads);
  const std::vector<AugmentInput> inputs = open_inputs(flags, pool, options);
  SheetLayout layout;
  if (flags.grid) {
    int longest_px = 1;
    for (const AugmentInput& input : inputs) { longest_px = std::max(longest_px, input.longest_px); }
    layout = plan_sheet(static_cast<int>(inputs.size()), flags.copies + 1, longest_px, flags.cell_px);
  }
  const auto outputs = flags.grid ? std::vector<AugmentOutput>() : output_paths(flags, inputs);
  const InputAugmenter augment{flags, inputs, outputs, layout.cell_px,
                               flags.policy.empty()
                                   ? decide_by_ops(flags, std::move(given), options.seed)
                                   : decide_by_policy(std::move(policy), inputs.size(), options.seed)};
  augment.check_outputs(layout);
  check_quality(flags, outputs);

  // A line for each file, unless there are many.
  constexpr size_t kMostLines = 100;
  const bool lines = inputs.size() * static_cast<size_t>(flags.copies) <= kMostLines;
  std::optional<ImageProgress> progress(std::in_place, "augmenting", inputs.size(), options);
  std::vector<Image> cells;
  size_t files = 0;
  auto images = nlohmann::ordered_json::array();
  std::vector<data::BadFile> bad;
  catch_interrupts();
  const size_t at_a_time = 4 * static_cast<size_t>(pool.threads());
  for (size_t begin = 0; begin < inputs.size(); begin += at_a_time) {
    std::vector<AugmentedInput> made(std::min(at_a_time, inputs.size() - begin));
    pool.for_each(made.size(), 1, [&](size_t first, size_t last, int) {
      for (size_t i = first; i < last; ++i) { made[i] = augment(begin + i); }
    });
    for (size_t i = 0; i < made.size(); ++i) {
      AugmentedInput& input = made[i];
      if (!input.problem.empty()) {
        bad.push_back({inputs[begin + i].path, input.problem});
        if (!flags.skip_bad) { throw Error(input.problem); }
      }
      files += input.files;
      if (lines) {
        for (const std::string& line : input.lines) { note(options, line); }
      }
      std::move(input.cells.begin(), input.cells.end(), std::back_inserter(cells));
      for (auto& entry : input.entries) { images.push_back(std::move(entry)); }
    }
    if (was_interrupted()) {
      progress.reset();
      note(options, "interrupted; " + (flags.grid ? "nothing was written" : counted(files, "file") + " written"));
      throw CLI::RuntimeError(130);
    }
    if (!lines) { progress->show(begin + made.size()); }
  }
  report_bad_inputs(bad, flags, options);
  const size_t used = inputs.size() - bad.size(), versions = static_cast<size_t>(flags.copies);
  if (flags.grid && used > 0) {
    std::string names;
    for (const std::string& name : write_sheets(flags, cells, layout)) {
      names += (names.empty() ? "" : ", ") + name;
    }
    note(options, printable(names) + ": " + counted(used, "image") + ", each followed by " +
                      counted(versions, "augmented version"));
  } else if (!lines) {
    note(options, printable(flags.out) + ": " + counted(used * versions, "image") + " of " + counted(used, "file"));
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
  CLI::App* command =
      app.add_subcommand("augment", "Augment image files or a whole data set, by chosen ops or by a policy");
  command->footer(
      op_list() +
      "\n"
      "The files of a folder are taken with those below it, and keep their places in --out. Of several\n"
      "--copies, cat-001.2.Rotate-Color.jpg is what `la3 train` would draw for cat-001 in epoch 2.\n"
      "\n"
      "Examples:\n"
      "  la3 augment cat.png --ops Rotate,Color --magnitudes 15,1.5 --out turned.png\n"
      "  la3 augment photos/cat --policy policy.json --label cat --copies 4 --out augmented/\n"
      "  la3 augment photos/*.jpg --policy trivial-augment-wide --copies 8 --grid --out sheet.png\n"
      "  la3 augment --data folder:photos --policy policy.json --copies 4 --originals --out more\n"
      "  la3 augment --data folder:photos --policy policy.json --copies 4 --originals --out more --resume");
  auto* inputs = command->add_option("inputs", flags->inputs, "Image files and folders of them")->type_name("FILE");
  auto* data =
      command
          ->add_option(
              "--data", flags->data,
              "Instead of files: a data set, which is written to --out with augmented copies of its images")
          ->type_name("SPEC")
          ->excludes(inputs);
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
      ->add_option(
          "--magnitudes", flags->magnitudes,
          "A magnitude for each of --ops, 0 for those that have none; without it, they are drawn at random")
      ->type_name("X,...")
      ->delimiter(',')
      ->needs(ops);
  command
      ->add_option("--cutout-centre", flags->cutout_centre,
                   "Cutout's centre, as shares of width and height; without it, drawn at random")
      ->type_name("X,Y")
      ->delimiter(',')
      ->needs(ops);
  command
      ->add_option("--label", flags->labels,
                   "The label whose triples or recipes --policy takes; repeat it to give each image its own")
      ->allow_extra_args(false)
      ->type_name("NAME")
      ->needs(policy)
      ->excludes(data);
  command->add_option("--copies", flags->copies, "Augmented versions of each image")
      ->type_name("N")
      ->check(within(1, 10000))
      ->capture_default_str();
  command->add_option("--epoch", flags->epoch, "The training epoch to show; copies count on from it")
      ->type_name("N")
      ->capture_default_str();
  command
      ->add_option(
          "--format", flags->format,
          "jpg or png (default: the input's if it is one of them, else png; that of --out if that is a file)")
      ->type_name("NAME")
      ->check(one_of({"jpg", "png"}).description(""));
  command
      ->add_option(
          "--quality", flags->quality,
          "JPEG quality, 1 to 100 (default: the input's, else " + std::to_string(copies::kDefaultQuality) + ")")
      ->type_name("N")
      ->check(within(1, 100));
  command->add_flag("--skip-bad", flags->skip_bad, "Leave out files that cannot be read instead of failing");
  auto* grid =
      command->add_flag("--grid", flags->grid, "Write contact sheets instead: each image, then its versions")
          ->excludes(data);
  command
      ->add_option("--cell", flags->cell_px,
                   "Side of an image on a contact sheet in pixels (default: as large as fits on a page of " +
                       std::to_string(kPagePx) + " pixels, or on several if that is below " +
                       std::to_string(kLeastCellPx) + ")")
      ->type_name("PX")
      ->check(within(1, 65500))
      ->needs(grid);
  command
      ->add_option("--split", flags->split,
                   "With --data: which images are augmented, train, validation or test; others stay as they are")
      ->type_name("NAME")
      ->check(one_of({"train", "validation", "test"}).description(""))
      ->capture_default_str()
      ->needs(data);
  command->add_flag("--originals", flags->originals, "With --data: also write the images that are augmented")
      ->needs(data);
  command
      ->add_option("--size", flags->size_px,
                   "With --data: scale images down to this length of the shorter side (default: as they are)")
      ->type_name("PX")
      ->check(within(1, 65500))
      ->needs(data);
  auto* shards =
      command->add_flag("--shards", flags->shards, "With --data: write shards instead of folders")->needs(data);
  command->add_option("--per-shard", flags->per_shard, "Images in a shard")
      ->type_name("N")
      ->check(within(1, 1 << 30))
      ->capture_default_str()
      ->needs(shards);
  command->add_flag("--resume", flags->resume, "With --data: go on with an unfinished --out")->needs(data);
  command->callback([flags, &options] {
    if (flags->ops.empty() && flags->policy.empty()) { throw CLI::RequiredError("--ops or --policy"); }
    if (!flags->data.empty()) { return run_augment_data(*flags, options); }
    if (flags->inputs.empty()) { throw CLI::RequiredError("inputs or --data"); }
    run_augment_files(*flags, options);
  });
}

}  // namespace la3::cli
