#include "la3/run/compared.h"

#include <algorithm>
#include <stdexcept>

#include "la3/augment/op.h"
#include "la3/core/error.h"
#include "la3/core/file.h"
#include "la3/core/folder.h"
#include "la3/core/utf8.h"
#include "la3/policy/named.h"
#include "la3/records/run_file.h"
#include "la3/records/run_folder.h"
#include "la3/run/transforms.h"

namespace la3::run {
namespace {

namespace fs = std::filesystem;

// --compare's word for what the run's files call kLearnedPolicy.
constexpr std::string_view kLearned = "learned";
constexpr std::string_view kAllOps = "op:all";

// Lower-case letters, digits and dashes: auto-augment:cifar10 gives auto-augment-cifar10, and
// runs/a/My_Policy.json my-policy.
std::string folder_name(const std::string& given, bool is_file) {
  std::string name = given;
  if (is_file) {
    const fs::path path = fs::path(given).filename();
    name = (path.extension() == ".json" ? path.stem() : path).string();
  }
  for (char& letter : name) {
    if (letter >= 'A' && letter <= 'Z') { letter = static_cast<char>(letter - 'A' + 'a'); }
    const bool is_plain = (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9');
    if (!is_plain) { letter = '-'; }
  }
  return name;
}

bool is_begun(const Options& options) {
  return options.resume && fs::exists(options.out / records::RunFile::kName);
}

ComparedPolicy compared_policy(const std::string& given, const Options& options) {
  // A run that was begun has a copy, and needs the file no longer.
  const fs::path copy = records::RunPaths{options.out}.compared_policy(folder_name(given, true));
  const bool is_file = (is_begun(options) && fs::exists(copy)) || policy::is_policy_file(given);
  return {.given = given, .name = folder_name(given, is_file), .is_file = is_file};
}

// Without a policy to be learned, the others are compared with none, and there is nothing that a search measures.
void check_without_learning(const Options& options) {
  const std::vector<std::string>& compare = options.compare;
  const auto nones = std::count(compare.begin(), compare.end(), records::kNoPolicy);
  if (nones == 0 || static_cast<size_t>(nones) == compare.size()) {
    std::string found;
    for (const std::string& name : compare) { found += (found.empty() ? "" : ",") + name; }
    throw std::invalid_argument("--compare: learned, or none and another policy expected, found " +
                                in_quotes(found));
  }
  const char* needs = options.label_invariant                 ? "--label-invariant"
                      : options.training.flip == kFlipByLabel ? "--flip by-label"
                                                              : nullptr;
  if (needs != nullptr) {
    throw std::invalid_argument(std::string(needs) +
                                ": learned expected in --compare: without it, nothing is searched");
  }
}

}  // namespace

std::vector<std::string> whole_names(const std::vector<std::string>& parts) {
  std::vector<std::string> names;
  for (const std::string& part : parts) {
    const bool is_number = !part.empty() && part.find_first_not_of("0123456789") == std::string::npos;
    if (is_number && !names.empty() && names.back().find(':') != std::string::npos) {
      names.back() += "," + part;
    } else if (part == kAllOps) {
      for (const augment::OpInfo& info : augment::op_table()) {
        if (info.op != augment::Op::kIdentity) { names.push_back("op:" + std::string(info.name)); }
      }
    } else {
      names.push_back(part);
    }
  }
  return names;
}

std::vector<ComparedPolicy> compared_policies(const Options& options) {
  // Names that a run's files use for these only, whether they are compared or not.
  std::vector<ComparedPolicy> taken = {{"none", std::string(records::kNoPolicy)},
                                       {"random", std::string(records::kRandomPolicy)},
                                       {"learned", std::string(records::kLearnedPolicy)},
                                       {"--label-invariant", std::string(records::kInvariantPolicy)}};
  std::vector<ComparedPolicy> others;
  const auto has = [&](std::string_view given) {
    return std::find(options.compare.begin(), options.compare.end(), given) != options.compare.end();
  };
  for (const std::string& given : options.compare) {
    const auto is_given = [&](const ComparedPolicy& policy) { return policy.given == given; };
    if (std::any_of(taken.begin(), taken.end(), is_given)) { continue; }
    const ComparedPolicy policy = compared_policy(given, options);
    if (policy.name.empty()) {
      throw std::invalid_argument("--compare: the name of a policy expected, found " + in_quotes(given));
    }
    for (const ComparedPolicy& other : taken) {
      if (other.name == policy.name) {
        throw std::invalid_argument("--compare: different names expected, found " + in_quotes(other.given) +
                                    " and " + in_quotes(given) + ", which are both '" + policy.name +
                                    "' in a run; rename the file");
      }
    }
    taken.push_back(policy);
    others.push_back(policy);
  }
  if (!options.learns()) { check_without_learning(options); }
  std::vector<ComparedPolicy> policies;
  if (has(records::kNoPolicy)) { policies.push_back(taken[0]); }
  if (has(records::kRandomPolicy)) { policies.push_back(taken[1]); }
  policies.insert(policies.end(), others.begin(), others.end());
  if (options.label_invariant) { policies.push_back(taken[3]); }
  if (options.learns()) { policies.push_back(taken[2]); }
  return policies;
}

void read_compared(std::vector<ComparedPolicy>& policies, const Options& options, const data::Dataset& dataset) {
  for (ComparedPolicy& policy : policies) {
    if (policy.is_learned()) { continue; }
    if (!policy.is_file) {
      open_policy(policy.given, dataset, 0);
      continue;
    }
    const std::string file = is_begun(options) ? compared_source(policy, options.out) : policy.given;
    const auto bytes = read_file(file, policy::kMaxPolicyBytes);
    policy.text.assign(bytes.begin(), bytes.end());
    make_sampler(policy::parse_policy(policy.text, file), file, dataset, 0);
  }
}

void write_compared(const std::vector<ComparedPolicy>& policies, const fs::path& run_folder) {
  for (const ComparedPolicy& policy : policies) {
    if (!policy.is_file) { continue; }
    const fs::path copy = compared_source(policy, run_folder);
    make_folder(copy.parent_path());
    write_file(copy, policy.text);
  }
}

std::string compared_source(const ComparedPolicy& policy, const fs::path& run_folder) {
  const records::RunPaths paths{run_folder};
  if (policy.name == records::kLearnedPolicy) { return paths.policy().string(); }
  if (policy.name == records::kInvariantPolicy) { return paths.invariant_policy().string(); }
  return policy.is_file ? paths.compared_policy(policy.name).string() : policy.given;
}

}  // namespace la3::run
