#include "la3/search/linear_predictor.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <stdexcept>
#include <string>

#include "la3/search/evidence.h"
#include "la3/search/normal.h"
#include "la3/search/space.h"

namespace la3::search {
namespace {

constexpr size_t kOps = augment::kOpCount;
constexpr size_t kPairs = kOps * (kOps + 1) / 2;
constexpr size_t kShared = kOps + kPairs;  // effects of all labels
constexpr size_t kOwn = kOps + 1;          // of one label: of each op, then its mean
// Of the shared effects of ops: so wide that the data decides.
constexpr double kOpDeviation = 100;
// With more labels, spreads are chosen by this many of them.
constexpr size_t kLabelsForSpread = 64;
// The sums of labels are added chunk by chunk in a fixed order, whatever the number of threads.
constexpr size_t kMostChunks = 16;

// A row of the model's matrices: which effects a multiset has, and how many times.
struct Entry {
  uint16_t column;
  double value;
};
struct Row {
  std::array<Entry, 6> shared;
  std::array<Entry, 4> own;
  size_t shared_count = 0, own_count = 0;
};

size_t pair_column(size_t a, size_t b) {
  if (a > b) { std::swap(a, b); }
  return kOps + b * (b + 1) / 2 + a;
}

template <size_t N>
void add_to(std::array<Entry, N>& entries, size_t& count, size_t column) {
  for (size_t i = 0; i < count; ++i) {
    if (entries[i].column == column) {
      entries[i].value += 1;
      return;
    }
  }
  entries[count++] = {static_cast<uint16_t>(column), 1};
}

std::vector<Row> make_rows() {
  std::vector<Row> rows(kMultisetCount);
  for (size_t multiset = 0; multiset < kMultisetCount; ++multiset) {
    Row& row = rows[multiset];
    const Ops& ops = multiset_ops(static_cast<int>(multiset));
    for (size_t i = 0; i < 3; ++i) {
      add_to(row.shared, row.shared_count, static_cast<size_t>(ops[i]));
      add_to(row.own, row.own_count, static_cast<size_t>(ops[i]));
    }
    for (size_t i = 0; i < 3; ++i) {
      for (size_t j = 0; j < i; ++j) {
        add_to(row.shared, row.shared_count, pair_column(static_cast<size_t>(ops[i]), static_cast<size_t>(ops[j])));
      }
    }
    add_to(row.own, row.own_count, kOps);
  }
  return rows;
}
const std::vector<Row>& rows() {
  static const std::vector<Row> made = make_rows();
  return made;
}

// Square and symmetric; the lower triangle is used, or holds the factor of Cholesky.
class Matrix {
 public:
  explicit Matrix(size_t size) : size_(size), values_(size * size) {}
  double* operator[](size_t row) { return values_.data() + row * size_; }
  const double* operator[](size_t row) const { return values_.data() + row * size_; }

  // Replaces the matrix by its factor. REQUIRES: positive definite.
  void factor() {
    for (size_t i = 0; i < size_; ++i) {
      double* row = (*this)[i];
      for (size_t j = 0; j <= i; ++j) {
        const double* other = (*this)[j];
        double sum = row[j];
        for (size_t k = 0; k < j; ++k) { sum -= row[k] * other[k]; }
        row[j] = i == j ? std::sqrt(sum) : sum / other[j];
      }
    }
  }
  // Of a factored matrix:
  double log_determinant() const {
    double sum = 0;
    for (size_t i = 0; i < size_; ++i) { sum += 2 * std::log((*this)[i][i]); }
    return sum;
  }
  // Solves factor * x = b in place, for `columns` right sides side by side; then its transpose.
  void solve_lower(double* b, size_t columns) const {
    for (size_t i = 0; i < size_; ++i) {
      for (size_t k = 0; k < i; ++k) { subtract(b + i * columns, (*this)[i][k], b + k * columns, columns); }
      divide(b + i * columns, (*this)[i][i], columns);
    }
  }
  void solve_upper(double* b, size_t columns) const {
    for (size_t i = size_; i-- > 0;) {
      for (size_t k = i + 1; k < size_; ++k) { subtract(b + i * columns, (*this)[k][i], b + k * columns, columns); }
      divide(b + i * columns, (*this)[i][i], columns);
    }
  }

