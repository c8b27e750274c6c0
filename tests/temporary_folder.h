// A folder of its own for what a test writes (la3/core/folder.h), and what tests write there.
#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>

#include "la3/core/error.h"
#include "la3/core/folder.h"
#include "la3/core/image.h"

namespace la3 {

inline void write_text(const std::filesystem::path& path, const std::string& text) {
  std::filesystem::create_directories(path.parent_path());
  std::ofstream(path, std::ios::binary) << text;
}

// One colour all over.
inline Image plain_image(int width, int height, uint8_t red, uint8_t green, uint8_t blue) {
  Image image(width, height, 3);
  for (size_t i = 0; i < image.bytes(); i += 3) {
    image.data()[i] = red, image.data()[i + 1] = green, image.data()[i + 2] = blue;
  }
  return image;
}

// What the Error says that `call` throws.
template <typename Call>
std::string error_from(const Call& call) {
  try {
    call();
  } catch (const Error& error) { return error.what(); }
  return "no error";
}

inline void expect_parts(const std::string& message, std::initializer_list<std::string> parts) {
  for (const std::string& part : parts) {
    EXPECT_NE(message.find(part), std::string::npos) << message << "\nlacks: " << part;
  }
}

}  // namespace la3
