// Which labels tolerate being mirrored left to right: the recall of validation images as they are,
// and mirrored, by a network that was trained without mirroring. One that was trained with it sees no
// difference, so it cannot tell.
//
// The same images are shown twice, so that what counts is only the images whose answer changes:
// `lost` and `won`. Which of them there are more is a matter of chance if mirroring does no harm.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "la3/data/dataset.h"
#include "la3/nn/network.h"
#include "la3/records/flips_file.h"
#include "la3/reward/reward.h"

namespace la3::reward {

// By label. REQUIRES: every label has images. On this process alone: the options' group is not used. Throws what
// reading images throws, and train::Interrupted. The network is in evaluation mode afterwards.
std::vector<records::FlipCounts> measure_mirroring(nn::Network& network,
                                                   const std::shared_ptr<const data::Dataset>& validation,
                                                   const RewardOptions& options);

// The recall must fall by more than this many points: every label loses a little with a network that
// has never seen a mirrored image, and the triples of a policy cost as much.
inline constexpr double kToleratedFall = 10;
// And so many more images must be lost than won by chance at most this often (the sign test): three
// lost and none won is enough. The bound is high because a false alarm costs little: the label goes
// without one of its augmentations. A label that is mirrored wrongly can no longer be told from its
// mirror image.
inline constexpr double kMostChance = 1.0 / 8;
// A label that does not fall shows that it tolerates mirroring only if the network knows it: at least
// so many of its images are recognised, mirrored or not, and no other label is taken for it more often
// than this (FlipCounts::confusion). A network that has not learned to tell left from right recognises
// mirrored images as well as any.
inline constexpr int64_t kLeastRecognised = 3;
inline constexpr double kMostConfusion = 0.25;

// The probability that of `lost` + `won` fair coins at least `lost` show heads.
double chance_of_loss(int64_t lost, int64_t won);

// A verdict for each label, by its counts. Of those that neither fall nor show that they tolerate it, the
// mirror image of a label that falls (FlipCounts::lost_to) is not mirrored; the others follow the
// majority; if there is none, they are not mirrored, which is the smaller mistake.
std::vector<records::LabelFlip> judge_mirroring(std::span<const std::string> labels,
                                                std::span<const records::FlipCounts> counts);

}  // namespace la3::reward
