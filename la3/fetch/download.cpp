#include "la3/fetch/download.h"

#include <curl/curl.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <chrono>
#include <cstring>
#include <exception>
#include <memory>
#include <new>
#include <optional>
#include <stdexcept>
#include <string_view>
#include <thread>

#include "la3/core/file.h"
#include "la3/core/lower_case.h"
#include "la3/fetch/url.h"

namespace la3::fetch {
namespace {

namespace fs = std::filesystem;

constexpr uint64_t kGoodWayFurther = 1 << 20;

bool has_control_characters(std::string_view text) {
  return std::any_of(text.begin(), text.end(),
                     [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; });
}

std::string_view trimmed(std::string_view text) {
  const size_t start = text.find_first_not_of(" \t\r\n");
  return start == std::string_view::npos ? "" : text.substr(start, text.find_last_not_of(" \t\r\n") - start + 1);
}

std::optional<uint64_t> number(std::string_view text) {
  uint64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size()) { return std::nullopt; }
  return value;
}

fs::path note_path(const fs::path& part) {
  return part.string() + ".from";
}

// The partial file, and the note beside it.
class PartFile {
 public:
  explicit PartFile(const DownloadOptions& options) : path_(options.part), url_(url_without_password(options.url)) {
    fd_ = ::open(path_.c_str(), O_WRONLY | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0666);
    if (fd_ < 0) { fail("open"); }
    struct stat status {};
    if (::fstat(fd_, &status) != 0) { fail("read"); }
    if (!S_ISREG(status.st_mode)) { throw Error(path_.string() + ": a plain file expected, found something else"); }
    size_ = static_cast<uint64_t>(::lseek(fd_, 0, SEEK_END));
    read_note();
  }
  // An empty file is only in the way, unless that is what there is to download.
  ~PartFile() {
    ::close(fd_);
    std::error_code ignored;
    if (size_ > 0 || is_whole_) { return; }
    fs::remove(path_, ignored);
    fs::remove(note_path(path_), ignored);
  }
  PartFile(const PartFile&) = delete;
  PartFile& operator=(const PartFile&) = delete;

  uint64_t size() const { return size_; }
  // The server's version mark for the bytes; empty if there is none.
  const std::string& version() const { return version_; }
  bool continued() const { return continued_; }

  // Starts again, with this version. First the bytes go, then the note changes: a kill in between
  // leaves nothing that could be continued wrongly.
  void restart(const std::string& version) {
    if (::ftruncate(fd_, 0) != 0 || ::lseek(fd_, 0, SEEK_SET) != 0) { fail("empty"); }
    size_ = 0;
    continued_ = false;
    write_note(version);
  }

  void set_whole() { is_whole_ = true; }

  // The following data continues the existing bytes. `same_version`: the server guarantees that
  // they belong together.
  void go_on(bool same_version) {
    continued_ = true;
    if (!same_version) { write_note(""); }
  }

  void append(const char* bytes, size_t count) {
    while (count > 0) {
      const ssize_t put = ::write(fd_, bytes, count);
      if (put < 0 && errno == EINTR) { continue; }
      if (put < 0) { fail("write"); }
      bytes += put;
      count -= static_cast<size_t>(put);
      size_ += static_cast<uint64_t>(put);
    }
  }

 private:
  [[noreturn]] void fail(const char* what) const {
    throw Error(path_.string() + ": cannot " + what + ": " + std::strerror(errno));
  }

  // Two lines: address, version. A note about another address, or one that is not ours, counts as
  // none.
  void read_note() {
    std::error_code error;
    if (!fs::is_regular_file(note_path(path_), error)) { return; }
    const auto bytes = read_file(note_path(path_), 1 << 16);
    const std::string text(bytes.begin(), bytes.end());
    const size_t end = text.find('\n');
    if (end == std::string::npos || text.substr(0, end) != url_) { return; }
    version_ = trimmed(std::string_view(text).substr(end));
    if (has_control_characters(version_)) { version_.clear(); }
  }

  void write_note(const std::string& version) {
    version_ = has_control_characters(version) ? "" : version;
    write_file(note_path(path_), url_ + "\n" + version_ + "\n");
  }

  const fs::path path_;
  const std::string url_;
  int fd_ = -1;
  uint64_t size_ = 0;
  std::string version_;
  bool continued_ = false, is_whole_ = false;
};

// The server's headers before the content; after redirects, those of the last answer.
struct Headers {
  std::string etag, date;
  std::optional<uint64_t> range_start, range_total;

