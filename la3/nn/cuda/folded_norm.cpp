#include "la3/nn/folded_norm.h"

#include <ATen/cuda/CUDAContext.h>
#include <ATen/cuda/CUDAEvent.h>
#include <c10/cuda/CUDAGuard.h>
#include <cublasLt.h>
#include <dlfcn.h>
#include <torch/torch.h>

#include <array>
#include <map>
#include <optional>
#include <tuple>
#include <vector>

#include "la3/cuda/check.h"

namespace la3::nn {
namespace folding {
namespace {

using torch::Tensor;

constexpr auto kChannelsLast = torch::MemoryFormat::ChannelsLast;
constexpr size_t kWorkspaceBytes = size_t{32} << 20;  // what cuBLAS recommends for Hopper
constexpr int kAlgorithms = 6;                        // measured per product
constexpr int kTimes = 3;
constexpr uintptr_t kAlignment = 256;  // what cuBLAS assumes unless it is told otherwise

// The functions of the cuBLAS that LibTorch has loaded. Linking it again could bring another
// version.
struct BlasLt {
  decltype(&::cublasLtMatmulDescCreate) MatmulDescCreate = nullptr;
  decltype(&::cublasLtMatmulDescDestroy) MatmulDescDestroy = nullptr;
  decltype(&::cublasLtMatmulDescSetAttribute) MatmulDescSetAttribute = nullptr;
  decltype(&::cublasLtMatrixLayoutCreate) MatrixLayoutCreate = nullptr;
  decltype(&::cublasLtMatrixLayoutDestroy) MatrixLayoutDestroy = nullptr;
  decltype(&::cublasLtMatmulPreferenceCreate) MatmulPreferenceCreate = nullptr;
  decltype(&::cublasLtMatmulPreferenceDestroy) MatmulPreferenceDestroy = nullptr;
  decltype(&::cublasLtMatmulPreferenceSetAttribute) MatmulPreferenceSetAttribute = nullptr;
  decltype(&::cublasLtMatmulAlgoGetHeuristic) MatmulAlgoGetHeuristic = nullptr;
  decltype(&::cublasLtMatmul) Matmul = nullptr;
  bool is_there = true;

  static const BlasLt& get() {
    static const BlasLt functions;
    return functions;
  }

 private:
  BlasLt() {
    find(MatmulDescCreate, "cublasLtMatmulDescCreate");
    find(MatmulDescDestroy, "cublasLtMatmulDescDestroy");
    find(MatmulDescSetAttribute, "cublasLtMatmulDescSetAttribute");
    find(MatrixLayoutCreate, "cublasLtMatrixLayoutCreate");
    find(MatrixLayoutDestroy, "cublasLtMatrixLayoutDestroy");
    find(MatmulPreferenceCreate, "cublasLtMatmulPreferenceCreate");
    find(MatmulPreferenceDestroy, "cublasLtMatmulPreferenceDestroy");
    find(MatmulPreferenceSetAttribute, "cublasLtMatmulPreferenceSetAttribute");
    find(MatmulAlgoGetHeuristic, "cublasLtMatmulAlgoGetHeuristic");
    find(Matmul, "cublasLtMatmul");
  }
  template <typename Function>
  void find(Function& function, const char* name) {
    function = reinterpret_cast<Function>(dlsym(RTLD_DEFAULT, name));
    if (function == nullptr) { is_there = false; }
  }
};

// One matrix product: rows x out = rows x in times (out x in) transposed, everything row by row.
struct Product {
  int64_t rows = 0, in = 0, out = 0;
  bool has_residual = false, relu = false;
  auto key() const { return std::tuple(rows, in, out, has_residual, relu); }
};

struct Arguments {
  const void* x = nullptr;
  const void* weight = nullptr;
  const void* bias = nullptr;
  const void* residual = nullptr;
  void* y = nullptr;
};

// How cuBLAS computes a product. cuBLAS counts matrices column by column, so it sees them
// transposed.
class Plan {
 public:
  explicit Plan(const Product& product) : product_(product) {
    const BlasLt& blas = BlasLt::get();
    is_good_ = blas.MatmulDescCreate(&call_, CUBLAS_COMPUTE_32F, CUDA_R_32F) == CUBLAS_STATUS_SUCCESS &&
               layout(weight_, product.in, product.out) && layout(x_, product.in, product.rows) &&
               layout(y_, product.out, product.rows);
    const cublasOperation_t transposed = CUBLAS_OP_T;
    const cublasLtEpilogue_t epilogue = product.relu ? CUBLASLT_EPILOGUE_RELU_BIAS : CUBLASLT_EPILOGUE_BIAS;
    is_good_ =
        is_good_ && set(CUBLASLT_MATMUL_DESC_TRANSA, transposed) && set(CUBLASLT_MATMUL_DESC_EPILOGUE, epilogue);
  }
  ~Plan() {
    const BlasLt& blas = BlasLt::get();
    for (const cublasLtMatrixLayout_t each : {weight_, x_, y_}) {
      if (each != nullptr) { blas.MatrixLayoutDestroy(each); }
    }
    if (call_ != nullptr) { blas.MatmulDescDestroy(call_); }
  }
  Plan(const Plan&) = delete;
  Plan& operator=(const Plan&) = delete;

