// Weights: .safetensors, and .pth files of torch.save().
#include "la3/core/error.h"
#include "la3/core/file.h"
#include "la3/nn/safetensors.h"
#include "la3/pickle/torch_archive.h"
#include "tests/fuzz/fuzz.h"

namespace la3::fuzz {

void fuzz_pth(Bytes bytes) {
  const std::filesystem::path path = put("weights.pth", bytes);
  try {
    const pickle::TorchArchive archive(path);
    LA3_REQUIRE(!archive.state_dicts().empty());
    for (const pickle::StateDict& dict : archive.state_dicts()) {
      LA3_REQUIRE(!dict.tensors.empty());
      for (const pickle::ArchivedTensor& tensor : dict.tensors) {
        LA3_REQUIRE(tensor.shape.size() == tensor.strides.size());
        std::span<const uint8_t> data;
        try {
          data = archive.data(tensor);
        } catch (const Error&) { continue; }
        // The last element that the strides lead to is there.
        uint64_t last = 0;
        bool is_empty = false;
        for (size_t i = 0; i < tensor.shape.size(); ++i) {
          LA3_REQUIRE(tensor.shape[i] >= 0 && tensor.strides[i] >= 0);
          is_empty |= tensor.shape[i] == 0;
          if (tensor.shape[i] > 0) {
            last += static_cast<uint64_t>(tensor.shape[i] - 1) * static_cast<uint64_t>(tensor.strides[i]);
          }
        }
        LA3_REQUIRE(is_empty || (last + 1) * pickle::size_of(tensor.type) <= data.size());
        if (!data.empty()) { LA3_REQUIRE(data.front() + data.back() >= 0); }  // can be touched
      }
    }
  } catch (const Error& error) {
    LA3_REQUIRE(std::string_view(error.what()).find("weights.pth") != std::string::npos);
  }
}

void fuzz_safetensors(Bytes bytes) {
  nn::SafetensorsContent content;
  try {
    content = nn::parse_safetensors(bytes, "input");
  } catch (const Error& error) {
    LA3_REQUIRE(std::string_view(error.what()).starts_with("input"));
    return;
  }
  for (const nn::TensorEntry& entry : content.entries) {
    LA3_REQUIRE(entry.bytes.empty() || (entry.bytes.data() >= bytes.data() &&
                                        entry.bytes.data() + entry.bytes.size() <= bytes.data() + bytes.size()));
  }
  // Written by us, it has the same content, and then the same bytes.
  const std::filesystem::path path = folder() / "again.safetensors";
  nn::write_safetensors(path, content.entries, content.metadata);
  const std::vector<uint8_t> once = read_file(path, 1 << 26);
  const nn::SafetensorsContent again = nn::parse_safetensors(once, "again");
  LA3_REQUIRE(nn::content_checksum(again.entries, again.metadata) ==
              nn::content_checksum(content.entries, content.metadata));
  nn::write_safetensors(path, again.entries, again.metadata);
  LA3_REQUIRE(read_file(path, 1 << 26) == once);
}

}  // namespace la3::fuzz