  void take(std::string_view line) {
    if (line.starts_with("HTTP/")) { *this = {}; }
    const size_t colon = line.find(':');
    if (colon == std::string_view::npos) { return; }
    const std::string name = lower_case(std::string(line.substr(0, colon)));
    const std::string_view value = trimmed(line.substr(colon + 1));
    if (name == "etag") { etag = value; }
    if (name == "last-modified") { date = value; }
    if (name == "content-range" && value.starts_with("bytes ")) { take_range(value.substr(6)); }
  }

  // "100-199/200" or "*/200".
  void take_range(std::string_view value) {
    const size_t slash = std::min(value.find('/'), value.size());
    range_start = number(value.substr(0, std::min(value.find('-'), slash)));
    if (slash < value.size()) { range_total = number(value.substr(slash + 1)); }
  }

  // What If-Range accepts: a strong ETag, else the date (RFC 9110, 13.1.5).
  std::string version() const { return !etag.empty() && !etag.starts_with("W/") ? etag : date; }
};

struct Outcome {
  enum { kWhole, kBroken, kStartOver } kind;
  std::string why;  // for kBroken
};

// One connection: asks for the file, or for the missing rest of it.
class Transfer {
 public:
  Transfer(const DownloadOptions& options, PartFile& part)
      : options_(options), part_(part), curl_(::curl_easy_init(), ::curl_easy_cleanup), headers_(nullptr, nullptr) {
    if (!curl_) { throw std::bad_alloc(); }
    asked_from_ = options.checked_later || !part.version().empty() ? part.size() : 0;
    set_up();
  }
  Transfer(const Transfer&) = delete;  // curl holds a pointer to this object
  Transfer& operator=(const Transfer&) = delete;

  uint64_t transferred() const { return transferred_; }

  // Throws for failures that trying again cannot help.
  Outcome run() {
    const CURLcode code = ::curl_easy_perform(curl_.get());
    // An empty file has no data.
    if (code == CURLE_OK && !begun_ && !failure_ && !start_over_) { on_data(nullptr, 0, 0, this); }
    if (failure_) { std::rethrow_exception(failure_); }
    if (start_over_) { return {Outcome::kStartOver, {}}; }
    if (code == CURLE_OK) { return {Outcome::kWhole, {}}; }
    // The server has nothing from that byte on.
    if (code == CURLE_HTTP_RETURNED_ERROR && status() == 416 && asked_from_ > 0) {
      if (headers_seen_.range_total != part_.size()) { return {Outcome::kStartOver, {}}; }
      part_.go_on(!part_.version().empty());
      return {Outcome::kWhole, {}};
    }
    const std::string why = explained(code);
    if (worth_another_try(code)) { return {Outcome::kBroken, why}; }
    throw DownloadError(shown_address() + ": " + why);
  }

  std::string shown_address() const {
    const std::string asked = url_without_password(options_.url);
    const char* led_to = nullptr;
    ::curl_easy_getinfo(curl_.get(), CURLINFO_EFFECTIVE_URL, &led_to);
    long redirects = 0;
    ::curl_easy_getinfo(curl_.get(), CURLINFO_REDIRECT_COUNT, &redirects);
    if (led_to == nullptr || redirects == 0) { return asked; }
    return asked + " (redirected to " + url_without_password(led_to) + ")";
  }

 private:
  template <typename Value>
  void set(CURLoption option, Value value) {
    const CURLcode code = ::curl_easy_setopt(curl_.get(), option, value);
    if (code != CURLE_OK) { throw Error(std::string("libcurl: ") + ::curl_easy_strerror(code)); }
  }

  void set_up() {
    set(CURLOPT_ERRORBUFFER, curl_says_);
    set(CURLOPT_URL, options_.url.c_str());
    set(CURLOPT_NOSIGNAL, 1L);
    set(CURLOPT_PROTOCOLS_STR, "http,https");
    set(CURLOPT_REDIR_PROTOCOLS_STR, url_scheme(options_.url) == "https" ? "https" : "http,https");
    set(CURLOPT_FOLLOWLOCATION, 1L);
    set(CURLOPT_MAXREDIRS, static_cast<long>(options_.max_redirects));
    set(CURLOPT_FAILONERROR, 1L);  // an error page is not the file
    set(CURLOPT_CONNECTTIMEOUT, static_cast<long>(options_.connect_timeout_s));
    set(CURLOPT_LOW_SPEED_LIMIT, 1L);
    set(CURLOPT_LOW_SPEED_TIME, static_cast<long>(options_.stall_timeout_s));
    set(CURLOPT_USERAGENT, "la3");
    set(CURLOPT_HEADERFUNCTION, &Transfer::on_header);
    set(CURLOPT_HEADERDATA, static_cast<void*>(this));
    set(CURLOPT_WRITEFUNCTION, &Transfer::on_data);
    set(CURLOPT_WRITEDATA, static_cast<void*>(this));
    if (asked_from_ == 0) { return; }
    // CURLOPT_RANGE, not CURLOPT_RESUME_FROM: with the latter, it is an error if a server sends
    // everything instead.
    range_ = std::to_string(asked_from_) + "-";
    set(CURLOPT_RANGE, range_.c_str());
    if (!part_.version().empty()) {
      headers_ = {::curl_slist_append(nullptr, ("If-Range: " + part_.version()).c_str()), ::curl_slist_free_all};
      set(CURLOPT_HTTPHEADER, headers_.get());
    }
  }

