#include "la3/nn/safetensors.h"

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstring>
#include <functional>
#include <random>

#include "la3/core/error.h"
#include "la3/nn/xxh64.h"

namespace la3::nn {
namespace {

namespace fs = std::filesystem;

std::span<const uint8_t> bytes_of(std::string_view text) {
  return {reinterpret_cast<const uint8_t*>(text.data()), text.size()};
}

// A file around any header, well-formed or not.
std::string file_of(const std::string& header, const std::string& data = "") {
  const uint64_t length = header.size();
  std::string file(8, '\0');
  std::memcpy(file.data(), &length, 8);
  return file + header + data;
}

// What parsing says about a file. The bytes lie in memory of exactly their size, so that a
// sanitizer sees each step beyond them.
std::string parse_error(const std::string& file) {
  const std::vector<uint8_t> exact(file.begin(), file.end());
  try {
    parse_safetensors(exact, "f");
  } catch (const Error& error) { return error.what(); }
  return "no error";
}

std::string header_error(const std::string& header, const std::string& data = "") {
  return parse_error(file_of(header, data));
}

std::string tensor_text(const std::string& dtype, const std::string& shape, const std::string& offsets) {
  return R"({"dtype":")" + dtype + R"(","shape":)" + shape + R"(,"data_offsets":)" + offsets + "}";
}

// Of a header with the one tensor 'a'.
std::string tensor_error(const std::string& dtype, const std::string& shape, const std::string& offsets,
                         size_t data_size = 0) {
  return header_error(R"({"a":)" + tensor_text(dtype, shape, offsets) + "}", std::string(data_size, 'd'));
}

class SafetensorsFileTest : public testing::Test {
 protected:
  SafetensorsFileTest() : folder_(fs::temp_directory_path() / ("la3-safetensors-" + std::to_string(::getpid()))) {
    fs::remove_all(folder_);
    fs::create_directories(folder_);
  }
  ~SafetensorsFileTest() override { fs::remove_all(folder_); }

  std::string written(const std::vector<TensorEntry>& entries, const Metadata& metadata) const {
    write_safetensors(folder_ / "file", entries, metadata);
    const auto bytes = read_file(folder_ / "file", 1 << 20);
    return {bytes.begin(), bytes.end()};
  }

