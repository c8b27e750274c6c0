// Each op beside what a C++ programmer would write with OpenCV, and random triples: one thread,
// RGB, the same images and magnitudes, rounds of the two taking turns, medians.
//
//   opencv_bench [--json] [--rounds N]
//
// OpenCV gets preallocated outputs and, where it has several ways, the fastest we found; none is
// asked to give Pillow's bytes. The column "differ" is the share of bytes in which its output is
// another than ours.
#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <nlohmann/json.hpp>
#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>
#include <span>
#include <string>
#include <vector>

#include "benchmarks/augment/inputs.h"
#include "la3/augment/apply.h"
#include "la3/augment/cpu/kernels.h"

namespace la3::augment {
namespace {

// The sixteen ops with OpenCV. Holds the intermediate images of one size, so that calls allocate
// nothing.
class OpenCvOps {
 public:
  explicit OpenCvOps(int side_px) {
    // One byte between the planes: where they are aligned alike, cv::split() writes past the cache,
    // which the next step then waits for.
    const size_t plane_bytes = static_cast<size_t>(side_px) * static_cast<size_t>(side_px) + 1;
    plane_buffer_.resize(3 * plane_bytes);
    for (size_t i = 0; i < 3; ++i) {
      planes_[i] = cv::Mat(side_px, side_px, CV_8U, plane_buffer_.data() + i * plane_bytes);
    }
    for (int bits = 0; bits <= 8; ++bits) {
      bit_masks_[bits] = cv::Mat(side_px, side_px, CV_8UC3, cv::Scalar::all(256 - (256 >> bits)));
    }
  }

  void apply(const OpCall& call, const cv::Mat& in, cv::Mat& out) {
    const double v = call.magnitude;
    switch (call.op) {
      case Op::kShearX: return warp(in, out, {1, v, 0, 0, 1, 0});
      case Op::kShearY: return warp(in, out, {1, 0, 0, v, 1, 0});
      case Op::kTranslateX: return translate(in, out, static_cast<int>(std::lround(v * in.cols)), 0);
      case Op::kTranslateY: return translate(in, out, 0, static_cast<int>(std::lround(v * in.rows)));
      case Op::kRotate: return rotate(in, out, v);
      case Op::kAutoContrast: return auto_contrast(in, out);
      case Op::kInvert: return cv::bitwise_not(in, out);
      case Op::kEqualize: return equalize(in, out);
      case Op::kSolarize: return solarize(in, out, v);
      case Op::kPosterize: return cv::bitwise_and(in, bit_masks_[static_cast<int>(v)], out);
      case Op::kContrast: return contrast(in, out, v);
      case Op::kColor: return color(in, out, v);
      case Op::kBrightness: return in.convertTo(out, -1, v);
      case Op::kSharpness: return sharpness(in, out, v);
      case Op::kCutout: return cutout(in, out, call);
      case Op::kIdentity: return in.copyTo(out);
    }
  }

 private:
  // The coefficients map output pixel centres to input ones; OpenCV's map corners.
  static void warp(const cv::Mat& in, cv::Mat& out, std::array<double, 6> m) {
    m[2] += (m[0] + m[1] - 1) * 0.5;
    m[5] += (m[3] + m[4] - 1) * 0.5;
    cv::warpAffine(in, out, cv::Mat(2, 3, CV_64F, m.data()), in.size(), cv::INTER_NEAREST | cv::WARP_INVERSE_MAP,
                   cv::BORDER_CONSTANT, cv::Scalar::all(0));
  }

  static void rotate(const cv::Mat& in, cv::Mat& out, double angle_deg) {
    const double radians = -angle_deg * CV_PI / 180, c = std::cos(radians), s = std::sin(radians);
    const double x = in.cols / 2.0, y = in.rows / 2.0;
    warp(in, out, {c, s, x - c * x - s * y, -s, c, y + s * x - c * y});
  }

  // A copy of the part that stays, black for the rest: faster than a warp.
  static void translate(const cv::Mat& in, cv::Mat& out, int dx, int dy) {
    const int width = in.cols - std::abs(dx), height = in.rows - std::abs(dy);
    const cv::Rect from(std::max(dx, 0), std::max(dy, 0), width, height);
    const cv::Rect to(std::max(-dx, 0), std::max(-dy, 0), width, height);
    if (dx != 0) { out(cv::Rect(dx > 0 ? width : 0, 0, std::abs(dx), in.rows)).setTo(0); }
    if (dy != 0) { out(cv::Rect(0, dy > 0 ? height : 0, in.cols, std::abs(dy))).setTo(0); }
    in(from).copyTo(out(to));
  }