  // Exceptions must not cross libcurl: they are kept in failure_.
  static size_t on_header(char* line, size_t, size_t count, void* self) {
    auto* transfer = static_cast<Transfer*>(self);
    try {
      transfer->headers_seen_.take({line, count});
      return count;
    } catch (...) { transfer->failure_ = std::current_exception(); }
    return 0;
  }

  static size_t on_data(char* bytes, size_t, size_t count, void* self) {
    auto* transfer = static_cast<Transfer*>(self);
    try {
      if (!transfer->begun_) { transfer->begin(); }
      if (transfer->start_over_) { return 0; }
      transfer->take(bytes, count);
      return count;
    } catch (...) { transfer->failure_ = std::current_exception(); }
    return 0;
  }

  // Decides what kind of content follows.
  void begin() {
    begun_ = true;
    curl_off_t length = -1;
    ::curl_easy_getinfo(curl_.get(), CURLINFO_CONTENT_LENGTH_DOWNLOAD_T, &length);
    const uint64_t known = length > 0 ? static_cast<uint64_t>(length) : 0;
    if (status() == 206 && asked_from_ > 0) {
      if (headers_seen_.range_start != asked_from_) {
        start_over_ = true;
        return;
      }
      part_.go_on(!part_.version().empty());
      total_ = headers_seen_.range_total.value_or(known > 0 ? asked_from_ + known : 0);
    } else if (status() == 200 || status() == 203) {
      if (asked_from_ > 0 && options_.note) {
        options_.note(
            "the server does not continue the earlier download (its file has changed, or it cannot); "
            "starting over");
      }
      part_.restart(headers_seen_.version());
      total_ = known;
    } else {
      throw DownloadError(shown_address() + ": HTTP status 200 expected, found " + std::to_string(status()));
    }
    if (total_ > options_.max_bytes) { fail_too_long(std::to_string(total_)); }
  }

  void take(const char* bytes, size_t count) {
    if (count > options_.max_bytes - std::min(part_.size(), options_.max_bytes)) { fail_too_long("more"); }
    part_.append(bytes, count);
    transferred_ += count;
    if (options_.progress) { options_.progress(part_.size(), total_); }
  }

  [[noreturn]] void fail_too_long(const std::string& found) const {
    throw DownloadError(shown_address() + ": at most " + std::to_string(options_.max_bytes) +
                        " bytes expected, found " + found);
  }

  long status() const {
    long value = 0;
    ::curl_easy_getinfo(curl_.get(), CURLINFO_RESPONSE_CODE, &value);
    return value;
  }

  bool connected() const {
    curl_off_t microseconds = 0;
    ::curl_easy_getinfo(curl_.get(), CURLINFO_PRETRANSFER_TIME_T, &microseconds);
    return microseconds > 0;
  }

  bool worth_another_try(CURLcode code) const {
    switch (code) {
      case CURLE_PARTIAL_FILE:
      case CURLE_RECV_ERROR:
      case CURLE_SEND_ERROR:
      case CURLE_GOT_NOTHING:
      case CURLE_HTTP2:
      case CURLE_HTTP2_STREAM: return true;
      case CURLE_OPERATION_TIMEDOUT: return connected();
      case CURLE_HTTP_RETURNED_ERROR: return status() == 429 || status() >= 500;
      default: return false;
    }
  }

