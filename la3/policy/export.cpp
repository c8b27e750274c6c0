#include "la3/policy/export.h"

#include <cstdio>
#include <stdexcept>

#include "la3/augment/sampler.h"
#include "la3/policy/export_python.h"
#include "la3/policy/number_text.h"

namespace la3::policy {
namespace {

// In double quotes, readable by both Python and JSON: UTF-8 stays, special and invisible characters
// are escaped.
std::string in_double_quotes(std::string_view text) {
  std::string result = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') { result += '\\'; }
    if (static_cast<uint8_t>(c) < 0x20 || c == 0x7F) {
      char escape[8];
      std::snprintf(escape, sizeof escape, "\\u%04x", static_cast<unsigned>(static_cast<uint8_t>(c)));
      result += escape;
    } else {
      result += c;
    }
  }
  return result + "\"";
}

std::string number_list(const std::vector<double>& numbers) {
  std::string list = "[";
  for (const double& number : numbers) { list += (&number == numbers.data() ? "" : ", ") + number_text(number); }
  return list + "]";
}

// The magnitudes that the sampler draws from, without their random sign.
std::string magnitude_list(const augment::OpInfo& info) {
  return number_list(augment::default_choice(augment::Space::kLa3, info.op).magnitudes);
}

std::string joined_ops(const Triple& triple, const std::string& between) {
  const auto name = [&](size_t i) { return std::string(augment::op_name(triple.ops[i])); };
  return name(0) + between + name(1) + between + name(2);
}

std::string replaced(std::string text, std::string_view mark, const std::string& by) {
  const size_t at = text.find(mark);
  return text.replace(at, mark.size(), by);
}

std::string provenance_comments(const Policy& policy) {
  std::string text;
  for (const auto& [key, value] : policy.provenance) {
    text += "# " + in_double_quotes(key) + ": " + in_double_quotes(value) + "\n";
  }
  return text;
}

// From the last placeholder to the first, so that none is looked for in names or provenance.
std::string filled(std::string_view operations, std::string_view rest, const Policy& policy, const std::string& ops,
                   const std::string& labels) {
  const std::string marked = std::string(operations) + std::string(rest);
  return replaced(replaced(replaced(marked, "@LABELS@", labels), "@PROVENANCE@", provenance_comments(policy)),
                  "@OPS@", ops);
}

std::string python_bool(bool value) {
  return value ? "True" : "False";
}

std::string python_triples_file(const Policy& policy, std::string_view operations) {
  std::string ops, labels;
  for (const augment::OpInfo& info : augment::op_table()) {
    ops += "    " + in_double_quotes(info.name) + ": (" + magnitude_list(info) + ", " +
           python_bool(info.random_sign) + "),\n";
  }
  for (const LabelPolicy& label : policy.labels) {
    labels += "    " + in_double_quotes(label.label) + ": \"\"\"\n";
    for (const Triple& triple : label.triples) { labels += "        " + joined_ops(triple, ",") + "\n"; }
    labels += "    \"\"\",\n";
  }
  return filled(operations, kPythonPolicy, policy, ops, labels);
}

std::string python_choice(const Choice& choice) {
  std::string magnitudes = "None";
  if (const double* fixed = std::get_if<double>(&choice.magnitude)) { magnitudes = number_list({*fixed}); }
  if (const auto* range = std::get_if<MagnitudeRange>(&choice.magnitude)) {
    magnitudes = range->levels == 0 ? "(" + number_text(range->low) + ", " + number_text(range->high) + ")"
                                    : number_list(augment::even_magnitudes(range->low, range->high, range->levels));
  }
  return "(" + number_text(choice.weight) + ", " + in_double_quotes(augment::op_name(choice.op)) + ", " +
         number_text(choice.probability) + ", " + magnitudes + ", " + python_bool(choice.random_sign) + ")";
}

std::string python_recipe(const Recipe& recipe) {
  std::string text = "(" + number_text(recipe.weight);
  for (const Step& step : recipe.steps) {
    text += ", [";
    for (const Choice& choice : step.choices) {
      text += (&choice == step.choices.data() ? "" : ", ") + python_choice(choice);
    }
    text += "]";
  }
  return text + ")";
}

std::string python_recipes_file(const Policy& policy, std::string_view operations) {
  std::string ops, labels;
  for (const augment::OpInfo& info : augment::op_table()) {
    const augment::SpaceOp& entry = augment::space_op(policy.space, info.op);
    if (!entry.exists) { continue; }
    const augment::Choice choice = augment::default_choice(policy.space, info.op);
    ops += "    " + in_double_quotes(info.name) + ": (" + number_list(choice.magnitudes) + ", " +
           python_bool(choice.random_sign) + ", " + in_double_quotes(augment::unit_name(choice.unit)) + "),\n";
  }
  for (const LabelPolicy& label : policy.labels) {
    labels += "    " + in_double_quotes(label.label) + ": [\n";
    for (const Phase& phase : label.phases) {
      labels += "        (" + std::to_string(phase.first_epoch) + ", [\n";
      for (const Recipe& recipe : phase.recipes) { labels += "            " + python_recipe(recipe) + ",\n"; }
      labels += "        ]),\n";
    }
    labels += "    ],\n";
  }
  return filled(operations, kPythonRecipes, policy, ops, labels);
}

std::string python_file(const Policy& policy, std::string_view operations) {
  check_policy(policy);
  return is_triples(policy) ? python_triples_file(policy, operations) : python_recipes_file(policy, operations);
}

// What each op does, in terms of Pillow; `v` is the magnitude, `w` and `h` the image's size.
constexpr std::string_view kPillowCalls[augment::kOpCount] = {
    "im.transform(im.size, Image.AFFINE, (1, v, 0, 0, 1, 0))",
    "im.transform(im.size, Image.AFFINE, (1, 0, 0, v, 1, 0))",
    "im.transform(im.size, Image.AFFINE, (1, 0, v * w, 0, 1, 0))",
    "im.transform(im.size, Image.AFFINE, (1, 0, 0, 0, 1, v * h))",
    "im.rotate(v)",
    "ImageOps.autocontrast(im)",
    "ImageOps.invert(im)",
    "ImageOps.equalize(im)",
    "ImageOps.solarize(im, v)",
    "ImageOps.posterize(im, int(v))",
    "ImageEnhance.Contrast(im).enhance(v)",
    "ImageEnhance.Color(im).enhance(v)",
    "ImageEnhance.Brightness(im).enhance(v)",
    "ImageEnhance.Sharpness(im).enhance(v)",
    "im if v <= 0 else ImageDraw.Draw(im).rectangle((x0, y0, min(w, x0 + v * w), min(h, y0 + v * w)), (125, 123, "
    "114)) with x0 = int(max(0, random() * w - v * w / 2)), y0 = int(max(0, random() * h - v * w / 2))",
    "im",
};

}  // namespace

