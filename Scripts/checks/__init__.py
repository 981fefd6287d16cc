# SPDX-License-Identifier: MIT
"""The house rules that swift-format cannot check. `Scripts/check.py` runs them all."""