  // Chooses an algorithm. By measuring, unless the stream is being captured: then the first that
  // cuBLAS suggests.
  void choose(const Arguments& arguments, const Tensor& workspace, cudaStream_t stream) {
    const BlasLt& blas = BlasLt::get();
    if (!is_good_ || !set(CUBLASLT_MATMUL_DESC_BIAS_POINTER, arguments.bias)) { return; }
    cublasLtMatmulPreference_t preference = nullptr;
    if (blas.MatmulPreferenceCreate(&preference) != CUBLAS_STATUS_SUCCESS) { return; }
    std::array<cublasLtMatmulHeuristicResult_t, kAlgorithms> found{};
    int count = 0;
    const bool has_some =
        blas.MatmulPreferenceSetAttribute(preference, CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES, &kWorkspaceBytes,
                                          sizeof(kWorkspaceBytes)) == CUBLAS_STATUS_SUCCESS &&
        blas.MatmulAlgoGetHeuristic(at::cuda::getCurrentCUDABlasLtHandle(), call_, weight_, x_, y_, y_, preference,
                                    kAlgorithms, found.data(), &count) == CUBLAS_STATUS_SUCCESS;
    blas.MatmulPreferenceDestroy(preference);
    if (!has_some) { return; }
    cudaStreamCaptureStatus capturing = cudaStreamCaptureStatusNone;
    cuda::check_cuda(cudaStreamIsCapturing(stream, &capturing), "asking for the stream's state");
    float best_ms = 0;
    for (int i = 0; i < count; ++i) {
      const auto& each = found[static_cast<size_t>(i)];
      if (each.state != CUBLAS_STATUS_SUCCESS) { continue; }
      if (capturing != cudaStreamCaptureStatusNone) {
        algorithm_ = each.algo;
        return;
      }
      const std::optional<float> ms = measured(each.algo, arguments, workspace, stream);
      if (ms && (!algorithm_ || *ms < best_ms)) {
        algorithm_ = each.algo;
        best_ms = *ms;
      }
    }
  }

  // Whether it could.
  bool run(const Arguments& arguments, const Tensor& workspace, cudaStream_t stream) {
    return algorithm_ && start(*algorithm_, arguments, workspace, stream);
  }

 private:
  static bool layout(cublasLtMatrixLayout_t& made, int64_t rows, int64_t columns) {
    return BlasLt::get().MatrixLayoutCreate(&made, CUDA_R_16BF, static_cast<uint64_t>(rows),
                                            static_cast<uint64_t>(columns), rows) == CUBLAS_STATUS_SUCCESS;
  }
  template <typename Value>
  bool set(cublasLtMatmulDescAttributes_t attribute, const Value& value) {
    return BlasLt::get().MatmulDescSetAttribute(call_, attribute, &value, sizeof(value)) == CUBLAS_STATUS_SUCCESS;
  }

  bool start(const cublasLtMatmulAlgo_t& algorithm, const Arguments& arguments, const Tensor& workspace,
             cudaStream_t stream) {
    if (!set(CUBLASLT_MATMUL_DESC_BIAS_POINTER, arguments.bias)) { return false; }
    const float one = 1, beta = product_.has_residual ? 1 : 0;
    return BlasLt::get().Matmul(at::cuda::getCurrentCUDABlasLtHandle(), call_, &one, arguments.weight, weight_,
                                arguments.x, x_, &beta, product_.has_residual ? arguments.residual : arguments.y,
                                y_, arguments.y, y_, &algorithm, workspace.data_ptr(), kWorkspaceBytes,
                                stream) == CUBLAS_STATUS_SUCCESS;
  }

  std::optional<float> measured(const cublasLtMatmulAlgo_t& algorithm, const Arguments& arguments,
                                const Tensor& workspace, cudaStream_t stream) {
    if (!start(algorithm, arguments, workspace, stream)) { return std::nullopt; }  // also loads the kernel
    at::cuda::CUDAEvent begun(cudaEventDefault), done(cudaEventDefault);
    const auto here = c10::cuda::getStreamFromExternal(stream, c10::cuda::current_device());
    begun.record(here);
    for (int i = 0; i < kTimes; ++i) {
      if (!start(algorithm, arguments, workspace, stream)) { return std::nullopt; }
    }
    done.record(here);
    done.synchronize();
    return begun.elapsed_time(done);
  }

  const Product product_;
  bool is_good_ = false;
  cublasLtMatmulDesc_t call_ = nullptr;
  cublasLtMatrixLayout_t weight_ = nullptr, x_ = nullptr, y_ = nullptr;
  std::optional<cublasLtMatmulAlgo_t> algorithm_;
};

// A convolution with its norm.
struct Folded {
  torch::nn::Conv2dImpl* convolution = nullptr;
  torch::nn::BatchNorm2dImpl* norm = nullptr;
  Tensor weight, bias;  // out x in, out

