// DeepAA's .npz files: one that numpy wrote (tests/fixtures/make_npz.py), and broken ones made by hand.
#include <gtest/gtest.h>

#include <bit>
#include <filesystem>
#include <limits>
#include <map>

#include "la3/core/error.h"
#include "la3/pickle/zip.h"
#include "la3/policy/import.h"
#include "tests/source_folder.h"

namespace la3::policy {
namespace {

using augment::Op;

std::filesystem::path npz(const std::string& name) {
  return fixtures_folder() / "npz" / (name + ".npz");
}

void put_number(std::string& bytes, uint64_t value, size_t size) {
  for (size_t i = 0; i < size; ++i, value >>= 8) { bytes += static_cast<char>(value & 0xFF); }
}

std::string npy_of(char version, const std::string& header, const std::string& values) {
  std::string bytes = std::string("\x93NUMPY") + version + '\0';
  put_number(bytes, header.size(), version == 1 ? 2 : 4);
  return bytes + header + values;
}

std::string npy(const std::string& type, const std::string& shape, const std::string& values) {
  return npy_of(1, "{'descr': '" + type + "', 'fortran_order': False, 'shape': " + shape + ", }\n", values);
}

std::string integers(const std::vector<int32_t>& values) {
  std::string bytes;
  for (const int32_t value : values) { put_number(bytes, static_cast<uint32_t>(value), 4); }
  return npy("<i4", "(" + std::to_string(values.size()) + ", 1)", bytes);
}

std::string floats(const std::vector<std::vector<float>>& rows) {
  std::string bytes;
  for (const auto& row : rows) {
    for (const float value : row) { put_number(bytes, std::bit_cast<uint32_t>(value), 4); }
  }
  return npy("<f4", "(" + std::to_string(rows.size()) + ", " + std::to_string(rows[0].size()) + ")", bytes);
}

std::string texts(const std::vector<std::string>& values) {
  std::string bytes;
  for (const std::string& value : values) {
    for (size_t i = 0; i < 30; ++i) { put_number(bytes, i < value.size() ? static_cast<uint8_t>(value[i]) : 0, 4); }
  }
  return npy("<U30", "(" + std::to_string(values.size()) + ",)", bytes);
}

// As numpy.savez() lays them out.
std::string archive(const std::map<std::string, std::string>& arrays) {
  std::string bytes, directory;
  for (const auto& [array, content] : arrays) {
    const std::string name = array + ".npy";
    const size_t begin = bytes.size();
    const uint32_t crc = pickle::crc32({reinterpret_cast<const uint8_t*>(content.data()), content.size()});
    std::string common;
    put_number(common, 0, 8), put_number(common, crc, 4);
    put_number(common, content.size(), 4), put_number(common, content.size(), 4);
    put_number(common, name.size(), 2), put_number(common, 0, 2);
    put_number(bytes, 0x04034b50, 4), put_number(bytes, 20, 2);
    bytes += common + name + content;
    put_number(directory, 0x02014b50, 4), put_number(directory, 20, 4);
    directory += common;
    put_number(directory, 0, 10), put_number(directory, begin, 4);
    directory += name;
  }
  const size_t at = bytes.size();
  bytes += directory;
  put_number(bytes, 0x06054b50, 4), put_number(bytes, 0, 4);
  put_number(bytes, arrays.size(), 2), put_number(bytes, arrays.size(), 2);
  put_number(bytes, directory.size(), 4), put_number(bytes, at, 4), put_number(bytes, 0, 2);
  return bytes;
}

// A whole policy of two operations, with some arrays replaced; an empty one is left out.
std::string changed(const std::map<std::string, std::string>& arrays) {
  std::map<std::string, std::string> all = {{"policy_probs", floats({{0.5f, 0.5f}})},
                                            {"l_ops", integers({2})},
                                            {"l_mags", integers({13})},
                                            {"ops", integers({0, 1})},
                                            {"mags", integers({6, 3})},
                                            {"op_names", texts({"Identity:(0.0,,1.0)", "Rotate:(-30.0,,30.0)"})}};
  for (const auto& [name, content] : arrays) {
    all[name] = content;
    if (content.empty()) { all.erase(name); }
  }
  return archive(all);
}

std::string error_of_import(const std::string& bytes, PolicyForm form = PolicyForm::kAny) {
  try {
    import_policy(bytes, "f.npz", form);
  } catch (const Error& error) { return error.what(); }
  return "no error";
}

TEST(DeepAa, LayersBecomeSteps) {
  const ImportedPolicy imported = import_policy_file(npz("small"));
  EXPECT_EQ(imported.form, PolicyForm::kDeepAA);
  ASSERT_TRUE(is_label_invariant(imported.policy));
  ASSERT_EQ(imported.policy.labels[0].phases.size(), 1u);
  ASSERT_EQ(imported.policy.labels[0].phases[0].recipes.size(), 1u);
  const std::vector<Step>& steps = imported.policy.labels[0].phases[0].recipes[0].steps;
  ASSERT_EQ(steps.size(), 2u);
  const std::vector<Choice> first = {
      {.op = Op::kIdentity, .weight = 0.25},
      {.op = Op::kShearX, .magnitude = -0.3, .random_sign = true, .weight = 0.1},
      {.op = Op::kShearX, .magnitude = 11.0 / 12 * 0.6 - 0.3, .random_sign = true, .weight = 0.2},
      {.op = Op::kInvert, .weight = 0.15},
      {.op = Op::kPosterize, .magnitude = 7.0, .weight = 0.3}};
  EXPECT_EQ(steps[0].choices, first);
  // What is never picked is left out; the flip is the training's, and does nothing here.
  const std::vector<Choice> second = {{.op = Op::kIdentity, .weight = 0.75},
                                      {.op = Op::kPosterize, .magnitude = 7.0, .weight = 0.25}};
  EXPECT_EQ(steps[1].choices, second);
  ASSERT_EQ(imported.notes.size(), 1u);
  EXPECT_NE(imported.notes[0].find("RandFlip (0%, 25%)"), std::string::npos) << imported.notes[0];
  EXPECT_EQ(parse_policy(to_json(imported.policy), "again"), imported.policy);
}

TEST(DeepAa, ArchivesThatAreNotPlainArraysAreRefused) {
  EXPECT_THROW(import_policy_file(npz("compressed")), Error);
  try {
    import_policy_file(npz("objects"));
    FAIL();
  } catch (const Error& error) {
    EXPECT_NE(std::string(error.what()).find("'op_names': values of type"), std::string::npos) << error.what();
    EXPECT_NE(std::string(error.what()).find("'|O', Python objects: nothing of them was run"), std::string::npos);
  }
  EXPECT_EQ(error_of_import("[[('Invert', 1, 1)]]", PolicyForm::kDeepAA),
            "f.npz: an .npz file of DeepAA expected, found something else");
  EXPECT_EQ(error_of_import(archive({{"weights", integers({1})}})),
            "f.npz: a policy of DeepAA expected, with the array 'op_names', found 'weights'");
  EXPECT_EQ(error_of_import(archive({{"weights", "hello, I am text"}})),
            "f.npz: 'weights': an array of numpy expected, found something else");
  std::string damaged = changed({});
  damaged[damaged.find("NUMPY")] ^= 1;
  EXPECT_NE(error_of_import(damaged).find("damaged"), std::string::npos) << error_of_import(damaged);
  const std::string whole = changed({});
  for (size_t length = 4; length < whole.size(); length += 7) {
    EXPECT_NE(error_of_import(whole.substr(0, length)), "no error") << length;
  }
}

TEST(DeepAa, ALayerMayHoldOneOperationOnly) {
  const ImportedPolicy imported = import_policy(changed({{"policy_probs", floats({{0, 1}})}}), "f.npz");
  const std::vector<Choice> choices = {{.op = Op::kRotate, .magnitude = -15.0, .random_sign = true}};
  EXPECT_EQ(imported.policy.labels[0].phases[0].recipes[0].steps[0].choices, choices);
}

TEST(DeepAa, ProbabilitiesMayBeOfDoublePrecision) {
  std::string bytes;
  for (const double value : {0.7, 0.3}) { put_number(bytes, std::bit_cast<uint64_t>(value), 8); }
  const Policy policy = import_policy(changed({{"policy_probs", npy("<f8", "(1, 2)", bytes)}}), "f.npz").policy;
  const std::vector<Choice>& choices = policy.labels[0].phases[0].recipes[0].steps[0].choices;
  ASSERT_EQ(choices.size(), 2u);
  EXPECT_EQ(choices[0].weight, 0.7);
  EXPECT_EQ(choices[1].weight, 0.3);
}

TEST(DeepAa, ArraysOfAnyVersionOfNumpysFormatAreTaken) {
  const std::string header = "{'descr': '<i4', 'fortran_order': False, 'shape': (2,), }\n";
  const std::string values("\6\0\0\0\3\0\0\0", 8);
  const Policy one = import_policy(changed({}), "f.npz").policy;
  for (const char version : {1, 2, 3}) {
    EXPECT_EQ(import_policy(changed({{"mags", npy_of(version, header, values)}}), "f.npz").policy, one);
  }
  const auto refused = [&](const std::string& array) { return error_of_import(changed({{"mags", array}})); };
  for (const char version : {0, 4}) {
    EXPECT_EQ(refused(npy_of(version, header, values)),
              "f.npz: 'mags': version 1 to 3 of numpy's format expected, found " + std::to_string(version));
  }
  EXPECT_EQ(refused(npy_of(1, header, values).substr(0, 60)), "f.npz: 'mags': a header of 58 bytes expected");
  EXPECT_EQ(refused(npy_of(1, header, values).substr(0, 11)),
            "f.npz: 'mags': an array of numpy expected, found something else");
  EXPECT_EQ(refused(npy_of(1, "{'descr': '<i4', 'fortran_order': True, 'shape': (2,), }\n", values)),
            "f.npz: 'mags': values row by row expected, found 'fortran_order': True");
  for (const char* wrong :
       {"{'descr': 4, 'fortran_order': False, 'shape': (2,), }\n",
        "{'title': '<i4', 'fortran_order': False, 'shape': (2,), }\n",
        "{'fortran_order': False, 'shape': (2,), }\n", "{'descr': '<i4', 'fortran_order': 0, 'shape': (2,), }\n",
        "{'descr': '<i4', 'shape': (2,), }\n", "{'descr': '<i4', 'fortran_order': False, 'shape': 2, }\n",
        "{'descr': '<i4', 'fortran_order': False, 'shape': (1, 1, 1, 1, 1, 1, 1, 1, 2), }\n", "[]\n"}) {
    EXPECT_EQ(refused(npy_of(1, wrong, values)),
              "f.npz: 'mags': a header with 'descr', 'fortran_order' and 'shape' expected")
        << wrong;
  }
}

TEST(DeepAa, WhatCannotBeIsRefusedByItsPlace) {
  EXPECT_EQ(error_of_import(changed({})), "no error");
  const std::pair<std::map<std::string, std::string>, std::string> kWrong[] = {
      {{{"mags", ""}}, "a policy of DeepAA expected, with the array 'mags', found 'l_mags', 'l_ops'"},
      {{{"policy_probs", floats({{0.5f, 0.4f}})}},
       "'policy_probs[0]': probabilities that sum to 1 expected, found a sum of 0.900000"},
      {{{"policy_probs", floats({{1.5f, -0.5f}})}}, "'policy_probs[0][0]': a probability from 0 to 1 expected"},
      {{{"policy_probs", floats({{0.5f, std::numeric_limits<float>::quiet_NaN()}})}},
       "'policy_probs[0][1]': a probability from 0 to 1 expected, found nan"},
      {{{"policy_probs", floats({9, {0.5f, 0.5f}})}},
       "1 to 8 rows of probabilities expected, found the shape (9, 2)"},
      {{{"policy_probs", floats({{0.5f, 0.25f, 0.25f}})}},
       "'ops': a number for each of 3 probabilities expected, found the shape (2, 1)"},
      {{{"policy_probs", texts({"half"})}}, "'policy_probs': numbers expected"},
      {{{"ops", integers({0, 2})}}, "'ops[1]': 0 to 1 expected, found 2"},
      {{{"ops", integers({-1, 1})}}, "'ops[0]': 0 to 1 expected, found -1"},
      {{{"ops", npy("<f4", "(2,)", std::string(8, '\0'))}}, "'ops': whole numbers expected"},
      {{{"mags", integers({6, 13})}}, "'mags[1]': 0 to 12 expected, found 13"},
      {{{"mags", integers({6})}}, "'mags': a number for each of 2 probabilities expected, found the shape (1, 1)"},
      {{{"l_mags", integers({1})}}, "'l_mags': 2 to 1048576 expected, found 1"},
      {{{"l_mags", integers({13, 13})}}, "'l_mags': one number expected, found the shape (2, 1)"},
      {{{"op_names", integers({1, 2})}}, "'op_names': texts expected, found numbers"},
      {{{"op_names", texts({"Identity:(0.0,,1.0)", "Twist:(0.0,,1.0)"})}},
       "'op_names[1]': an operation of DeepAA expected, found 'Twist:(0.0,,1.0)'"},
      {{{"op_names", texts({"Identity", "Rotate:(-45.0,,45.0)"})}},
       "'op_names[1]': the range (-30,,30) of Rotate expected, found 'Rotate:(-45.0,,45.0)'"},
      {{{"op_names", texts({"Identity", "Rotate:(-30.0,30.0)"})}}, "'op_names[1]': the range (-30,,30) of Rotate"},
      {{{"op_names", texts({"Identity", "Rotate:(-30.0,,30.0"})}}, "'op_names[1]': the range (-30,,30) of Rotate"},
      {{{"op_names", texts({"Identity", "Rotate:(x,,30.0)"})}}, "'op_names[1]': the range (-30,,30) of Rotate"},
      {{{"op_names", texts({"Identity", "Rotate:(-30.0,,30.0x)"})}},
       "'op_names[1]': the range (-30,,30) of Rotate"},
      {{{"op_names", texts({"Identity", "Cutout:(0.0,,0.2)"})}},
       "'op_names[1]': an operation of DeepAA expected, found 'Cutout:(0.0,,0.2)'"},
      {{{"policy_probs", npy("<f4", "(0, 2)", "")}},
       "1 to 8 rows of probabilities expected, found the shape (0, 2)"},
      {{{"policy_probs", npy("<f4", "(2,)", std::string(8, '\0'))}},
       "1 to 8 rows of probabilities expected, found the shape (2)"},
      {{{"mags", npy("<i4", "(1, 2)", std::string(8, '\0'))}},
       "'mags': a number for each of 2 probabilities expected, found the shape (1, 2)"},
      {{{"mags", npy("<i4", "('a',)", std::string(8, '\0'))}}, "'mags': a shape of whole numbers expected"},
      {{{"op_names", npy("<Ux", "(2,)", "")}}, "'op_names': values of type <f4, <f8, <i4, <i8 or <U"},
      {{{"op_names", npy("<U2", "(1,)", std::string("a\0\0\0\7\0\0\0", 8))}}, "'op_names': "},
      {{{"op_names", npy("<U1", "(1,)", std::string("\xe4\0\0\0", 4))}}, "'op_names': "},
      {{{"op_names", texts({"Identity", "Rotate"})}}, "'op_names[1]': the range (-30,,30) of Rotate expected"},
      {{{"mags", npy("<i4", "(3,)", std::string(8, '\0'))}}, "'mags': 12 bytes of values expected, found 8"},
      {{{"mags", npy(">i4", "(2,)", std::string(8, '\0'))}}, "'mags': values of type <f4, <f8, <i4, <i8 or <U"},
      {{{"mags", npy("<i4", "(1000000, 1000000)", "")}}, "'mags': at most 1000000 values expected, found more"},
      {{{"mags", npy("<i4", "(-2,)", "")}}, "'mags': a shape of whole numbers expected"},
      {{{"mags", npy("<i4", "None", "")}}, "'mags': a header with 'descr', 'fortran_order' and 'shape' expected"},
  };
  for (const auto& [arrays, part] : kWrong) {
    const std::string error = error_of_import(changed(arrays));
    EXPECT_TRUE(error.starts_with("f.npz: ") && error.find(part) != std::string::npos)
        << error << "\nexpected: " << part;
  }
}

}  // namespace
}  // namespace la3::policy
