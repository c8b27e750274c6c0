#include "cli/torch/processes.h"

#include <torch/torch.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>

#include "cli/interrupt.h"
#include "cli/torch/console.h"
#include "la3/core/error.h"
#include "la3/core/parallel.h"
#include "la3/core/utf8.h"
#include "la3/nn/onednn.h"
#include "la3/nn/runtime.h"

namespace la3::cli {
namespace {

torch::Device device_for(const std::string& text, const monitor::Environment& environment) {
  const torch::Device device = nn::parse_device(text);
  if (environment.size == 1 || !device.is_cuda() || text.find(':') != std::string::npos) { return device; }
  const auto count = static_cast<int>(torch::cuda::device_count());
  if (count == 1) { return device; }  // the launcher shows each process only its own
  if (environment.local_rank >= count) {
    throw Error("--device " + text + ": this is process " + std::to_string(environment.local_rank) +
                " of its machine, counted from 0, which has " + std::to_string(count) +
                " CUDA devices; start one process for each");
  }
  return {torch::kCUDA, static_cast<torch::DeviceIndex>(environment.local_rank)};
}

// The thread that uses the group may be anywhere, so nothing is cleaned up. That is safe: files are
// written in one step.
[[noreturn]] void end_process(const std::string& what) {
  // Ctrl-C does not reach all processes at the same moment, and some may not catch it yet. A
  // process that was asked to end has not failed just because another one ended sooner.
  const bool is_asked = was_interrupted();
  const std::string line = (is_asked ? "interrupted; " : "la3: error: ") + printable(what) + "\n";
  (void)!::write(STDERR_FILENO, line.data(), line.size());
  ::_exit(is_asked ? 130 : 1);
}

}  // namespace

void run_together(const std::string& device, const std::string& precision, const GlobalOptions& options,
                  const std::function<void(const Job& job)>& command) {
  const monitor::Environment environment = monitor::read_environment();
  GlobalOptions own = options;
  if (environment.size > 1 && environment.rank > 0) {
    own.quiet = true;
    own.json = false;
  }
  Console console(own);
  Job job{{.observer = console,
           .device = device_for(device, environment),
           .seed = options.seed,
           .threads = options.threads,
           .command = options.command},
          own};
  dist::GroupOptions group;
  group.device = job.device;
  group.timeout = std::chrono::milliseconds(static_cast<int64_t>(options.dist_timeout_s * 1000));
  group.version = LA3_VERSION ", " + nn::torch_version();
  group.lost = [](const std::string& what) { end_process(what); };
  job.group = dist::Group::join(environment, group);
  if (job.group->size() > 1 && options.threads == 0) {
    job.threads = std::max(1, usable_cores() / job.group->sharing_cores());
  }
  try {
    nn::prepare_torch(job.threads);
    if (precision == "bf16" && job.device.is_cpu()) { nn::check_bf16_on_cpu(); }
    command(job);
    job.group->barrier();               // rank 0 writes last; a rank that left earlier could not
                                        // notice that it was lost
  } catch (const CLI::RuntimeError&) {  // interrupted, and so are all the others
    job.group->leave();
    throw;
  } catch (const std::exception& error) {
    job.group->fail(error.what());
    throw;
  }
  job.group->leave();
}

void end_interrupted(const GlobalOptions& options, const std::string& go_on) {
  note(options, "interrupted; everything so far is saved. Go on with " + go_on);
  throw CLI::RuntimeError(130);
}

std::string processes_text(const run::Context& context) {
  const int size = context.group->size();
  return size == 1 ? "" : ", " + std::to_string(size) + " processes";
}

}  // namespace la3::cli
