// Reads and writes tensors and whole networks as .safetensors files (docs/formats.md says what they
// hold).
//
// Files of ours carry a checksum, which is verified if a file has one: a damaged file is an Error,
// not a network that is slightly wrong. Tensors may be on any device and in any memory format;
// files hold them row-major. Thread-safe for different files and networks.
#pragma once

#include <filesystem>
#include <vector>

#include "la3/nn/network.h"
#include "la3/nn/safetensors.h"

namespace la3::nn {

// The network that a weights file is for: Network::name().
inline constexpr const char* kNetworkKey = "la3.network";

// The version of the file format in docs/formats.md. Other versions are refused.
inline constexpr const char* kVersionKey = "la3.version";

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

// Copies a file's tensors into the network's, on whatever device these are. The names must be the
// same on both sides, except for "num_batches_tracked", on which nothing depends, and so must the
// shapes; F64, F16 and BF16 are converted to the network's type. Throws Error that says what
// differs, and leaves the network unchanged.
void load_weights(Network& network, const std::filesystem::path& path);

}  // namespace la3::nn
