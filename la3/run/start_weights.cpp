#include "la3/run/start_weights.h"

#include <vector>

#include "la3/core/error.h"
#include "la3/core/utf8.h"
#include "la3/nn/weights.h"
#include "la3/records/run_folder.h"

namespace la3::run {

std::string network_of_start_weights(const std::string& init, const Context& context) {
  if (context.is_first()) { records::check_is_no_folder(init); }
  const std::string name = context.group->broadcast(context.is_first() ? nn::network_of_weights(init) : "");
  if (name.empty()) {
    throw Error(printable(init) + ": weights of a network that la3 knows expected, found others: " +
                nn::describe_weights(init) + "; --network names a TorchScript file");
  }
  return name;
}

void check_start_weights(const std::string& network_name, const std::string& init, const Context& context) {
  if (init.empty() || !context.is_first()) { return; }
  records::check_is_no_folder(init);
  nn::check_weights(network_name, init);
}

void load_start_weights(nn::Network& network, const std::string& init, const Context& context, Say say) {
  if (init.empty() || !context.is_first()) { return; }
  const nn::WeightsLoaded loaded = nn::load_weights(network, init, nn::Fit::kAllButHead);
  if (say == Say::kNothing) { return; }
  context.observer.note("starting from " + printable(init) + ": " + loaded.summary());
  if (say == Say::kCounts) { return; }
  const auto list = [&](const char* what, const std::vector<std::string>& names) {
    for (const std::string& name : names) { context.observer.note(what + printable(name)); }
  };
  list("  taken    ", loaded.taken);
  list("  fresh    ", loaded.fresh);
  list("  missing  ", loaded.missing);
  list("  left     ", loaded.left);
}

}  // namespace la3::run