 private:
  static void subtract(double* from, double factor, const double* what, size_t count) {
    for (size_t c = 0; c < count; ++c) { from[c] -= factor * what[c]; }
  }
  static void divide(double* values, double by, size_t count) {
    for (size_t c = 0; c < count; ++c) { values[c] /= by; }
  }

  size_t size_;
  std::vector<double> values_;
};

// One label's part of the normal equations: its own effects, given the shared ones.
struct OwnPart {
  Matrix precision = Matrix(kOwn);             // factored
  std::array<double, kOwn * kShared> cross{};  // own rows by shared columns, weighted
  std::array<double, kOwn> right{};
};

// The sums of the normal equations of the shared effects, with the labels' own effects integrated out.
struct SharedPart {
  Matrix precision = Matrix(kShared);
  std::array<double, kShared> right{};
  double squares = 0, log_determinant = 0;

  void add(const SharedPart& other) {
    for (size_t i = 0; i < kShared; ++i) {
      for (size_t j = 0; j <= i; ++j) { precision[i][j] += other.precision[i][j]; }
      right[i] += other.right[i];
    }
    squares += other.squares;
    log_determinant += other.log_determinant;
  }
};

OwnPart own_part(std::span<const NoisyReward> rewards, double centre, const Spread& spread) {
  OwnPart own;
  for (size_t i = 0; i < kOwn; ++i) {
    const double deviation = i < kOps ? spread.own : spread.label;
    own.precision[i][i] = 1 / (deviation * deviation);
  }
  for (const NoisyReward& seen : rewards) {
    const double weight = 1 / (seen.variance + spread.rest * spread.rest);
    const Row& row = rows()[seen.multiset];
    for (size_t i = 0; i < row.own_count; ++i) {
      const Entry& a = row.own[i];
      own.right[a.column] += weight * a.value * (seen.reward - centre);
      for (size_t j = 0; j < row.own_count; ++j) {
        own.precision[a.column][row.own[j].column] += weight * a.value * row.own[j].value;
      }
      for (size_t j = 0; j < row.shared_count; ++j) {
        own.cross[a.column * kShared + row.shared[j].column] += weight * a.value * row.shared[j].value;
      }
    }
  }
  own.precision.factor();
  return own;
}

// Adds one label's rewards to the sums.
void add_label(std::span<const NoisyReward> rewards, double centre, const Spread& spread, SharedPart& shared) {
  for (const NoisyReward& seen : rewards) {
    const double variance = seen.variance + spread.rest * spread.rest, weight = 1 / variance;
    const double value = seen.reward - centre;
    const Row& row = rows()[seen.multiset];
    shared.log_determinant += std::log(variance);
    shared.squares += weight * value * value;
    for (size_t i = 0; i < row.shared_count; ++i) {
      const Entry& a = row.shared[i];
      shared.right[a.column] += weight * a.value * value;
      for (size_t j = 0; j < row.shared_count; ++j) {
        const Entry& b = row.shared[j];
        if (b.column <= a.column) { shared.precision[a.column][b.column] += weight * a.value * b.value; }
      }
    }
  }
  OwnPart own = own_part(rewards, centre, spread);
  shared.log_determinant +=
      2 * (kOps * std::log(spread.own) + std::log(spread.label)) + own.precision.log_determinant();
  // What the own effects explain is taken off: with half = factor^-1 cross, it is half' half.
  own.precision.solve_lower(own.cross.data(), kShared);
  own.precision.solve_lower(own.right.data(), 1);
  for (size_t i = 0; i < kShared; ++i) {
    double* to = shared.precision[i];
    for (size_t k = 0; k < kOwn; ++k) {
      const double* half = own.cross.data() + k * kShared;
      const double factor = half[i];
      if (factor == 0) { continue; }
      for (size_t j = 0; j <= i; ++j) { to[j] -= factor * half[j]; }
      shared.right[i] -= factor * own.right[k];
    }
  }
  for (const double value : own.right) { shared.squares -= value * value; }
}

// Where each label's rewards begin; one more for the end of the last.
std::vector<size_t> starts_of(std::span<const NoisyReward> rewards, size_t labels) {
  std::vector<size_t> starts(labels + 1, rewards.size());
  for (size_t i = rewards.size(); i-- > 0;) { starts[static_cast<size_t>(rewards[i].label)] = i; }
  for (size_t label = labels; label-- > 0;) { starts[label] = std::min(starts[label], starts[label + 1]); }
  return starts;
}

// Effects are measured from the mean reward, so that a wide prior does not favour 0.
double centre_of(std::span<const NoisyReward> rewards) {
  double sum = 0;
  for (const NoisyReward& seen : rewards) { sum += seen.reward; }
  return sum / static_cast<double>(rewards.size());
}

SharedPart add_up(std::span<const NoisyReward> rewards, const std::vector<size_t>& starts, const Spread& spread,
                  ThreadPool& pool) {
  const size_t labels = starts.size() - 1, chunks = std::min(labels, kMostChunks);
  const double centre = centre_of(rewards);
  std::vector<SharedPart> parts(chunks);
  pool.for_each(chunks, 1, [&](size_t begin, size_t end, int) {
    for (size_t chunk = begin; chunk < end; ++chunk) {
      for (size_t label = chunk * labels / chunks; label < (chunk + 1) * labels / chunks; ++label) {
        if (starts[label] == starts[label + 1]) { continue; }
        add_label(rewards.subspan(starts[label], starts[label + 1] - starts[label]), centre, spread, parts[chunk]);
      }
    }
  });
  SharedPart& sum = parts[0];
  for (size_t chunk = 1; chunk < chunks; ++chunk) { sum.add(parts[chunk]); }
  for (size_t i = 0; i < kShared; ++i) {
    const double deviation = i < kOps ? kOpDeviation : spread.pair;
    sum.precision[i][i] += 1 / (deviation * deviation);
    sum.log_determinant += 2 * std::log(deviation);
  }
  sum.precision.factor();
  sum.log_determinant += sum.precision.log_determinant();
  return std::move(sum);
}

// Cov * cross', where Cov is the inverse of a factored matrix: [shared x own].
void times_covariance(const Matrix& factored, const double* cross, std::vector<double>& result) {
  result.resize(kShared * kOwn);
  for (size_t i = 0; i < kOwn; ++i) {
    for (size_t j = 0; j < kShared; ++j) { result[j * kOwn + i] = cross[i * kShared + j]; }
  }
  factored.solve_lower(result.data(), kOwn);
  factored.solve_upper(result.data(), kOwn);
}

// Of the shared part of every multiset: its mean and variance.
struct SharedPosterior {
  std::array<double, kShared> effects{};
  std::vector<double> mean = std::vector<double>(kMultisetCount);
  std::vector<double> variance = std::vector<double>(kMultisetCount);