  void auto_contrast(const cv::Mat& in, cv::Mat& out) {
    cv::split(in, planes_);
    for (cv::Mat& plane : planes_) {
      double low, high;
      cv::minMaxIdx(plane, &low, &high);
      if (high > low) { plane.convertTo(plane, -1, 255 / (high - low), -low * 255 / (high - low)); }
    }
    cv::merge(planes_, 3, out);
  }

  void equalize(const cv::Mat& in, cv::Mat& out) {
    cv::split(in, planes_);
    for (cv::Mat& plane : planes_) { cv::equalizeHist(plane, plane); }
    cv::merge(planes_, 3, out);
  }

  // Where the mask is 255, x ^ mask is 255 - x.
  void solarize(const cv::Mat& in, cv::Mat& out, double threshold) {
    cv::threshold(in, mask_, std::ceil(threshold) - 1, 255, cv::THRESH_BINARY);
    cv::bitwise_xor(in, mask_, out);
  }

  void contrast(const cv::Mat& in, cv::Mat& out, double v) {
    cv::cvtColor(in, grey_, cv::COLOR_RGB2GRAY);
    const double mean = std::floor(cv::mean(grey_)[0] + 0.5);
    in.convertTo(out, -1, v, mean * (1 - v));
  }

  // Grey and blend are one matrix: twice as fast as cvtColor() and addWeighted().
  static void color(const cv::Mat& in, cv::Mat& out, double v) {
    const auto a = static_cast<float>(v);
    const float r = 0.299F * (1 - a), g = 0.587F * (1 - a), b = 0.114F * (1 - a);
    cv::transform(in, out, cv::Matx33f(r + a, g, b, r, g + a, b, r, g, b + a));
  }

  // Blur and blend are one kernel; Pillow's border is not blurred.
  static void sharpness(const cv::Mat& in, cv::Mat& out, double v) {
    const auto side = static_cast<float>((1 - v) / 13), centre = static_cast<float>(v + (1 - v) * 5 / 13);
    const cv::Matx33f kernel(side, side, side, side, centre, side, side, side, side);
    cv::filter2D(in, out, -1, kernel);
    for (const int y : {0, in.rows - 1}) { in.row(y).copyTo(out.row(y)); }
    for (const int x : {0, in.cols - 1}) { in.col(x).copyTo(out.col(x)); }
  }

  static void cutout(const cv::Mat& in, cv::Mat& out, const OpCall& call) {
    in.copyTo(out);
    if (call.magnitude <= 0) { return; }
    const double side = call.magnitude * in.cols;
    const int x = static_cast<int>(std::max(0.0, call.centre_x * in.cols - side / 2));
    const int y = static_cast<int>(std::max(0.0, call.centre_y * in.rows - side / 2));
    const int side_px = static_cast<int>(side) + 1;
    out(cv::Rect(x, y, side_px, side_px) & cv::Rect(0, 0, in.cols, in.rows)).setTo(cv::Scalar(125, 123, 114));
  }

