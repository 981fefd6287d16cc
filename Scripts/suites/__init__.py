# SPDX-License-Identifier: MIT
"""The steps of `make test` and how their outputs are counted. `Scripts/test.py` runs them."""
