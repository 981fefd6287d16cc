# SPDX-License-Identifier: MIT
"""What `Scripts/typecheck_apple.py` is made of."""
