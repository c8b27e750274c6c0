// The report's page without its data. `make page` bundles la3/report/web into page.cpp, which is
// committed: a build needs no npm, and the test `report_page` checks that both agree.
#pragma once

#include <string_view>

namespace la3::report {

struct Page {
  std::string_view script, style;
};

// Lives as long as the program.
const Page& page();

}  // namespace la3::report