  void refresh() {
    const torch::NoGradGuard no_grad;
    const Tensor scale = norm->weight * (norm->running_var + norm->options.eps()).rsqrt();
    const Tensor values = convolution->weight.flatten(1).to(torch::kFloat) * scale.unsqueeze(1);
    const Tensor shift = norm->bias - norm->running_mean * scale;
    if (!weight.defined()) {
      weight = values.to(torch::kBFloat16).contiguous();
      bias = shift.to(torch::kBFloat16);
    } else {
      weight.copy_(values);
      bias.copy_(shift);
    }
  }
};

bool is_aligned(const Tensor& tensor) {
  return reinterpret_cast<uintptr_t>(tensor.data_ptr()) % kAlignment == 0;
}

bool is_values(const Tensor& x) {
  return x.is_cuda() && x.dim() == 4 && x.numel() > 0 && x.scalar_type() == torch::kBFloat16 &&
         x.is_contiguous(kChannelsLast) && is_aligned(x);
}

bool can_fold(const torch::nn::Conv2dImpl& convolution, const torch::nn::BatchNorm2dImpl& norm, const Tensor& x,
              const Tensor& residual) {
  const auto& weight = convolution.weight;
  const auto is = [](const torch::ExpandingArray<2>& pair, int64_t value) {
    return (*pair)[0] == value && (*pair)[1] == value;
  };
  const auto* padding = std::get_if<torch::ExpandingArray<2>>(&convolution.options.padding());
  return !norm.is_training() && !torch::GradMode::is_enabled() && is_values(x) && weight.size(2) == 1 &&
         weight.size(3) == 1 && is(convolution.options.stride(), 1) && padding != nullptr && is(*padding, 0) &&
         convolution.options.groups() == 1 && !convolution.bias.defined() && weight.size(0) % 8 == 0 &&
         weight.size(1) % 8 == 0 && weight.is_cuda() && norm.weight.defined() &&
         norm.weight.scalar_type() == torch::kFloat && norm.running_mean.defined() &&
         (!residual.defined() || (is_values(residual) && residual.size(1) == weight.size(0)));
}

thread_local FoldedNormsState* current = nullptr;

}  // namespace
}  // namespace folding

struct FoldedNormsState {
  std::map<const void*, folding::Folded> by_convolution;
  std::map<decltype(folding::Product().key()), std::unique_ptr<folding::Plan>> plans;
  torch::Tensor workspace;
};

FoldedNorms::FoldedNorms() : state_(std::make_unique<FoldedNormsState>()) {}
FoldedNorms::~FoldedNorms() = default;

FoldedNorms::Use::Use(FoldedNorms& norms) {
  folding::current = norms.state_.get();
}
FoldedNorms::Use::~Use() {
  folding::current = nullptr;
}

void FoldedNorms::refresh() {
  for (auto& [unused, each] : state_->by_convolution) { each.refresh(); }
}

size_t FoldedNorms::size() const {
  return state_->by_convolution.size();
}

torch::Tensor folded(torch::nn::Conv2dImpl& convolution, torch::nn::BatchNorm2dImpl& norm, const torch::Tensor& x,
                     const torch::Tensor& residual, bool relu) {
  if (folding::current == nullptr || !folding::BlasLt::get().is_there ||
      !folding::can_fold(convolution, norm, x, residual)) {
    return {};
  }
  const c10::cuda::CUDAGuard guard(x.device());
  FoldedNormsState& state = *folding::current;
  folding::Folded& entry = state.by_convolution[&convolution];
  if (!entry.weight.defined()) {
    entry.convolution = &convolution;
    entry.norm = &norm;
    entry.refresh();
  }
  if (!state.workspace.defined()) {
    state.workspace =
        torch::empty({static_cast<int64_t>(folding::kWorkspaceBytes)}, x.options().dtype(torch::kByte));
  }
  const folding::Product product{x.size(0) * x.size(2) * x.size(3), x.size(1), convolution.weight.size(0),
                                 residual.defined(), relu};
  const torch::Tensor y =
      torch::empty({x.size(0), product.out, x.size(2), x.size(3)}, x.options(), folding::kChannelsLast);
  const folding::Arguments arguments{x.data_ptr(), entry.weight.data_ptr(), entry.bias.data_ptr(),
                                     residual.defined() ? residual.data_ptr() : nullptr, y.data_ptr()};
  const cudaStream_t stream = c10::cuda::getCurrentCUDAStream(x.device().index()).stream();
  std::unique_ptr<folding::Plan>& plan = state.plans[product.key()];
  if (!plan) {
    plan = std::make_unique<folding::Plan>(product);
    plan->choose(arguments, state.workspace, stream);
  }
  return plan->run(arguments, state.workspace, stream) ? y : torch::Tensor();
}

}  // namespace la3::nn
