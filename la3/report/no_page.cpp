// Stands in for the bundled page where the build had no npm.
#include "la3/core/error.h"
#include "la3/report/page.h"

namespace la3::report {

const Page& page() {
  throw Error(
      "this la3 was built without the page of the report: npm was not found. Install nodejs and npm, configure and "
      "build again");
}

}  // namespace la3::report
