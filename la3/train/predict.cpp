#include "la3/train/predict.h"

#include <torch/torch.h>

#include <algorithm>
#include <utility>

namespace la3::train {

void predict(nn::Network& network, std::shared_ptr<const data::Dataset> images, size_t top,
             const InferenceOptions& options,
             const std::function<void(size_t image, const std::vector<LikelyLabel>& likely)>& visit) {
  const auto inference = make_host_inference(network, std::move(images), options);
  size_t image = 0;
  inference->run(nullptr, 0, [&](const Answers& answers) {
    // At least five, as evaluate() asks for: which of equal logits comes first may depend on it.
    const int64_t count =
        std::min<int64_t>(std::max<int64_t>(5, static_cast<int64_t>(top)), answers.logits.size(1));
    const torch::Tensor labels = std::get<1>(answers.logits.topk(count, 1)).to(torch::kCPU);
    const torch::Tensor shares = torch::softmax(answers.logits.to(torch::kCPU, torch::kFloat64), 1);
    const auto label = labels.accessor<int64_t, 2>();
    const auto share = shares.accessor<double, 2>();
    std::vector<LikelyLabel> likely(std::min(top, static_cast<size_t>(count)));
    for (int64_t i = 0; i < answers.logits.size(0); ++i) {
      for (size_t k = 0; k < likely.size(); ++k) {
        const int64_t number = label[i][static_cast<int64_t>(k)];
        likely[k] = {static_cast<size_t>(number), share[i][number]};
      }
      visit(image++, likely);
    }
  });
}

}  // namespace la3::train
