# SPDX-License-Identifier: MIT
"""One file an attack. Each has `attack(rig)`, which answers with figures and notes losses in `rig`."""