  explicit SharedPosterior(const SharedPart& sum) {
    effects = sum.right;
    sum.precision.solve_lower(effects.data(), 1);
    sum.precision.solve_upper(effects.data(), 1);
    std::vector<double> covariance(kShared * kShared);
    for (size_t i = 0; i < kShared; ++i) { covariance[i * kShared + i] = 1; }
    sum.precision.solve_lower(covariance.data(), kShared);
    sum.precision.solve_upper(covariance.data(), kShared);
    for (size_t multiset = 0; multiset < kMultisetCount; ++multiset) {
      const Row& row = rows()[multiset];
      for (size_t i = 0; i < row.shared_count; ++i) {
        const Entry& a = row.shared[i];
        mean[multiset] += a.value * effects[a.column];
        for (size_t j = 0; j < row.shared_count; ++j) {
          const Entry& b = row.shared[j];
          variance[multiset] += a.value * b.value * covariance[a.column * kShared + b.column];
        }
      }
    }
  }
};

// The posterior of a label's own effects: its means and covariance, and the covariance of the shared
// with them.
struct OwnPosterior {
  std::array<double, kOwn> effects{};
  std::array<double, kOwn * kOwn> covariance{};
  std::vector<double> with_shared;  // shared x own

  void compute(const OwnPart& own, const SharedPart& sum, const std::array<double, kShared>& shared) {
    // With C = precision^-1 cross, own = precision^-1 right - C shared.
    std::array<double, kOwn* kShared> c = own.cross;
    own.precision.solve_lower(c.data(), kShared);
    own.precision.solve_upper(c.data(), kShared);
    effects = own.right;
    own.precision.solve_lower(effects.data(), 1);
    own.precision.solve_upper(effects.data(), 1);
    for (size_t i = 0; i < kOwn; ++i) {
      for (size_t j = 0; j < kShared; ++j) { effects[i] -= c[i * kShared + j] * shared[j]; }
    }
    times_covariance(sum.precision, c.data(), with_shared);
    covariance.fill(0);
    for (size_t i = 0; i < kOwn; ++i) { covariance[i * kOwn + i] = 1; }
    own.precision.solve_lower(covariance.data(), kOwn);
    own.precision.solve_upper(covariance.data(), kOwn);
    for (size_t i = 0; i < kOwn; ++i) {
      for (size_t j = 0; j < kShared; ++j) {
        for (size_t k = 0; k < kOwn; ++k) {
          covariance[i * kOwn + k] += c[i * kShared + j] * with_shared[j * kOwn + k];
        }
      }
    }
    for (double& value : with_shared) { value = -value; }
  }
};

// Tries neighbours of a spread on a grid of factors, first of 2, then of its root, until none is
// more likely.
Spread most_likely(std::span<const NoisyReward> rewards, size_t labels, Spread spread, ThreadPool& pool) {
  constexpr double kLeast = 0.25, kMost = 64;
  double best = log_likelihood(rewards, labels, spread, pool);
  for (const double step : {2.0, std::sqrt(2.0)}) {
    for (bool is_better = true; is_better;) {
      is_better = false;
      for (double Spread::*member : {&Spread::rest, &Spread::own, &Spread::pair, &Spread::label}) {
        for (const double factor : {step, 1 / step}) {
          Spread other = spread;
          other.*member *= factor;
          if (other.*member < kLeast * 0.99 || other.*member > kMost * 1.01) { continue; }
          const double found = log_likelihood(rewards, labels, other, pool);
          if (found <= best + 1e-9) { continue; }
          best = found;
          spread = other;
          is_better = true;
          break;
        }
      }
    }
  }
  return spread;
}

// The rewards of at most kLabelsForSpread labels, evenly spread, numbered anew.
std::vector<NoisyReward> some_labels(std::span<const NoisyReward> rewards, size_t labels, size_t& taken) {
  const std::vector<size_t> starts = starts_of(rewards, labels);
  std::vector<size_t> measured;
  for (size_t label = 0; label < labels; ++label) {
    if (starts[label] < starts[label + 1]) { measured.push_back(label); }
  }
  taken = std::min(measured.size(), kLabelsForSpread);
  std::vector<NoisyReward> some;
  for (size_t i = 0; i < taken; ++i) {
    const size_t label = measured[i * measured.size() / taken];
    for (size_t at = starts[label]; at < starts[label + 1]; ++at) {
      some.push_back(rewards[at]);
      some.back().label = static_cast<int32_t>(i);
    }
  }
  return some;
}

void check(std::span<const Measurement> measurements, size_t labels) {
  if (measurements.empty()) { throw std::invalid_argument("measurements: at least one expected, found none"); }
  for (const Measurement& seen : measurements) {
    if (seen.multiset >= kMultisetCount || seen.label < 0 || static_cast<size_t>(seen.label) >= labels ||
        seen.images == 0 || seen.correct > seen.images) {
      throw std::invalid_argument("measurement of multiset " + std::to_string(seen.multiset) + ", label " +
                                  std::to_string(seen.label) + ", " + std::to_string(seen.correct) + " of " +
                                  std::to_string(seen.images) + " images: a multiset below " +
                                  std::to_string(kMultisetCount) + ", a label below " + std::to_string(labels) +
                                  " and no more recognised than there are expected");
    }
  }
}

// The variance of a recall of `share`, in squared percentage points. A share of 0 or 1 is known only as
// well as the images allow.
double noise_of(double share, double images) {
  const double least = 0.5 / (images + 1);
  share = std::clamp(share, least, 1 - least);
  return 1e4 * share * (1 - share) / images;
}

double reward_of(const Measurement& seen, const Count& baseline) {
  return 100 * static_cast<double>(seen.correct) / static_cast<double>(seen.images) - baseline.percent();
}

// Measurements by label and multiset, as rewards whose noise is yet to be set. It depends on the true
// recall. Its first guess is the label's mean recall, its second what that predicts; measurements
// themselves would not do, as lucky ones would count more.
struct Measured {
  std::vector<Measurement> seen;
  std::vector<NoisyReward> rewards;
  std::vector<Count> baseline;
  std::vector<double> images, correct;  // by label

