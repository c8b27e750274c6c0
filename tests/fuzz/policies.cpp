// Policies, ours and those of other programs, and the plain values that they are made of.
#include <functional>

#include "la3/core/error.h"
#include "la3/pickle/machine.h"
#include "la3/policy/import.h"
#include "la3/policy/plain_literal.h"
#include "la3/policy/policy.h"
#include "tests/fuzz/fuzz.h"

namespace la3::fuzz {
namespace {

// Values refer to each other by number only, so that no bytes can make them refer to anything else.
void check_values(const pickle::PlainValues& values, size_t bytes) {
  LA3_REQUIRE(values.root < values.all.size());
  LA3_REQUIRE(values.all.size() <= 4 * bytes + 16);
  for (const pickle::PlainValue& value : values.all) {
    for (const uint32_t item : value.items) { LA3_REQUIRE(item < values.all.size()); }
    using Kind = pickle::PlainValue::Kind;
    LA3_REQUIRE(value.kind != Kind::kName && value.kind != Kind::kCall && value.kind != Kind::kReference);
  }
}

// What is a policy is written and read as the same one, and can be drawn from.
void check_policy_text(const policy::Policy& read) {
  policy::check_policy(read);
  const std::string text = policy::to_json(read);
  LA3_REQUIRE(policy::to_json(policy::parse_policy(text, "again")) == text);
}

}  // namespace

void fuzz_policy(Bytes bytes) {
  policy::Policy read;
  try {
    read = policy::parse_policy(text_of(bytes), "input");
  } catch (const Error& error) {
    LA3_REQUIRE(std::string_view(error.what()).starts_with("input:"));
    return;
  }
  check_policy_text(read);
}

void fuzz_import(Bytes bytes) {
  policy::ImportedPolicy imported;
  try {
    imported = policy::import_policy(text_of(bytes), "input");
  } catch (const Error& error) {
    LA3_REQUIRE(std::string_view(error.what()).starts_with("input"));
    return;
  }
  check_policy_text(imported.policy);
}

void fuzz_pickle(Bytes bytes) {
  try {
    size_t used = 0;
    check_values(pickle::read_pickle(text_of(bytes), "input", {}, &used), bytes.size());
    LA3_REQUIRE(used <= bytes.size());
  } catch (const Error& error) { LA3_REQUIRE(std::string_view(error.what()).starts_with("input: ")); }
}

void fuzz_literal(Bytes bytes) {
  try {
    check_values(policy::read_literal(text_of(bytes), "input"), bytes.size());
  } catch (const Error& error) { LA3_REQUIRE(std::string_view(error.what()).starts_with("input:")); }
}

}  // namespace la3::fuzz