  std::vector<uint8_t> plane_buffer_;
  cv::Mat planes_[3], bit_masks_[9], grey_, mask_;
};

// --- measuring
// --------------------------------------------------------------------------------------------------

struct Row {
  std::string name;
  double opencv_ns = 0, la3_ns = 0;  // per image
  double differ = 0;                 // share of bytes
};

double median(std::vector<double> values) {
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

// Nanoseconds per call of body(0 .. count - 1).
double time_ns(size_t count, const std::function<void(size_t)>& body) {
  const auto start = std::chrono::steady_clock::now();
  for (size_t i = 0; i < count; ++i) { body(i); }
  const std::chrono::duration<double, std::nano> elapsed = std::chrono::steady_clock::now() - start;
  return elapsed.count() / static_cast<double>(count);
}

// One size: the images, and where each side puts its output.
class Bench {
 public:
  Bench(int side_px, int rounds)
      : rounds_(static_cast<size_t>(rounds)),
        per_round_(side_px <= 64 ? 1000 : 60),
        images_(photo_like_images(side_px, 16)),
        output_(side_px, side_px, 3),
        opencv_(side_px) {
    for (Image& image : images_) { mats_.emplace_back(side_px, side_px, CV_8UC3, image.data()); }
    for (cv::Mat& mat : mats_out_) { mat.create(side_px, side_px, CV_8UC3); }
  }

  // `calls` holds `per_image` calls for each image in turn.
  Row compare(const std::string& name, const std::vector<OpCall>& calls, size_t per_image) {
    const size_t sets = calls.size() / per_image;
    const auto set = [&](size_t i) { return std::span(calls).subspan(i % sets * per_image, per_image); };
    std::vector<double> opencv, la3;
    for (size_t round = 0; round < rounds_; ++round) {
      const size_t first = round * per_round_;
      opencv.push_back(time_ns(per_round_, [&](size_t i) { run_opencv(set(first + i), first + i); }));
      la3.push_back(time_ns(per_round_, [&](size_t i) { run_la3(set(first + i), first + i); }));
    }
    Row row{name, median(opencv), median(la3)};
    size_t different = 0;
    const size_t checked = std::min<size_t>(sets, 64);
    for (size_t i = 0; i < checked; ++i) {
      const uint8_t* theirs = run_opencv(set(i), i).data;
      run_la3(set(i), i);
      for (size_t k = 0; k < output_.bytes(); ++k) { different += theirs[k] != output_.data()[k] ? 1 : 0; }
    }
    row.differ = static_cast<double>(different) / static_cast<double>(checked * output_.bytes());
    return row;
  }

 private:
  // Consecutive ops go from one preallocated image to the other; returns the last.
  const cv::Mat& run_opencv(std::span<const OpCall> calls, size_t i) {
    const cv::Mat* from = &mats_[i % mats_.size()];
    for (size_t k = 0; k < calls.size(); ++k) {
      opencv_.apply(calls[k], *from, mats_out_[k % 2]);
      from = &mats_out_[k % 2];
    }
    return *from;
  }

  void run_la3(std::span<const OpCall> calls, size_t i) {
    const Image& image = images_[i % images_.size()];
    if (calls.size() == 1) {
      apply_op(calls[0], image.view(), output_.view(), scratch_);
    } else {
      apply_ops(calls, image.view(), output_.view(), scratch_);
    }
  }

  size_t rounds_, per_round_;
  std::vector<Image> images_;
  std::vector<cv::Mat> mats_;  // the same pixels
  cv::Mat mats_out_[2];
  Image output_;
  OpenCvOps opencv_;
  Scratch scratch_;
};

nlohmann::ordered_json measure(int side_px, int rounds, bool print) {
  constexpr int kCalls = 1021;  // prime, so that images and calls pair up differently in each pass
  Bench bench(side_px, rounds);
  nlohmann::ordered_json result;
  if (print) { std::printf("%dx%d RGB   opencv ns    la3 ns  ratio  differ\n", side_px, side_px); }
  const auto print_row = [print](const Row& row) {
    if (!print) { return; }
    std::printf("%-12s %10.0f %9.0f %5.1fx %6.2f%%\n", row.name.c_str(), row.opencv_ns, row.la3_ns,
                row.opencv_ns / row.la3_ns, 100 * row.differ);
  };
  for (const OpInfo& info : op_table()) {
    const Row row = bench.compare(std::string(info.name), random_calls(info.op, kCalls), 1);
    print_row(row);
    result["ops"][row.name] = {{"opencv_ns", row.opencv_ns}, {"la3_ns", row.la3_ns}, {"differ", row.differ}};
  }
  const Row triples = bench.compare("triples", random_triples(kCalls), 3);
  print_row(triples);
  result["opencv_images_per_s"] = 1e9 / triples.opencv_ns;
  result["la3_images_per_s"] = 1e9 / triples.la3_ns;
  if (print) { std::printf("images/s     %10.0f %9.0f\n\n", 1e9 / triples.opencv_ns, 1e9 / triples.la3_ns); }
  return result;
}

}  // namespace
}  // namespace la3::augment

int main(int argc, char** argv) {
  bool json = false;
  int rounds = 31;
  for (int i = 1; i < argc; ++i) {
    if (std::strcmp(argv[i], "--json") == 0) {
      json = true;
    } else if (std::strcmp(argv[i], "--rounds") == 0 && i + 1 < argc && std::atoi(argv[i + 1]) > 0) {
      rounds = std::atoi(argv[++i]);
    } else {
      std::fprintf(stderr, "usage: opencv_bench [--json] [--rounds N]\n");
      return 2;
    }
  }
  cv::setNumThreads(1);
  nlohmann::ordered_json result;
  result["opencv_version"] = CV_VERSION;
  result["isa"] = la3::isa_name(la3::best_isa());
  for (const int side_px : {32, 224}) {
    result["sizes"][std::to_string(side_px)] = la3::augment::measure(side_px, rounds, !json);
  }
  if (json) { std::printf("%s\n", result.dump().c_str()); }
  return 0;
}