  Measured(std::span<const Measurement> measurements, std::span<const Count> counts)
      : seen(measurements.begin(), measurements.end()),
        baseline(counts.begin(), counts.end()),
        images(counts.size()),
        correct(counts.size()) {
    check(measurements, baseline.size());
    std::sort(seen.begin(), seen.end(), [](const Measurement& a, const Measurement& b) {
      return std::pair(a.label, a.multiset) < std::pair(b.label, b.multiset);
    });
    rewards.reserve(seen.size());
    for (size_t i = 0; i < seen.size(); ++i) {
      const Measurement& one = seen[i];
      const auto label = static_cast<size_t>(one.label);
      if (i > 0 && seen[i - 1].label == one.label && seen[i - 1].multiset == one.multiset) {
        throw std::invalid_argument("measurements of label " + std::to_string(one.label) + ": multiset " +
                                    std::to_string(one.multiset) + " once expected, found twice");
      }
      images[label] += static_cast<double>(one.images);
      correct[label] += static_cast<double>(one.correct);
      rewards.push_back({one.multiset, one.label, reward_of(one, baseline[label]), 0});
    }
  }

  void guess_noise() {
    for (size_t i = 0; i < seen.size(); ++i) {
      const auto label = static_cast<size_t>(seen[i].label);
      rewards[i].variance = noise_of(correct[label] / images[label], static_cast<double>(seen[i].images));
    }
  }
  // `predicted` gives the rewards of a label's multisets.
  template <typename Predicted>
  void set_noise(const Predicted& predicted) {
    for (size_t i = 0; i < seen.size(); ++i) {
      const auto label = static_cast<size_t>(seen[i].label);
      const double share =
          (baseline[label].percent() + static_cast<double>(predicted(label)[seen[i].multiset])) / 100;
      rewards[i].variance = noise_of(share, static_cast<double>(seen[i].images));
    }
  }

