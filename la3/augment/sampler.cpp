#include "la3/augment/sampler.h"

#include <map>
#include <stdexcept>

namespace la3::augment {

OpCall call_of(const DrawnCall& drawn) {
  const OpInfo& info = op_info(drawn.op);
  OpCall call{.op = drawn.op, .centre_x = drawn.centre_x, .centre_y = drawn.centre_y};
  if (info.has_magnitude) {
    const double level = drawn.level / static_cast<double>(kMagnitudeLevels);
    call.magnitude = info.low + level * (info.high - info.low);
    if (drawn.negative) { call.magnitude = -call.magnitude; }
  }
  return call;
}

OpCall draw_call(Op op, random::Stream& stream) {
  return call_of(draw(op, stream));
}

Sampler::Sampler(const Policy& policy, const std::vector<std::string>& dataset_labels, uint64_t seed)
    : seed_(seed) {
  check_policy(policy);
  std::map<const LabelPolicy*, TripleRange> known;  // labels that share an entry share its triples
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
  random::Stream stream(seed_, epoch, sample, random::Purpose::kPolicy);
  const DrawnTriple drawn = draw_triple(triples_[0].data(), entries_[static_cast<size_t>(label)], stream);
  return {call_of(drawn.calls[0]), call_of(drawn.calls[1]), call_of(drawn.calls[2])};
}

}  // namespace la3::augment
