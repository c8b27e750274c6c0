// How images are normalised (--normalise): names, files, and what weights were trained with. Private
// to la3/run and the commands.
//
// A value is "data" (as the data set says), "imagenet", "0.5", or six numbers "M,M,M/D,D,D": the mean
// and the deviation of each channel. A user may also name a JSON file.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "la3/data/dataset.h"
#include "la3/data/transformed.h"
#include "la3/run/context.h"

namespace la3::run {

// Turns what a user gave into a value that does not depend on files: one of the names if the numbers
// are theirs. Throws std::invalid_argument if it is neither, Error if a file is not as expected:
// an object with "mean" and "std" (or "image_mean" and "image_std", or under "pretrained_cfg"), three
// numbers each.
std::string parse_normalise(const std::string& given);

// Nothing for "data" and for an empty value. REQUIRES: a value of parse_normalise().
std::optional<data::Normalisation> normalisation(const std::string& value);

// The data set, normalised that way. A null one stays null.
std::shared_ptr<const data::Dataset> normalised(std::shared_ptr<const data::Dataset> dataset,
                                                const std::string& value);

// The normalisation to use, and why it is that one, for human readers.
struct Normalise {
  std::string value = {};  // as above; empty: nobody has said anything, so it is the data set's
  std::string why = {};
};

// What the user has given; or how the weights' network was trained: by their metadata, or by their
// origin, for the ResNets of torchvision and timm. `weights` may be empty. On all ranks the same; only
// the first reads files.
Normalise choose_normalise(const std::string& given, const std::string& weights, const Context& context);

// Tells the observer, unless nobody has said anything.
void note_normalise(const Normalise& normalise, const Context& context);

// "--normalise imagenet (mean 0.485, 0.456, 0.406, deviation 0.229, 0.224, 0.225)"
std::string normalise_text(const std::string& value);

}  // namespace la3::run
