// Tensors and whole networks in and out of .safetensors files (docs/formats.md says what they hold).
//
// Files of ours carry a checksum, which is verified wherever a file has one: a damaged file is an Error, not a
// network that is a little wrong. Tensors may be on any device and in any memory format; files hold them row-major.
// Thread-safe for different files and networks.
#pragma once

#include <filesystem>
#include <vector>

#include "la3/nn/network.h"
#include "la3/nn/safetensors.h"

namespace la3::nn {

// What a file of weights says it is for: Network::name().
inline constexpr const char* kNetworkKey = "la3.network";

// Of what docs/formats.md says about these files. Another one is refused.
inline constexpr const char* kVersionKey = "la3.version";

// Writes in one step, with kVersionKey and kChecksumKey, which `metadata` must not have. Throws
// std::invalid_argument for types that files cannot hold and names that stand twice; Error if the file cannot be
// written.
void save_tensors(const std::filesystem::path& path, const std::vector<NamedTensor>& tensors,
                  const Metadata& metadata);

struct LoadedTensors {
  std::vector<NamedTensor> tensors;  // on the CPU, row-major, of the file's types; own their memory
  Metadata metadata;                 // less version and checksum
  bool has_checksum = false;         // and it was right
};

// Throws Error if the file cannot be read, is not well-formed, or is damaged.
LoadedTensors load_tensors(const std::filesystem::path& path);

// A checksum of all parameters and buffers, with their names: sixteen hexadecimal digits that tell networks apart.
std::string fingerprint(const Network& network);

// Parameters and buffers, under their names; kNetworkKey is added to the metadata.
void save_weights(const Network& network, const std::filesystem::path& path, Metadata metadata = {});

// Copies a file's tensors into the network's, where these are. The names must be the same on both sides, apart from
// "num_batches_tracked", which nothing depends on, and the shapes too; F64, F16 and BF16 become the network's type.
// Throws Error that says what differs, and leaves the network as it was.
void load_weights(Network& network, const std::filesystem::path& path);

}  // namespace la3::nn
