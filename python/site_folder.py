"""Where the interpreter that runs this looks for packages below a prefix: site_folder.py PREFIX

Its own folder if that lies below the prefix, as /usr/local's and a virtual environment's do; else the usual one,
which is also that of ~/.local.
"""

import os
import sys
import sysconfig

prefix = os.path.join(os.path.abspath(sys.argv[1]), "")
own = sysconfig.get_path("platlib")
usual = sysconfig.get_path("platlib", "posix_prefix", {"base": "", "platbase": ""}).lstrip("/")
print(own[len(prefix) :] if own.startswith(prefix) else usual)