  // A recall is between 0 and 100%. That of labels without measurements may be anything.
  void limit(size_t label, std::span<float> rewards_of_label) const {
    if (images[label] == 0) { return; }
    const auto recall = static_cast<float>(baseline[label].percent());
    for (float& reward : rewards_of_label) { reward = std::clamp(reward, -recall, 100 - recall); }
  }
};

}  // namespace

std::vector<Measurement> measurements_of(const Evaluations& evaluations, uint32_t iterations) {
  const EvaluationsHeader& header = evaluations.header;
  const size_t groups = header.groups();
  std::vector<Count> baseline;
  for (size_t group = 0; group < groups; ++group) { baseline.push_back(header.group_baseline(group)); }
  const std::vector<bool> has_evidence = labels_with_evidence(baseline);
  std::vector<Measurement> sums(groups * kMultisetCount);
  for (size_t i = 0; i < groups * iterations; ++i) {
    const size_t group = i % groups;
    const Evaluation& line = evaluations.lines[i];
    if (!has_evidence[group]) { continue; }
    const int multiset = multiset_of(line.triple);
    Measurement& sum = sums[group * kMultisetCount + static_cast<size_t>(multiset)];
    sum.multiset = static_cast<uint16_t>(multiset);
    sum.label = static_cast<int32_t>(group);
    sum.images += line.count.images;
    sum.correct += line.count.correct;
  }
  std::erase_if(sums, [](const Measurement& sum) { return sum.images == 0; });
  return sums;
}

std::vector<Measurement> measurements_of(const Evaluations& evaluations) {
  return measurements_of(evaluations, evaluations.iterations_done());
}

double log_likelihood(std::span<const NoisyReward> rewards, size_t labels, const Spread& spread, ThreadPool& pool) {
  const SharedPart sum = add_up(rewards, starts_of(rewards, labels), spread, pool);
  std::array<double, kShared> half = sum.right;
  sum.precision.solve_lower(half.data(), 1);
  return -0.5 *
         (sum.log_determinant + sum.squares - std::inner_product(half.begin(), half.end(), half.begin(), 0.0));
}

Posterior posterior_of(std::span<const NoisyReward> rewards, size_t labels, const Spread& spread,
                       ThreadPool& pool) {
  const std::vector<size_t> starts = starts_of(rewards, labels);
  const double centre = centre_of(rewards);
  const SharedPart sum = add_up(rewards, starts, spread, pool);
  const SharedPosterior shared(sum);
  Posterior posterior{std::vector<float>(labels * kMultisetCount), std::vector<float>(labels * kMultisetCount),
                      spread};
  const double rest = spread.rest * spread.rest;
  pool.for_each(labels, 1, [&](size_t begin, size_t end, int) {
    OwnPosterior mine;
    for (size_t label = begin; label < end; ++label) {
      const auto seen = rewards.subspan(starts[label], starts[label + 1] - starts[label]);
      mine.compute(own_part(seen, centre, spread), sum, shared.effects);
      float* means = posterior.mean.data() + label * kMultisetCount;
      float* deviations = posterior.deviation.data() + label * kMultisetCount;
      size_t next = 0;
      for (size_t multiset = 0; multiset < kMultisetCount; ++multiset) {
        const Row& row = rows()[multiset];
        double mean = centre + shared.mean[multiset], variance = shared.variance[multiset];
        for (size_t i = 0; i < row.own_count; ++i) {
          const Entry& a = row.own[i];
          mean += a.value * mine.effects[a.column];
          for (size_t j = 0; j < row.own_count; ++j) {
            variance += a.value * row.own[j].value * mine.covariance[a.column * kOwn + row.own[j].column];
          }
          for (size_t j = 0; j < row.shared_count; ++j) {
            const Entry& b = row.shared[j];
            variance += 2 * a.value * b.value * mine.with_shared[b.column * kOwn + a.column];
          }
        }
        // Of the rest, nothing is known but what the multiset's own measurement says.
        double left = 1;
        if (next < seen.size() && seen[next].multiset == multiset) {
          left = seen[next].variance / (seen[next].variance + rest);
          mean = left * mean + (1 - left) * seen[next].reward;
          ++next;
        }
        means[multiset] = static_cast<float>(mean);
        deviations[multiset] = static_cast<float>(std::sqrt(std::max(0.0, left * left * variance) + rest * left));
      }
    }
  });
  return posterior;
}

Posterior predict_rewards(std::span<const Measurement> measurements, std::span<const Count> baseline,
                          ThreadPool& pool) {
  const size_t labels = baseline.size();
  Measured measured(measurements, baseline);
  Spread spread;
  Posterior posterior;
  for (int round = 0; round < 2; ++round) {
    if (round == 0) {
      measured.guess_noise();
    } else {
      measured.set_noise([&](size_t label) {
        return std::span<const float>(posterior.mean).subspan(label * kMultisetCount, kMultisetCount);
      });
    }
    size_t taken = 0;
    const std::vector<NoisyReward> some = some_labels(measured.rewards, labels, taken);
    spread = most_likely(some, taken, spread, pool);
    posterior = posterior_of(measured.rewards, labels, spread, pool);
  }
  for (size_t label = 0; label < labels; ++label) {
    measured.limit(label, std::span(posterior.mean).subspan(label * kMultisetCount, kMultisetCount));
  }
  return posterior;
}

namespace {

class Draws final : public PosteriorDraws {
 public:
  Draws(std::span<const Measurement> measurements, std::span<const Count> baseline, const Spread& given,
        ThreadPool& pool)
      : measured_(measurements, baseline),
        spread_(given),
        starts_(starts_of(measured_.rewards, baseline.size())),
        centre_(centre_of(measured_.rewards)) {
    measured_.guess_noise();
    solve(pool);
    std::vector<std::vector<float>> means(baseline.size());
    pool.for_each(means.size(), 8, [&](size_t begin, size_t end, int) {
      for (size_t label = begin; label < end; ++label) { means[label] = rewards_of(label, nullptr); }
    });
    measured_.set_noise([&](size_t label) { return std::span<const float>(means[label]); });
    solve(pool);
  }

