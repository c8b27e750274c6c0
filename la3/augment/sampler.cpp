#include "la3/augment/sampler.h"

#include <map>
#include <stdexcept>

namespace la3::augment {

OpCall draw_call(Op op, random::Stream& stream) {
  const OpInfo& info = op_info(op);
  OpCall call{.op = op};
  if (info.has_magnitude) {
    const double level = stream.below(kMagnitudeLevels) / static_cast<double>(kMagnitudeLevels);
    call.magnitude = info.low + level * (info.high - info.low);
    if (info.random_sign && stream.below(2) == 1) { call.magnitude = -call.magnitude; }
  }
  if (op == Op::kCutout) {
    call.centre_x = stream.uniform();
    call.centre_y = stream.uniform();
  }
  return call;
}

Sampler::Sampler(const Policy& policy, const std::vector<std::string>& dataset_labels, uint64_t seed)
    : seed_(seed) {
  check_policy(policy);
  std::map<const LabelPolicy*, Entry> known;  // labels that share an entry share its triples
  for (const LabelPolicy* label : match_labels(policy, dataset_labels)) {
    const auto [entry, is_new] = known.try_emplace(label);
    if (is_new) {
      entry->second = {static_cast<uint32_t>(triples_.size()), static_cast<uint32_t>(label->triples.size())};
      for (const Triple& triple : label->triples) { triples_.push_back(triple.ops); }
    }
    entries_.push_back(entry->second);
  }
}

std::array<OpCall, 3> Sampler::sample(int label, uint32_t epoch, uint64_t sample) const {
  if (label < 0 || label >= label_count()) {
    throw std::invalid_argument("label " + std::to_string(label) + ": 0 to " + std::to_string(label_count() - 1) +
                                " expected");
  }
  const Entry& entry = entries_[static_cast<size_t>(label)];
  random::Stream stream(seed_, epoch, sample, random::Purpose::kPolicy);
  const std::array<Op, 3>& ops = triples_[entry.first + stream.below(entry.count)];
  std::array<OpCall, 3> calls;
  for (size_t i = 0; i < 3; ++i) { calls[i] = draw_call(ops[i], stream); }
  return calls;
}

}  // namespace la3::augment