  fs::path folder_;
};

TEST(Xxh64, AgreesWithPublishedValues) {
  EXPECT_EQ(xxh64({}, 0), 0xEF46DB3751D8E999u);
  EXPECT_EQ(xxh64(bytes_of("a"), 0), 0xD24EC4F1A98C6E5Bu);
  EXPECT_EQ(xxh64(bytes_of("abc"), 0), 0x44BC2CF5AD770999u);
  EXPECT_EQ(xxh64(bytes_of("Nobody inspects the spammish repetition"), 0), 0xFBCEA83C8A378BF1u);
}

// From the tests of the reference implementation (huggingface/safetensors,
// safetensors/src/tensor.rs).
TEST_F(SafetensorsFileTest, WritesTheBytesOfTheReferenceImplementation) {
  const float values[] = {0, 1, 2, 3, 4, 5};
  const std::string data(reinterpret_cast<const char*>(values), sizeof values);
  EXPECT_EQ(written({{"attn.0", DType::kF32, {1, 2, 3}, bytes_of(data)}}, {}),
            std::string("@\0\0\0\0\0\0\0", 8) +
                R"({"attn.0":{"dtype":"F32","shape":[1,2,3],"data_offsets":[0,24]}})" + data);
  EXPECT_EQ(written({{"attn0", DType::kF32, {1, 1, 2, 3}, bytes_of(data)}}, {}),
            std::string("H\0\0\0\0\0\0\0", 8) +
                R"({"attn0":{"dtype":"F32","shape":[1,1,2,3],"data_offsets":[0,24]}}       )" + data);
  EXPECT_EQ(written({}, {}), std::string("\x08\0\0\0\0\0\0\0{}      ", 16));
  EXPECT_EQ(written({}, {{"framework", "pt"}}),
            std::string("(\0\0\0\0\0\0\0", 8) + R"({"__metadata__":{"framework":"pt"}}     )");
}

TEST_F(SafetensorsFileTest, WritesTheSameBytesWhateverTheOrder) {
  std::vector<TensorEntry> entries = {
      {"b", DType::kU8, {3}, bytes_of("xyz")},        {"a", DType::kU8, {1}, bytes_of("1")},
      {"c", DType::kF32, {}, bytes_of("1234")},       {"d", DType::kI64, {1}, bytes_of("12345678")},
      {"e", DType::kBF16, {1, 1}, bytes_of("12")},    {"f", DType::kF16, {2}, bytes_of("abcd")},
      {"g", DType::kF64, {1}, bytes_of("ABCDEFGH")},  {"empty", DType::kF32, {2, 0}, {}},
      {"i", DType::kBool, {2}, bytes_of({"\0\1", 2})}};
  const std::string first = written(entries, {{"k", "v"}, {"a", "b"}});
  std::mt19937 random(1);
  for (int i = 0; i < 10; ++i) {
    std::shuffle(entries.begin(), entries.end(), random);
    ASSERT_EQ(written(entries, {{"k", "v"}, {"a", "b"}}), first);
  }
  std::string order;
  const SafetensorsFile file(folder_ / "file");
  for (const TensorEntry& entry : file.entries()) { order += entry.name + " "; }
  EXPECT_EQ(order, "d g c empty e f a b i ");  // larger elements first, then by name
}

TEST_F(SafetensorsFileTest, GivesBackWhatWasWritten) {
  const std::string odd_name = "a \"quoted\"\n\\ n\xC3\xA4me";
  const Metadata metadata = {{"key", "line\nbreak"}, {"", ""}};
  const std::string data = "12345678";
  write_safetensors(folder_ / "file", {{odd_name, DType::kI16, {2, 2}, bytes_of(data)}, {"s", DType::kU8, {0}, {}}},
                    metadata);
  const auto original = std::make_unique<SafetensorsFile>(folder_ / "file");
  const SafetensorsFile file = *original;
  EXPECT_EQ(file.metadata(), metadata);
  ASSERT_EQ(file.entries().size(), 2u);
  const TensorEntry* entry = file.find(odd_name);
  ASSERT_NE(entry, nullptr);
  EXPECT_EQ(entry->dtype, DType::kI16);
  EXPECT_EQ(entry->shape, (std::vector<int64_t>{2, 2}));
  EXPECT_EQ(std::string(entry->bytes.begin(), entry->bytes.end()), data);
  EXPECT_EQ(file.find("none"), nullptr);
  EXPECT_EQ(file.find("s")->name, "s");
}

TEST_F(SafetensorsFileTest, NamesTheFile) {
  const auto message = [](const fs::path& path) -> std::string {
    try {
      SafetensorsFile file(path);
    } catch (const Error& error) { return error.what(); }
    return "no error";
  };
  EXPECT_EQ(message(folder_ / "none"), (folder_ / "none").string() + ": cannot open: No such file or directory");
  write_file(folder_ / "short", std::string("1234"));
  EXPECT_EQ(message(folder_ / "short"),
            (folder_ / "short").string() + ": not a .safetensors file: at least 8 bytes expected, found 4");
}

TEST_F(SafetensorsFileTest, AFullDiskLeavesTheOldFile) {
  const std::string old = written({}, {{"is", "old"}});
  const std::string data(5000, 'x');
  // A file size limit stands in for a full disk: write() fails half-way.
  struct rlimit before {};
  ::getrlimit(RLIMIT_FSIZE, &before);
  const struct rlimit small { 1000, before.rlim_max };
  const auto handler = std::signal(SIGXFSZ, SIG_IGN);
  ::setrlimit(RLIMIT_FSIZE, &small);
  EXPECT_THROW(write_safetensors(folder_ / "file", {{"a", DType::kU8, {5000}, bytes_of(data)}}, {}), Error);
  ::setrlimit(RLIMIT_FSIZE, &before);
  std::signal(SIGXFSZ, handler);
  EXPECT_EQ(SafetensorsFile(folder_ / "file").metadata().at("is"), "old");
  EXPECT_EQ(std::distance(fs::directory_iterator(folder_), fs::directory_iterator()), 1);
}

TEST_F(SafetensorsFileTest, RefusesToWriteWhatCouldNotBeRead) {
  const auto write = [&](std::vector<TensorEntry> entries, const Metadata& metadata = {}) {
    write_safetensors(folder_ / "file", std::move(entries), metadata);
  };
  const TensorEntry good = {"a", DType::kU8, {3}, bytes_of("xyz")};
  EXPECT_THROW(write({good, good}), std::invalid_argument);
  EXPECT_THROW(write({{"__metadata__", DType::kU8, {3}, bytes_of("xyz")}}), std::invalid_argument);
  EXPECT_THROW(write({{"a\xFF", DType::kU8, {3}, bytes_of("xyz")}}), std::invalid_argument);
  EXPECT_THROW(write({{"a", DType::kF32, {3}, bytes_of("xyz")}}), std::invalid_argument);
  EXPECT_THROW(write({{"a", DType::kU8, {-1, -3}, bytes_of("xyz")}}), std::invalid_argument);
  EXPECT_THROW(write({{"a", DType::kU8, {INT64_MAX, 4}, {}}}), std::invalid_argument);
  EXPECT_THROW(write({{"a", DType::kU8, std::vector<int64_t>(65, 1), bytes_of("x")}}), std::invalid_argument);
  EXPECT_THROW(write({good}, {{"key", "\xFF"}}), std::invalid_argument);
  EXPECT_FALSE(fs::exists(folder_ / "file"));
  EXPECT_NO_THROW(write({{"a", DType::kU8, std::vector<int64_t>(64, 1), bytes_of("x")}}));
}

TEST(Safetensors, ReadsAHandMadeFile) {
  const std::string file = file_of(
      R"({ "w" : {"data_offsets":[2,10], "dtype":"F32", "shape":[2, 1]}, "__metadata__":{"by":"hand"},)"
      R"("b":{"dtype":"I8","shape":[2],"data_offsets":[0,2]}, "z":{"dtype":"U8","shape":[0],"data_offsets":[2,2]}})"
      "\n  ",
      std::string("\x01\xFF\0\0\x80\x3F\0\0\0\xC0", 10));
  const SafetensorsContent content = parse_safetensors(bytes_of(file), "f");
  EXPECT_EQ(content.metadata, (Metadata{{"by", "hand"}}));
  ASSERT_EQ(content.entries.size(), 3u);
  EXPECT_EQ(content.entries[0].name, "b");
  EXPECT_EQ(content.entries[1].name, "z");
  EXPECT_EQ(content.entries[2].name, "w");
  EXPECT_EQ(content.entries[2].shape, (std::vector<int64_t>{2, 1}));
  float values[2];
  std::memcpy(values, content.entries[2].bytes.data(), sizeof values);
  EXPECT_EQ(values[0], 1);
  EXPECT_EQ(values[1], -2);
}

TEST(Safetensors, RefusesWhatIsNoHeader) {
  EXPECT_EQ(parse_error(""), "f: not a .safetensors file: at least 8 bytes expected, found 0");
  EXPECT_EQ(parse_error(std::string(8, '\0')), "f: header: '{' expected first, found nothing");
  EXPECT_EQ(parse_error(std::string(8, '\xFF') + "{}"),
            "f: not a .safetensors file: a header of at most 100000000 bytes expected, found "
            "18446744073709551615");
  EXPECT_EQ(parse_error(std::string("\x03\0\0\0\0\0\0\0{}", 10)),
            "f: truncated, or not a .safetensors file: a header of 3 bytes expected, found 2");
  EXPECT_NE(parse_error("PK\x03\x04 and more").find("; a zip archive, perhaps of torch.save()"), std::string::npos);
  EXPECT_EQ(header_error(" {}"), "f: header: '{' expected first, found ' '");
  EXPECT_EQ(header_error("\xEF\xBB\xBF{}"), "f: header: '{' expected first, found '\\xef'");
  EXPECT_EQ(header_error("[]"), "f: header: '{' expected first, found '['");
  EXPECT_EQ(header_error(std::string("{}\0", 3)), "f: header: not valid JSON: byte 0 found");
}

TEST(Safetensors, RefusesWhatIsNotJson) {
  EXPECT_EQ(header_error("{\"a\":}"),
            "f: header: not valid JSON at byte 6: unexpected '}'; expected '[', '{', or a literal");
  EXPECT_EQ(header_error("{\"a\":{\"data_offsets\":[1e999,2]}}"),
            "f: header: not valid JSON at byte 27: number out of range");
  for (const std::string& header :
       {std::string("{"), std::string("{}}"), std::string("{} {}"), std::string("{\"a\""), std::string("{\"a\":}"),
        std::string("{,}"), std::string("{'a':1}"), std::string("{}//"), std::string("{\"\xFF\":{}}"),
        std::string("{\"\xC0\x80\":{}}"), std::string("{\"\\ud800\":{}}"), std::string("{\"a\nb\":{}}")}) {
    EXPECT_EQ(header_error(header).rfind("f: header: not valid JSON at byte ", 0), 0u) << header_error(header);
  }
  EXPECT_NE(header_error(R"({"a":{"shape":[1e999]}})").find("number out of range"), std::string::npos);
  const std::string long_literal = header_error("{\"a\": " + std::string(100000, '-'));
  EXPECT_LT(long_literal.size(), 300u) << long_literal.substr(0, 300);
}

TEST(Safetensors, RefusesNestingHoweverDeep) {
  EXPECT_EQ(header_error(R"({"a":)" + std::string(1000000, '[')),
            "f: tensor 'a': an object expected, found an array");
  std::string objects = "{";
  for (int i = 0; i < 100000; ++i) { objects += R"("a":{)"; }
  EXPECT_EQ(header_error(objects), "f: tensor 'a': keys dtype, shape and data_offsets expected, found 'a'");
  EXPECT_EQ(tensor_error("F32", "[[1]]", "[0,4]"),
            "f: tensor 'a': shape: whole numbers from 0 to 9223372036854775807 expected, found an array");
}

TEST(Safetensors, RefusesValuesOfTheWrongKind) {
  EXPECT_EQ(header_error(R"({"a":3})"), "f: tensor 'a': an object expected, found 3");
  EXPECT_EQ(header_error(R"({"a":null})"), "f: tensor 'a': an object expected, found null");
  EXPECT_EQ(header_error(R"({"a":{"dtype":1}})"), "f: tensor 'a': dtype: a string expected, found 1");
  EXPECT_EQ(header_error(R"({"a":{"dtype":{}}})"), "f: tensor 'a': dtype: a string expected, found an object");
  EXPECT_EQ(header_error(R"({"a":{"shape":"1"}})"), "f: tensor 'a': shape: an array expected, found a string");
  EXPECT_EQ(header_error(R"({"a":{"data_offsets":true}})"),
            "f: tensor 'a': data_offsets: an array expected, found true");
  EXPECT_EQ(header_error(R"({"__metadata__":[]})"), "f: __metadata__: an object expected, found an array");
  EXPECT_EQ(header_error(R"({"__metadata__":{"k":1}})"), "f: __metadata__: 'k': a string expected, found 1");
  EXPECT_EQ(header_error(R"({"__metadata__":{"k":{"l":"m"}}})"),
            "f: __metadata__: 'k': a string expected, found an object");
}

TEST(Safetensors, RefusesKeysThatAreUnknownMissingOrTwice) {
  const std::string good = tensor_text("U8", "[0]", "[0,0]");
  EXPECT_EQ(header_error(R"({"a":{}})"), "f: tensor 'a': key 'dtype' missing");
  EXPECT_EQ(header_error(R"({"a":{"dtype":"U8","shape":[0]}})"), "f: tensor 'a': key 'data_offsets' missing");
  EXPECT_EQ(header_error(R"({"a":{"dtype":"U8","dtype":"U8"}})"), "f: tensor 'a': key 'dtype' stands twice");
  EXPECT_EQ(header_error(R"({"a":{"shape":[1],"shape":[1]}})"), "f: tensor 'a': key 'shape' stands twice");
  EXPECT_EQ(header_error(R"({"a":{"data_offsets":[0,1],"dtype":"U8","data_offsets":[0,1]}})"),
            "f: tensor 'a': key 'data_offsets' stands twice");
  EXPECT_EQ(header_error(R"({"a":{"strides":[1]}})"),
            "f: tensor 'a': keys dtype, shape and data_offsets expected, found 'strides'");
  EXPECT_EQ(header_error(R"({"a":)" + good + R"(,"\u0061":)" + good + "}"), "f: tensor 'a': stands twice");
  EXPECT_EQ(header_error(R"({"__metadata__":{"k":"1","k":"2"}})"), "f: __metadata__: key 'k' stands twice");
  EXPECT_EQ(header_error(R"({"__metadata__":{},"__metadata__":{}})"), "f: __metadata__: stands twice");
}

TEST(Safetensors, RefusesTypesShapesAndOffsetsThatCannotBe) {
  EXPECT_EQ(tensor_error("F8_E4M3", "[1]", "[0,1]", 1),
            "f: tensor 'a': dtype: one of I64, F64, F32, I32, BF16, F16, I16, I8, U8, BOOL "
            "expected, found "
            "'F8_E4M3'");
  EXPECT_EQ(tensor_error("F32", "[-1]", "[0,4]", 4),
            "f: tensor 'a': shape: whole numbers from 0 to 9223372036854775807 expected, found -1");
  EXPECT_EQ(tensor_error("F32", "[1.0]", "[0,4]", 4),
            "f: tensor 'a': shape: whole numbers from 0 to 9223372036854775807 expected, found 1.0");
  EXPECT_EQ(tensor_error("F32", "[9223372036854775808]", "[0,4]", 4),
            "f: tensor 'a': shape: whole numbers from 0 to 9223372036854775807 expected, found "
            "9223372036854775808");
  EXPECT_EQ(tensor_error("F32", "[99999999999999999999]", "[0,4]", 4),
            "f: tensor 'a': shape: whole numbers from 0 to 9223372036854775807 expected, found "
            "99999999999999999999");
  EXPECT_EQ(tensor_error("F32", "[9223372036854775807]", "[0,4]", 4),
            "f: tensor 'a': shape [9223372036854775807] is too large");
  // 2^64 elements: 0 in 64 bits.
  EXPECT_EQ(tensor_error("U8", "[4294967296,4294967296]", "[0,0]"),
            "f: tensor 'a': shape [4294967296,4294967296] is too large");
  EXPECT_EQ(tensor_error("U8", "[0,4294967296,4294967296]", "[0,0]"),
            "f: tensor 'a': shape [0,4294967296,4294967296] is too large");
  std::string ones = "[1";
  for (int i = 1; i < 65; ++i) { ones += ",1"; }
  EXPECT_EQ(tensor_error("U8", ones + "]", "[0,1]", 1),
            "f: tensor 'a': shape: at most 64 dimensions expected, found more");
  EXPECT_EQ(tensor_error("F32", "[2,3]", "[0,20]", 20),
            "f: tensor 'a': 24 bytes expected for F32 [2,3], found data_offsets [0,20]");
  EXPECT_EQ(tensor_error("U8", "[4]", "[4]", 4), "f: tensor 'a': data_offsets: 2 numbers expected, found 1");
  EXPECT_EQ(tensor_error("U8", "[4]", "[0,4,8]", 4), "f: tensor 'a': data_offsets: 2 numbers expected, found more");
  EXPECT_EQ(tensor_error("U8", "[4]", "[-4,0]", 4),
            "f: tensor 'a': data_offsets: whole numbers from 0 expected, found -4");
  EXPECT_EQ(tensor_error("U8", "[4]", "[4,0]", 4),
            "f: tensor 'a': data_offsets [4,0]: the end stands before the beginning");
  EXPECT_EQ(tensor_error("U8", "[4]", "[18446744073709551612,18446744073709551615]", 4),
            "f: tensor 'a': 4 bytes expected for U8 [4], found data_offsets "
            "[18446744073709551612,18446744073709551615]");
}

TEST(Safetensors, RefusesDataThatIsMissingLeftOverSharedOrSkipped) {
  EXPECT_EQ(tensor_error("U8", "[4]", "[0,4]", 3),
            "f: tensor 'a': data_offsets [0,4], but the file has only 3 bytes of data: truncated?");
  EXPECT_EQ(tensor_error("U8", "[4]", "[0,4]", 5),
            "f: 4 bytes of data expected, found 5: the last belong to no tensor");
  EXPECT_EQ(tensor_error("U8", "[4]", "[1,5]", 5),
            "f: tensor 'a': data from byte 0 expected, found from 1: the bytes between belong to "
            "no tensor");
  EXPECT_EQ(header_error("{}", "x"), "f: 0 bytes of data expected, found 1: the last belong to no tensor");
  const auto two = [](const std::string& a, const std::string& b) {
    return header_error(R"({"a":)" + tensor_text("U8", "[4]", a) + R"(,"b":)" + tensor_text("U8", "[4]", b) + "}",
                        std::string(8, 'd'));
  };
  EXPECT_EQ(two("[4,8]", "[0,4]"), "no error");
  EXPECT_EQ(two("[0,4]", "[0,4]"), "f: tensor 'b': data from byte 4 expected, found from 0: overlaps 'a'");
  EXPECT_EQ(two("[3,7]", "[0,4]"), "f: tensor 'a': data from byte 4 expected, found from 3: overlaps 'b'");
}

TEST(Safetensors, MessagesAreSafeToPrint) {
  EXPECT_EQ(header_error("{\"\\u001b[31m\":1}"), "f: tensor '\\x1b[31m': an object expected, found 1");
  const std::string long_name = header_error("{\"" + std::string(100000, 'n') + "\":1}");
  EXPECT_LT(long_name.size(), 200u);
}

std::string small_file() {
  return file_of(R"({"__metadata__":{"k":"v"},"a":{"dtype":"F32","shape":[2],"data_offsets":[0,8]},)"
                 R"("b":{"dtype":"U8","shape":[1,3],"data_offsets":[8,11]}})",
                 "12345678abc");
}

TEST(Safetensors, NoticesTruncationAtEveryLength) {
  const std::string file = small_file();
  ASSERT_EQ(parse_error(file), "no error");
  for (size_t size = 0; size < file.size(); ++size) {
    ASSERT_NE(parse_error(file.substr(0, size)), "no error") << size;
  }
}

// Whatever happens to the bytes: an Error, or entries within them.
TEST(Safetensors, SurvivesRandomDamage) {
  std::mt19937 random(1);
  const std::string tokens[] = {"\"a\"", "{",    "}", "[", "]", ",", "-", "0", "18446744073709551615",
                                "\\u",   "\xFF", "e9"};
  for (int trial = 0; trial < 20000; ++trial) {
    std::string file = small_file();
    for (unsigned damage = random() % 3 + 1; damage > 0; --damage) {
      const size_t place = random() % file.size();
      switch (random() % 4) {
        case 0: file[place] = static_cast<char>(random()); break;
        case 1: file.erase(place, random() % 5 + 1); break;
        case 2: file.insert(place, tokens[random() % std::size(tokens)]); break;
        default: file.insert(place, file.substr(random() % file.size(), random() % 20));
      }
      if (file.empty()) { break; }
    }
    uint64_t length = 0;  // mostly right, so that the header is what is wrong
    if (file.size() > 19 && random() % 4 != 0) {
      length = file.size() - 19;
      std::memcpy(file.data(), &length, 8);
    }
    const std::vector<uint8_t> exact(file.begin(), file.end());
    try {
      for (const TensorEntry& entry : parse_safetensors(exact, "f").entries) {
        ASSERT_TRUE(entry.bytes.empty() ||
                    (entry.bytes.data() >= exact.data() &&
                     entry.bytes.data() + entry.bytes.size() <= exact.data() + exact.size()));
      }
    } catch (const Error&) {}
  }
}

TEST(ContentChecksum, ChangesWithEverythingButTheOrderAndItself) {
  const TensorEntry a = {"a", DType::kF32, {2, 1}, bytes_of("12345678")};
  const TensorEntry b = {"b", DType::kU8, {3}, bytes_of("abc")};
  const std::string sum = content_checksum({a, b}, {{"k", "v"}});
  EXPECT_EQ(sum.size(), 16u);
  EXPECT_EQ(content_checksum({b, a}, {{"k", "v"}}), sum);
  EXPECT_EQ(content_checksum({a, b}, {{"k", "v"}, {kChecksumKey, "x"}}), sum);
  EXPECT_NE(content_checksum({a, b}, {{kChecksumKey, "x"}, {"zzz", "v"}}),
            content_checksum({a, b}, {{kChecksumKey, "x"}, {"zzz", "w"}}))
      << "what comes after it counts";

  const auto with_a = [&](const std::function<void(TensorEntry&)>& change) {
    TensorEntry changed = a;
    change(changed);
    return content_checksum({changed, b}, {{"k", "v"}});
  };
  EXPECT_NE(with_a([](TensorEntry& entry) { entry.name = "A"; }), sum);
  EXPECT_NE(with_a([](TensorEntry& entry) { entry.dtype = DType::kI32; }), sum);
  EXPECT_NE(with_a([](TensorEntry& entry) { entry.shape = {1, 2}; }), sum);
  EXPECT_NE(with_a([](TensorEntry& entry) { entry.bytes = bytes_of("12345679"); }), sum);
  EXPECT_NE(content_checksum({a, b}, {{"k", "w"}}), sum);
  EXPECT_NE(content_checksum({a, b}, {{"l", "v"}}), sum);
  EXPECT_NE(content_checksum({a, b}, {}), sum);
  EXPECT_NE(content_checksum({a}, {{"k", "v"}}), sum);
}

}  // namespace
}  // namespace la3::nn
