#include "la3/report/report.h"

#include "la3/core/file.h"
#include "la3/report/comparison_page.h"
#include "la3/report/page.h"
#include "la3/report/page_data.h"

namespace la3::report {
namespace {

std::string escape_html(const std::string& text) {
  std::string escaped;
  for (const char letter : text) {
    switch (letter) {
      case '&': escaped += "&amp;"; break;
      case '<': escaped += "&lt;"; break;
      case '>': escaped += "&gt;"; break;
      case '"': escaped += "&quot;"; break;
      default: escaped += letter;
    }
  }
  return escaped;
}

// The page contains data only in the two JSON elements and, escaped, in the title. The content
// security policy lets a browser load nothing from anywhere, whatever a name in the data says.
std::string assemble(const Page& page, const PageText& text) {
  std::string html =
      "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "<meta name=\"color-scheme\" content=\"light dark\">\n"
      "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; script-src "
      "'unsafe-inline'; "
      "style-src 'unsafe-inline'; img-src data: blob:\">\n<title>" +
      escape_html(text.title) + " \xC2\xB7 la3 report</title>\n<style>";
  html += page.style;
  html +=
      "</style>\n</head>\n<body>\n<div id=\"report\"><noscript>This report draws itself with "
      "JavaScript, which is "
      "switched off here.</noscript></div>\n<script type=\"application/json\" id=\"la3-data\">";
  html += text.data;
  html += "</script>\n<script type=\"application/json\" id=\"la3-samples\">";
  html += text.samples;
  html += "</script>\n<script>";
  html += page.script;
  html += "</script>\n</body>\n</html>\n";
  return html;
}

}  // namespace

size_t write_report(const std::filesystem::path& run_dir, const std::filesystem::path& out_file,
                    const ReportOptions& options) {
  const Page& shell = page();
  const std::string html = assemble(shell, make_page_text(run_dir, options));
  write_file(out_file, html);
  return html.size();
}

size_t write_comparison(const Trainings& trainings, const Comparison& comparison,
                        const std::vector<Finding>& findings, const std::string& title,
                        const std::filesystem::path& out_file) {
  const std::string html = assemble(page(), make_comparison_text(trainings, comparison, findings, title));
  write_file(out_file, html);
  return html.size();
}

}  // namespace la3::report
