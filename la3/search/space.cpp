#include "la3/search/space.h"

#include <algorithm>

namespace la3::search {
namespace {

struct Tables {
  std::vector<Ops> ops;
  std::vector<std::vector<uint16_t>> triples;
  std::array<uint16_t, kTripleCount> multiset{};
  std::vector<uint8_t> overlap;

  Tables() : overlap(static_cast<size_t>(kMultisetCount) * kMultisetCount) {
    std::array<int, kTripleCount> of_sorted{};
    for (int triple = 0; triple < kTripleCount; ++triple) {
      const Ops sorted = triple_ops(triple);
      if (!std::is_sorted(sorted.begin(), sorted.end())) { continue; }
      of_sorted[static_cast<size_t>(triple)] = static_cast<int>(ops.size());
      ops.push_back(sorted);
    }
    triples.resize(ops.size());
    for (int triple = 0; triple < kTripleCount; ++triple) {
      Ops sorted = triple_ops(triple);
      std::sort(sorted.begin(), sorted.end());
      const int found = of_sorted[static_cast<size_t>(triple_of(sorted))];
      multiset[static_cast<size_t>(triple)] = static_cast<uint16_t>(found);
      triples[static_cast<size_t>(found)].push_back(static_cast<uint16_t>(triple));
    }
    for (size_t a = 0; a < ops.size(); ++a) {
      for (size_t b = 0; b < ops.size(); ++b) {
        Ops shared;
        const auto end =
            std::set_intersection(ops[a].begin(), ops[a].end(), ops[b].begin(), ops[b].end(), shared.begin());
        overlap[a * kMultisetCount + b] = static_cast<uint8_t>(end - shared.begin());
      }
    }
  }
};

const Tables& tables() {
  static const Tables made;
  return made;
}

}  // namespace

int multiset_of(int triple) {
  return tables().multiset[static_cast<size_t>(triple)];
}

const Ops& multiset_ops(int multiset) {
  return tables().ops[static_cast<size_t>(multiset)];
}

const std::vector<uint16_t>& triples_of(int multiset) {
  return tables().triples[static_cast<size_t>(multiset)];
}

int overlap(int multiset, int other) {
  return overlaps_with(multiset)[other];
}

const uint8_t* overlaps_with(int multiset) {
  return tables().overlap.data() + static_cast<size_t>(multiset) * kMultisetCount;
}

}  // namespace la3::search