  std::vector<float> mean(size_t label) const override { return rewards_of(label, nullptr); }
  std::vector<float> draw(size_t label, random::Stream& stream) const override {
    Normal normal(stream);
    return rewards_of(label, &normal);
  }

 private:
  void solve(ThreadPool& pool) {
    sum_ = add_up(measured_.rewards, starts_, spread_, pool);
    shared_ = sum_.right;
    sum_.precision.solve_lower(shared_.data(), 1);
    sum_.precision.solve_upper(shared_.data(), 1);
  }

  // Step by step, each given the ones before: the shared effects, the label's own, and the rest. Without
  // `normal`, the mean.
  std::vector<float> rewards_of(size_t label, Normal* normal) const {
    const auto noise = [&](double deviation) { return normal == nullptr ? 0 : deviation * (*normal)(); };
    std::array<double, kShared> effects{};
    for (double& effect : effects) { effect = noise(1); }
    sum_.precision.solve_upper(effects.data(), 1);
    for (size_t i = 0; i < kShared; ++i) { effects[i] += shared_[i]; }

    const auto seen = std::span(measured_.rewards).subspan(starts_[label], starts_[label + 1] - starts_[label]);
    const OwnPart part = own_part(seen, centre_, spread_);
    std::array<double, kOwn> own = part.right;
    for (size_t i = 0; i < kOwn; ++i) {
      const double* cross = part.cross.data() + i * kShared;
      own[i] -= std::inner_product(effects.begin(), effects.end(), cross, 0.0);
    }
    part.precision.solve_lower(own.data(), 1);
    for (double& effect : own) { effect += noise(1); }
    part.precision.solve_upper(own.data(), 1);

    const double rest = spread_.rest * spread_.rest;
    std::vector<float> rewards(kMultisetCount);
    size_t next = 0;
    for (size_t multiset = 0; multiset < kMultisetCount; ++multiset) {
      const Row& row = rows()[multiset];
      double reward = centre_;
      for (size_t i = 0; i < row.shared_count; ++i) {
        reward += row.shared[i].value * effects[row.shared[i].column];
      }
      for (size_t i = 0; i < row.own_count; ++i) { reward += row.own[i].value * own[row.own[i].column]; }
      double left = 1;
      if (next < seen.size() && seen[next].multiset == multiset) {
        left = seen[next].variance / (seen[next].variance + rest);
        reward = left * reward + (1 - left) * seen[next].reward;
        ++next;
      }
      rewards[multiset] = static_cast<float>(reward + noise(spread_.rest * std::sqrt(left)));
    }
    measured_.limit(label, rewards);
    return rewards;
  }

