// Reads and writes tensors and whole networks as .safetensors files (docs/formats.md says what they
// hold), and reads the dicts of tensors that Python's torch.save() writes.
//
// Files of ours carry a checksum, which is verified if a file has one: a damaged file is an Error,
// not a network that is slightly wrong. Tensors may be on any device and in any memory format;
// files hold them row-major. Thread-safe for different files and networks.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "la3/nn/network.h"
#include "la3/nn/safetensors.h"

namespace la3::nn {

// The network that a weights file is for: Network::name().
inline constexpr const char* kNetworkKey = "la3.network";

// The version of the file format in docs/formats.md. Other versions are refused.
inline constexpr const char* kVersionKey = "la3.version";
inline constexpr const char* kWeightsVersion = "1";

// Writes atomically, with kVersionKey and kChecksumKey, which `metadata` must not have. Throws
// std::invalid_argument for types that files cannot hold and names that occur twice; Error if the
// file cannot be written.
void save_tensors(const std::filesystem::path& path, const std::vector<NamedTensor>& tensors,
                  const Metadata& metadata);

struct LoadedTensors {
  std::vector<NamedTensor> tensors;  // on the CPU, row-major, of the file's types; own their memory
  Metadata metadata;                 // without version and checksum
  bool has_checksum = false;         // and it was correct
};

// Throws Error if the file cannot be read, is not well-formed, or is damaged.
LoadedTensors load_tensors(const std::filesystem::path& path);

// A checksum of all parameters and buffers, with their names: sixteen hexadecimal digits that tell
// networks apart.
std::string fingerprint(const Network& network);

// Parameters and buffers, under their names; kNetworkKey is added to the metadata.
void save_weights(const Network& network, const std::filesystem::path& path, Metadata metadata = {});

// How much of a network must come from a file.
enum class Fit {
  kWhole,       // all of it, and nothing else
  kAllButHead,  // the head (the last linear layer) may be missing or of another size, and the file may
                // have more beside the network: heads of other tasks, but no further layers of its own
};

// What became of the tensors of a file and of a network, by their names: each is in one of the
// lists.
struct WeightsLoaded {
  std::string found;                 // "under 'state_dict', without the prefix 'module.'"; empty: neither
  std::vector<std::string> taken;    // the network's names
  std::vector<std::string> fresh;    // of the network's head, which keeps its initial values
  std::vector<std::string> missing;  // of the network's "num_batches_tracked"
  std::vector<std::string> left;     // of the file
  int64_t labels = 0;                // of the file's head; 0 if it has none

  // Whether the file's tensors are the network's, in plain sight.
  bool is_plain() const { return found.empty() && fresh.empty() && missing.empty() && left.empty(); }
  // One line with counts: "under 'model': 120 tensors taken, 2 fresh ('fc.weight', 'fc.bias'; the
  // file's are for 1000 labels), 0 missing, 2 left ('fc.weight', 'fc.bias')".
  std::string summary() const;
};

// Copies a file's tensors, .safetensors or of torch.save(), into the network's, on whatever device
// these are. The names must be the same on both sides, except for "num_batches_tracked", and so must
// the shapes, as far as `fit` says; F64, F16 and BF16 are converted to the network's type. Dicts in
// which training programs put the tensors, and prefixes that they put before the names, are found by
// themselves. Throws Error that says what differs, naming the network that the file is of, if that is
// known, and leaves the network unchanged.
WeightsLoaded load_weights(Network& network, const std::filesystem::path& path, Fit fit = Fit::kWhole);

// Throws what load_weights() would throw for a network of that name and kAllButHead, before the
// number of labels is known. Does nothing for names that are neither of our networks nor of files.
void check_weights(const std::string& network_name, const std::filesystem::path& path);

// The name of the network that a file is for: what its metadata says, or else its tensors. Empty if
// neither does. Only a network of ours: throws Error if the metadata name anything else, such as a
// TorchScript file, which could run code.
std::string network_of_weights(const std::filesystem::path& path);
// If neither does, what is in the file: "3 tensors ('a', 'b', 'c'); the nearest network is 'wrn-40-2'".
std::string describe_weights(const std::filesystem::path& path);

// The metadata of a .safetensors file; none for those of torch.save().
Metadata metadata_of_weights(const std::filesystem::path& path);

// The number of labels that a network's head has in a file; 0 if it has none. `network` may have any
// other number. Throws what load_weights() throws for kAllButHead.
int64_t labels_of_weights(const Network& network, const std::filesystem::path& path);
// The number of labels of a network as it is: rows of its last parameter with two dimensions.
int64_t labels_of(const Network& network);

}  // namespace la3::nn