std::string to_torchvision(const Policy& policy) {
  return python_file(policy, kTorchvisionOperations);
}

std::string to_albumentations(const Policy& policy) {
  return python_file(policy, kAlbumentationsOperations);
}

std::string to_json_ops(const Policy& policy) {
  check_policy(policy);
  if (!is_triples(policy)) {
    throw std::invalid_argument(
        "a policy of triples expected, found one of recipes, which json-ops cannot say; --to torchvision and --to "
        "albumentations can, and --to la3 writes a policy.json");
  }
  std::string text = "{\n  \"format\": \"la3-json-ops\",\n  \"version\": 1,\n  \"how\": " +
                     in_double_quotes(
                         "To an image of a label, apply one of the label's triples, taken at "
                         "random, all equally likely: its three "
                         "operations in order. Where an operation has magnitudes, v is one of "
                         "them, taken at random for every "
                         "operation of every image; with random_sign, -v instead of v every second "
                         "time. im is the image, w and h "
                         "are its width and height. The label \"*\" stands for every label.") +
                     ",\n";
  if (!policy.provenance.empty()) {
    text += "  \"provenance\": {";
    for (const auto& entry : policy.provenance) {
      text += (&entry == &policy.provenance.front() ? "" : ", ") + in_double_quotes(entry.first) + ": " +
              in_double_quotes(entry.second);
    }
    text += "},\n";
  }
  text += "  \"operations\": {\n";
  for (const augment::OpInfo& info : augment::op_table()) {
    text += "    " + in_double_quotes(info.name) +
            ": {\"pillow\": " + in_double_quotes(kPillowCalls[static_cast<size_t>(info.op)]);
    if (info.has_magnitude) {
      text += ", \"unit\": " + in_double_quotes(info.unit) + ", \"range\": [" + number_text(info.low) + ", " +
              number_text(info.high) + "], \"magnitudes\": " + magnitude_list(info) +
              ", \"random_sign\": " + (info.random_sign ? "true" : "false");
    }
    text += &info == &augment::op_table().back() ? "}\n" : "},\n";
  }
  text += "  },\n  \"labels\": [\n";
  for (const LabelPolicy& label : policy.labels) {
    text += "    {\"label\": " + in_double_quotes(label.label) + ", \"triples\": [\n";
    for (const Triple& triple : label.triples) {
      text += "      [\"" + joined_ops(triple, "\", \"") + "\"]";
      text += &triple == &label.triples.back() ? "\n" : ",\n";
    }
    text += &label == &policy.labels.back() ? "    ]}\n" : "    ]},\n";
  }
  return text + "  ]\n}\n";
}

}  // namespace la3::policy