  Measured measured_;
  Spread spread_;
  std::vector<size_t> starts_;
  double centre_;
  SharedPart sum_;
  std::array<double, kShared> shared_{};  // the mean of the shared effects
};

}  // namespace

std::unique_ptr<PosteriorDraws> posterior_draws(std::span<const Measurement> measurements,
                                                std::span<const Count> baseline, const Spread& spread,
                                                ThreadPool& pool) {
  return std::make_unique<Draws>(measurements, baseline, spread, pool);
}

PredictorQuality held_out_quality(std::span<const Measurement> measurements, std::span<const Count> baseline,
                                  const Spread& spread, uint64_t seed, uint32_t round, ThreadPool& pool) {
  std::vector<Measurement> order(measurements.begin(), measurements.end());
  random::Stream stream(seed, round, uint64_t{1} << 33, random::Purpose::kPredictor);
  random::shuffle(order, stream);
  const auto held_out = std::span<const Measurement>(order).first(order.size() / 5);
  const auto learned_from = std::span<const Measurement>(order).subspan(held_out.size());
  const auto model = posterior_draws(learned_from, baseline, spread, pool);
  std::vector<std::vector<float>> means(baseline.size());
  std::vector<float> predictions, rewards;
  for (const Measurement& seen : held_out) {
    const auto label = static_cast<size_t>(seen.label);
    if (means[label].empty()) { means[label] = model->mean(label); }
    predictions.push_back(means[label][seen.multiset]);
    rewards.push_back(static_cast<float>(reward_of(seen, baseline[label])));
  }
  return quality_of(predictions, rewards);
}

}  // namespace la3::search