  std::string explained(CURLcode code) const {
    const std::string detail = curl_says_[0] != '\0' ? curl_says_ : ::curl_easy_strerror(code);
    switch (code) {
      case CURLE_URL_MALFORMAT: return "not a valid address: " + detail;
      case CURLE_COULDNT_RESOLVE_PROXY:
      case CURLE_COULDNT_RESOLVE_HOST: return "no server of this name found; is there a network? (" + detail + ")";
      case CURLE_COULDNT_CONNECT: return "cannot connect (" + detail + ")";
      case CURLE_HTTP_RETURNED_ERROR: return "the server answers " + status_in_words();
      case CURLE_TOO_MANY_REDIRECTS:
        return "at most " + std::to_string(options_.max_redirects) + " redirects expected, found more";
      case CURLE_UNSUPPORTED_PROTOCOL: return "http or https expected, from https only https (" + detail + ")";
      case CURLE_OPERATION_TIMEDOUT:
        return connected() ? "no data for " + std::to_string(options_.stall_timeout_s) + " s"
                           : "no connection within " + std::to_string(options_.connect_timeout_s) + " s";
      case CURLE_SSL_CONNECT_ERROR:
      case CURLE_SSL_CERTPROBLEM:
      case CURLE_SSL_CIPHER:
      case CURLE_PEER_FAILED_VERIFICATION:
      case CURLE_SSL_CACERT_BADFILE:
      case CURLE_SSL_ISSUER_ERROR:
        return "no secure connection; are the clock and the system's CA certificates right? (" + detail + ")";
      default: return "the connection broke (" + detail + ")";
    }
  }

  std::string status_in_words() const {
    const std::string text = "HTTP status " + std::to_string(status());
    switch (status()) {
      case 401: return text + " (a password is needed)";
      case 403: return text + " (forbidden)";
      case 404: return text + " (not found)";
      case 410: return text + " (gone)";
      case 429: return text + " (too many requests)";
      default: return status() >= 500 ? text + " (the server is in trouble)" : text;
    }
  }

  const DownloadOptions& options_;
  PartFile& part_;
  std::unique_ptr<CURL, void (*)(CURL*)> curl_;
  std::unique_ptr<curl_slist, void (*)(curl_slist*)> headers_;  // of the request
  std::string range_;
  char curl_says_[CURL_ERROR_SIZE] = "";

  uint64_t asked_from_ = 0;  // first byte requested
  Headers headers_seen_;     // of the answer
  bool begun_ = false;
  bool start_over_ = false;  // the server sent another part than requested
  uint64_t total_ = 0;       // the file's length; 0: unknown
  uint64_t transferred_ = 0;
  std::exception_ptr failure_;
};

}  // namespace

void DownloadOptions::validate() const {
  const std::string scheme = url_scheme(url);
  if (scheme != "http" && scheme != "https") {
    throw std::invalid_argument("download: an address with http or https expected, found '" + url + "'");
  }
  if (has_control_characters(url)) {
    throw std::invalid_argument("download: an address in plain characters expected");
  }
  if (part.empty()) { throw std::invalid_argument("download: a file to write expected"); }
  if (connect_timeout_s < 1 || stall_timeout_s < 1 || max_redirects < 0 || retries < 0) {
    throw std::invalid_argument("download: timeouts of at least 1 s, redirects and retries of at least 0 expected");
  }
}

Downloaded download(const DownloadOptions& options) {
  options.validate();
  static const CURLcode ready = ::curl_global_init(CURL_GLOBAL_DEFAULT);
  if (ready != CURLE_OK) { throw Error(std::string("libcurl: ") + ::curl_easy_strerror(ready)); }

  PartFile part(options);
  Downloaded done;
  uint64_t furthest = part.size();
  for (int failures = 0;;) {
    Transfer transfer(options, part);
    const Outcome outcome = transfer.run();
    done.transferred += transfer.transferred();
    if (outcome.kind == Outcome::kWhole) { break; }
    if (outcome.kind == Outcome::kStartOver) {  // never twice in a row: nothing is left to continue
      part.restart("");
      continue;
    }
    if (part.size() >= furthest + kGoodWayFurther) { failures = 0; }
    furthest = std::max(furthest, part.size());
    if (failures >= options.retries) { throw DownloadError(transfer.shown_address() + ": " + outcome.why); }
    const int wait_s = 1 << std::min(failures++, 5);
    if (options.note) { options.note(outcome.why + "; trying again in " + std::to_string(wait_s) + " s"); }
    std::this_thread::sleep_for(std::chrono::seconds(wait_s));
  }
  part.set_whole();
  done.bytes = part.size();
  done.continued = part.continued();
  return done;
}

void remove_part(const fs::path& part) {
  std::error_code error;
  fs::remove(part, error);
  if (error) { throw Error(part.string() + ": cannot remove: " + error.message()); }
  fs::remove(note_path(part), error);
}

}  // namespace la3::fetch
