// Cases made with Pillow and torchvision: tests/fixtures/pillow.bin and wide.bin, which make_pillow.py
// and make_wide.py beside them make and describe.
#pragma once

#include <cstdint>
#include <cstring>
#include <string>
#include <vector>

#include "la3/augment/op.h"
#include "la3/core/error.h"
#include "la3/core/file.h"
#include "la3/core/image.h"
#include "tests/source_folder.h"

namespace la3::augment {

struct PillowCase {
  OpCall call;
  uint32_t flags = 0;  // of wide.bin
  ImageView input;
  const uint8_t* output = nullptr;  // null where the file holds only the hash
  uint64_t hash = 0;
};

struct PillowFile {
  std::vector<uint8_t> bytes;
  std::vector<Image> formula_images;  // those that the file names but does not hold
  std::vector<PillowCase> cases;      // views into the two above
};

inline uint64_t fnv1a(const uint8_t* bytes, size_t count) {
  uint64_t hash = 0xcbf29ce484222325u;
  for (size_t i = 0; i < count; ++i) { hash = (hash ^ bytes[i]) * 0x100000001b3u; }
  return hash;
}

// Reads little-endian values one after the other; throws Error past the end.
class Cursor {
 public:
  explicit Cursor(const std::vector<uint8_t>& bytes) : bytes_(bytes) {}

  template <typename T>
  T next() {
    T value;
    std::memcpy(&value, at(position_, sizeof(T)), sizeof(T));
    position_ += sizeof(T);
    return value;
  }
  void skip(size_t count) { position_ += count; }

  const uint8_t* at(size_t offset, size_t count) const {
    if (offset > bytes_.size() || count > bytes_.size() - offset) {
      throw Error("byte " + std::to_string(offset) + ": " + std::to_string(count) +
                  " bytes expected, the file has " + std::to_string(bytes_.size()));
    }
    return bytes_.data() + offset;
  }

 private:
  const std::vector<uint8_t>& bytes_;
  size_t position_ = 0;
};

inline void expect_magic(Cursor& cursor, const char* magic) {
  if (std::memcmp(cursor.at(0, 8), magic, 8) != 0) {
    throw Error(std::string("a file that begins with ") + magic + " expected");
  }
  cursor.skip(8);
}

// Byte i is the top byte of i * 2654435761 in 32 bits, as make_pillow.py says.
inline Image formula_image(int width, int height, int channels) {
  Image image(width, height, channels);
  for (size_t i = 0; i < image.bytes(); ++i) {
    image.data()[i] = static_cast<uint8_t>((static_cast<uint32_t>(i) * 2654435761u) >> 24);
  }
  return image;
}

inline PillowFile read_cases(const std::string& path, const char* magic) {
  PillowFile file;
  file.bytes = read_file(path, 64 << 20);
  Cursor cursor(file.bytes);
  expect_magic(cursor, magic);
  cursor.skip(16);  // Pillow's version
  const auto image_count = cursor.next<uint32_t>();
  const auto case_count = cursor.next<uint32_t>();

  std::vector<ImageView> images;
  file.formula_images.reserve(image_count);  // views into it stay valid
  for (uint32_t i = 0; i < image_count; ++i) {
    ImageView image;
    image.width = static_cast<int>(cursor.next<uint32_t>());
    image.height = static_cast<int>(cursor.next<uint32_t>());
    image.channels = static_cast<int>(cursor.next<uint32_t>());
    cursor.skip(4);
    const auto offset = cursor.next<uint64_t>();
    if (offset == 0) {
      file.formula_images.push_back(formula_image(image.width, image.height, image.channels));
      image.pixels = file.formula_images.back().data();
    } else {
      image.pixels = cursor.at(offset, image.bytes());
    }
    images.push_back(image);
  }
  for (uint32_t i = 0; i < case_count; ++i) {
    PillowCase item;
    item.call.op = static_cast<Op>(cursor.next<uint16_t>());
    item.input = images.at(cursor.next<uint16_t>());
    item.flags = cursor.next<uint32_t>();
    item.call.unit = static_cast<Unit>(item.flags & 0xFF);
    item.call.magnitude = cursor.next<double>();
    item.call.centre_x = cursor.next<double>();
    item.call.centre_y = cursor.next<double>();
    const auto offset = cursor.next<uint64_t>();
    item.hash = cursor.next<uint64_t>();
    if (offset != 0) { item.output = cursor.at(offset, item.input.bytes()); }
    file.cases.push_back(item);
  }
  return file;
}

inline PillowFile read_fixture() {
  return read_cases(fixtures_folder() / "pillow.bin", "LA3PIL01");
}

}  // namespace la3::augment
