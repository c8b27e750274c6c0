#include "la3/augment/sampler.h"

#include <stdexcept>
#include <string>
#include <utility>

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

Sampler::Sampler(std::vector<std::array<Op, 3>> triples, std::vector<TripleRange> labels, uint64_t seed)
    : triples_(std::move(triples)), labels_(std::move(labels)), seed_(seed) {
  for (const TripleRange& range : labels_) {
    if (range.count == 0 || range.first > triples_.size() || range.count > triples_.size() - range.first) {
      throw std::invalid_argument("a label's triples " + std::to_string(range.first) + " to " +
                                  std::to_string(range.first + uint64_t{range.count}) + ": some of " +
                                  std::to_string(triples_.size()) + " expected");
    }
  }
}

std::array<OpCall, 3> Sampler::sample(int label, uint32_t epoch, uint64_t sample) const {
  if (label < 0 || label >= label_count()) {
    throw std::invalid_argument("label " + std::to_string(label) + ": 0 to " + std::to_string(label_count() - 1) +
                                " expected");
  }
  random::Stream stream(seed_, epoch, sample, random::Purpose::kPolicy);
  const DrawnTriple drawn = draw_triple(triples_[0].data(), labels_[static_cast<size_t>(label)], stream);
  return {call_of(drawn.calls[0]), call_of(drawn.calls[1]), call_of(drawn.calls[2])};
}

}  // namespace la3::augment
