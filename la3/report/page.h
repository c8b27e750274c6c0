// The report's page without its data: what la3/report/web is bundled into when the project is built.
#pragma once

#include <string_view>

namespace la3::report {

struct Page {
  std::string_view script, style;
};

// Lives as long as the program. Throws Error in a build without the page.
const Page& page();

}  // namespace la3::report
