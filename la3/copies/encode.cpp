#include "la3/copies/encode.h"

#include "la3/core/error.h"

namespace la3::copies {
namespace {

std::vector<uint8_t> encoded_as(codec::ImageFormat format, ImageView image, std::span<const uint8_t> source,
                                int quality, const std::string& name) {
  if (format == codec::ImageFormat::kPng) { return codec::encode_png(image); }
  if (quality > 0) { return codec::encode_jpeg(image, quality); }
  const auto coding = codec::jpeg_coding(source, name);
  return coding ? codec::encode_jpeg(image, *coding) : codec::encode_jpeg(image, kDefaultQuality);
}

}  // namespace

codec::ImageFormat OutputFormat::for_source(codec::ImageFormat source) const {
  if (format) { return *format; }
  return source == codec::ImageFormat::kJpeg ? codec::ImageFormat::kJpeg : codec::ImageFormat::kPng;
}

std::vector<uint8_t> encode_like(ImageView image, std::span<const uint8_t> source, const OutputFormat& output,
                                 const std::string& name) {
  const codec::ImageFormat format = output.for_source(codec::sniff(source));
  try {
    return encoded_as(format, image, source, output.quality, name);
  } catch (const Error& error) {
    const std::string problem = error.what();
    throw Error(problem.starts_with(name) ? problem : name + ": " + problem);
  }
}

}  // namespace la3::copies
